//! The pictures: complete, readable, well formed, and as fresh as the games' data.

mod boards;
mod legible;
mod pages;
mod print;
mod seen_shapes;
mod sheets;
mod writers;
