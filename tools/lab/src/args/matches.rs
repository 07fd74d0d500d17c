//! Arguments of commands that play matches or make openings for them.

use session::{Character, GameId};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct MatchArgs {
    pub(crate) game: GameId,
    /// Command of the first engine; results are from its side
    #[arg(long)]
    pub(crate) first: String,
    /// Command of the second engine
    #[arg(long)]
    pub(crate) second: String,
    /// UCI option of both engines, `Name=Value`
    #[arg(long)]
    pub(crate) option: Vec<String>,
    #[arg(long)]
    pub(crate) first_option: Vec<String>,
    #[arg(long)]
    pub(crate) second_option: Vec<String>,
    /// Name in records, instead of the command
    #[arg(long)]
    pub(crate) first_name: Option<String>,
    #[arg(long)]
    pub(crate) second_name: Option<String>,
    /// File of FENs, one a line; default: tools/lab/data/GAME.fen
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    /// Openings to skip at the start of the file
    #[arg(long, default_value_t = 0)]
    pub(crate) skip: u64,
    /// Most games to play; rounded to even
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// Nodes for each move
    #[arg(long, conflicts_with_all = ["movetime", "tc"])]
    pub(crate) nodes: Option<u64>,
    /// Nodes for each move of the second engine, if different
    #[arg(long, requires = "nodes")]
    pub(crate) second_nodes: Option<u64>,
    /// Milliseconds for each move
    #[arg(long, conflicts_with = "tc")]
    pub(crate) movetime: Option<u64>,
    /// Milliseconds for each move of the second engine, if different
    #[arg(long, requires = "movetime")]
    pub(crate) second_movetime: Option<u64>,
    /// Milliseconds for a game and increment for each move, such as 1000+10
    #[arg(long)]
    pub(crate) tc: Option<String>,
    /// Milliseconds by which an engine may be late
    #[arg(long, default_value_t = 50)]
    pub(crate) margin: u64,
    /// Games at a time
    #[arg(long, default_value_t = 1)]
    pub(crate) concurrency: usize,
    /// Stop once a sequential probability ratio test between these Elo differences is decided
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,
    /// End games early when both engines agree on the result
    #[arg(long)]
    pub(crate) adjudicate: bool,
    /// File for the games: PGN if it ends in .pgn, else a JSON object a line
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
    /// Add the result to the first table of this file, such as docs/results/strength.md
    #[arg(long, requires = "label")]
    pub(crate) log: Option<PathBuf>,
    /// Name of the experiment in the table
    #[arg(long, default_value = "")]
    pub(crate) label: String,
}

impl MatchArgs {
    pub(crate) fn names(&self) -> [&str; 2] {
        [
            self.first_name.as_deref().unwrap_or(&self.first),
            self.second_name.as_deref().unwrap_or(&self.second),
        ]
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct LadderArgs {
    pub(crate) game: GameId,
    /// `Skill Level` values, each of which plays the next
    #[arg(
        long,
        value_delimiter = ',',
        value_parser = clap::value_parser!(u8).range(1..=12),
        default_value = "1,2,3,4,5,6,7,8,9,10,11"
    )]
    pub(crate) levels: Vec<u8>,
    /// Games for each pair of levels; rounded to even
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// Nodes for each move; only the stronger levels use that many
    #[arg(long, default_value_t = 200_000)]
    pub(crate) top_nodes: u64,
    /// File of FENs, one a line; default: tools/lab/data/GAME.fen
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; does not affect the result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// File to append the games to, a JSON object a line
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct CharactersArgs {
    pub(crate) game: GameId,
    /// `Skill Level` of both sides
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=12), default_value_t = 5)]
    pub(crate) level: u8,
    /// Characters, as in the option `Character`; default: all
    #[arg(long, value_delimiter = ',', value_parser = character)]
    pub(crate) only: Vec<Character>,
    /// Games of each character; rounded to even
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// Nodes for each move; only the stronger levels use that many
    #[arg(long, default_value_t = 20_000)]
    pub(crate) top_nodes: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; does not affect the result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct DefenceArgs {
    pub(crate) game: GameId,
    /// Endings, such as KRK; tables of up to four pieces are solved on the spot
    #[arg(long, required = true, value_delimiter = ',')]
    pub(crate) endings: Vec<String>,
    /// `Skill Level` of each attacker; one more plays a few moves at random and else the best
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=11), default_value = "6,8")]
    pub(crate) levels: Vec<u8>,
    /// Games of each attacker against each defence
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; does not affect the result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct OddsArgs {
    pub(crate) game: GameId,
    /// Letters of the pieces that full strength gives
    #[arg(long, value_delimiter = ',', default_value = "N,R")]
    pub(crate) pieces: Vec<char>,
    /// `Skill Level` of each opponent
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=11), default_value = "7")]
    pub(crate) levels: Vec<u8>,
    /// Games with each opponent
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// Nodes for each move; weak levels use fewer
    #[arg(long, default_value_t = 20_000)]
    pub(crate) nodes: u64,
    /// File of FENs, one a line; default: tools/lab/data/GAME.fen. Each is two starts: odds of one side and of the other
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; does not affect the result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct OverlookedArgs {
    pub(crate) game: GameId,
    /// `Skill Level` values, each of which plays itself
    #[arg(
        long,
        value_delimiter = ',',
        value_parser = clap::value_parser!(u8).range(1..=11),
        default_value = "1,2,3,4,5,6,7,8,9,10,11"
    )]
    pub(crate) levels: Vec<u8>,
    /// Games of each level
    #[arg(long, default_value_t = 40)]
    pub(crate) games: u64,
    /// Nodes to judge each position
    #[arg(long, default_value_t = 3_000)]
    pub(crate) nodes: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; does not affect the result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

fn character(name: &str) -> Result<Character, String> {
    let unknown = || format!("the characters are {}", Character::ALL.map(Character::name).join(", "));
    Character::named(name).ok_or_else(unknown)
}

#[derive(Debug, clap::Args)]
pub(crate) struct OpeningsArgs {
    pub(crate) game: GameId,
    /// File to write
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long, default_value_t = 200)]
    pub(crate) count: usize,
    /// Number of random plies
    #[arg(long, default_value_t = 8)]
    pub(crate) plies: usize,
    /// Largest score, in centipawns either way
    #[arg(long, default_value_t = 60)]
    pub(crate) level: i16,
    /// Depth of the search that gives the score, in plies
    #[arg(long, default_value_t = 10)]
    pub(crate) depth: u16,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}
