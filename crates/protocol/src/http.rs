//! Bodies of the requests around a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::options::{LuckChoice, Options};
use crate::state::Phase;

/// What there is to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// The versions of the protocol that are spoken.
    pub protocol: Vec<u32>,
    /// All games that can be played.
    pub games: Vec<GameAbout>,
    /// The options of a table, as they are unless chosen otherwise.
    pub options: Options,
}

/// What can be told about a game without playing it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct GameAbout {
    /// The name of the game, as in requests and files.
    pub name: String,
    /// The version of its rules.
    pub rules: u32,
    /// The editions that can be chosen.
    pub editions: Vec<EditionAbout>,
    /// The kinds of luck that it can be played with.
    pub luck: Vec<String>,
    /// The levels of bots that can play it.
    pub bots: Vec<String>,
    /// Whether players may agree on a draw.
    pub draws: bool,
}

/// An edition of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct EditionAbout {
    /// The name of the edition, as in set-ups.
    pub name: String,
    /// The fewest seats.
    pub fewest: u8,
    /// The most seats.
    pub most: u8,
    /// What a table may choose.
    pub options: Vec<OptionAbout>,
    /// The levels of bots that can play it: some have learnt other editions only.
    pub bots: Vec<String>,
}

/// Something a table may choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct OptionAbout {
    /// The key of the option, as in set-ups.
    pub key: String,
    /// What it is unless chosen otherwise.
    pub default: String,
    /// The words it can be; empty if it is a text of some form.
    pub values: Vec<String>,
    /// Whether these words are seats: of them a table has those that it has seats for.
    #[serde(default)]
    pub seats: bool,
    /// The form of the text, if it is one.
    pub form: Option<String>,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// The set-up, such as `classic 3`.
    pub setup: String,
    /// Where luck comes from.
    #[serde(default = "fair")]
    #[ts(as = "Option<LuckChoice>", optional)]
    pub luck: LuckChoice,
    /// The options of the table.
    #[serde(default)]
    #[ts(as = "Option<Options>", optional)]
    pub options: Options,
}

fn fair() -> LuckChoice {
    LuckChoice::Fair
}

/// A table that has been opened, and who may come how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct OpenedTable {
    /// The id of the table: whoever knows it may take an open seat.
    pub table: String,
    /// The code to say aloud instead.
    pub code: String,
    /// The id for watching only.
    pub watch: String,
    /// The link to the table.
    pub link: String,
    /// The link for watching only.
    pub watch_link: String,
}

/// A table that a code or an id leads to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FoundTable {
    /// The id that was found: of the table, or for watching only.
    pub table: String,
    /// Whether it is for watching only.
    pub watch_only: bool,
    /// The name of the game.
    pub game: String,
    /// The set-up, such as `classic 3`.
    pub setup: String,
    /// Where the match stands.
    pub phase: Phase,
    /// How many seats are open.
    pub open_seats: u8,
}

/// How a device comes to a table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Enter {
    /// The token of a seat, as it stood behind the `#` of a link.
    #[serde(default)]
    #[ts(optional)]
    pub token: Option<String>,
}

/// What a device is at a table that it has entered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct TableEntry {
    /// The id of the table.
    pub table: String,
    /// The id for watching only.
    pub watch: String,
    /// The code to say aloud, while seats are open.
    pub code: Option<String>,
    /// The link to the table.
    pub link: String,
    /// The link for watching only.
    pub watch_link: String,
    /// The seat that the token was for, if there was one.
    pub seat: Option<u8>,
}

/// A link for one seat is wanted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Invite {
    /// The seat: an open one (for the host), or one of the asking device, to move it elsewhere.
    pub seat: u8,
}

/// A link for one seat. It works once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct InviteLink {
    /// The link, with the token behind its `#`.
    pub link: String,
}
