//! A PostgreSQL, some nodes and a balancer on this machine: to try several nodes, and to test them.
//!
//! Everything here ends with the process that started it, however that ends.

mod balancer;
mod node;
mod postgres;

pub use balancer::Balancer;
pub use node::NodeProcess;
pub use postgres::{Postgres, StopMode, free_port};
