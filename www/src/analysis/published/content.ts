import { share } from '@chariot/engine/analysis';
import type { Turn } from '@chariot/engine/client';
import { numberOf, type TreeNode } from '@chariot/game';
import { glyphOfJudgement, symbolOf } from '@chariot/game/pgn';
import type { Game, SearchReport, SideName } from '@chariot/protocol';
import { thinkEngines } from '../../shared/engine/thinkEngine.ts';
import { words } from '../../shared/i18n/index.ts';
import { gameTo } from '../../shared/tree/build.ts';
import { explainAs, judge } from '../../shared/tutor/explain.ts';
import { tutorWords } from '../../shared/tutor/i18n/index.ts';
import { tell } from '../../shared/tutor/sentences.ts';
import { shownMoves } from '../../shared/tutor/why.ts';
import { type Moment, momentsOf } from '../moments.ts';
import type { AnalysisStore } from '../store.ts';

/** Nodes of the search for other good moves, and the moves that it compares. */
const NODES = 200_000;
const LINES = 3;
/** Winning chances by which a move may fall behind the best and still be as good. */
const AS_GOOD = 0.02;

/** A position that the page shows. */
export interface Step {
  /** The move that leads to it, with its number and sign; empty at the start. */
  move: string;
  fen: string;
  /** Squares of that move. */
  squares: readonly string[];
  /** Winning chances of the first side, 0 to 1; absent where no search looked. */
  chance?: number;
}

/** A moment with what the page says of it. */
export interface ToldMoment extends Moment {
  /** Plies before its move. */
  ply: number;
  sentences: readonly string[];
  /** The better line, move by move. */
  better: readonly Step[];
  /** Other moves that would have been as good as the best. */
  asGood: readonly string[];
}

/** The content of a published review. */
export interface Content {
  tags: ReadonlyMap<string, string>;
  reviews: AnalysisStore['review']['sides']['value'];
  below: SideName;
  steps: readonly Step[];
  moments: readonly ToldMoment[];
}

/** Gathers a review; `null` if the engine fails. `done` receives the share done, 0 to 1. */
export async function contentOf(
  store: AnalysisStore,
  done: (share: number) => void,
): Promise<Content | null> {
  const { value: tree } = store.tree;
  if (!tree) return null;
  // While the engine looks, the person may open another game.
  const { tags } = tree;
  const reviews = store.review.sides.value;
  const below = store.below.value;
  const line = tree.mainLine();
  const numbered = (node: TreeNode): string => {
    const { number, mover } = numberOf(tree, node);
    const sign = node.judgement ? symbolOf(glyphOfJudgement(node.judgement)) : '';
    return `${number}${mover === 'first' ? '.' : '…'} ${node.move?.text ?? ''}${sign}`;
  };
  const steps = [tree.root, ...line].map(
    (node): Step => ({
      move: node.move ? numbered(node) : '',
      fen: node.fen,
      squares: node.move ? [node.move.from, node.move.to] : [],
      ...(node.value && { chance: share(node.value) }),
    }),
  );
  const turn = thinkEngines.of(store.game).begin();
  const moments: ToldMoment[] = [];
  const found = momentsOf(line, store.review.losses.value);
  for (const [i, moment] of found.entries()) {
    done(i / found.length);
    const told = await toldOf(turn, store, moment, gameTo(tree, moment.node, store.style));
    if (!told) return null;
    moments.push(told);
  }
  return { tags, reviews, below, steps, moments };
}

async function toldOf(
  turn: Turn,
  store: AnalysisStore,
  moment: Moment,
  game: Game,
): Promise<ToldMoment | null> {
  const judged = store.review.judgedBefore(moment.node).known() ?? (await judge(turn, game));
  const explanation = judged && (await explainAs(turn, game, judged));
  if (!explanation) return null;
  const { point, more } = tell(explanation, words.value.games[store.game], tutorWords.value);
  const ply = game.moves.length - 1;
  const better: Step[] = [];
  const line = explanation.better;
  for (const [i, move] of (line ? shownMoves(line) : []).entries()) {
    const moves = [...game.moves.slice(0, -1), ...(line?.moves ?? []).slice(0, i + 1).map(uciOf)];
    const reply = await turn.ask('view', { ...game, moves });
    if ('error' in reply) return null;
    better.push({ move: move.text, fen: reply.view.fen, squares: [move.from, move.to] });
  }
  const asGood = await alternatives(turn, { ...game, moves: game.moves.slice(0, -1) });
  const [first] = better;
  return {
    ...moment,
    ply,
    sentences: [...point, ...more],
    better,
    asGood: (asGood ?? []).filter(
      (text) => text !== first?.move && text !== moment.node.move?.text,
    ),
  };
}

/** The moves of a position that are as good as its best. */
async function alternatives(turn: Turn, game: Game): Promise<string[] | null> {
  const ranked = new Map<number, SearchReport>();
  const reply = await turn.search({ game, limits: { nodes: NODES, lines: LINES } }, (report) => {
    ranked.set(report.rank, report);
  });
  if (!reply || 'error' in reply) return null;
  const reports = [...ranked.values()];
  const chance = ({ score }: SearchReport): number => share(score);
  const most = Math.max(...reports.map(chance));
  return reports.flatMap((report) => {
    const [move] = report.pv;
    return move && chance(report) >= most - AS_GOOD ? move.text : [];
  });
}

function uciOf({ uci }: { uci: string }): string {
  return uci;
}
