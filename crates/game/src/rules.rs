//! How a game lists its rules.

/// Defines the rules of a game in one place: variant, data, stable key, and a plain English line.
///
/// ```
/// qlub_game::rules! {
///     /// Why a move is refused.
///     pub enum Rule {
///         /// Only three are left.
///         "too-many" TooMany { /// Asked for.
///             asked: u8 } => "{asked} is more than there are",
///     }
/// }
/// use qlub_game::Rule as _;
/// assert_eq!(Rule::TooMany { asked: 4 }.key(), "too-many");
/// assert_eq!(Rule::TooMany { asked: 4 }.to_string(), "4 is more than there are");
/// ```
#[macro_export]
macro_rules! rules {
    (
        $(#[$outer:meta])*
        pub enum $Rule:ident {
            $(
                $(#[$doc:meta])*
                $key:literal $Variant:ident
                $({ $($(#[$field_doc:meta])* $field:ident : $Type:ty),+ $(,)? })?
                => $text:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Serialize)]
        #[serde(tag = "rule")]
        pub enum $Rule {
            $(
                $(#[$doc])*
                #[serde(rename = $key)]
                $Variant $({ $($(#[$field_doc])* $field: $Type),+ })?
            ),+
        }

        impl ::std::fmt::Display for $Rule {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($Rule::$Variant $({ $($field),+ })? => ::std::write!(f, $text)),+
                }
            }
        }

        impl ::std::error::Error for $Rule {}

        impl $crate::Rule for $Rule {
            const KEYS: &'static [&'static str] = &[$($key),+];

            fn key(&self) -> &'static str {
                match self {
                    $($Rule::$Variant { .. } => $key),+
                }
            }
        }
    };
}
