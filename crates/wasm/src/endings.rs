//! Meets requests about endings and their tables.

use crate::answer::{Desks, seed};
use crate::protocol::{GameReply, Reply, TableReply, TableRequest};
use crate::watch::{Stopwatch, Watch};
use js_sys::Function;
use session::{Error, PositionQuery};

pub(crate) fn answer(desks: &mut Desks, request: TableRequest, report: &Function) -> Result<Reply, Error> {
    let reply = match request {
        TableRequest::Explore { game } => {
            TableReply::Exploration { exploration: desks.at(&game)?.tables().probe().into() }
        }
        TableRequest::Random { game, material, strong, to_move, result, moves } => {
            let query = PositionQuery {
                material,
                strong: strong.into(),
                to_move: to_move.into(),
                outcome: result.map(Into::into),
                moves,
            };
            let fen = desks.of(game)?.tables().random_position(&query, seed())?;
            return Ok(GameReply::Fen { fen, notices: Vec::new() }.into());
        }
        TableRequest::Heat { game, square } => {
            let squares = desks.at(&game)?.tables().heat_map(&square);
            TableReply::Heat { squares: squares.into_iter().map(Into::into).collect() }
        }
        TableRequest::Material { game, material } => {
            TableReply::Material { material: desks.of(game)?.tables().material(&material)?.into() }
        }
        TableRequest::Census { game, material } => {
            TableReply::Census { census: desks.of(game)?.tables().dtm_counts(&material).map(Into::into) }
        }
        TableRequest::LoadTable { game, bytes } => {
            let clock = Stopwatch::start();
            let material = desks.of(game)?.tables().load(&bytes)?;
            TableReply::Table { material, millis: clock.millis() }
        }
        TableRequest::BeginTable { game, bytes } => {
            let clock = Stopwatch::start();
            let material = desks.of(game)?.tables().load_start(&bytes)?;
            TableReply::Table { material, millis: clock.millis() }
        }
        TableRequest::MissingParts { game } => {
            let parts = desks.at(&game)?.tables().missing_parts().into_iter().map(Into::into).collect();
            TableReply::Parts { parts }
        }
        TableRequest::AddPart { game, material, start, bytes } => {
            desks.of(game)?.tables().add_part(&material, start as usize, &bytes)?;
            return Ok(GameReply::Done.into());
        }
        TableRequest::SolveTable { game, material } => {
            let clock = Stopwatch::start();
            let mut watch = Watch::new(report);
            let material =
                desks.of(game)?.tables().solve(&material, &mut |progress| watch.solving(progress))?;
            TableReply::Table { material, millis: clock.millis() }
        }
    };
    Ok(reply.into())
}
