//! Singular extensions: a move that alone holds what the table promises is searched deeper.

use crate::Bound;
use crate::pvs::Outlook;
use crate::table::Entry;
use crate::window::Window;
use crate::worker::{Stopped, Worker};
use game::{Board, Evaluate, Score, Tactics};

/// What the other moves of a node say about the table's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Singularity {
    /// Search it deeper by so many plies, or shallower.
    Extend(i32),
    /// Several moves reach beta ("multi-cut"): this is a lower bound of the node.
    Refuted(Score),
}

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// Searches the moves beside the table's move `m` to less depth, with a window below its score.
    pub(crate) fn singularity(
        &mut self,
        ply: usize,
        m: P::Move,
        known: Entry,
        window: Window,
        outlook: Outlook,
    ) -> Result<Singularity, Stopped> {
        let Outlook { depth, is_pv, expects_cut, .. } = outlook;
        let is_informed = known.bound != Bound::Upper
            && i32::from(known.depth) >= depth - self.params.singular.depth_slack
            && !known.score.is_mate();
        if depth < self.params.singular.min_depth
            || !is_informed
            || self.full_width
            || ply >= 2 * self.iteration
        {
            return Ok(Singularity::Extend(0));
        }
        let target = known.score - self.params.singular.margin * depth / 16;
        self.frames[ply].excluded = Some(m);
        let others = self.node((depth - 1) / 2, ply, Window::reaching(target), expects_cut);
        self.frames[ply].excluded = None;
        let others = others?;
        Ok(if others < target {
            let is_far = !is_pv && others < target - self.params.singular.double_margin;
            Singularity::Extend(1 + i32::from(is_far))
        } else if others >= window.beta && !others.is_mate() {
            Singularity::Refuted(others)
        } else if known.score >= window.beta {
            Singularity::Extend(-2 + i32::from(is_pv))
        } else {
            Singularity::Extend(-i32::from(expects_cut))
        })
    }
}
