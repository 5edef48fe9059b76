//! Players of Quixo by name, those that nobody can seat among them.

use std::error::Error;
use std::sync::Arc;

use bots::workshop::quixo::search::alpha_beta;
use bots::workshop::quixo::search::bot::Searching;
use bots::workshop::quixo::value;
use bots::{Books, Bot, Stop, ValueNet};
use quixo::Quixo;

/// A player: a level; `search`, which is how `expert` plays without its net; or `net`, which is how it plays with
/// this one, looking at so many positions.
pub fn named(
    name: &str,
    net: Option<&Arc<ValueNet>>,
    work: Option<u32>,
) -> Result<Box<dyn Bot<Quixo>>, Box<dyn Error>> {
    let work = work.unwrap_or(value::Settings::BEST.work);
    let settings = value::Settings { work, ..value::Settings::BEST };
    let net = match name {
        "search" => None,
        "net" => Some((net.ok_or("`net` needs a net")?.clone(), settings)),
        level => {
            return Ok(level.parse::<bots::Level>()?.bot_until(&Books::default(), &Stop::never()));
        }
    };
    let settings = alpha_beta::Settings::BEST;
    Ok(Box::new(Searching { settings, late: None, net, stop: Stop::never() }))
}
