//! The same messages as TypeScript types, for the page.

mod tidy;

use tidy::tidy;
use ts_rs::{Config, TS};

use crate::http::{
    Catalogue, EditionAbout, Enter, Entered, Found, GameAbout, Invite, Invited, NewTable, Opened,
    OptionAbout,
};
use crate::message::{Message, Sealed, Seen, Update, You};
use crate::news::News;
use crate::options::{Clock, Late, LuckChoice, Options};
use crate::refusal::Refusal;
use crate::request::{Envelope, OfferKind, Request};
use crate::state::{
    ChairKind, ChairState, LuckState, NonceState, OfferState, Phase, QuestionState, TableState,
};

macro_rules! declarations {
    ($($Type:ty),+ $(,)?) => {{
        let config = Config::default();
        [$(declaration::<$Type>(&config)),+].concat()
    }};
}

/// All types of the wire as one TypeScript module.
pub fn typescript() -> String {
    let head = "// Written from crates/protocol by its tests (QLUB_GOLDEN=1): do not edit.\n";
    let types = declarations![
        Envelope,
        Request,
        OfferKind,
        Options,
        Clock,
        Late,
        LuckChoice,
        Message,
        Update,
        You,
        Sealed,
        Seen,
        TableState,
        Phase,
        ChairState,
        ChairKind,
        QuestionState,
        OfferState,
        LuckState,
        NonceState,
        News,
        Refusal,
        Catalogue,
        GameAbout,
        EditionAbout,
        OptionAbout,
        NewTable,
        Opened,
        Found,
        Enter,
        Entered,
        Invite,
        Invited,
    ];
    format!("{head}\nexport const PROTOCOL = {};\n{types}", crate::VERSION)
}

fn declaration<T: TS + 'static>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default().replace("/**\n * ", "/** ").replace("\n */", " */");
    format!("\n{docs}export {}\n", tidy(&T::decl(config)))
}
