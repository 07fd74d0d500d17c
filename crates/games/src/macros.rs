/// Makes the list: of each game its type, its module and the feature that builds it.
macro_rules! games {
    ($($(#[$doc:meta])* $Game:ident: $module:ident, $feature:literal;)+) => {
        $(#[cfg(feature = $feature)] mod $module;)+

        /// A game of this build.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum GameId {
            $(
                $(#[$doc])*
                #[cfg(feature = $feature)]
                #[cfg_attr(feature = "serde", serde(rename = $feature))]
                $Game,
            )+
        }

        /// Evaluates an expression for the type `$G` of a game.
        macro_rules! for_game {
            ($id:expr, |$G:ident| $body:expr) => {
                match $id {
                    $(#[cfg(feature = $feature)] GameId::$Game => {
                        type $G = crate::$module::$Game;
                        $body
                    })+
                }
            };
        }

        impl GameId {
            /// All games of this build, in the order in which users are shown them.
            pub const ALL: &'static [GameId] = &[$(#[cfg(feature = $feature)] GameId::$Game,)+];
        }
    };
}
