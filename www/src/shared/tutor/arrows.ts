import type { Pointer } from '@chariot/board/parts';
import type { BoardPiece, LineMotif } from '@chariot/protocol';
import type { TutorLine } from './explain.ts';

/** Plies of a line that are shown where nothing is gained by it. */
const SHOWN = 8;

/** The moves of a line that are shown: until something is gained, or the game is over. */
export function shownMoves({ moves, mate, gain }: TutorLine): TutorLine['moves'] {
  return moves.slice(0, mate === undefined ? (gain?.plies ?? SHOWN) : 2 * mate - 1);
}

/**
 * What the board shows after so many plies of a line: the next move and those that tables call as good, under what the last one
 * attacks.
 */
export function arrowsOf(line: TutorLine, plies: number): Pointer[] {
  const next = shownMoves(line)[plies];
  const alike = plies === 0 ? line.alike.filter(({ uci }) => uci !== next?.uci) : [];
  const motifs = line.gain?.motifs ?? [];
  const attacks = motifs.flatMap((motif) => (shownAfter(motif) === plies ? pairsOf(motif) : []));
  return [
    ...attacks.map(([from, to]): Pointer => ({ from: from.square, to: to.square, tone: 'bad' })),
    ...alike.map(({ from, to }): Pointer => ({ from, to, tone: 'good' })),
    ...(next ? [{ from: next.from, to: next.to, tone: 'accent' } as const] : []),
  ];
}

/** The number of plies after which a motif stands on the board. */
function shownAfter({ name, ply }: LineMotif): number {
  const isOfCapture = ['undefended', 'pinnedPiece', 'removedDefender', 'overloadedDefender'];
  return isOfCapture.includes(name) ? ply : ply + 1;
}

/** Which piece of a motif attacks or defends which. */
function pairsOf({ name, pieces }: LineMotif): readonly (readonly [BoardPiece, BoardPiece])[] {
  const [one, two, three] = pieces;
  if (!one || !two) return [];
  switch (name) {
    case 'fork':
    case 'skewer':
      return pieces.slice(1).map((piece) => [one, piece] as const);
    case 'discoveredAttack':
      return three ? [[two, three]] : [];
    case 'pinnedDefender':
    case 'pinnedPiece':
      return [[two, one]];
    case 'removedDefender':
      return [[one, two]];
    case 'overloadedDefender':
      return three
        ? [
            [one, two],
            [one, three],
          ]
        : [];
    case 'undefended':
    case 'trapped':
    case 'promotion':
      return [];
    default:
      return name satisfies never;
  }
}
