//! A step that was read once and checked once.

use std::any::Any;
use std::fmt::{self, Debug};

use game::{Game, Refusal, Seat, Step, StepOf};

use crate::error::StepError;
use crate::line::{Line, Notation};

/// A step of some game that its match allows. It can be taken as long as nothing else happened there
/// but answers of others to the same question.
pub struct LegalStep {
    says: Step<Notation, Notation>,
    /// The step itself, of the type of its game.
    step: Box<dyn Any + Send>,
}

impl LegalStep {
    /// The step, if a game allows it.
    pub(crate) fn check<G: Game>(game: &G, step: StepOf<G>) -> Result<Self, StepError> {
        game.allows(&step).map_err(|refusal: Refusal<G::Rule>| StepError::refused(&refusal))?;
        Ok(LegalStep::trust::<G>(step))
    }

    /// A step that its game offers.
    pub(crate) fn trust<G: Game>(step: StepOf<G>) -> Self {
        let says = match &step {
            Step::Chance(chance) => Step::Chance(Notation::of(chance)),
            Step::Decide(seat, action) => Step::Decide(*seat, Notation::of(action)),
        };
        LegalStep { says, step: Box::new(step) }
    }

    /// The step as its game knows it; none if it is one of another game.
    pub(crate) fn into_step<G: Game>(self) -> Option<StepOf<G>> {
        self.step.downcast().ok().map(|step| *step)
    }

    /// Whose decision it is; nobody's if it is chance.
    pub fn by(&self) -> Option<Seat> {
        match self.says {
            Step::Chance(_) => None,
            Step::Decide(seat, _) => Some(seat),
        }
    }

    /// The one spelling of its chance or its action.
    pub fn notation(&self) -> &Notation {
        match &self.says {
            Step::Chance(notation) | Step::Decide(_, notation) => notation,
        }
    }

    /// The line that says so, where nobody else answers.
    pub fn line(&self) -> Line {
        match self.says.clone() {
            Step::Chance(chance) => Line::Chance(chance),
            Step::Decide(seat, action) => Line::Decide(seat, action),
        }
    }
}

impl Debug for LegalStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.says.fmt(f)
    }
}
