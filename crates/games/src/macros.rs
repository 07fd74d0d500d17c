/// Makes the list: of each game its type, its module, the feature that builds it, which is also its name, and its ratings.
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

        /// Evaluates an expression for the type `$G` of a game.
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
            /// All games of this build, in the order in which users are shown them.
            pub const ALL: &'static [GameId] = &[$(#[cfg(feature = $name)] GameId::$Game,)+];
        }

        /// All games there are, also those that this build does not have, in the same order.
        #[allow(unused_doc_comments, reason = "an entry is an expression")]
        pub const LISTED: &[ListedGame] = &[$($(#[$about])* ListedGame { name: $name, ratings: $ratings },)+];
    };
}
