//! Moves that people overlook. A weak level looks only at those that a player of its rating sees, its own and the
//! opponent's. The features of a move and their costs say how hard it is to see; `lab sight` fits the costs to puzzles
//! with known ratings (`docs/explain/levels.md`).

use chariot_game::{Board, Side, SplitMix64, Tactics};

/// Number of features of a move.
pub const FEATURES: usize = 14;

/// Names of the features, in order, for reports.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "any move",
    "check",
    "distance beyond the next square",
    "ranks backward",
    "along a rank",
    "loses the exchange",
    "wins the exchange",
    "by a knight",
    "by the king",
    "capture by the piece that moved last",
    "capture of the piece that moved last",
    "out of check",
    "plies beyond the second",
    "a capture or promotion to choose from",
];

/// Rating points by which each feature makes a move harder to see, fitted by `lab sight`.
const COSTS: [i32; FEATURES] = [972, -287, 13, 29, 78, -73, -163, -81, -104, -326, -92, 19, 109, 66];

/// Rating points of one standard deviation in how well a player sees: people's, by the definition of their ratings.
const SPREAD: i32 = 300;

/// From this rating on a player sees every check, and so every mate in one: level 7 does.
const SEES_CHECKS: i32 = 1_380;

/// Least gain of a capture that wins the exchange, in centipawns.
pub(crate) const FREE: i32 = 50;

/// Least gain of a capture that wins a piece, in centipawns: between a pawn and a minor piece in both games, an advisor
/// of xiangqi included.
const PIECE: i32 = 150;

/// Rating points by which a capture that wins a pawn, and one that wins a piece, is easier to see than [`COSTS`] say: at
/// the root and as a reply. The costs come from puzzles, in which little is free; these from reports of players.
const EASE: [[i32; 2]; 2] = [[700, 1_500], [250, 550]];

/// A player's sight during one search: the same move is seen or overlooked in all its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    /// Rating of puzzles whose key move the player sees half the time.
    pub(crate) rating: i32,
    pub(crate) seed: u64,
}

/// Where a move is looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// Where the last moves went, the opponent's first; `None` where there was none.
    pub last: [Option<u8>; 2],
    /// Captures and promotions to choose from.
    pub captures: u8,
}

impl Scene {
    /// The scene after a move to `to`; its captures are not known yet.
    #[must_use]
    pub fn after(self, to: Option<u8>) -> Scene {
        Scene { last: [to, self.last[0]], captures: 0 }
    }
}

impl Sight {
    /// Whether the player sees the legal move `m`, `ply` plies from the root. Anybody sees at once the answers to a check, the
    /// captures by the piece that moved last, and in chess that a piece leaves a square where a cheaper one attacks it. Nobody
    /// overlooks a promotion, or however deep a capture of the piece that moved last: people count exchanges on a square.
    pub(crate) fn sees<P: Tactics + Board>(self, position: &P, m: P::Move, ply: usize, scene: Scene) -> bool {
        let Some(cost) = cost(position, m, ply, scene) else { return true };
        if self.rating >= SEES_CHECKS && position.gives_check(m) {
            return true;
        }
        let side = (ply % 2) as u64;
        self.rating + self.noise(u64::from(P::pack(m)) | side << 16) >= cost
    }

    /// Rating points around 0, fixed for this search and `item`. The number of ones among 64 random bits is nearly
    /// normal, with a standard deviation of 4, and the same on all platforms.
    fn noise(self, item: u64) -> i32 {
        let ones = SplitMix64::numbered(self.seed, item).next_u64().count_ones() as i32;
        (ones - 32) * SPREAD / 4
    }
}

/// How hard the legal move `m` is to see, `ply` plies from the root, in rating points; `None` if nobody overlooks it.
pub(crate) fn cost<P: Tactics + Board>(position: &P, m: P::Move, ply: usize, scene: Scene) -> Option<i32> {
    let features = features(position, m, ply, scene);
    let [_, _, _, _, _, _, wins, .., strikes, recaptures, evades, _, _] = features;
    let is_plain = ply <= 1 && (strikes + evades > 0 || position.threat_bonus(&position.threats(), m) > 0);
    if is_plain || recaptures > 0 || P::promotion(m).is_some() {
        return None;
    }
    let cost: i32 = features.iter().zip(COSTS).map(|(feature, cost)| feature * cost).sum();
    let ease = match EASE.get(ply) {
        Some([_, piece]) if wins > 0 && position.see_ge(m, PIECE) => *piece,
        Some([pawn, _]) if wins > 0 => *pawn,
        _ => 0,
    };
    Some(cost - ease)
}

/// Features of the legal move `m`, `ply` plies from the root, as in [`FEATURE_NAMES`].
pub fn features<P: Tactics + Board>(position: &P, m: P::Move, ply: usize, scene: Scene) -> [i32; FEATURES] {
    let (from, to) = P::from_to(m);
    let files = i32::from(to % P::FILES) - i32::from(from % P::FILES);
    let ranks = i32::from(to / P::FILES) - i32::from(from / P::FILES);
    let distance = files.abs().max(ranks.abs());
    let forward = match position.side_to_move() {
        Side::First => ranks,
        Side::Second => -ranks,
    };
    let captured = position.captured(m).map(|(_, square)| square);
    let [last, own_last] = scene.last;
    [
        1,
        i32::from(position.gives_check(m)),
        distance - 1,
        (-forward).max(0),
        i32::from(ranks == 0),
        i32::from(!position.see_ge(m, 0)),
        i32::from(captured.is_some() && position.see_ge(m, FREE)),
        i32::from((files * ranks).abs() == 2),
        i32::from(from == position.king_square()),
        i32::from(captured.is_some() && own_last == Some(from)),
        i32::from(captured.is_some() && last == captured),
        i32::from(position.is_check()),
        ply.saturating_sub(2) as i32,
        i32::from(scene.captures.min(8)),
    ]
}
