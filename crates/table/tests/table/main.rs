//! Tables from outside. One program, because linking takes longer than most of these tests.

mod any_view;
mod books;
mod fairness;
mod lines;
mod live;
mod local;
mod notation;
mod views;
