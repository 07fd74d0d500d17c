import type {
  BoardPiece,
  GameName,
  NotatedMove,
  SideName,
  TerminationName,
} from '@chariot/protocol';
import { type Core, type Line, NONE, only } from './core.ts';
import { misuse, RulesError } from './error.ts';
import { GAMES, type GameFacts, type Notation, numberOf, squaresOf } from './games.ts';
import {
  asciiOf,
  isBoard,
  type Placement,
  pieceOf,
  piecesOf,
  placementOf,
  withPlacement,
} from './placement.ts';

/** A legal move, or one that was played. */
export interface Move extends NotatedMove {
  /** The side that moves. */
  side: SideName;
  /** Capital letter of the moving piece. */
  piece: string;
}

/** A move by its squares; `promotion` is the letter of a piece. */
export interface MoveSquares {
  from: string;
  to: string;
  promotion?: string | undefined;
}

/** A move as {@link Game.play} takes it: in any notation of the game, or by its squares. */
export type AnyMove = string | MoveSquares;

/** Check, repetition and the end of the game in a position. */
export interface Status {
  /** Whether the game is over by rule. */
  over: boolean;
  /** The winner; absent while the game goes on and for a draw. */
  winner?: SideName;
  /** `*` while the game goes on. */
  result: '1-0' | '0-1' | '1/2-1/2' | '*';
  /** The rule that ended the game. */
  termination?: TerminationName;
  /** The rule in English: `threefold repetition`. */
  description?: string;
  /** Offences of each side in a judged repetition (xiangqi), in the notation's language. */
  explanation?: string;
  /** Whether the side to move is in check. */
  check: boolean;
  /** Occurrences of the position so far, this one included. */
  repetitions: number;
}

/** Choices for lists of moves. */
export interface MoveOptions {
  /** Only moves from this square. */
  from?: string | undefined;
  /** Notation of the texts. */
  notation?: Notation | undefined;
}

/** Choices for {@link Game.play}. */
export interface PlayOptions {
  /**
   * Notation of the text, where two read it differently: in xiangqi `a0a1` counts ranks from 0, as
   * ICCS does, and `a1a2` may count them from 0 or, as UCI does, from 1.
   */
  read?: Notation | undefined;
  /** Notation of the text in the move returned. */
  notation?: Notation | undefined;
}

/** As in `crates/rules`. */
const MOVE_BYTES = 8;
/** Most moves of one game. */
const MOST_PLIES = 50_000;
/** Deepest perft: a position of few moves could else take for ever. */
const DEEPEST = 255;

/** A game: a start, and the moves played from there. */
export class Game {
  readonly game: GameName;
  readonly #core: Core;
  readonly #facts: GameFacts;
  readonly #squares: readonly string[];
  /** Replaced as a whole where the module must begin anew. */
  #line: Line & { indices: number[] } = { start: '', indices: [] };
  #history: Move[] = [];
  #notices: readonly string[] = [];
  /** Set while the board is not a legal position; `#line.start` is then its FEN. */
  #fault: RulesError | undefined;

  /** @internal `createRules` makes games. */
  constructor(core: Core, fen?: string) {
    this.game = core.game;
    this.#core = core;
    this.#facts = GAMES[core.game];
    this.#squares = squaresOf(this.#facts);
    if (fen !== undefined) this.load(fen);
  }

  /** FEN of the position. */
  get fen(): string {
    return this.#fault ? this.#line.start : this.#core.ask(this.#line, (core) => core.text('fen'));
  }

  /** FEN of the start of the game. */
  get startFen(): string {
    return this.#line.start || this.#facts.start;
  }

  /** The side to move. */
  get turn(): SideName {
    return this.fen.split(' ')[1] === 'b' ? 'second' : 'first';
  }

  /** The number of moves played. */
  get plies(): number {
    return this.#line.indices.length;
  }

  /** Repairs made to the FEN that was loaded, by name. */
  get notices(): readonly string[] {
    return this.#notices;
  }

  /**
   * Why the board is no legal position; absent if it is one. Only {@link Game.put} and
   * {@link Game.remove} lead there. While it lasts, questions about moves throw it.
   */
  get problem(): RulesError | undefined {
    return this.#fault;
  }

  /** Whether the side to move is in check. */
  get inCheck(): boolean {
    return this.checkedSquare !== undefined;
  }

  /** Square of the king or general in check. */
  get checkedSquare(): string | undefined {
    return this.#squares[this.#ask((core) => core.number('check'))];
  }

  /**
   * Sets up a position and forgets the moves.
   * @throws {RulesError} for an impossible position; nothing has changed then.
   */
  load(fen: string): void {
    if (typeof fen !== 'string') throw misuse('A position is a FEN', fen);
    // The module takes an empty text for the usual start.
    const text = fen === '' ? ' ' : fen;
    const notices = this.#core.start(text);
    this.#begin(text);
    this.#line = { start: this.fen, indices: [] };
    this.#notices = notices;
  }

  /** Goes back to the usual start. */
  reset(): void {
    this.#begin('');
  }

  /** A copy with its own moves. */
  clone(): Game {
    const copy = new Game(this.#core);
    copy.#line = { start: this.#line.start, indices: [...this.#line.indices] };
    copy.#history = [...this.#history];
    copy.#notices = this.#notices;
    copy.#fault = this.#fault;
    return copy;
  }

  /** The legal moves, none if the game is over by mate or stalemate. */
  legalMoves(options: MoveOptions = {}): Move[] {
    const { from, notation = 'usual' } = Object(options);
    const style = this.#notation(notation);
    const square = from === undefined ? NONE : this.#square(from);
    return this.#ask((core) => {
      const moves = this.#moves(core, square);
      const texts = core.text('texts', square, style).split('\n');
      return moves.map(({ move }, i) => {
        move.text = texts[i] ?? '';
        return move;
      });
    });
  }

  /** The legal moves in coordinates, such as `e2e4`. */
  legalUci(options: Pick<MoveOptions, 'from'> = {}): string[] {
    const { from } = Object(options);
    const square = from === undefined ? NONE : this.#square(from);
    return this.#ask((core) => this.#moves(core, square).map(({ move }) => move.uci));
  }

  /** Whether a move is legal. */
  isLegal(move: AnyMove): boolean {
    const text = this.#text(move);
    try {
      this.#ask((core) => core.find(...text));
      return true;
    } catch (error) {
      if (error instanceof RulesError && error.kind !== 'CRASH' && !this.#fault) return false;
      throw error;
    }
  }

  /**
   * Plays a move in any notation of the game, or one of the legal moves.
   * @throws {RulesError} `SYNTAX`, `ILLEGAL_MOVE`, `AMBIGUOUS_MOVE`; nothing has changed then.
   */
  play(move: AnyMove, options: PlayOptions = {}): Move {
    const { read, notation = 'usual' } = Object(options);
    const style = this.#notation(notation);
    const text = this.#text(move, read);
    if (this.plies >= MOST_PLIES) {
      throw new RulesError('ARGUMENT', `A game has at most ${MOST_PLIES} moves.`);
    }
    return this.#ask((core) => {
      const index = core.find(...text);
      const played = this.#move(core.bytes('moves', only(index)), 0, this.#sideToMove());
      played.text = this.#written(core, index, style);
      core.play(index);
      this.#line.indices.push(index);
      this.#history.push(played);
      return { ...played };
    });
  }

  /** Takes back the last move and returns it; `undefined` at the start. */
  undo(): Move | undefined {
    if (this.plies === 0) return undefined;
    return this.#ask((core) => {
      core.undo();
      this.#line.indices.pop();
      return this.#history.pop();
    });
  }

  /** A legal move as people write it: in SAN, WXF, or the notation given. */
  san(move: AnyMove, notation: Notation = 'usual'): string {
    const style = this.#notation(notation);
    const text = this.#text(move);
    return this.#ask((core) => this.#written(core, core.find(...text), style));
  }

  /** The moves played. */
  history(): Move[] {
    return this.#history.map((move) => ({ ...move }));
  }

  /** Check, repetitions, and how the game ended. `notation` gives the language of explanations. */
  status(notation: Notation = 'usual'): Status {
    const style = this.#notation(notation);
    return this.#ask((core) => {
      const text = core.text('result', style);
      const [winner, termination, description, explanation] = text.split('\n');
      const common = {
        check: core.number('check') >= 0,
        repetitions: core.number('repetitions'),
      };
      if (!termination || description === undefined) return { over: false, result: '*', ...common };
      const win = winner === 'first' || winner === 'second' ? winner : undefined;
      return {
        over: true,
        ...(win && { winner: win }),
        result: win === 'first' ? '1-0' : win === 'second' ? '0-1' : '1/2-1/2',
        termination: termination as TerminationName,
        description,
        ...(explanation && { explanation }),
        ...common,
      };
    });
  }

  /** Whether a side has the pieces to win; if not, it cannot win on time either. */
  canWin(side: SideName): boolean {
    const number = this.#side(side);
    return this.#ask((core) => core.canWin(number));
  }

  /** The squares of a side's pieces that attack a square, pinned ones too. */
  attackers(square: string, by: SideName): string[] {
    const [target, side] = [this.#square(square), this.#side(by)];
    return this.#ask((core) =>
      Array.from(core.bytes('attackers', target, side), (from) => this.#squares[from] ?? ''),
    );
  }

  isAttacked(square: string, by: SideName): boolean {
    return this.attackers(square, by).length > 0;
  }

  /** The pieces, from the first side's left corner, rank by rank. */
  pieces(): BoardPiece[] {
    return piecesOf(this.#placement(), this.#squares);
  }

  /** The piece on a square. */
  pieceOn(square: string): BoardPiece | undefined {
    const letter = this.#placement()[this.#square(square)];
    return letter === undefined ? undefined : pieceOf(letter, square);
  }

  /**
   * Sets up a board that may be no legal position, and forgets the moves: see {@link Game.problem}.
   * @throws {RulesError} if the text has no board.
   */
  setUp(fen: string): void {
    try {
      this.load(fen);
    } catch (error) {
      if (!(error instanceof RulesError) || !isBoard(fen, this.#facts)) throw error;
      this.#begin(fen);
      this.#fault = error;
    }
  }

  /**
   * Puts a piece on a square, in place of any other there, and forgets the moves. The board may
   * then be no legal position: see {@link Game.problem}.
   */
  put(piece: Pick<BoardPiece, 'side' | 'kind'>, square: string): void {
    const at = this.#square(square);
    const { side, kind } = Object(piece);
    if (typeof kind !== 'string' || kind.length !== 1 || !this.#facts.letters.includes(kind)) {
      throw misuse(`The kind of a piece is a letter of ${this.#facts.letters}`, kind);
    }
    const letter = this.#side(side) === 0 ? kind : kind.toLowerCase();
    this.#edit((board) => {
      board[at] = letter;
    });
  }

  /** Takes a piece off the board and forgets the moves; returns it. See {@link Game.put}. */
  remove(square: string): BoardPiece | undefined {
    const at = this.#square(square);
    const removed = this.pieceOn(square);
    this.#edit((board) => {
      board[at] = undefined;
    });
    return removed;
  }

  /** Gives the turn to a side and forgets the moves. See {@link Game.put}. */
  setTurn(side: SideName): void {
    const letter = this.#side(side) === 0 ? 'w' : 'b';
    const [board, , castling, , ...clocks] = this.fen.split(' ');
    this.setUp([board, letter, castling, '-', ...clocks].join(' '));
  }

  /** Takes all pieces off the board and forgets the moves. See {@link Game.put}. */
  clear(): void {
    this.setUp(withPlacement('? w - - 0 1', placementOf('', this.#facts), this.#facts));
  }

  /** The board as text, the first side below. */
  ascii(): string {
    return asciiOf(this.#placement(), this.#facts);
  }

  /** The number of lines of play of `depth` plies. */
  perft(depth: number): number {
    return depth === 0 ? 1 : Object.values(this.divide(depth)).reduce((sum, one) => sum + one, 0);
  }

  /** {@link Game.perft} by first move. */
  divide(depth: number): Record<string, number> {
    if (!Number.isInteger(depth) || depth < 0 || depth > DEEPEST) {
      throw misuse(`A depth is a whole number from 0 to ${DEEPEST}`, depth);
    }
    return this.#ask((core) => {
      const { buffer, byteOffset, length } = core.bytes('divide', depth).slice();
      const counts = new DataView(buffer, byteOffset, length);
      const moves = depth === 0 ? [] : this.#moves(core, NONE);
      return Object.fromEntries(
        moves.map(({ index, move }) => [move.uci, Number(counts.getBigUint64(8 * index, true))]),
      );
    });
  }

  #begin(start: string): void {
    this.#line = { start, indices: [] };
    this.#history = [];
    this.#notices = [];
    this.#fault = undefined;
  }

  #ask<Answer>(use: (core: Core) => Answer): Answer {
    if (this.#fault) throw this.#fault;
    return this.#core.ask(this.#line, use);
  }

  #placement(): Placement {
    return placementOf(this.fen, this.#facts);
  }

  #edit(change: (board: Placement) => void): void {
    const fen = this.fen;
    const board = placementOf(fen, this.#facts);
    change(board);
    const [placement, turn, castling, , ...clocks] = withPlacement(fen, board, this.#facts).split(
      ' ',
    );
    this.setUp([placement, turn, castling, '-', ...clocks].join(' '));
  }

  #written(core: Core, index: number, notation: number): string {
    return core.text('texts', only(index), notation).trimEnd();
  }

  #moves(core: Core, from: number): { index: number; move: Move }[] {
    const side = this.#sideToMove();
    const bytes = core.bytes('moves', from);
    const moves: { index: number; move: Move }[] = [];
    for (let at = 0; at < bytes.length; at += MOVE_BYTES) {
      moves.push({ index: bytes[at] ?? 0, move: this.#move(bytes, at, side) });
    }
    return moves;
  }

  /** A move without its text. `Table::moves` in `crates/rules` tells the bytes. */
  #move(bytes: Uint8Array, at: number, side: SideName): Move {
    const squares = this.#squares;
    const { letters } = this.#facts;
    const captured = bytes[at + 4] ?? NONE;
    const last = bytes[at + 6] ?? NONE;
    const rook = bytes[at + 7] ?? NONE;
    const promotion = last !== NONE && rook === NONE ? letters[last] : undefined;
    const from = squares[bytes[at + 1] ?? 0] ?? '';
    const to = squares[bytes[at + 2] ?? 0] ?? '';
    const move: Move = {
      uci: promotion === undefined ? from + to : from + to + promotion.toLowerCase(),
      from,
      to,
      side,
      piece: letters[bytes[at + 3] ?? 0] ?? '',
      promotion,
      text: '',
    };
    if (captured !== NONE) {
      const other = side === 'first' ? 'second' : 'first';
      const square = squares[bytes[at + 5] ?? 0] ?? '';
      move.captured = { square, side: other, kind: letters[captured] ?? '' };
    }
    if (rook !== NONE) {
      move.castling = { kingTo: squares[last] ?? '', rookFrom: squares[rook] ?? '' };
    }
    return move;
  }

  #sideToMove(): SideName {
    const second = this.#line.start.split(' ')[1] === 'b';
    return (this.plies % 2 === 1) === second ? 'first' : 'second';
  }

  /** A move as the module reads it: its text, and the number of the notation if it is known. */
  #text(move: AnyMove, notation?: Notation): [text: string, notation: number] {
    if (typeof move === 'string') {
      return [move, notation === undefined ? NONE : this.#notation(notation)];
    }
    const { from, to, promotion } = Object(move);
    if (typeof from !== 'string' || typeof to !== 'string') {
      throw misuse('A move is a text, or an object with from and to', move);
    }
    if (promotion !== undefined && promotion !== null && typeof promotion !== 'string') {
      throw misuse('The promotion of a move is a letter', promotion);
    }
    return [from + to + (promotion ?? '').toLowerCase(), this.#notation('uci')];
  }

  #square(name: unknown): number {
    const index = typeof name === 'string' ? this.#squares.indexOf(name) : -1;
    if (index < 0) throw misuse(`A square is a name such as ${this.#squares[1]}`, name);
    return index;
  }

  #side(side: unknown): 0 | 1 {
    if (side !== 'first' && side !== 'second') throw misuse('A side is "first" or "second"', side);
    return side === 'first' ? 0 : 1;
  }

  #notation(notation: unknown): number {
    const number = numberOf(this.#facts, notation);
    if (number === undefined) {
      const known = ['usual', ...this.#facts.notations].join(', ');
      throw misuse(`A notation is one of ${known}`, notation);
    }
    return number;
  }
}
