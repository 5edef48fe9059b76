//! What documents say is so: their commands run, their links lead somewhere, and a translation has what the
//! English page has.

mod commands;
mod links;
mod markdown;
mod translations;
