//! What players look up.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

/// A book: something large that a player looks up if it is there, and does without if it is not.
pub trait Book: Any + Send + Sync {
    /// Whether it serves better than, or as well as, another of its kind.
    fn replaces(&self, _other: &Self) -> bool {
        true
    }
}

/// The books that are there, one of a kind. Whoever seats players hands them on; clones share them.
///
/// ```
/// use bots::{Books, Late, Level};
/// use quixo::Quixo;
///
/// let mut books = Books::default();
/// books.add(Late::new(vec![0; quixo::late::COUNT / 4]).unwrap());
/// let bot = Level::Expert.bot_until::<Quixo>(&books, &bots::Stop::never());
/// ```
// The kinds are not named here: the page's engine of one game would carry the books of all others.
#[derive(Clone, Default)]
pub struct Books(Vec<Arc<dyn Any + Send + Sync>>);

impl Books {
    /// Adds a book, unless a better one of its kind is there.
    pub fn add<B: Book>(&mut self, book: B) {
        match self.0.iter_mut().find(|one| one.is::<B>()) {
            None => self.0.push(Arc::new(book)),
            Some(one) if one.downcast_ref().is_none_or(|one| book.replaces(one)) => {
                *one = Arc::new(book);
            }
            Some(_) => {}
        }
    }

    /// The book of a kind, if it is there.
    pub(crate) fn get<B: Book>(&self) -> Option<Arc<B>> {
        self.0.iter().find_map(|one| one.clone().downcast().ok())
    }
}

impl Debug for Books {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Books({})", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Page(u32);
    impl Book for Page {
        fn replaces(&self, other: &Self) -> bool {
            self.0 >= other.0
        }
    }
    struct Map;
    impl Book for Map {}

    #[test]
    fn of_two_books_of_a_kind_the_better_one_stays() {
        let mut books = Books::default();
        assert!(books.get::<Page>().is_none());
        for (added, there) in [(1, 1), (3, 3), (2, 3)] {
            books.add(Page(added));
            assert_eq!(books.get::<Page>().map(|page| page.0), Some(there));
        }
        assert!(books.get::<Map>().is_none());
        books.add(Map);
        assert!(books.clone().get::<Map>().is_some());
        assert_eq!(books.get::<Page>().map(|page| page.0), Some(3));
    }
}
