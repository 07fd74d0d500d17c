import type { Turn } from '@chariot/engine/client';
import type { NotatedMove, SearchReport, SearchScore, View } from '@chariot/protocol';
import { LEVELS } from '../shared/game/level.ts';
import type { OwnClock } from './pace.ts';

/** Shortest and longest pause of full strength in milliseconds. */
const BRISK: readonly [number, number] = [250, 300];
/** The same by level: an instant reply feels unnatural. */
const PACE: readonly (readonly [number, number])[] = [
  [450, 1_100],
  [450, 1_100],
  [450, 1_000],
  [400, 900],
  [400, 800],
  [350, 750],
  [350, 700],
  [300, 600],
  [300, 550],
  [300, 500],
  [250, 400],
  BRISK,
];
/** Legal moves from which on a choice is a wide one. */
const MANY_MOVES = 20;
/** How much longer a surprise may take. */
const SURPRISED = 3;
/** Change of the score from one move to the next that surprises, in centipawns. */
const SURPRISE = 120;
/** Shortest and longest pause of a hard choice in milliseconds. */
const HARD: readonly [number, number] = [2_500, 6_000];
/** Captures from which on much is at stake. */
const MANY_CAPTURES = 3;
/** Largest difference of the best two moves in a hard choice, in centipawns, as far as so many nodes see. */
const CLOSE = 30;
const NODES = 3_000;
/** The strongest level that needs no network: a weak one would fetch it for this alone. */
const JUDGE = LEVELS - 1;
/** A pause takes at most the time left divided by this. */
const PAUSES = 40;

/** A move found, with the report of its search unless it is from the book. */
export interface Answer {
  best: NotatedMove | undefined;
  report: SearchReport | undefined;
}

/** Traits of a move that a person sees at a glance. */
export interface Situation {
  /** Number of legal moves. */
  moves: number;
  /** Whether the move captures where the opponent has just captured. */
  takesBack: boolean;
  /** Whether the score has changed much since the last move. */
  isSurprised: boolean;
  /** Whether much is at stake and the best moves are close. */
  isHard: boolean;
}

/** A score in centipawns; a mate is worth a hundred pawns. */
function centipawnsOf(score: SearchScore): number {
  if (score.kind === 'centipawns') return score.value;
  return score.kind === 'mateIn' ? 10_000 : -10_000;
}

/**
 * Least time for a move in milliseconds; `chance` is 0 to 1. A forced move or a recapture comes soonest, the more the choice
 * the later, a surprise later still, and a hard choice last. The pause never loses on time.
 */
export function pauseOf(
  level: number,
  { moves, takesBack, isSurprised, isHard }: Situation,
  clock: OwnClock | undefined,
  chance: number,
): number {
  const isPlain = moves <= 1 || takesBack;
  const [least, most] = !isPlain && isHard ? HARD : (PACE[level - 1] ?? BRISK);
  const choice = isHard ? 1 : Math.min(1, moves / MANY_MOVES) * (isSurprised ? SURPRISED : 1);
  const pause = isPlain ? least : least + (most - least) * choice * chance;
  return Math.min(pause, longestPause(clock));
}

const longestPause = (clock: OwnClock | undefined): number =>
  clock ? clock.left / PAUSES : HARD[1];

/** Pauses of one computer player, as a person would make them. */
export class Rests {
  /** The score after the last search, and the game and its plies then. */
  #last: { id: string; plies: number; score: number } | null = null;

  /** Time for the move `answer` in milliseconds, in the game `id`. */
  async timeFor(
    turn: Turn,
    head: View,
    { best, report }: Answer,
    { id, level, clock }: { id: string; level: number; clock: OwnClock | undefined },
  ): Promise<number> {
    const last = head.history.at(-1);
    const takesBack = best?.captured !== undefined && best.to === last?.to && !!last.captured;
    const isSurprised = report !== undefined && this.#surprises(id, head, report.score);
    const isTense =
      isSurprised || head.moves.filter(({ captured }) => captured).length >= MANY_CAPTURES;
    const longest = longestPause(clock);
    // A search between two at full strength would cost it what it remembers.
    const mayBeHard = report !== undefined && level < LEVELS && isTense && !takesBack;
    const isFree = head.moves.length > 1 && longest >= HARD[0];
    const isHard = mayBeHard && isFree && (await isClose(turn, head, longest));
    const situation = { moves: head.moves.length, takesBack, isSurprised, isHard };
    return pauseOf(level, situation, clock, Math.random());
  }

  /** Whether the score has changed much since the computer's last move. Keeps it for the next. */
  #surprises(id: string, head: View, score: SearchScore): boolean {
    const plies = head.game.moves.length;
    const now = centipawnsOf(score);
    const last = this.#last;
    this.#last = { id, plies, score: now };
    return last?.id === id && last.plies === plies - 2 && Math.abs(now - last.score) > SURPRISE;
  }
}

/** Whether the best two moves are about equally good; false if that is not known within `patience` milliseconds. */
async function isClose(turn: Turn, { game }: View, patience: number): Promise<boolean> {
  const scores: (SearchScore | undefined)[] = [];
  const moveTime = Math.floor(patience);
  const limits = { nodes: NODES, lines: 2, level: JUDGE, moveTime };
  const search = turn.search({ game, limits }, ({ rank, score }) => {
    scores[rank - 1] = score;
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const reply = await Promise.race([search, late]);
  const [best, second] = scores;
  if (!reply || 'error' in reply || !best || !second) return false;
  // Two mates are no hard choice.
  if (best.kind !== 'centipawns' || second.kind !== 'centipawns') return false;
  return Math.abs(best.value - second.value) <= CLOSE;
}
