//! What a decision was worth, and what was luck: from a finished match to an account that adds up.
//!
//! One appraiser ([`bots::Appraiser`]) says what every table of the match was worth to everybody. From one
//! table to the next that changes, and every change has one cause:
//!
//! - chance: the table after it against the mean over all that could have come ([`Account::luck`]);
//! - a decision: what was done against the best, as far as its seat could know ([`Account::errors`]), and
//!   what that gave to others ([`Account::gifts`]);
//! - answers given at the same time that mean something else together than one by one
//!   ([`Account::crossing`]);
//! - what a seat could not see ([`Account::unseen`]);
//! - the appraiser, who looks further each time and changes its mind ([`Account::drift`]);
//! - an end that does not come from the rules, such as giving up ([`Account::broken_off`]).
//!
//! Each is computed by itself, and together they lead from the chance at the start to the result.

mod account;
mod decision;
mod grade;
mod hint;
mod look;
mod luck;
mod report;
mod review;
mod step_by_step;

pub use account::Account;
pub use decision::{Chance, Choice, Decision};
pub use grade::{Grade, accuracy};
pub use hint::{Hint, hints, hints_of};
pub use luck::luck;
pub use report::{NotReported, Report, report};
pub use review::{Match, NotReviewed, Review, review};
pub use step_by_step::{StepByStep, begin};
