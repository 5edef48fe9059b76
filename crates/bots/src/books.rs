//! What players look up.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

/// A book: something large that a player looks up if it is there, and does without if it is not.
pub trait Book: Any + Send + Sync {
    /// Whether it is for the same as another of its kind, so that one of the two is enough.
    fn is_like(&self, _other: &Self) -> bool {
        true
    }

    /// Whether it serves better than, or as well as, another that is for the same.
    fn replaces(&self, _other: &Self) -> bool {
        true
    }
}

/// The books that are there. Whoever seats players hands them on; clones share them.
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
    /// Adds a book, unless a better one for the same is there.
    pub fn add<B: Book>(&mut self, book: B) {
        let like = |one: &&mut Arc<dyn Any + Send + Sync>| {
            one.downcast_ref().is_some_and(|one| book.is_like(one))
        };
        match self.0.iter_mut().find(like) {
            None => self.0.push(Arc::new(book)),
            Some(one) if one.downcast_ref().is_none_or(|one| book.replaces(one)) => {
                *one = Arc::new(book);
            }
            Some(_) => {}
        }
    }

    /// The book of a kind, if it is there.
    pub(crate) fn get<B: Book>(&self) -> Option<Arc<B>> {
        self.find(|_| true)
    }

    /// A book of a kind that is looked for, if it is there.
    pub(crate) fn find<B: Book>(&self, wanted: impl Fn(&B) -> bool) -> Option<Arc<B>> {
        let mut kind = self.0.iter().filter_map(|one| one.clone().downcast().ok());
        kind.find(|one: &Arc<B>| wanted(one))
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
    struct Map(&'static str);
    impl Book for Map {
        fn is_like(&self, other: &Self) -> bool {
            self.0 == other.0
        }
    }

    #[test]
    fn of_two_books_of_a_kind_the_better_one_stays() {
        let mut books = Books::default();
        assert!(books.get::<Page>().is_none());
        for (added, there) in [(1, 1), (3, 3), (2, 3)] {
            books.add(Page(added));
            assert_eq!(books.get::<Page>().map(|page| page.0), Some(there));
        }
        assert!(books.get::<Map>().is_none());
        books.add(Map("north"));
        books.add(Map("south"));
        let found = |name| books.clone().find(|map: &Map| map.0 == name).is_some();
        assert!(found("north") && found("south") && !found("west"));
        assert_eq!(books.get::<Page>().map(|page| page.0), Some(3));
    }
}
