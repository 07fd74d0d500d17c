use crate::control::{PageControl, Stopwatch};
use crate::protocol::{CountPerSide, Game, MateStep, SolvedWave, SolvedWaves, ThinkProgress, ThinkReply};
use session::{Control, Dtm, Error, NotatedMove, PerSide, ProgressStep, Report, Session, Side, Wave};
use std::ops::ControlFlow::{Break, Continue};

impl From<[u64; 2]> for CountPerSide {
    fn from([strong, weak]: [u64; 2]) -> CountPerSide {
        CountPerSide { strong, weak }
    }
}

/// Solves an ending, again if need be, and counts each wave.
pub(super) fn solve_by_waves(
    session: &mut dyn Session,
    material: &str,
    control: &mut PageControl<'_>,
) -> Result<ThinkReply, Error> {
    let whole = Stopwatch::start();
    let mut counting = 0.0;
    let mut last = 0.0;
    let mut waves: Vec<SolvedWave> = Vec::new();
    session.waves().solve_by_waves(material, &mut |wave: &Wave<'_>| {
        let found = whole.millis();
        let counts = Side::BOTH.map(|side| wave.count(side)).into();
        waves.push(SolvedWave { plies: wave.progress().plies, counts, millis: found - last });
        last = whole.millis();
        counting += last - found;
        if control.is_stopped() { Break(()) } else { Continue(()) }
    })?;
    let millis = whole.millis() - counting;
    while waves.last().is_some_and(|wave| wave.counts.strong + wave.counts.weak == 0) {
        waves.pop();
    }
    let counts = session.tables().dtm_counts(material);
    let draws = counts.map_or([0; 2], |PerSide(counts)| counts.map(|counts| counts.draws));
    let folds = session.waves().counts_by_fold(material).unwrap_or(PerSide([Vec::new(), Vec::new()]));
    let folds = folds[Side::First].iter().zip(&folds[Side::Second]);
    let folds = folds.map(|(&strong, &weak)| [strong, weak].into()).collect();
    Ok(ThinkReply::SolveByWaves(SolvedWaves { waves, draws: draws.into(), folds, millis }))
}

pub(super) struct WaveName<'a> {
    pub(super) material: &'a str,
    pub(super) to_move: Side,
    pub(super) plies: u16,
}

pub(super) fn position(
    session: &mut dyn Session,
    wave: &WaveName<'_>,
    number: u32,
) -> Result<ThinkReply, Error> {
    // Wins take an odd number of plies, losses an even one.
    let dtm = if wave.plies % 2 == 1 { Dtm::Win(wave.plies) } else { Dtm::Loss(wave.plies) };
    let fen = session.waves().nth_position(wave.material, wave.to_move, dtm, number as usize)?;
    Ok(ThinkReply::WavePosition { fen })
}

/// A search that plays a won position out.
pub(super) struct Player<'a> {
    pub(super) game: &'a Game,
    /// Ending whose table it may probe, if any.
    pub(super) tables: Option<&'a str>,
    pub(super) depth: u16,
}

pub(super) fn play_to_mate(
    judge: &mut dyn Session,
    player: &Player<'_>,
    moves: u16,
    control: &mut PageControl<'_>,
) -> Result<ThinkReply, Error> {
    // A fresh session: it has learned nothing, and gets tables only if allowed.
    let mut session = session::open(player.game.game);
    session.set_style(player.game.style.0);
    if let Some(material) = player.tables {
        session.tables().solve(material, &mut |_| Continue(()))?;
    }
    let fen = judge.view().fen();
    let mut play = session::PlayOut::new(judge, session.as_mut(), &fen, player.depth)?;
    let mut steps = Vec::new();
    let mut control = Quiet { control, stopped: false };
    for _ in 0..moves {
        let clock = Stopwatch::start();
        let Some(step) = play.step(&mut control)? else { break };
        // A stopped search gives no comparable result.
        if control.should_stop() {
            break;
        }
        steps.push(shown(step, clock.millis()));
        control.control.tell(&ThinkProgress::PlayToMate { steps: steps.clone() }.into());
    }
    Ok(ThinkReply::PlayToMate { steps })
}

fn shown(step: ProgressStep, millis: f64) -> MateStep {
    MateStep {
        before: step.before.div_ceil(2),
        after: step.after.map(|plies| plies.div_ceil(2)),
        played: step.played,
        score: step.score,
        pv: step.pv,
        nodes: step.nodes,
        millis,
        reply: step.reply,
    }
}

/// Stops a search when the page says so, without passing its reports on.
struct Quiet<'a, 'b> {
    control: &'a mut PageControl<'b>,
    stopped: bool,
}

impl Control<NotatedMove> for Quiet<'_, '_> {
    fn elapsed_ms(&mut self) -> u64 {
        self.control.elapsed_ms()
    }

    fn should_stop(&mut self) -> bool {
        self.stopped |= self.control.is_stopped();
        self.stopped
    }

    fn report(&mut self, _: &Report<NotatedMove>) {}
}
