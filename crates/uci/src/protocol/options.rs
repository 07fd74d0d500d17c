use super::memory;
use crate::output::{note, plain};
use session::{GameId, Skill};

/// Size of the transposition table in MiB: default and maximum.
pub(super) const HASH_DEFAULT: usize = 16;
const HASH_MAX: usize = 2_048;

/// Memory for unpacked endgame tables in MiB: default and maximum.
const TABLE_MEMORY_DEFAULT: usize = 256;
const TABLE_MEMORY_MAX: usize = 65_536;

/// No position has more moves.
const MULTI_PV_MAX: usize = 256;

/// More threads are of no use.
const THREADS_MAX: usize = 256;

/// The values of the UCI options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct UciOptions {
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) multi_pv: usize,
    pub(super) table_path: String,
    /// MiB that endgame tables may take unpacked.
    pub(super) table_memory: usize,
    pub(super) eval_file: EvalFile,
    pub(super) game: GameId,
    /// Milliseconds kept back for every move.
    pub(super) overhead: u64,
    /// Castling is written as the king taking its own rook.
    pub(super) chess960: bool,
    /// Reports tell how likely a win, a draw and a loss are.
    pub(super) show_wdl: bool,
    /// The GUI analyses: strength is not limited.
    analyses: bool,
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
            table_path: String::new(),
            table_memory: TABLE_MEMORY_DEFAULT,
            eval_file: EvalFile::Own,
            game: GameId::DEFAULT,
            overhead: 10,
            chess960: false,
            show_wdl: false,
            analyses: false,
            skill: Skill::MAX_LEVEL,
            limit_strength: false,
            elo: 1_500,
        }
    }
}

/// What the engine has to do after an option has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OptionEffect {
    None,
    ResizeHash,
    SetThreads,
    ClearHash,
    LoadTables,
    SetTableMemory,
    LoadNetwork,
    ChangeGame,
    ChangeStyle,
}

/// The network to evaluate with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EvalFile {
    /// The game's own, if it has one.
    Own,
    /// None: the hand-written evaluation counts alone.
    None,
    /// That of a file.
    Path(String),
}

impl UciOptions {
    /// The `option` lines that answer `uci`.
    pub(super) fn describe() -> Vec<String> {
        let [weakest, strongest] = elo_range();
        let games: String = GameId::ALL.iter().map(|game| format!(" var {game}")).collect();
        vec![
            format!("option name Hash type spin default {HASH_DEFAULT} min 1 max {HASH_MAX}"),
            "option name Clear Hash type button".to_owned(),
            format!("option name Threads type spin default 1 min 1 max {THREADS_MAX}"),
            format!("option name MultiPV type spin default 1 min 1 max {MULTI_PV_MAX}"),
            "option name Ponder type check default false".to_owned(),
            "option name TablePath type string default <empty>".to_owned(),
            format!(
                "option name TableMemory type spin default {TABLE_MEMORY_DEFAULT} min 1 max {TABLE_MEMORY_MAX}"
            ),
            "option name EvalFile type string default <empty>".to_owned(),
            format!("option name Skill Level type spin default {0} min 0 max {0}", Skill::MAX_LEVEL),
            "option name UCI_LimitStrength type check default false".to_owned(),
            format!("option name UCI_Elo type spin default 1500 min {weakest} max {strongest}"),
            format!("option name UCI_Variant type combo default {}{games}", GameId::DEFAULT),
            "option name UCI_Chess960 type check default false".to_owned(),
            "option name UCI_ShowWDL type check default false".to_owned(),
            "option name UCI_AnalyseMode type check default false".to_owned(),
            "option name Move Overhead type spin default 10 min 0 max 5000".to_owned(),
        ]
    }

    /// Sets an option; names are case-insensitive. A value out of range is clamped, one that makes no sense changes
    /// nothing; a note reports both.
    pub(super) fn set(&mut self, name: &str, value: &str) -> OptionEffect {
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let Some(mib) = spin(name, value, [1, HASH_MAX as i64]) else { return OptionEffect::None };
                self.hash = affordable(mib as usize);
                OptionEffect::ResizeHash
            }
            "clear hash" => OptionEffect::ClearHash,
            "threads" => {
                let Some(threads) = spin(name, value, [1, THREADS_MAX as i64]) else {
                    return OptionEffect::None;
                };
                self.threads = threads as usize;
                OptionEffect::SetThreads
            }
            "multipv" => {
                if let Some(lines) = spin(name, value, [1, MULTI_PV_MAX as i64]) {
                    self.multi_pv = lines as usize;
                }
                OptionEffect::None
            }
            "ponder" => {
                check(name, value);
                OptionEffect::None
            }
            "tablepath" => {
                self.table_path = if value == "<empty>" { String::new() } else { value.to_owned() };
                OptionEffect::LoadTables
            }
            "tablememory" => {
                let Some(mib) = spin(name, value, [1, TABLE_MEMORY_MAX as i64]) else {
                    return OptionEffect::None;
                };
                self.table_memory = mib as usize;
                OptionEffect::SetTableMemory
            }
            "evalfile" => {
                self.eval_file = match value {
                    "" | "<empty>" => EvalFile::Own,
                    "<none>" => EvalFile::None,
                    path => EvalFile::Path(path.to_owned()),
                };
                OptionEffect::LoadNetwork
            }
            "skill level" => {
                if let Some(level) = spin(name, value, [0, i64::from(Skill::MAX_LEVEL)]) {
                    self.skill = level as u8;
                }
                OptionEffect::None
            }
            "uci_limitstrength" => {
                if let Some(on) = check(name, value) {
                    self.limit_strength = on;
                }
                OptionEffect::None
            }
            "uci_elo" => {
                if let Some(elo) = spin(name, value, elo_range()) {
                    self.elo = elo;
                }
                OptionEffect::None
            }
            "uci_variant" => match value.parse() {
                Ok(game) if game == self.game => OptionEffect::None,
                Ok(game) => {
                    self.game = game;
                    OptionEffect::ChangeGame
                }
                Err(error) => {
                    note(plain(&error.to_string()));
                    OptionEffect::None
                }
            },
            "uci_chess960" => {
                let Some(on) = check(name, value) else { return OptionEffect::None };
                self.chess960 = on;
                OptionEffect::ChangeStyle
            }
            "uci_showwdl" => {
                if let Some(on) = check(name, value) {
                    self.show_wdl = on;
                }
                OptionEffect::None
            }
            "uci_analysemode" => {
                if let Some(on) = check(name, value) {
                    self.analyses = on;
                }
                OptionEffect::None
            }
            "move overhead" => {
                if let Some(overhead) = spin(name, value, [0, 5_000]) {
                    self.overhead = overhead as u64;
                }
                OptionEffect::None
            }
            _ => {
                note(format_args!("unknown option: {}", plain(name)));
                OptionEffect::None
            }
        }
    }

    /// The strength to play at; `None` for full strength.
    pub(super) fn skill(&self, seed: u64) -> Option<Skill> {
        let level = if self.limit_strength { level_of(self.game, self.elo) } else { self.skill };
        (level < Skill::MAX_LEVEL && !self.analyses).then_some(Skill { level, seed })
    }
}

/// Elo of the levels below full strength, rising: of levels 2, 4, … 18 of [`Skill`].
fn level_ratings(game: GameId) -> impl Iterator<Item = i64> + Clone {
    let ratings = game.ratings();
    ratings[..ratings.len() - 1].iter().map(|&rating| rating.into())
}

/// The least and the most `UCI_Elo` that can be asked for, over all games.
fn elo_range() -> [i64; 2] {
    let ratings = GameId::ALL.iter().flat_map(|&game| level_ratings(game));
    [ratings.clone().min().unwrap_or(0), ratings.max().unwrap_or(0)]
}

/// The level whose Elo is nearest in `game`. An odd level lies halfway between its neighbours.
fn level_of(game: GameId, elo: i64) -> u8 {
    let steps = level_ratings(game).zip(level_ratings(game).skip(1)).map(|(lower, upper)| {
        let quarter = (upper - lower) / 4;
        u8::from(elo >= lower + quarter) + u8::from(elo >= upper - quarter)
    });
    2 + steps.sum::<u8>()
}

/// The size of a transposition table that leaves the machine half of its free memory.
fn affordable(mib: usize) -> usize {
    match memory::available_mib() {
        Some(available) if mib > available / 2 => {
            let least = (available / 2).max(1);
            note(format_args!("Hash {mib} is too much for this machine; using {least}"));
            least
        }
        _ => mib,
    }
}

/// Reads a number and clamps it. Reports both what is no number and what was out of range.
fn spin(name: &str, value: &str, [least, most]: [i64; 2]) -> Option<i64> {
    let digits = value.strip_prefix('-').unwrap_or(value);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        note(format_args!("{} needs a number, not {:?}", plain(name), plain(value)));
        return None;
    }
    // Only numbers too large for the type fail to parse.
    let number = value.parse().unwrap_or(if value.starts_with('-') { i64::MIN } else { i64::MAX });
    let clamped = number.clamp(least, most);
    if clamped != number {
        note(format_args!("{} is {least} to {most}; using {clamped}", plain(name)));
    }
    Some(clamped)
}

/// Reads `true` or `false`; reports anything else.
fn check(name: &str, value: &str) -> Option<bool> {
    match value {
        "true" => Some(true),
        "false" => Some(false),
        _ => {
            note(format_args!("{} is true or false, not {:?}", plain(name), plain(value)));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_out_of_range_are_clamped_and_nonsense_changes_nothing() {
        let mut options = UciOptions::default();
        for (value, lines) in [("3", 3), ("-5", 1), ("99999999999999999999", 256), ("x", 256), ("", 256)] {
            options.set("MultiPV", value);
            assert_eq!(options.multi_pv, lines, "{value}");
        }
    }

    #[test]
    fn names_have_no_case_and_unknown_ones_change_nothing() {
        let mut options = UciOptions::default();
        assert_eq!(options.set("hAsH", "2"), OptionEffect::ResizeHash);
        assert_eq!(options.hash, 2);
        let before = options.clone();
        assert_eq!(options.set("Contempt", "5"), OptionEffect::None);
        assert_eq!(options, before);
    }

    #[test]
    fn strength_is_limited_by_level_or_by_elo() {
        let mut options = UciOptions::default();
        assert_eq!(options.skill(7), None);
        options.set("Skill Level", "4");
        assert_eq!(options.skill(7), Some(Skill { level: 4, seed: 7 }));
        options.set("UCI_LimitStrength", "true");
        for (elo, level) in
            [("0", 2), ("400", 2), ("700", 5), ("1050", 10), ("1180", 11), ("2300", 18), ("9999", 18)]
        {
            options.set("UCI_Elo", elo);
            assert_eq!(options.skill(7).map(|skill| skill.level), Some(level));
        }
        options.set("UCI_AnalyseMode", "true");
        assert_eq!(options.skill(7), None);
        options.set("UCI_AnalyseMode", "false");
        options.set("UCI_Variant", "xiangqi");
        for (elo, level) in [("400", 2), ("1650", 10), ("2450", 18)] {
            options.set("UCI_Elo", elo);
            assert_eq!(options.skill(7).map(|skill| skill.level), Some(level));
        }
    }

    #[test]
    fn every_option_described_is_known() {
        let lines = UciOptions::describe();
        for line in &lines {
            let name =
                line.strip_prefix("option name ").and_then(|rest| rest.split_once(" type ")).expect("form").0;
            let default =
                line.split_once(" default ").map_or("", |(_, rest)| rest.split(' ').next().unwrap_or(""));
            let mut options = UciOptions::default();
            options.set(name, default);
            assert_eq!(options, UciOptions::default(), "{name}");
        }
    }
}
