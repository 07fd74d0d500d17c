use crate::puzzles::make::motifs_of;
use chariot_game::{Evaluate, Line, NamedMates};
use chariot_search::{Engine, Limits, Unwatched};

/// Depth that stands for a first move that no search finds, in plies: the searches end one ply before. And the nodes of
/// each at most.
const DEEPEST: u16 = 8;
const NODES: u64 = 3_000;
/// Largest number of the solver's moves with a feature of its own; longer solutions share it.
const MOST_MOVES: usize = 4;

/// Names of the features, in the order of [`features`]. None depends on the game.
pub(super) const FEATURES: [&str; 43] = [
    "one",
    "two moves",
    "three moves",
    "four moves or more",
    "mates",
    "mates in one",
    "checks",
    "quiet moves",
    "sacrifices",
    "first move checks",
    "first move is quiet",
    "first move captures",
    "first move captures by a cheaper piece",
    "first move sacrifices",
    "first move promotes",
    "value of the first moving piece",
    "first move is the royal piece's",
    "first move goes back",
    "length of the first move",
    "replies to the first move, logarithm",
    "replies in the line, logarithms",
    "in check",
    "legal moves, logarithm",
    "captures and promotions",
    "captures that win by exchange",
    "checking moves",
    "pieces",
    "material ahead",
    "material behind",
    "found at depth 1",
    "found at depth 2",
    "found at depth 3",
    "found at depth 4",
    "found at depth 5",
    "found at depth 6 or 7",
    "score at depth 1",
    "gain of score by depth",
    "fork",
    "pin",
    "discovered attack",
    "skewer",
    "undefended piece",
    "other motifs",
];

/// Numbers that tell something of a puzzle's difficulty: of its position, its line, and of short searches. `None` for an
/// empty line.
pub(super) fn features<P: NamedMates, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    start: &P,
    line: &[P::Move],
) -> Option<Vec<f64>> {
    let first = *line.first()?;
    let flag = |is: bool| f64::from(u8::from(is));
    let log = |count: u64| (1.0 + count as f64).ln();
    let sacrifices = |position: &P, m: P::Move| !position.see_ge(m, -50);
    let moves = line.len().div_ceil(2).min(MOST_MOVES);

    let mut position = start.clone();
    let (mut checks, mut quiet, mut sacrificed, mut replies) = (0.0, 0.0, 0.0, 0.0);
    let mut first_replies = 0.0;
    for (ply, &m) in line.iter().enumerate() {
        if ply % 2 == 0 {
            let is_check = position.gives_check(m);
            checks += flag(is_check);
            quiet += flag(!is_check && !position.is_noisy(m));
            sacrificed += flag(sacrifices(&position, m));
        }
        position.play(m);
        if ply % 2 == 0 {
            let count = log(position.legal_move_count());
            replies += count;
            if ply == 0 {
                first_replies = count;
            }
        }
    }
    let mates = position.legal_move_count() == 0;

    let legal = start.legal_moves();
    let noisy = start.noisy_moves();
    let wins_by_exchange = noisy.iter().filter(|&&m| m != first && start.see_ge(m, 100)).count();
    let checking = legal.iter().filter(|&&m| start.gives_check(m)).count();
    let captured = start.captured(first);
    let gain = f64::from(start.material_gain(first)) / 100.0;
    let mover = f64::from(start.mover_value(first)) / 100.0;
    let (from, to) = P::from_to(first);
    let files = P::FILES;
    let [from, to] = [from, to].map(|square| (f64::from(square % files), f64::from(square / files)));
    let forward =
        if start.side_to_move() == chariot_game::Side::First { to.1 - from.1 } else { from.1 - to.1 };
    let is_royal = start.king_square() == P::from_to(first).0;
    let material = material(start);

    engine.clear();
    let alone = Line::new(start.clone());
    let mut found = DEEPEST;
    let mut scores = Vec::new();
    for depth in 1..DEEPEST {
        let limits = Limits { depth: Some(depth), ..Limits::nodes(NODES) };
        let result = engine.search(&alone, &limits, None, &mut Unwatched);
        scores.push(result.lines.first().map_or(0.0, |best| f64::from(best.score.raw()) / 100.0));
        if result.best != Some(first) {
            found = DEEPEST;
        } else if found == DEEPEST {
            found = depth;
        }
    }
    let (shallow, deep) = (scores[0].clamp(-10.0, 10.0), scores[scores.len() - 1].clamp(-10.0, 10.0));

    let motifs = motifs_of(start, line);
    let has = |names: &[&str]| flag(motifs.iter().any(|motif| names.contains(&motif.as_str())));
    Some(vec![
        1.0,
        flag(moves == 2),
        flag(moves == 3),
        flag(moves >= MOST_MOVES),
        flag(mates),
        flag(mates && line.len() == 1),
        checks,
        quiet,
        sacrificed,
        flag(start.gives_check(first)),
        flag(!start.gives_check(first) && !start.is_noisy(first)),
        flag(captured.is_some()),
        flag(captured.is_some() && gain > mover),
        flag(sacrifices(start, first)),
        flag(P::promotion(first).is_some()),
        mover,
        flag(is_royal),
        flag(forward < 0.0),
        (to.0 - from.0).abs().max((to.1 - from.1).abs()),
        first_replies,
        replies,
        flag(start.is_check()),
        log(legal.len() as u64),
        noisy.len() as f64,
        wins_by_exchange as f64,
        checking as f64,
        f64::from(start.piece_count()),
        material.max(0.0),
        (-material).max(0.0),
        flag(found == 1),
        flag(found == 2),
        flag(found == 3),
        flag(found == 4),
        flag(found == 5),
        flag(found == 6 || found == 7),
        shallow,
        deep - shallow,
        has(&["fork"]),
        has(&["pinnedDefender", "pinnedPiece"]),
        has(&["discoveredAttack"]),
        has(&["skewer"]),
        has(&["undefended"]),
        has(&["removedDefender", "overloadedDefender", "trapped"]),
    ])
}

/// Material of the side to move less that of the other, in pawns, at most ten either way.
fn material<P: NamedMates>(position: &P) -> f64 {
    let value = |(piece, _): (chariot_game::Piece, u8)| {
        let value = P::piece_value(piece.kind);
        if piece.side == position.side_to_move() { value } else { -value }
    };
    let sum: i32 = position.pieces().into_iter().map(value).sum();
    (f64::from(sum) / 100.0).clamp(-10.0, 10.0)
}
