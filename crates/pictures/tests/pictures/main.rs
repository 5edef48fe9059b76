//! The pictures: well formed, complete, and as fresh as the games' data.

mod pages;
