/// Defines the function `run` of a command with game-specific code: `game_command!(Args, |args, G| …)`, where
/// `G` is the game named in the arguments.
macro_rules! game_command {
    ($Args:ty, |$args:ident, $G:ident| $body:expr) => {
        pub(crate) fn run(args: &$Args) -> Result<(), crate::error::LabError> {
            args.game.visit(args)
        }

        impl games::GameVisitor for &$Args {
            type Output = Result<(), crate::error::LabError>;

            fn visit<$G: games::PlayableGame>(self) -> Self::Output {
                let $args = self;
                $body
            }
        }
    };
}
