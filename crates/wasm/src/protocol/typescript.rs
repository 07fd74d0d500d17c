use super::*;
use eval::Tunable;
use session::{ErrorKind, GameId, GameVisitor, NoticeKind, PlayableGame, Reason, Score};
use std::collections::BTreeSet;
use tsify::Tsify;

/// Heads each file.
const GENERATED: &str =
    "// Generated from crates/wasm/src/protocol: `UPDATE=1 cargo test -p wasm typescript` writes it anew.";

/// The types of what the view "How it thinks" asks: the text of `packages/protocol/src/think.ts`.
#[must_use]
pub fn think_typescript() -> String {
    let names: BTreeSet<&str> = GameId::ALL.iter().flat_map(|game| game.visit(TermNames)).collect();
    let term_name = union("A group of terms of the evaluation of a game.", "TermName", names.into_iter());
    let types = [
        GENERATED,
        "import type { BoardPiece, DistanceToMate, Game, GameName, NotatedMove, SearchScore, SideName } from './types.ts';",
        RungName::DECL,
        ThinkRequest::DECL,
        ThinkReply::DECL,
        ThinkProgress::DECL,
        &term_name,
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
        EndingReasonName::DECL,
        LineGain::DECL,
        LineMotif::DECL,
        MotifName::DECL,
        MateName::DECL,
    ];
    types.join("\n\n") + "\n"
}

/// The protocol's types in TypeScript, and the ratings of levels: the text of `packages/protocol/src/types.ts`.
#[must_use]
pub fn typescript() -> String {
    let games = GameId::ALL.iter().filter(|game| !game.is_toy());
    let game_name = union("A game of the session's list.", "GameName", games.map(|game| game.name()));
    let error_name =
        union("What sort of error it is.", "ErrorName", ErrorKind::ALL.iter().map(|kind| kind.name()));
    let reason_name = union(
        "Reasons of errors that have several.",
        "ReasonName",
        Reason::ALL.iter().map(|reason| reason.name()),
    );
    let notice_name = union(
        "What sort of repair or oddity of a FEN it is.",
        "NoticeName",
        NoticeKind::ALL.iter().map(|kind| kind.name()),
    );
    let types = [
        GENERATED,
        "import type { ThinkProgress, ThinkReply, ThinkRequest } from './think.ts';",
        &game_name,
        &ratings(),
        &win_rates(),
        &error_name,
        &reason_name,
        "/**\n * An error, or its reason where it has several.\n */\nexport type ErrorFactName = ErrorName | ReasonName;",
        &notice_name,
        SideName::DECL,
        MoveStyle::DECL,
        TerminationName::DECL,
        Game::DECL,
        TypedMoves::DECL,
        View::DECL,
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
        SearchScore::DECL,
        OutcomeName::DECL,
        DistanceToMate::DECL,
        ProbeResult::DECL,
        MoveDtm::DECL,
        HeatmapSquare::DECL,
        DtzFacts::DECL,
        EndingFacts::DECL,
        EndingCensus::DECL,
        SideCensus::DECL,
        FilePart::DECL,
        SolveProgress::DECL,
        Request::DECL,
        Reply::DECL,
        ProgressReport::DECL,
        RequestError::DECL,
        ErrorFact::DECL,
        NoticeFact::DECL,
        FactDetails::DECL,
    ];
    types.join("\n\n") + "\n"
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
    let games = GameId::ALL.iter().filter(|game| !game.is_toy());
    let rows = games.map(|game| format!("    {}: {:?},\n", game.name(), game.ratings()));
    format!(
        "/**\n * Elo of the levels 1, 2, … of each game, as measured (docs/levels.md).\n */\n\
         export const RATINGS: Readonly<Record<GameName, readonly number[]>> = {{\n{}}};",
        rows.collect::<String>()
    )
}

/// The win rate model of each game.
fn win_rates() -> String {
    let games = GameId::ALL.iter().filter(|game| !game.is_toy());
    let rows = games.map(|game| {
        let model = game.win_rate_model();
        format!("    {}: {{ middle: {:?}, width: {:?} }},\n", game.name(), model.middle, model.width)
    });
    format!(
        "/**\n * Of each game the curve by which a score wins (docs/tuning.md, *Win rates*): the centipawns that win every\n \
         * second game, and from there about 73 of 100 games, each with no piece on the board and more for each piece.\n */\n\
         export const WIN_RATES: Readonly<Record<GameName, {{ middle: [number, number]; width: [number, number] }}>> = {{\n{}}};",
        rows.collect::<String>()
    )
}

/// What the engine's win rate model says of some scores: `[game, pieces, centipawns, wins, draws, losses]` each, in JSON. The
/// package for npm computes the same in TypeScript, and is tested by it.
#[must_use]
pub fn win_rate_cases() -> String {
    const PIECES: [usize; 4] = [2, 7, 20, 32];
    const CENTIPAWNS: [i32; 11] = [-2_500, -400, -155, -51, -7, 0, 13, 90, 200, 333, 1_200];
    let games = GameId::ALL.iter().filter(|game| !game.is_toy());
    let cases = games.flat_map(|game| PIECES.map(|pieces| (game, pieces)));
    let rows = cases.flat_map(|(game, pieces)| {
        let rate = game.win_rate_model().with_pieces(pieces);
        CENTIPAWNS.map(|centipawns| {
            let [wins, draws, losses] = rate.per_mille(Score::cp(centipawns));
            format!("  [\"{}\", {pieces}, {centipawns}, {wins}, {draws}, {losses}]", game.name())
        })
    });
    format!("[\n{}\n]\n", rows.collect::<Vec<_>>().join(",\n"))
}

/// The type of these names.
fn union(doc: &str, name: &str, members: impl Iterator<Item = &'static str>) -> String {
    let members: Vec<String> = members.map(|member| format!("\"{member}\"")).collect();
    format!("/**\n * {doc}\n */\nexport type {name} = {};", members.join(" | "))
}
