//! Checks the page's TypeScript against the protocol's types. `UPDATE=1 cargo test -p wasm typescript`
//! regenerates it.

use crate::protocol::*;
use chariot_book::Verdict;
use chariot_eval::Tunable;
use chariot_game::{
    EndingPrinciple, ErrorKind, MatePattern, NoticeKind, Outcome, Reason, Score, Side, Style, Termination,
};
use ladder::Rung;
use serde::Serialize;
use session::{
    BoardPiece, BookMove, CastlingMove, Character, DtzFacts, EndingCensus, EndingFacts, FilePart, GameId,
    GameVisitor, HeatmapSquare, MoveDtm, NotatedMove, PlayableGame, ProbeResult, Setup, SideCensus,
};
use std::collections::BTreeSet;
use std::path::Path;
use tsify::Tsify;
use tutor::Motif;

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
        "packages/{file} is not that of the Rust types: run `UPDATE=1 cargo test -p wasm typescript`"
    );
}

/// Rust types with another name in TypeScript.
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

/// The protocol's types in TypeScript, and the constants of each game.
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
        BookMove::DECL,
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
        AddedPart::DECL,
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
        EvaluationSum::DECL,
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
    let generated = "// Generated from crates/wasm: `UPDATE=1 cargo test -p wasm typescript` writes it anew.";
    let mut parts = vec![generated.to_owned(), ratings(), win_rates()];
    parts.extend(unions());
    parts.push(OF_THE_CONTRACT.trim().to_owned());
    parts.extend(declared.map(renamed));
    parts.join("\n\n") + "\n"
}

/// Types of the crate `game`, which knows no TypeScript. Its tests and those in this crate keep them true.
const OF_THE_CONTRACT: &str = r#"
/**
 * Distance to mate for the side to move, in plies and in moves of the side that mates.
 */
export type DistanceToMate = { kind: "win"; plies: number; moves: number } | { kind: "draw" } | { kind: "loss"; plies: number; moves: number };

/**
 * A score for the side to move: centipawns, or a mate by or against it in moves of the side that mates.
 */
export type SearchScore = { kind: "centipawns"; value: number } | { kind: "mateIn"; moves: number } | { kind: "matedIn"; moves: number };

/**
 * A failed request.
 */
export interface RequestError {
    /**
     * Kind of the error.
     */
    kind: ErrorName;
    /**
     * Everything that is wrong, at least one fact.
     */
    facts: ErrorFact[];
}

/**
 * One fact that is wrong. The page words it.
 */
export interface ErrorFact {
    /**
     * Kind of the error, or its reason if the kind has several.
     */
    kind: ErrorFactName;
    /**
     * Values for the sentence.
     */
    details: FactDetails;
}

/**
 * A repair or an accepted oddity of a FEN. The page words it.
 */
export interface NoticeFact {
    /**
     * Kind of the repair or oddity.
     */
    kind: NoticeName;
    /**
     * Values for the sentence.
     */
    details: FactDetails;
}

/**
 * Values for a sentence. `crates/game/src` names the ones of each kind.
 */
export interface FactDetails {
    /**
     * The start of the input, or its replacement.
     */
    text: string;
    /**
     * The side concerned.
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
     * The number found.
     */
    count: number | undefined;
    /**
     * The number allowed or required.
     */
    limit: number | undefined;
}
"#;

/// Replaces the names in a declaration, but not in its comments.
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

fn unions() -> Vec<String> {
    let games: Vec<GameId> = playable().collect();
    let terms: BTreeSet<&str> = GameId::ALL.iter().flat_map(|game| game.visit(TermNames)).collect();
    let styles = [Style::Uci, Style::San, Style::Iccs, Style::Wxf, Style::ZhHans, Style::ZhHant];
    let styles = [USUAL_STYLE.to_owned()].into_iter().chain(styles.iter().map(name_of));
    let rungs = Rung::ALL.iter().map(name_of).chain(RungName::ENGINES.map(|(name, _)| name.to_owned()));
    let principles = EndingPrinciple::NAMES.into_iter().chain(["drawnThoughAhead"]);
    let outcomes = [Outcome::Win, Outcome::Draw, Outcome::Loss];
    let verdicts = [Verdict::Sound, Verdict::Dubious, Verdict::Losing];
    let text = |name: &str| name.to_owned();
    vec![
        union("Name of a game.", "GameName", games.iter().map(name_of)),
        union("Kind of an error.", "ErrorName", ErrorKind::ALL.iter().map(name_of)),
        union("Reason of an error whose kind has several.", "ReasonName", Reason::ALL.iter().map(name_of)),
        "/**\n * Kind of an error, or its reason if the kind has several.\n */\nexport type ErrorFactName = ErrorName | ReasonName;".to_owned(),
        union("Kind of a repair or oddity of a FEN.", "NoticeName", NoticeKind::ALL.iter().map(name_of)),
        union("A side. White or Red is the first, Black the second.", "SideName", Side::BOTH.iter().map(name_of)),
        union("A result for the side to move.", "OutcomeName", outcomes.iter().map(name_of)),
        union("Verdict on a move of an opening book, by score and results.", "Verdict", verdicts.iter().map(name_of)),
        union("Taste of the computer in moves.", "Character", Character::ALL.iter().map(name_of)),
        union("Notation of moves for people.", "MoveStyle", styles),
        union("The rule that ended a game.", "TerminationName", Termination::NAMES.into_iter().map(text)),
        union("A player of the ladder: the simpler ones, then the engine without and with tables.", "RungName", rungs),
        union("A group of terms of an evaluation.", "TermName", terms.into_iter().map(text)),
        union("A fact about a move in an ending; `chariot_game::EndingPrinciple` defines each.", "EndingReasonName", principles.map(text)),
        union("A tactical motif; `tutor::Motif` defines each.", "MotifName", Motif::KINDS.into_iter().map(text)),
        union("A named mating pattern; `chariot_game::MatePattern` defines each.", "MateName", MatePattern::ALL.iter().map(name_of)),
    ]
}

/// The name that a value is serialised as.
fn name_of(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        other => panic!("no name: {other:?}"),
    }
}

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

fn ratings() -> String {
    let rows = playable().map(|game| format!("    {}: {:?},\n", game.name(), game.ratings()));
    format!(
        "/**\n * Measured Elo of the levels 1, 2, … of each game (docs/explain/levels.md).\n */\n\
         export const RATINGS: Readonly<Record<GameName, readonly number[]>> = {{\n{}}};",
        rows.collect::<String>()
    )
}

fn win_rates() -> String {
    let rows = playable().map(|game| {
        let model = game.win_rate_model();
        format!("    {}: {{ middle: {:?}, width: {:?} }},\n", game.name(), model.middle, model.width)
    });
    format!(
        "/**\n * Win rate model of each game (docs/results/tuning.md, *Win rates*). `middle`: centipawns that win half of the games.\n \
         * `width`: centipawns more that win about 73%. Each is a constant and an addition for each piece on the board.\n */\n\
         export const WIN_RATES: Readonly<Record<GameName, {{ middle: [number, number]; width: [number, number] }}>> = {{\n{}}};",
        rows.collect::<String>()
    )
}

/// The win rate model's values for some scores, in JSON: rows of `[game, pieces, centipawns, wins, draws, losses]`.
/// The npm package computes the same in TypeScript and is tested against them.
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
