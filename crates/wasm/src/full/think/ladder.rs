use super::{Question, ask, style_of};
use crate::control::{PageControl, Stopwatch};
use crate::protocol::{Game, MoveStyle, RungName, ThinkProgress, ThinkReply};
use crate::sessions::{Sessions, open_game};
use chariot_game::Line;
use ladder::{Counter, Rung, Thought, think};
use session::{Control, Error, Limits, NotatedMove, PlayableGame, Report, Session, describe_move, open};

#[derive(Clone, Copy)]
pub(super) struct Effort {
    pub(super) depth: u16,
    pub(super) seed: u32,
}

/// Transposition table of the engine's session, in MiB: the same size as on the page. Each request allocates a new
/// one.
const HASH: usize = 16;

pub(super) fn answer(
    sessions: &mut Sessions,
    game: &Game,
    rung: RungName,
    effort: Effort,
    control: &mut PageControl<'_>,
) -> Result<ThinkReply, Error> {
    match rung {
        RungName::Rung(rung) => ask(game, Ask { rung, effort, style: game.style, control }),
        RungName::Engine => {
            let mut session = open(game.game);
            session.search().set_hash(HASH);
            open_game(session.as_mut(), game)?;
            Ok(engine_move(session.as_mut(), effort, control))
        }
        RungName::Tables => {
            let open = sessions.at(game)?;
            open.session.search().new_game();
            Ok(engine_move(open.session.as_mut(), effort, control))
        }
    }
}

fn engine_move(session: &mut dyn Session, effort: Effort, control: &mut PageControl<'_>) -> ThinkReply {
    let clock = Stopwatch::start();
    let found = session.search().think(&Limits::depth(effort.depth), &mut Unreported(control));
    ThinkReply::RungMove {
        best: found.best,
        score: found.lines.first().map(|line| line.score),
        positions: found.nodes,
        millis: clock.millis(),
    }
}

/// Stops when the page says so, and reports only the number of positions.
struct Unreported<'a, 'b>(&'a mut PageControl<'b>);

impl Control<NotatedMove> for Unreported<'_, '_> {
    fn elapsed_ms(&mut self) -> u64 {
        Control::elapsed_ms(self.0)
    }

    fn should_stop(&mut self) -> bool {
        self.0.is_stopped()
    }

    fn report(&mut self, report: &Report<NotatedMove>) {
        self.0.tell(&ThinkProgress::RungMove { positions: report.nodes }.into());
    }
}

struct Ask<'a, 'b> {
    rung: Rung,
    effort: Effort,
    style: MoveStyle,
    control: &'a mut PageControl<'b>,
}

/// Positions between two reports.
const REPORT_EVERY: u64 = 1 << 17;

impl Question for Ask<'_, '_> {
    type Answer = ThinkReply;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<ThinkReply, Error> {
        let clock = Stopwatch::start();
        let mut should_stop = |positions: u64| {
            if positions.is_multiple_of(REPORT_EVERY) {
                self.control.tell(&ThinkProgress::RungMove { positions }.into());
            }
            self.control.is_stopped()
        };
        let mut counter = Counter::new(&mut should_stop);
        let position = line.current();
        // A game ended by repetition still has legal moves, but none is played.
        let thought = if line.result().is_some() {
            None
        } else {
            think(self.rung, position, self.effort.depth, self.effort.seed.into(), &mut counter)
        };
        let style = style_of::<G::Position>(self.style);
        let positions = counter.positions();
        let millis = clock.millis();
        let Some(Thought { best, score, .. }) = thought else {
            return Ok(ThinkReply::RungMove { best: None, score: None, positions, millis });
        };
        let best = best.map(|m| describe_move(position, m, style));
        let positions = thought.map_or(positions, |thought| thought.positions);
        Ok(ThinkReply::RungMove { best, score, positions, millis })
    }
}
