import type { Move as RulesMove } from '../game.ts';
import {
  type Color,
  KING,
  KNIGHT,
  PAWN,
  type PieceSymbol,
  QUEEN,
  ROOK,
  type Square,
} from './board.ts';

/** A move as chess.js describes it. */
export class Move {
  color: Color;
  from: Square;
  to: Square;
  piece: PieceSymbol;
  captured?: PieceSymbol;
  promotion?: PieceSymbol;
  /** @deprecated Letters for the kind of move; use the functions. */
  flags: string;
  san: string;
  lan: string;
  before: string;
  after: string;

  constructor(move: RulesMove, before: string, after: string) {
    this.color = move.side === 'first' ? 'w' : 'b';
    this.piece = move.piece.toLowerCase() as PieceSymbol;
    this.from = move.from as Square;
    this.to = (move.castling?.kingTo ?? move.to) as Square;
    this.san = move.text;
    this.lan = this.from + this.to + (move.promotion?.toLowerCase() ?? '');
    this.before = before;
    this.after = after;
    this.flags = flagsOf(move);
    if (move.captured) this.captured = move.captured.kind.toLowerCase() as PieceSymbol;
    if (move.promotion) this.promotion = move.promotion.toLowerCase() as PieceSymbol;
  }

  isCapture(): boolean {
    return this.flags.includes('c');
  }

  isPromotion(): boolean {
    return this.flags.includes('p');
  }

  isEnPassant(): boolean {
    return this.flags.includes('e');
  }

  isKingsideCastle(): boolean {
    return this.flags.includes('k');
  }

  isQueensideCastle(): boolean {
    return this.flags.includes('q');
  }

  isBigPawn(): boolean {
    return this.flags.includes('b');
  }

  isNullMove(): boolean {
    return this.flags.includes('-');
  }
}

/** The null move: the other side moves again. */
export const NULL = '--';

export function nullMove(color: Color, before: string, after: string): Move {
  const move: RulesMove = {
    uci: NULL,
    text: NULL,
    from: 'a8',
    to: 'a8',
    side: color === 'w' ? 'first' : 'second',
    piece: 'K',
    promotion: undefined,
  };
  return Object.assign(new Move(move, before, after), { flags: '-' });
}

function flagsOf({ from, to, piece, captured, promotion, castling }: RulesMove): string {
  if (castling) return to > from ? 'k' : 'q';
  if (captured && captured.square !== to) return 'e';
  const plain = captured ? 'c' : 'n';
  if (promotion) return `${plain}p`;
  const isBig = piece === 'P' && Math.abs(Number(to[1]) - Number(from[1])) === 2;
  return isBig ? 'b' : plain;
}

/** The directions in which chess.js looks for moves of each piece, as files and ranks. */
const STRAIGHT = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] } as const;
const { up, right, down, left } = STRAIGHT;
const [upLeft, upRight, downRight, downLeft] = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
];
const ROYAL = [upLeft, up, upRight, right, downRight, down, downLeft, left];
const DIRECTIONS: Readonly<Record<string, readonly (readonly number[] | undefined)[]>> = {
  [KNIGHT]: [
    [-2, 1],
    [-1, 2],
    [1, 2],
    [2, 1],
    [2, -1],
    [1, -2],
    [-1, -2],
    [-2, -1],
  ],
  b: [upLeft, upRight, downRight, downLeft],
  [ROOK]: [up, right, down, left],
  [QUEEN]: ROYAL,
  [KING]: ROYAL,
};
const PROMOTIONS = 'nbrq';

/** The moves in the order in which chess.js lists them: programs may rely on it. */
export function inTheirOrder(moves: readonly Move[]): Move[] {
  const keys = new Map(moves.map((move) => [move, keyOf(move)]));
  return [...moves].sort((one, two) => {
    const [a = [], b = []] = [keys.get(one), keys.get(two)];
    const at = a.findIndex((number, i) => number !== b[i]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  });
}

function keyOf(move: Move): number[] {
  const { from, to, piece, color, promotion } = move;
  const castles = 'kq'.indexOf(move.flags) + 1;
  const start = (8 - Number(from[1])) * 8 + from.charCodeAt(0);
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = Number(to[1]) - Number(from[1]);
  if (castles > 0) return [1, castles];
  if (piece === PAWN) {
    const ahead = color === 'w' ? 1 : -1;
    const side = files === 0 ? Math.abs(ranks) : files * ahead > 0 ? 4 : 3;
    return [0, start, side, promotion ? PROMOTIONS.indexOf(promotion) : 0];
  }
  const length = piece === KNIGHT ? 1 : Math.max(Math.abs(files), Math.abs(ranks));
  const directions = DIRECTIONS[piece] ?? [];
  const direction = directions.findIndex((step) => {
    return step?.[0] === files / length && step[1] === ranks / length;
  });
  return [0, start, direction, length];
}
