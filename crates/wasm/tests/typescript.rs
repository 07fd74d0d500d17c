//! The page's TypeScript is that of the protocol's types: `UPDATE=1 cargo test -p wasm --test typescript` writes it anew.

use eval::Tunable;
use game::{
    EndingPrinciple, ErrorKind, MatePattern, NoticeKind, Outcome, Reason, Score, Side, Style, Termination,
};
use ladder::Rung;
use serde::Serialize;
use session::{
    BoardPiece, CastlingMove, DtzFacts, EndingCensus, EndingFacts, FilePart, GameId, GameVisitor,
    HeatmapSquare, MoveDtm, NotatedMove, PlayableGame, ProbeResult, Setup, SideCensus,
};
use std::collections::BTreeSet;
use std::path::Path;
use tsify::Tsify;
use tutor::Motif;
use wasm::protocol::*;

#[test]
fn typescript_is_current() {
    is_current("protocol/src/types.ts", &typescript());
    is_current("engine/src/winRates.json", &win_rate_cases());
}

fn is_current(file: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packages").join(file);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap();
    assert!(
        found == wanted,
        "packages/{file} is not that of the Rust types: run `UPDATE=1 cargo test -p wasm --test typescript`"
    );
}

/// Names that TypeScript has for types of Rust, where it has others.
const RENAMED: [(&str, &str); 8] = [
    ("Dtm", "DistanceToMate"),
    ("Error", "RequestError"),
    ("GameId", "GameName"),
    ("MatePattern", "MateName"),
    ("Notice", "NoticeFact"),
    ("Outcome", "OutcomeName"),
    ("Score", "SearchScore"),
    ("Side", "SideName"),
];

/// The protocol's types in TypeScript, and what the page knows of each game without asking.
fn typescript() -> String {
    let declared = [
        Game::DECL,
        TypedMoves::DECL,
        View::DECL,
        Setup::DECL,
        BoardPiece::DECL,
        MatingMaterial::DECL,
        CastlingMove::DECL,
        NotatedMove::DECL,
        FinalResult::DECL,
        OddsStart::DECL,
        SearchLimits::DECL,
        SearchClock::DECL,
        LineCount::DECL,
        SearchReport::DECL,
        ProbeResult::DECL,
        MoveDtm::DECL,
        HeatmapSquare::DECL,
        DtzFacts::DECL,
        EndingFacts::DECL,
        EndingCensus::DECL,
        SideCensus::DECL,
        FilePart::DECL,
        Request::DECL,
        Reply::DECL,
        ProgressReport::DECL,
        ThinkRequest::DECL,
        ThinkReply::DECL,
        ThinkProgress::DECL,
        EvaluationAnatomy::DECL,
        TermWorth::DECL,
        SidesWorth::DECL,
        TaperedWorth::DECL,
        PieceContribution::DECL,
        NetworkAnatomy::DECL,
        NeuronState::DECL,
        PieceWeights::DECL,
        IterationFacts::DECL,
        SquareCount::DECL,
        ReductionMap::DECL,
        KeyAnatomy::DECL,
        PieceKey::DECL,
        KeyStep::DECL,
        CountPerSide::DECL,
        SolvedWave::DECL,
        SolvedWaves::DECL,
        MateStep::DECL,
        TreeKind::DECL,
        SearchTree::DECL,
        TreeResult::DECL,
        FateName::DECL,
        MoveInEnding::DECL,
        EndingReason::DECL,
        LineGain::DECL,
        LineMotif::DECL,
    ];
    let generated =
        "// Generated from crates/wasm: `UPDATE=1 cargo test -p wasm --test typescript` writes it anew.";
    let mut parts = vec![generated.to_owned(), ratings(), win_rates()];
    parts.extend(unions());
    parts.push(OF_THE_CONTRACT.trim().to_owned());
    parts.extend(declared.map(renamed));
    parts.join("\n\n") + "\n"
}

/// Types of the crate `game`, which knows no TypeScript: its tests and those beside this one hold that they are so.
const OF_THE_CONTRACT: &str = r#"
/**
 * Distance to mate, for the side to move: in plies, and in moves of the side that mates.
 */
export type DistanceToMate = { kind: "win"; plies: number; moves: number } | { kind: "draw" } | { kind: "loss"; plies: number; moves: number };

/**
 * A score for the side to move: hundredths of a pawn, or a mate by or against it, in moves of the side that mates.
 */
export type SearchScore = { kind: "centipawns"; value: number } | { kind: "mateIn"; moves: number } | { kind: "matedIn"; moves: number };

/**
 * Why a request could not be met.
 */
export interface RequestError {
    /**
     * What sort of error it is.
     */
    kind: ErrorName;
    /**
     * All that is wrong, at least one thing.
     */
    facts: ErrorFact[];
}

/**
 * One thing that is wrong. The page makes a sentence of it.
 */
export interface ErrorFact {
    /**
     * The sort of error, or the reason where that has several.
     */
    kind: ErrorFactName;
    /**
     * What it is about.
     */
    details: FactDetails;
}

/**
 * Something in a FEN that was repaired, or is accepted but odd. The page makes a sentence of it.
 */
export interface NoticeFact {
    /**
     * What sort of repair or oddity it is.
     */
    kind: NoticeName;
    /**
     * What it is about.
     */
    details: FactDetails;
}

/**
 * What goes into a sentence: those of a kind are named in `crates/game/src`.
 */
export interface FactDetails {
    /**
     * The beginning of what was written, or what is read instead.
     */
    text: string;
    /**
     * The side it is about.
     */
    side: SideName | undefined;
    /**
     * Capital letter of a piece type.
     */
    piece: string | undefined;
    /**
     * Names of squares.
     */
    squares: string[];
    /**
     * Number of a rank, from 1.
     */
    rank: number | undefined;
    /**
     * How many there are.
     */
    count: number | undefined;
    /**
     * How many there may be or must be.
     */
    limit: number | undefined;
}
"#;

/// A declaration with the names of TypeScript, but for its comments.
fn renamed(declaration: &str) -> String {
    let lines = declaration.lines().map(|line| {
        if line.trim_start().starts_with(['*', '/']) {
            return line.to_owned();
        }
        let words = line.split_inclusive(|c: char| !c.is_alphanumeric());
        words
            .map(|word| {
                let name = word.trim_end_matches(|c: char| !c.is_alphanumeric());
                let found = RENAMED.iter().find(|(rust, _)| *rust == name);
                found.map_or(word.to_owned(), |(_, other)| word.replacen(name, other, 1))
            })
            .collect()
    });
    lines.collect::<Vec<String>>().join("\n")
}

/// Types that are one of some names.
fn unions() -> Vec<String> {
    let games: Vec<GameId> = playable().collect();
    let terms: BTreeSet<&str> = GameId::ALL.iter().flat_map(|game| game.visit(TermNames)).collect();
    let styles = [Style::Uci, Style::San, Style::Iccs, Style::Wxf, Style::ZhHans, Style::ZhHant];
    let styles = [USUAL_STYLE.to_owned()].into_iter().chain(styles.iter().map(name_of));
    let rungs = Rung::ALL.iter().map(name_of).chain(RungName::ENGINES.map(|(name, _)| name.to_owned()));
    let principles = EndingPrinciple::NAMES.into_iter().chain(["drawnThoughAhead"]);
    let outcomes = [Outcome::Win, Outcome::Draw, Outcome::Loss];
    let text = |name: &str| name.to_owned();
    vec![
        union("A game of the session's list.", "GameName", games.iter().map(name_of)),
        union("What sort of error it is.", "ErrorName", ErrorKind::ALL.iter().map(name_of)),
        union("Reasons of errors that have several.", "ReasonName", Reason::ALL.iter().map(name_of)),
        "/**\n * An error, or its reason where it has several.\n */\nexport type ErrorFactName = ErrorName | ReasonName;".to_owned(),
        union("What sort of repair or oddity of a FEN it is.", "NoticeName", NoticeKind::ALL.iter().map(name_of)),
        union("A side. White and Red are the first, Black is the second in both games.", "SideName", Side::BOTH.iter().map(name_of)),
        union("A result for the side to move.", "OutcomeName", outcomes.iter().map(name_of)),
        union("How moves are written for people.", "MoveStyle", styles),
        union("The rule that ended a game.", "TerminationName", Termination::NAMES.into_iter().map(text)),
        union("A player of the ladder: those that know less, then our engine without and with tables.", "RungName", rungs),
        union("A group of terms of the evaluation of a game.", "TermName", terms.into_iter().map(text)),
        union("A fact about a move in an ending; `game::EndingPrinciple` says what each is.", "EndingReasonName", principles.map(text)),
        union("A tactical motif; `tutor::Motif` says what each is.", "MotifName", Motif::KINDS.into_iter().map(text)),
        union("A mate that has a name; `game::MatePattern` says what each is.", "MateName", MatePattern::ALL.iter().map(name_of)),
    ]
}

/// The name of a value that is written as one.
fn name_of(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        other => panic!("no name: {other:?}"),
    }
}

/// The type of these names.
fn union(doc: &str, name: &str, members: impl Iterator<Item = String>) -> String {
    let members: Vec<String> = members.map(|member| format!("\"{member}\"")).collect();
    format!("/**\n * {doc}\n */\nexport type {name} = {};", members.join(" | "))
}

fn playable() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|game| !game.is_toy())
}

/// The names of the terms of a game's evaluation.
struct TermNames;

impl GameVisitor for TermNames {
    type Output = Vec<&'static str>;

    fn visit<G: PlayableGame>(self) -> Vec<&'static str> {
        G::Evaluation::GROUPS.iter().map(|group| group.name).collect()
    }
}

/// Elo of the levels of each game.
fn ratings() -> String {
    let rows = playable().map(|game| format!("    {}: {:?},\n", game.name(), game.ratings()));
    format!(
        "/**\n * Elo of the levels 1, 2, … of each game, as measured (docs/explain/levels.md).\n */\n\
         export const RATINGS: Readonly<Record<GameName, readonly number[]>> = {{\n{}}};",
        rows.collect::<String>()
    )
}

/// The win rate model of each game.
fn win_rates() -> String {
    let rows = playable().map(|game| {
        let model = game.win_rate_model();
        format!("    {}: {{ middle: {:?}, width: {:?} }},\n", game.name(), model.middle, model.width)
    });
    format!(
        "/**\n * Of each game the curve by which a score wins (docs/guide/tuning.md, *Win rates*): the centipawns that win every\n \
         * second game, and from there about 73 of 100 games, each with no piece on the board and more for each piece.\n */\n\
         export const WIN_RATES: Readonly<Record<GameName, {{ middle: [number, number]; width: [number, number] }}>> = {{\n{}}};",
        rows.collect::<String>()
    )
}

/// What the engine's win rate model says of some scores: `[game, pieces, centipawns, wins, draws, losses]` each, in JSON. The
/// package for npm computes the same in TypeScript, and is tested by it.
fn win_rate_cases() -> String {
    const PIECES: [usize; 4] = [2, 7, 20, 32];
    const CENTIPAWNS: [i32; 11] = [-2_500, -400, -155, -51, -7, 0, 13, 90, 200, 333, 1_200];
    let cases = playable().flat_map(|game| PIECES.map(|pieces| (game, pieces)));
    let rows = cases.flat_map(|(game, pieces)| {
        let rate = game.win_rate_model().with_pieces(pieces);
        CENTIPAWNS.map(|centipawns| {
            let [wins, draws, losses] = rate.per_mille(Score::cp(centipawns));
            format!("  [\"{}\", {pieces}, {centipawns}, {wins}, {draws}, {losses}]", game.name())
        })
    });
    format!("[\n{}\n]\n", rows.collect::<Vec<_>>().join(",\n"))
}
