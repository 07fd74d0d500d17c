import {
  accuracyOf,
  finalScore,
  forFirst,
  lossOf,
  type MoveLoss,
  share,
} from '@chariot/engine/analysis';
import type { Turn } from '@chariot/engine/client';
import { lineOf, other, type TreeNode } from '@chariot/game';
import type {
  Game,
  LineGain,
  NotatedMove,
  OutcomeName,
  SearchScore,
  SideName,
} from '@chariot/protocol';
import { askThink } from '../../shared/engine/thinkEngine.ts';
import { looksOf } from '../../shared/game/looks.ts';
import { heavyPieces, phaseOf } from '../../shared/game/phase.ts';
import { GAMES } from '../../shared/games/index.ts';
import { buildSpelt } from '../../shared/tree/build.ts';
import { mostTelling } from '../../shared/tutor/sentences.ts';
import type {
  EndingPassage,
  JudgedGame,
  JudgedMove,
  Mistake,
  OpeningPly,
  Theme,
} from '../diagnosis/judged.ts';
import { leastLossOf } from '../diagnosis/summary.ts';
import type { SourceGame } from '../sources/source.ts';
import type { EndingJudge, ExactMove } from './endings.ts';

/** Nodes for a first look at each position, and for a second one at what may be a mistake. */
const GLANCE = 8_000;
const LOOK = 40_000;
/** Nodes for a blunder of which the second look does not say why. */
const STUDY = 100_000;
/** Loss of winning chances, at the first look, that deserves the second; an inaccuracy's. */
const DOUBTFUL = leastLossOf('inaccuracy');
const BLUNDER = leastLossOf('blunder');
/** Winning chances that the second best move must lose for the best to stand alone. */
const ALONE = leastLossOf('mistake');
/** Plies kept of the opening. */
const OPENING_PLIES = 24;
/** Moves kept of a better line. */
const BEST_MOVES = 5;

/** Sources of a review besides the engine. */
export interface ReviewHelp {
  endings: EndingJudge;
  /** The first ply that the book does not have; `undefined` if that cannot be told. */
  leftBook(line: readonly NotatedMove[], keys: readonly string[]): Promise<number | undefined>;
}

/** Winning chances before a move and those it loses, with its accuracy. */
type Judgement = Pick<JudgedMove, 'before' | 'loss' | 'accuracy'>;

/** A searched position. */
interface Looked {
  /** For the first side. */
  score: SearchScore;
  line: readonly NotatedMove[];
  /** Whether the best move is clearly better than every other; known from the second look on. */
  alone: boolean;
}

/** Reviews a game of yours; `null` if its moves cannot be read, or if the turn has ended. Rejects if the engine fails. */
export async function reviewGame(
  turn: Turn,
  source: SourceGame,
  help: ReviewHelp,
): Promise<JudgedGame | null> {
  const { game, side } = source;
  const style = looksOf(game).notation;
  const { parsed } = lineOf(source.moves, source.start);
  const built = await buildSpelt(turn, game, parsed, { read: source.style, write: style });
  if ('error' in built) {
    if (turn.isOver || built.error.kind !== 'ENGINE') return null;
    throw new Error(built.error.kind);
  }
  const { tree } = built;
  const nodes = [tree.root, ...tree.mainLine()];
  const line = nodes.flatMap(({ move }) => move ?? []);
  if (line.length === 0) return null;
  const begins = tree.first.toMove;
  const review = new Review(
    turn,
    {
      game,
      style,
      moves: line.map(({ uci }) => uci),
      ...(tree.start !== undefined && { start: tree.start }),
    },
    begins,
  );
  const isOwn = (ply: number): boolean => (ply % 2 === 0) === (begins === side);
  if (!(await review.glance())) return null;

  const worth = GAMES[game].worth;
  const usual = await turn.ask('view', { game, moves: [] });
  if ('error' in usual) return null;
  const heavyAtStart = heavyPieces(usual.view.fen, worth);
  const moves: JudgedMove[] = [];
  const passages = new Passages();
  for (const [ply, move] of line.entries()) {
    if (!isOwn(ply)) continue;
    const { fen = '' } = nodes[ply] ?? {};
    const exact = await help.endings.judge(fen, move.uci);
    const judged = exact ? judgementOf(exact) : await review.judge(ply, side);
    if (!judged) return null;
    if (exact) passages.add(exact, fen, move.text);
    const { spent, left } = source.times?.[ply] ?? {};
    const mistake =
      judged.loss >= DOUBTFUL
        ? await review.mistake(ply, fen, judged.loss, exact?.better ?? [])
        : undefined;
    if (mistake === null) return null;
    moves.push({
      ply,
      phase: phaseOf(ply, heavyPieces(fen, worth), heavyAtStart),
      before: judged.before,
      loss: Math.max(0, judged.loss),
      accuracy: judged.accuracy,
      ...(typeof spent === 'number' && { seconds: spent }),
      ...(typeof left === 'number' && { left }),
      ...(mistake && { mistake }),
    });
  }
  const keys = nodes.slice(1).map(({ openingKey }) => openingKey);
  const leftBook = tree.start === undefined ? await help.leftBook(line, keys) : undefined;
  const last = review.chanceAtEnd(side);
  const { id, result, date, opponent, rating, opponentRating, times, flagged } = source;
  return {
    id,
    side,
    result,
    date,
    opponent,
    ...(rating !== undefined && { rating }),
    ...(opponentRating !== undefined && { opponentRating }),
    ...(tree.start !== undefined && { start: tree.start }),
    opening: tree.start === undefined ? openingOf(nodes) : [],
    ...(leftBook !== undefined && { leftBook }),
    moves,
    deaths: line.flatMap(({ captured }) => (captured?.side === side ? captured.square : [])),
    endings: passages.all,
    hasClock: times !== undefined,
    ...(flagged && { flagged: last }),
  };
}

const CHANCE: Readonly<Record<OutcomeName, number>> = { win: 1, draw: 0.5, loss: 0 };

/** A move judged by the tables. */
function judgementOf({ best, played }: ExactMove): Judgement {
  const before = CHANCE[best];
  const loss = before - CHANCE[played];
  return { before, loss, accuracy: accuracyOf(loss) };
}

function openingOf(nodes: readonly TreeNode[]): OpeningPly[] {
  return nodes.slice(1, OPENING_PLIES + 1).map(({ move, openingKey }) => ({
    uci: move?.uci ?? '',
    text: move?.text ?? '',
    key: openingKey,
  }));
}

/** Searches of the positions of a game. */
class Review {
  readonly #turn: Turn;
  readonly #game: Game;
  readonly #begins: SideName;
  readonly #glanced: Looked[] = [];

  constructor(turn: Turn, game: Game, begins: SideName) {
    this.#turn = turn;
    this.#game = game;
    this.#begins = begins;
  }

  /** Looks at all positions, the last one first; false if stopped. */
  async glance(): Promise<boolean> {
    for (let ply = this.#game.moves.length; ply >= 0; ply -= 1) {
      const looked = await this.#look(ply, GLANCE);
      if (!looked) return false;
      this.#glanced[ply] = looked;
    }
    return true;
  }

  /** Your winning chances in the last position. */
  chanceAtEnd(side: SideName): number {
    const last = this.#glanced[this.#game.moves.length];
    return last ? share(forFirst(last.score, side)) : 0.5;
  }

  /** Judges a move. What looks like a mistake is looked at again. */
  async judge(ply: number, side: SideName): Promise<Judgement | null> {
    const found = (before: Looked, after: Looked): MoveLoss =>
      lossOf(side, before.score, after.score, before.line[0]?.uci === this.#game.moves[ply]);
    let [before, after] = [this.#glanced[ply], this.#glanced[ply + 1]];
    if (!before || !after) return null;
    if (found(before, after).loss >= DOUBTFUL) {
      const again = await this.#look(ply + 1, LOOK);
      const first = again && (await this.#look(ply, LOOK, 2));
      if (!again || !first) return null;
      [before, after] = [first, again];
      this.#glanced[ply] = before;
      this.#glanced[ply + 1] = after;
    }
    const { loss, accuracy } = found(before, after);
    return { before: share(forFirst(before.score, side)), loss, accuracy };
  }

  /** The facts about a mistake; `exact`: the moves that the tables call better. */
  async mistake(
    ply: number,
    fen: string,
    loss: number,
    exact: readonly NotatedMove[],
  ): Promise<Mistake | null> {
    const { moves } = this.#game;
    const played = moves[ply];
    const before = { ...this.#game, moves: moves.slice(0, ply) };
    const looked = this.#glanced[ply];
    if (!looked || played === undefined) return null;
    const best = exact[0] ? [exact[0]] : looked.line;
    const reply = this.#glanced[ply + 1]?.line ?? [];
    const facts = await this.#reasons(ply, reply, best, exact.length > 0 || loss < BLUNDER);
    if (!facts) return null;
    const shown = await this.#turn.ask('play', { game: before, texts: [played] });
    if ('error' in shown) return null;
    return {
      fen,
      played,
      text: shown.view.history.at(-1)?.text ?? '',
      best: best.slice(0, exact[0] ? 1 : BEST_MOVES).map(({ uci }) => uci),
      bestText: best[0]?.text ?? '',
      alone: exact[0] ? exact.length === 1 : looked.alone,
      ...facts,
    };
  }

  /** Themes of a better line and of the reply; both are searched once more, unless that is done, if neither has any. */
  async #reasons(
    ply: number,
    reply: readonly NotatedMove[],
    best: readonly NotatedMove[],
    isStudied: boolean,
  ): Promise<Pick<Mistake, 'missed' | 'allowed'> | null> {
    const { moves } = this.#game;
    const facts = await askThink(this.#turn, 'mistake', {
      game: { ...this.#game, moves: moves.slice(0, ply) },
      played: [...moves.slice(ply, ply + 1), ...reply.map(({ uci }) => uci)],
      best: best.map(({ uci }) => uci),
    });
    if ('error' in facts) return null;
    const themes = { missed: themesIn(facts.misses), allowed: themesIn(facts.allows) };
    if (isStudied || themes.missed.length + themes.allowed.length > 0) return themes;
    const after = await this.#look(ply + 1, STUDY);
    const before = after && (await this.#look(ply, STUDY));
    return before && this.#reasons(ply, after.line, before.line, true);
  }

  async #look(ply: number, nodes: number, lines = 1): Promise<Looked | null> {
    const game = { ...this.#game, moves: this.#game.moves.slice(0, ply) };
    let second: SearchScore | null = null;
    const reply = await this.#turn.search({ game, limits: { nodes, lines } }, (report) => {
      if (report.rank === 2) second = report.score;
    });
    if (!reply) return null;
    if ('error' in reply) throw new Error(reply.error.kind);
    if (reply.best && reply.report) {
      const { score, pv } = reply.report;
      return {
        score: forFirst(score, this.#toMove(ply)),
        line: pv.length > 0 ? pv : [reply.best],
        alone: second !== null && share(score) - share(second) >= ALONE,
      };
    }
    const shown = await this.#turn.ask('view', game);
    if ('error' in shown) throw new Error(shown.error.kind);
    const score = finalScore(shown.view.result?.winner, 'first');
    return { score, line: [], alone: false };
  }

  #toMove(ply: number): SideName {
    return ply % 2 === 0 ? this.#begins : other(this.#begins);
  }
}

/** Names of what a line wins by, the most telling first. */
function themesIn(gain: LineGain | undefined): Theme[] {
  if (!gain) return [];
  if (gain.mate) return [gain.mate];
  if (gain.winsGame) return ['mate'];
  return mostTelling(gain.motifs).map(({ name }) => name);
}

/** Gathers the endings that come up in a game. */
class Passages {
  readonly all: EndingPassage[] = [];

  add({ material, best, played, better }: ExactMove, fen: string, text: string): void {
    let passage = this.all.at(-1);
    if (passage?.material !== material) {
      passage = { material, fen, worth: best };
      this.all.push(passage);
    }
    if (best === played || passage.fault) return;
    passage.fault = { fen, text, best: better.map(({ uci }) => uci), result: played };
  }
}
