use crate::console::{Console, plain};
use games::LISTED;
use session::{Character, GameId, Skill};

/// Size of the transposition table in MiB: default and maximum.
pub(crate) const HASH_DEFAULT: usize = 16;
const HASH_MAX: usize = 2_048;

/// No book is deeper, in plies.
pub(crate) const BOOK_DEPTH_MAX: u32 = 255;

/// Upper bound of the moves of a position.
const MULTI_PV_MAX: usize = 256;

/// Most useful threads.
const THREADS_MAX: usize = 256;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UciOptions {
    pub(crate) hash: usize,
    pub(crate) threads: usize,
    pub(crate) multi_pv: usize,
    pub(crate) table_path: String,
    /// Whether the engine plays out of its book.
    pub(crate) own_book: bool,
    pub(crate) book_file: String,
    /// Plies of a game in which the book is used.
    pub(crate) book_depth: u32,
    pub(crate) eval_file: EvalFile,
    pub(crate) game: GameId,
    /// Milliseconds kept back for every move.
    pub(crate) overhead: u64,
    /// Whether castling is written as the king taking its own rook.
    pub(crate) chess960: bool,
    /// Whether reports include win, draw and loss chances.
    pub(crate) show_wdl: bool,
    /// Whether the GUI analyses; strength is then unlimited.
    pub(crate) analyses: bool,
    pub(crate) character: Character,
    /// Whether a side that is lost by tables plays the move after which the fewest replies win.
    pub(crate) stubborn_defence: bool,
    skill: u8,
    limit_strength: bool,
    elo: i64,
}

impl Default for UciOptions {
    fn default() -> Self {
        UciOptions {
            hash: HASH_DEFAULT,
            threads: 1,
            multi_pv: 1,
            own_book: false,
            book_file: String::new(),
            book_depth: BOOK_DEPTH_MAX,
            table_path: String::new(),
            eval_file: EvalFile::Own,
            game: GameId::DEFAULT,
            overhead: 10,
            chess960: false,
            show_wdl: false,
            analyses: false,
            character: Character::Neutral,
            stubborn_defence: false,
            skill: Skill::MAX_LEVEL,
            limit_strength: false,
            elo: 1_500,
        }
    }
}

/// Action of the engine after an option has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OptionEffect {
    None,
    ResizeHash,
    SetThreads,
    ClearHash,
    LoadTables,
    LoadNetwork,
    OpenBook,
    ChangeGame,
    /// A game of this name, which this build lacks.
    LeaveTo(&'static str),
    ChangeStyle,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EvalFile {
    /// The game's own, if it has one.
    Own,
    /// None: the hand-written evaluation alone.
    None,
    /// The network in a file.
    Path(String),
}

impl UciOptions {
    /// The `option` lines in the answer to `uci`.
    pub(crate) fn describe(most_threads: usize, reads_books: bool) -> Vec<String> {
        let [weakest, strongest] = elo_range();
        let games: String = LISTED.iter().map(|game| format!(" var {}", game.name)).collect();
        let mut lines = vec![
            format!("option name Hash type spin default {HASH_DEFAULT} min 1 max {HASH_MAX}"),
            "option name Clear Hash type button".to_owned(),
            format!("option name Threads type spin default 1 min 1 max {}", THREADS_MAX.min(most_threads)),
            format!("option name MultiPV type spin default 1 min 1 max {MULTI_PV_MAX}"),
            "option name Ponder type check default false".to_owned(),
            "option name TablePath type string default <empty>".to_owned(),
            "option name EvalFile type string default <empty>".to_owned(),
            format!("option name Skill Level type spin default {0} min 1 max {0}", Skill::MAX_LEVEL),
            format!(
                "option name Character type combo default {}{}",
                Character::Neutral.name(),
                character_values()
            ),
            "option name Stubborn Defence type check default false".to_owned(),
            "option name UCI_LimitStrength type check default false".to_owned(),
            format!("option name UCI_Elo type spin default 1500 min {weakest} max {strongest}"),
            format!("option name UCI_Variant type combo default {}{games}", LISTED[0].name),
            "option name UCI_Chess960 type check default false".to_owned(),
            "option name UCI_ShowWDL type check default false".to_owned(),
            "option name UCI_AnalyseMode type check default false".to_owned(),
            "option name Move Overhead type spin default 10 min 0 max 5000".to_owned(),
        ];
        if reads_books {
            lines.extend([
                "option name OwnBook type check default false".to_owned(),
                "option name BookFile type string default <empty>".to_owned(),
                format!(
                    "option name BookDepth type spin default {BOOK_DEPTH_MAX} min 0 max {BOOK_DEPTH_MAX}"
                ),
            ]);
        }
        lines
    }

    /// Sets an option; names are case-insensitive. A value out of range is clamped, an invalid one changes nothing. A
    /// note reports both.
    pub(crate) fn set(&mut self, name: &str, value: &str, console: &mut Console<'_>) -> OptionEffect {
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let Some(mib) = spin(name, value, [1, HASH_MAX as i64], console) else {
                    return OptionEffect::None;
                };
                self.hash = affordable(mib as usize, console);
                OptionEffect::ResizeHash
            }
            "clear hash" => OptionEffect::ClearHash,
            "threads" => {
                let most = THREADS_MAX.min(console.host.most_threads());
                let Some(threads) = spin(name, value, [1, most as i64], console) else {
                    return OptionEffect::None;
                };
                self.threads = threads as usize;
                OptionEffect::SetThreads
            }
            "multipv" => {
                if let Some(lines) = spin(name, value, [1, MULTI_PV_MAX as i64], console) {
                    self.multi_pv = lines as usize;
                }
                OptionEffect::None
            }
            "ponder" => {
                check(name, value, console);
                OptionEffect::None
            }
            "tablepath" => {
                self.table_path = if value == "<empty>" { String::new() } else { value.to_owned() };
                OptionEffect::LoadTables
            }
            "evalfile" => {
                self.eval_file = match value {
                    "" | "<empty>" => EvalFile::Own,
                    "<none>" => EvalFile::None,
                    path => EvalFile::Path(path.to_owned()),
                };
                OptionEffect::LoadNetwork
            }
            "ownbook" => {
                if let Some(on) = check(name, value, console) {
                    self.own_book = on;
                }
                OptionEffect::None
            }
            "bookfile" => {
                self.book_file = if value == "<empty>" { String::new() } else { value.to_owned() };
                OptionEffect::OpenBook
            }
            "bookdepth" => {
                if let Some(plies) = spin(name, value, [0, BOOK_DEPTH_MAX.into()], console) {
                    self.book_depth = plies as u32;
                }
                OptionEffect::None
            }
            "skill level" => {
                if let Some(level) = spin(name, value, [1, i64::from(Skill::MAX_LEVEL)], console) {
                    self.skill = level as u8;
                }
                OptionEffect::None
            }
            "character" => {
                match Character::named(value) {
                    Some(character) => self.character = character,
                    None => {
                        let names = Character::ALL.map(Character::name);
                        console.note(format_args!("the characters are {}", names.join(", ")));
                    }
                }
                OptionEffect::None
            }
            "stubborn defence" => {
                if let Some(on) = check(name, value, console) {
                    self.stubborn_defence = on;
                }
                OptionEffect::None
            }
            "uci_limitstrength" => {
                if let Some(on) = check(name, value, console) {
                    self.limit_strength = on;
                }
                OptionEffect::None
            }
            "uci_elo" => {
                if let Some(elo) = spin(name, value, elo_range(), console) {
                    self.elo = elo;
                }
                OptionEffect::None
            }
            "uci_variant" => match (value.parse(), LISTED.iter().find(|game| game.name == value)) {
                (Ok(game), _) if game == self.game => OptionEffect::None,
                (Ok(game), _) => {
                    self.game = game;
                    OptionEffect::ChangeGame
                }
                (Err(_), Some(other)) => OptionEffect::LeaveTo(other.name),
                (Err(_), None) => {
                    let names: Vec<&str> = LISTED.iter().map(|game| game.name).collect();
                    console.note(format_args!("the games are {}", names.join(", ")));
                    OptionEffect::None
                }
            },
            "uci_chess960" => {
                let Some(on) = check(name, value, console) else { return OptionEffect::None };
                self.chess960 = on;
                OptionEffect::ChangeStyle
            }
            "uci_showwdl" => {
                if let Some(on) = check(name, value, console) {
                    self.show_wdl = on;
                }
                OptionEffect::None
            }
            "uci_analysemode" => {
                if let Some(on) = check(name, value, console) {
                    self.analyses = on;
                }
                OptionEffect::None
            }
            "move overhead" => {
                if let Some(overhead) = spin(name, value, [0, 5_000], console) {
                    self.overhead = overhead as u64;
                }
                OptionEffect::None
            }
            _ => {
                console.note(format_args!("unknown option: {}", plain(name)));
                OptionEffect::None
            }
        }
    }

    /// Taste in moves; none in analysis.
    pub(crate) fn character(&self) -> Character {
        if self.analyses { Character::Neutral } else { self.character }
    }

    /// Playing strength; `None` for full strength.
    pub(crate) fn skill(&self, seed: u64) -> Option<Skill> {
        let level = if self.limit_strength { level_of(self.game, self.elo) } else { self.skill };
        (level < Skill::MAX_LEVEL && !self.analyses).then_some(Skill { level, seed })
    }
}

/// The values of the option for characters, as ` var Neutral var …`.
pub(crate) fn character_values() -> String {
    Character::ALL.iter().map(|character| format!(" var {}", character.name())).collect()
}

/// Elo of the levels below full strength, ascending.
fn below_full(ratings: &[u16]) -> impl Iterator<Item = i64> + Clone {
    ratings[..ratings.len() - 1].iter().map(|&rating| rating.into())
}

/// Lowest and highest `UCI_Elo` over all games.
fn elo_range() -> [i64; 2] {
    let ratings = LISTED.iter().flat_map(|game| below_full(&game.ratings));
    [ratings.clone().min().unwrap_or(0), ratings.max().unwrap_or(0)]
}

/// The level of `game` with the nearest Elo, below full strength.
fn level_of(game: GameId, elo: i64) -> u8 {
    let ratings = below_full(game.ratings());
    let levels = (1..).zip(ratings);
    levels.min_by_key(|(_, rating)| rating.abs_diff(elo)).map_or(1, |(level, _)| level)
}

/// Size of a transposition table that this machine has memory for, at most `mib`.
fn affordable(mib: usize, console: &mut Console<'_>) -> usize {
    let most = console.host.most_hash().max(1);
    if mib > most {
        console.note(format_args!("Hash {mib} is too much for this machine; using {most}"));
    }
    mib.min(most)
}

/// Reads a number and clamps it. Reports invalid numbers and clamping.
fn spin(name: &str, value: &str, [least, most]: [i64; 2], console: &mut Console<'_>) -> Option<i64> {
    let digits = value.strip_prefix('-').unwrap_or(value);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        console.note(format_args!("{} needs a number, not {:?}", plain(name), plain(value)));
        return None;
    }
    // Only numbers too large for the type fail to parse.
    let number = value.parse().unwrap_or(if value.starts_with('-') { i64::MIN } else { i64::MAX });
    let clamped = number.clamp(least, most);
    if clamped != number {
        console.note(format_args!("{} is {least} to {most}; using {clamped}", plain(name)));
    }
    Some(clamped)
}

/// Reads `true` or `false`; reports anything else.
fn check(name: &str, value: &str, console: &mut Console<'_>) -> Option<bool> {
    match value {
        "true" => Some(true),
        "false" => Some(false),
        _ => {
            console.note(format_args!("{} is true or false, not {:?}", plain(name), plain(value)));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::Dialect;
    use crate::host::NoHost;

    fn set(options: &mut UciOptions, name: &str, value: &str) -> OptionEffect {
        options.set(name, value, &mut Console { host: &mut NoHost, dialect: Dialect::Uci })
    }

    #[test]
    fn values_out_of_range_are_clamped_and_nonsense_changes_nothing() {
        let mut options = UciOptions::default();
        for (value, lines) in [("3", 3), ("-5", 1), ("99999999999999999999", 256), ("x", 256), ("", 256)] {
            set(&mut options, "MultiPV", value);
            assert_eq!(options.multi_pv, lines, "{value}");
        }
    }

    #[test]
    fn names_have_no_case_and_unknown_ones_change_nothing() {
        let mut options = UciOptions::default();
        assert_eq!(set(&mut options, "hAsH", "2"), OptionEffect::ResizeHash);
        assert_eq!(options.hash, 2);
        let before = options.clone();
        assert_eq!(set(&mut options, "Contempt", "5"), OptionEffect::None);
        assert_eq!(options, before);
    }

    #[test]
    fn strength_is_limited_by_level_or_by_elo() {
        let mut options = UciOptions::default();
        assert_eq!(options.skill(7), None);
        set(&mut options, "Skill Level", "4");
        assert_eq!(options.skill(7), Some(Skill { level: 4, seed: 7 }));
        set(&mut options, "UCI_LimitStrength", "true");
        let level_at = |options: &mut UciOptions, elo: &str| {
            set(options, "UCI_Elo", elo);
            options.skill(7).map(|skill| skill.level)
        };
        assert_eq!(["0", "9999"].map(|elo| level_at(&mut options, elo)), [Some(1), Some(11)]);
        for (level, rating) in (1..).zip(below_full(GameId::Chess.ratings())) {
            assert_eq!(level_at(&mut options, &rating.to_string()), Some(level));
        }
        set(&mut options, "UCI_AnalyseMode", "true");
        assert_eq!(options.skill(7), None);
        set(&mut options, "UCI_AnalyseMode", "false");
        set(&mut options, "UCI_Variant", "xiangqi");
        for (level, rating) in (1..).zip(below_full(GameId::Xiangqi.ratings())) {
            assert_eq!(level_at(&mut options, &rating.to_string()), Some(level));
        }
    }

    #[test]
    fn a_character_has_a_name_in_any_case_and_none_in_analysis() {
        let mut options = UciOptions::default();
        for (value, character) in
            [("gambler", Character::Gambler), ("nobody", Character::Gambler), ("Keeper", Character::Keeper)]
        {
            set(&mut options, "Character", value);
            assert_eq!(options.character(), character, "{value}");
        }
        set(&mut options, "UCI_AnalyseMode", "true");
        assert_eq!(options.character(), Character::Neutral);
    }

    #[test]
    fn every_option_described_is_known() {
        let lines = UciOptions::describe(usize::MAX, true);
        for line in &lines {
            let name =
                line.strip_prefix("option name ").and_then(|rest| rest.split_once(" type ")).expect("form").0;
            let default =
                line.split_once(" default ").map_or("", |(_, rest)| rest.split(' ').next().unwrap_or(""));
            let mut options = UciOptions::default();
            set(&mut options, name, default);
            assert_eq!(options, UciOptions::default(), "{name}");
        }
    }
}
