//! How many files this process may have open: every socket is one.

/// Lifts the limit to what the system allows at most, and says how many that is; nothing where
/// there is no such limit.
#[cfg(unix)]
pub fn raise_open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current == maximum {
        return maximum;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
        Ok(()) => maximum,
        Err(_) => current,
    }
}

/// Lifts the limit to what the system allows at most; nothing where there is no such limit.
#[cfg(not(unix))]
pub fn raise_open_files() -> Option<u64> {
    None
}
