use super::*;
use session::{ErrorKind, GameId};
use tsify::Tsify;

/// The protocol's types in TypeScript, and the ratings of levels: the text of `www/src/protocol/types.ts`.
#[must_use]
pub fn typescript() -> String {
    let games = GameId::ALL.iter().filter(|game| !game.is_toy());
    let game_name = union("A game of the session's list.", "GameName", games.map(|game| game.name()));
    let error_name =
        union("What sort of error it is.", "ErrorName", ErrorKind::ALL.iter().map(|kind| kind.name()));
    let types = [
        "// Generated from crates/wasm/src/protocol: `UPDATE=1 cargo test -p wasm typescript` writes it anew.",
        &game_name,
        &ratings(),
        &error_name,
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

/// The type of these names.
fn union(doc: &str, name: &str, members: impl Iterator<Item = &'static str>) -> String {
    let members: Vec<String> = members.map(|member| format!("\"{member}\"")).collect();
    format!("/**\n * {doc}\n */\nexport type {name} = {};", members.join(" | "))
}
