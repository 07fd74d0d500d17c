use super::*;
use session::GameId;
use tsify::Tsify;

/// The protocol's types in TypeScript: the text of `www/src/protocol/types.ts`.
#[must_use]
pub fn typescript() -> String {
    let games = GameId::ALL.iter().filter(|game| !game.is_toy());
    let games: Vec<String> = games.map(|game| format!("\"{game}\"")).collect();
    let game_name =
        format!("/**\n * A game of the session\'s list.\n */\nexport type GameName = {};", games.join(" | "));
    let types = [
        "// Generated from crates/wasm/src/protocol: `UPDATE=1 cargo test -p wasm typescript` writes it anew.",
        &game_name,
        SideName::DECL,
        MoveStyle::DECL,
        TerminationName::DECL,
        Game::DECL,
        TypedMoves::DECL,
        View::DECL,
        BoardPiece::DECL,
        MatingMaterial::DECL,
        NotatedMove::DECL,
        FinalResult::DECL,
        OddsStart::DECL,
        SearchLimits::DECL,
        SearchClock::DECL,
        SearchReport::DECL,
        SearchScore::DECL,
        OutcomeName::DECL,
        DistanceToMate::DECL,
        ProbeResult::DECL,
        MoveDtm::DECL,
        HeatmapSquare::DECL,
        EndingFacts::DECL,
        EndingCensus::DECL,
        SideCensus::DECL,
        FilePart::DECL,
        SolveProgress::DECL,
        Request::DECL,
        Reply::DECL,
        ProgressReport::DECL,
        RequestError::DECL,
    ];
    types.join("\n\n") + "\n"
}
