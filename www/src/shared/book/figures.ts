import type { BookMove, SideName, Verdict } from '@chariot/protocol';

function gamesIn(moves: readonly BookMove[]): number {
  return moves.reduce((sum, { games }) => sum + games, 0);
}

/** Displayed figures of a book move. */
export interface BookFigures {
  /** Share of the position's games, 0 to 1. */
  share: number;
  /** Shares of results, 0 to 1. */
  results: readonly [first: number, draws: number, second: number];
  /** In centipawns for the first side. */
  score: number | undefined;
  verdict: Verdict | undefined;
}

/** Figures of a position's moves, with `toMove` to move. */
export function figuresOf(moves: readonly BookMove[], toMove: SideName): readonly BookFigures[] {
  const all = gamesIn(moves);
  return moves.map(({ games, wins, draws, losses, score, verdict }) => {
    const ended = Math.max(1, wins + draws + losses);
    const [mine, theirs] = [wins / ended, losses / ended];
    const own = toMove === 'first';
    return {
      share: games / Math.max(1, all),
      results: [own ? mine : theirs, draws / ended, own ? theirs : mine],
      score: score === undefined || own ? score : -score,
      verdict,
    };
  });
}

/** A share in whole percent: `45%`, `<1%`. */
export function percentOf(share: number): string {
  if (share > 0 && share < 0.01) return '<1%';
  return `${Math.round(share * 100)}%`;
}
