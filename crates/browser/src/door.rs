//! The functions that a browser can call: room for a question, asking it, where the answer is.
//!
//! Text goes in and out, so there is nothing for a binding generator to do: the page writes the
//! question into `room`, calls `ask`, and reads as many bytes as that says at `answer`. No
//! pointer is ever followed on this side. A program of `bin` says who is [`Behind`] its door.

/// Whoever answers behind a door.
pub trait Behind {
    /// Answers a question: JSON in, JSON out.
    fn ask(&mut self, question: &str) -> String;

    /// Takes bytes as a book, behind a line with the game and the name of the book; says whether they are
    /// one.
    fn provide(&mut self, bytes: &[u8]) -> bool;
}

/// What lies behind a door: the question, whoever answers it, and the answer.
#[derive(Default)]
pub struct Door<B> {
    behind: B,
    question: Vec<u8>,
    answer: String,
}

impl<B: Behind> Door<B> {
    /// Makes room for a question of so many bytes, and says where.
    pub fn room(&mut self, bytes: usize) -> *mut u8 {
        self.question = vec![0; bytes];
        self.question.as_mut_ptr()
    }

    /// Answers the question, and says how many bytes the answer has.
    pub fn ask(&mut self) -> usize {
        let question = std::str::from_utf8(&self.question).unwrap_or_default();
        self.answer = self.behind.ask(question);
        self.answer.len()
    }

    /// Where the answer is.
    pub fn answer(&self) -> *const u8 {
        self.answer.as_ptr()
    }

    /// Takes what was written into the room as a book, and says whether it is one.
    pub fn provide(&mut self) -> bool {
        self.behind.provide(&self.question)
    }
}

/// Opens a door with somebody behind it, for a browser.
#[macro_export]
macro_rules! door {
    ($Behind:ty) => {
        thread_local! {
            static DOOR: ::std::cell::RefCell<$crate::door::Door<$Behind>> =
                ::std::cell::RefCell::default();
        }

        /// Makes room for a question of so many bytes, and says where.
        #[expect(unsafe_code, reason = "a browser finds functions by their plain names")]
        #[unsafe(no_mangle)]
        pub extern "C" fn room(bytes: usize) -> *mut u8 {
            DOOR.with_borrow_mut(|door| door.room(bytes))
        }

        /// Answers the question, and says how many bytes the answer has.
        #[expect(unsafe_code, reason = "a browser finds functions by their plain names")]
        #[unsafe(no_mangle)]
        pub extern "C" fn ask() -> usize {
            DOOR.with_borrow_mut($crate::door::Door::ask)
        }

        /// Where the answer is.
        #[expect(unsafe_code, reason = "a browser finds functions by their plain names")]
        #[unsafe(no_mangle)]
        pub extern "C" fn answer() -> *const u8 {
            DOOR.with_borrow($crate::door::Door::answer)
        }

        /// Takes what was written into the room as a book, and says whether it is one.
        #[expect(unsafe_code, reason = "a browser finds functions by their plain names")]
        #[unsafe(no_mangle)]
        pub extern "C" fn provide() -> bool {
            DOOR.with_borrow_mut($crate::door::Door::provide)
        }
    };
}
