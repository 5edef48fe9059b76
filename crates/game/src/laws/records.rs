//! Laws about what is written down.

use super::{Verdict, same};
use crate::contract::{Game, StepOf};
use crate::notation::ParseError;
use crate::transcript::Transcript;

/// A step that is written down and read again is the same step.
pub(super) fn notation_round_trips<G: Game>(step: &StepOf<G>) -> Verdict {
    let text = step.to_string();
    let read: Result<StepOf<G>, ParseError> = text.parse();
    same("notation round-trips", &read.as_ref().ok(), &Some(step))
}

/// The checked and the unchecked door lead to one state and tell the same.
pub(super) fn both_doors_lead_to_one_state<G: Game>(game: &G, step: &StepOf<G>) -> Verdict {
    let (mut played, mut advanced) = (game.clone(), game.clone());
    let (mut by_play, mut by_advance) = (Vec::new(), Vec::new());
    let _ = played.play(step.clone(), &mut |audience, event| by_play.push((audience, event)));
    advanced.advance(step.clone(), &mut |audience, event| by_advance.push((audience, event)));
    same("both doors lead to one state", &played, &advanced)?;
    same("both doors tell the same", &by_play, &by_advance)?;
    by_play.iter().try_for_each(|(_, event)| {
        let law = "an event survives the wire";
        let text = serde_json::to_string(event).map_err(|error| (law, error.to_string()))?;
        let read: Result<G::Event, _> = serde_json::from_str(&text);
        same(law, &read.ok().as_ref(), &Some(event))
    })
}

/// A transcript that is written down and read again leads to the same state.
pub(super) fn a_transcript_replays<G: Game>(transcript: &Transcript<G>) -> Verdict {
    match Transcript::<G>::read(&transcript.to_string()) {
        Ok(replayed) => same("a transcript replays", &replayed, transcript),
        Err(error) => Err(("a transcript replays", error.to_string())),
    }
}
