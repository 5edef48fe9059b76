//! The functions that a browser can call: room for a question, asking it, where the answer is.
//!
//! Text goes in and out, so there is nothing for a binding generator to do: the page writes the
//! question into [`room`], calls [`ask`], and reads as many bytes as that says at [`answer`]. No
//! pointer is ever followed on this side.

use std::cell::RefCell;

use crate::engine::Engine;

#[derive(Default)]
struct Door {
    engine: Engine,
    question: Vec<u8>,
    answer: String,
}

thread_local! {
    static DOOR: RefCell<Door> = RefCell::default();
}

/// Makes room for a question of so many bytes, and says where.
#[expect(unsafe_code, reason = "a browser finds functions by their plain names")]
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    DOOR.with_borrow_mut(|door| {
        door.question = vec![0; bytes];
        door.question.as_mut_ptr()
    })
}

/// Answers the question, and says how many bytes the answer has.
#[expect(unsafe_code, reason = "a browser finds functions by their plain names")]
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    DOOR.with_borrow_mut(|door| {
        door.answer = match std::str::from_utf8(&door.question) {
            Ok(question) => door.engine.ask(question),
            Err(_) => door.engine.ask(""),
        };
        door.answer.len()
    })
}

/// Where the answer is.
#[expect(unsafe_code, reason = "a browser finds functions by their plain names")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    DOOR.with_borrow(|door| door.answer.as_ptr())
}

/// Takes what was written into the room as a book for bots, behind a line with its game and name; says
/// whether it is one.
#[expect(unsafe_code, reason = "a browser finds functions by their plain names")]
#[unsafe(no_mangle)]
pub extern "C" fn provide() -> bool {
    DOOR.with_borrow_mut(|door| door.engine.provide(&door.question))
}
