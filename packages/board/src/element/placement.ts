import type { BoardPiece, GameName, SideName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { placeOf, rowsOf } from '../board/geometry.ts';
import { piecesIn, placementOf } from '../board/placement.ts';
import { BOARDS } from '../games/boards.ts';
import { BoardFailure, type Emit, type Mover, type PlaceDetail } from './events.ts';

/** A piece to place. */
export interface PlacedPiece {
  side: SideName;
  /** Its letter, a capital: `N`. */
  kind: string;
}

/** How the pieces stand at first. */
export interface PlacementStart {
  game: GameName;
  /** Letters of the pieces. */
  kinds: readonly string[];
  /** Absent: an empty board. */
  fen: string | undefined;
}

/** Pieces placed freely, without the rules of any game. */
export class Placement {
  readonly pieces = signal<readonly BoardPiece[]>([]);
  /** The last move of a piece. */
  readonly last = signal<{ from: string; to: string } | undefined>(undefined);
  readonly #geometry;
  readonly #kinds: readonly string[];
  readonly #emit: Emit;

  /** Throws if the FEN has an unknown piece. */
  constructor({ game, kinds, fen = '' }: PlacementStart, emit: Emit) {
    this.#emit = emit;
    this.#geometry = { ...BOARDS[game].board, below: 'first' } as const;
    this.#kinds = kinds;
    try {
      this.pieces.value = piecesIn(placementOf(fen), this.#geometry, kinds).filter(
        ({ square }) => square !== '',
      );
    } catch (error) {
      throw new BoardFailure('BOARD', error instanceof Error ? error.message : String(error));
    }
  }

  /** The placement, as in a FEN. */
  get fen(): string {
    const letters = new Map(
      this.pieces.value.map(({ square, side, kind }) => [
        square,
        side === 'first' ? kind : kind.toLowerCase(),
      ]),
    );
    const rows = rowsOf(this.#geometry).map((row) =>
      row
        .map((square) => letters.get(square) ?? ' ')
        .join('')
        .replace(/ +/g, ({ length }) => String(length)),
    );
    return rows.join('/');
  }

  /** Puts a piece on a square, or nothing; false if there is no such square or piece. */
  place(square: string, piece: PlacedPiece | null): boolean {
    const { side, kind } = Object(piece ?? {}) as PlacedPiece;
    const isPiece = (side === 'first' || side === 'second') && this.#kinds.includes(kind);
    if (!placeOf(this.#geometry, square) || (piece !== null && !isPiece)) return false;
    const others = this.pieces.peek().filter((one) => one.square !== square);
    this.pieces.value = piece ? [...others, { square, side, kind }] : others;
    this.last.value = undefined;
    this.#tell(piece ? { to: square } : { from: square }, 'program');
    return true;
  }

  /** Moves a piece, or takes it off the board; false if there is none or the page refuses it. */
  move(from: string, to: string | null, by: Mover): boolean {
    const piece = this.pieces.peek().find(({ square }) => square === from);
    if (!piece || (to !== null && !placeOf(this.#geometry, to)) || from === to) return false;
    if (by === 'person' && !this.#emit('beforemove', { from, to })) return false;
    const others = this.pieces.peek().filter(({ square }) => square !== from && square !== to);
    this.pieces.value = to === null ? others : [...others, { ...piece, square: to }];
    this.last.value = to === null ? undefined : { from, to };
    this.#tell({ from, ...(to !== null && { to }) }, by);
    return true;
  }

  #tell(change: Pick<PlaceDetail, 'from' | 'to'>, by: Mover): void {
    this.#emit('place', { ...change, fen: this.fen, by });
  }
}
