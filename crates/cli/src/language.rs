//! Which language the program speaks.

use words::Language;

/// The language asked for, or that of the environment.
#[derive(clap::Args, Clone)]
pub(crate) struct LanguageArgs {
    /// The language, by its code; that of LC_ALL, LC_MESSAGES or LANG if none is named
    #[arg(long, global = true)]
    lang: Option<Language>,
}

impl LanguageArgs {
    pub(crate) fn language(&self) -> Language {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let set =
            variables.filter_map(|name| std::env::var(name).ok()).find(|text| !text.is_empty());
        let spoken = || set.and_then(|locale| Language::of_locale(&locale));
        self.lang.or_else(spoken).unwrap_or_default()
    }
}
