import type { DistanceToMate, SearchScore, SideName } from '@chariot/protocol';

/** Advantage in centipawns that wins three games of four. */
const THREE_QUARTERS = 230;

/** The same score for the other side. */
export function turned(score: SearchScore): SearchScore {
  switch (score.kind) {
    case 'centipawns':
      return { kind: 'centipawns', value: -score.value };
    case 'mateIn':
      return { kind: 'matedIn', moves: score.moves };
    case 'matedIn':
      return { kind: 'mateIn', moves: score.moves };
    default:
      return score satisfies never;
  }
}

/** The score for the first side, given the one for `side`. */
export function forFirst(score: SearchScore, side: SideName): SearchScore {
  return side === 'first' ? score : turned(score);
}

/** The score of a game that is over, for `side`. */
export function finalScore(winner: SideName | undefined, side: SideName): SearchScore {
  if (!winner) return { kind: 'centipawns', value: 0 };
  return { kind: winner === side ? 'mateIn' : 'matedIn', moves: 0 };
}

/** A tablebase result as a score for the same side. */
export function exactScore(value: DistanceToMate): SearchScore {
  if (value.kind === 'draw') return { kind: 'centipawns', value: 0 };
  return { kind: value.kind === 'win' ? 'mateIn' : 'matedIn', moves: value.moves };
}

/** A score in a few characters: `+1.3`, `−0.4`, `#5`, `−#3`; `#` is checkmate. */
export function shortScore(score: SearchScore): string {
  switch (score.kind) {
    case 'centipawns': {
      const value = Math.abs(score.value);
      // 0.15 itself is a little less, and would become 0.1.
      const pawns = (value / 100 + 1e-9).toFixed(value > 999 ? 0 : 1);
      if (Number(pawns) === 0) return '0.0';
      return `${score.value < 0 ? '−' : '+'}${pawns}`;
    }
    case 'mateIn':
      return score.moves === 0 ? '#' : `#${score.moves}`;
    case 'matedIn':
      return score.moves === 0 ? '#' : `−#${score.moves}`;
    default:
      return score satisfies never;
  }
}

/**
 * Winning chances of the score's side, 0 to 1: its share of the evaluation bar. `threeQuarters`: the advantage in
 * centipawns that has a chance of 3/4.
 */
export function share(score: SearchScore, threeQuarters = THREE_QUARTERS): number {
  if (score.kind === 'mateIn') return 1;
  if (score.kind === 'matedIn') return 0;
  return 1 / (1 + 3 ** (-score.value / threeQuarters));
}

/** A count in a few characters: `950`, `12.3 k`, `4.56 M`. */
export function shortCount(count: number): string {
  if (count < 1_000) return String(Math.round(count));
  if (count < 1_000_000) return `${(count / 1_000).toPrecision(3)} k`;
  return `${(count / 1_000_000).toPrecision(3)} M`;
}
