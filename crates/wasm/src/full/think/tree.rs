//! The chapter "The tree".

mod columns;

use super::{Question, ask, style_of};
use crate::control::PageControl;
use crate::errors;
use crate::protocol::{Game, MoveStyle, SearchTree, ThinkReply, TreeKind, TreeResult};
use chariot_game::{Line, Score};
use chariot_search::{Control, Report};
use columns::columns;
use games::GamePosition;
use recorder::{TreeRecorder, compare, last_iteration};
use session::{Error, PlayableGame, Style, describe_move};

/// Most nodes recorded, about 10 MiB. The largest of them are shown.
const RECORDED: usize = 80_000;
/// Most nodes shown.
const MOST_SHOWN: u32 = 20_000;

/// Answers with the tree below node number `first`, in at most `shown` nodes.
pub(super) fn answer(
    game: &Game,
    kind: TreeKind,
    depth: u16,
    shown: u32,
    first: u32,
    control: &mut PageControl<'_>,
) -> Result<ThinkReply, Error> {
    let shown = shown.min(MOST_SHOWN) as usize;
    let tree = ask(game, WhichTree { kind, depth, shown, first, style: game.style, control })?;
    Ok(ThinkReply::Tree(Box::new(tree)))
}

struct WhichTree<'a, 'b> {
    kind: TreeKind,
    depth: u16,
    shown: usize,
    first: u32,
    style: MoveStyle,
    control: &'a mut PageControl<'b>,
}

impl Question for WhichTree<'_, '_> {
    type Answer = SearchTree;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<SearchTree, Error> {
        let WhichTree { kind, depth, shown, first, style, control } = self;
        let recorder = TreeRecorder::new(RECORDED, first);
        let style = style_of::<G::Position>(style);
        let root = line.current();
        let result = |best, score| tree_result(root, best, score, style);
        let ordered = match kind {
            TreeKind::Engine => {
                let iteration =
                    last_iteration(&line, G::EVALUATION, depth, recorder, &mut Listening(control));
                let score = iteration.result.lines.first().map_or(Score::DRAW, |report| report.score);
                let found = result(iteration.result.best, score);
                return Ok(columns(&iteration.tree.largest(shown), root, style, found));
            }
            TreeKind::Ordered => true,
            TreeKind::Unordered => false,
        };
        let compared = compare(root, &G::EVALUATION, depth, ordered, recorder, &mut || control.is_stopped());
        let compared = compared.ok_or_else(errors::stopped)?;
        let found = result(compared.minimax.0, compared.minimax.1);
        Ok(SearchTree {
            visited: Some(compared.visited as u32),
            alpha_beta: Some(result(compared.alpha_beta.0, compared.alpha_beta.1)),
            ..columns(&compared.tree.largest(shown), root, style, found)
        })
    }
}

fn tree_result<P: GamePosition>(root: &P, best: Option<P::Move>, score: Score, style: Style) -> TreeResult {
    let best = best.map(|m| describe_move(root, m, style));
    TreeResult { best, score }
}

/// Stops a search when the page says so.
struct Listening<'a, 'b>(&'a mut PageControl<'b>);

impl<M> Control<M> for Listening<'_, '_> {
    fn elapsed_ms(&mut self) -> u64 {
        0
    }

    fn should_stop(&mut self) -> bool {
        self.0.is_stopped()
    }

    fn report(&mut self, _: &Report<M>) {}
}
