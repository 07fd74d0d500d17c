/// Declares the games: for each its type, its module, its name, which is also the feature that builds it, and its
/// ratings.
macro_rules! games {
    ($($(#[$about:meta])* $Game:ident: $module:ident, $name:tt, $ratings:expr;)+) => {
        $(#[cfg(feature = $name)] mod $module;)+

        /// A game of this build.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum GameId {
            $(
                $(#[$about])*
                #[cfg(feature = $name)]
                #[cfg_attr(feature = "serde", serde(rename = $name))]
                $Game,
            )+
        }

        /// Evaluates an expression with `$G` as the type of a game.
        macro_rules! for_game {
            ($id:expr, |$G:ident| $body:expr) => {
                match $id {
                    $(#[cfg(feature = $name)] GameId::$Game => {
                        type $G = crate::$module::$Game;
                        $body
                    })+
                }
            };
        }

        impl GameId {
            /// Every game of this build, in the order users see.
            pub const ALL: &'static [GameId] = &[$(#[cfg(feature = $name)] GameId::$Game,)+];
        }

        /// Every game of the workspace, in this build or not, in the same order.
        #[allow(unused_doc_comments, reason = "an entry is an expression")]
        pub const LISTED: &[ListedGame] = &[$($(#[$about])* ListedGame { name: $name, ratings: $ratings },)+];
    };
}
