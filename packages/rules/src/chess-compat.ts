// The interface of chess.js 1.x over the rules of this package. The README says what differs.

import {
  BLACK,
  type Color,
  DEFAULT_POSITION,
  dropPassed,
  dropRights,
  emptyState,
  isSquare,
  isSymbol,
  KING,
  letterOf,
  other,
  PAWN,
  type Piece,
  type PieceSymbol,
  QUEEN,
  type Rights,
  readState,
  SQUARES,
  type Square,
  type State,
  WHITE,
  writeState,
} from './compat/board.ts';
import { validateFen } from './compat/fen.ts';
import { type Headers, newHeaders, SEVEN_TAG_ROSTER } from './compat/headers.ts';
import { inTheirOrder, Move, NULL, nullMove } from './compat/move.ts';
import { type NAG, type PositionNotes, SUFFIX_LIST, type Suffix } from './compat/notes.ts';
import { readPgn, wrap } from './compat/pgn.ts';
import { createRules } from './embedded.ts';
import { RulesError } from './error.ts';
import type { Game } from './game.ts';

export {
  BISHOP,
  BLACK,
  type Color,
  DEFAULT_POSITION,
  KING,
  KNIGHT,
  PAWN,
  type Piece,
  type PieceSymbol,
  QUEEN,
  ROOK,
  SQUARES,
  type Square,
  WHITE,
} from './compat/board.ts';
export { validateFen } from './compat/fen.ts';
export { SEVEN_TAG_ROSTER } from './compat/headers.ts';
export { Move } from './compat/move.ts';
export { type NAG, NAG_TO_SYMBOL, nagToGlyph, SUFFIX_LIST, type Suffix } from './compat/notes.ts';

const rules = await createRules({ game: 'chess' });

/** Arguments of {@link Chess.move}. */
export type MoveInput = string | { from: string; to: string; promotion?: string } | null;

interface Played {
  move: Move;
  /** The state before. */
  state: State;
  before: string;
}

const sideOf = (color: Color): 'first' | 'second' => (color === WHITE ? 'first' : 'second');
/** A text of a move without signs behind it. */
const stripped = (san: string): string => san.replace(/=/, '').replace(/[+#]?[?!]*$/, '');

export class Chess {
  readonly #game: Game = rules.newGame();
  #state: State = emptyState();
  #history: Played[] = [];
  #headers: Headers = newHeaders();
  #counts = new Map<string, number>();
  #comments = new Map<string, string>();
  #suffixes = new Map<string, Suffix>();
  #nags = new Map<string, NAG[]>();
  /** The position's FEN, once asked. */
  #fen: string | undefined;
  /** The FEN that `#game` holds. */
  #held = '';

  constructor(fen = DEFAULT_POSITION, { skipValidation = false } = {}) {
    this.load(fen, { skipValidation });
  }

  clear({ preserveHeaders = false } = {}): void {
    this.#change(emptyState());
    this.#history = [];
    this.#comments.clear();
    this.#counts.clear();
    if (!preserveHeaders) this.#headers = newHeaders();
    this.#headers.SetUp = null;
    this.#headers.FEN = null;
  }

  load(fen: string, { skipValidation = false, preserveHeaders = false } = {}): void {
    let fields = fen.split(/\s+/);
    if (fields.length >= 2 && fields.length < 6) {
      fields = [...fields, ...['-', '-', '0', '1'].slice(fields.length - 6)];
    }
    const whole = fields.join(' ');
    const { ok, error } = skipValidation ? { ok: true } : validateFen(whole);
    if (!ok) throw new Error(error);
    this.clear({ preserveHeaders });
    this.#change(readState(whole));
    this.#updateSetup(whole);
    this.#count(1);
  }

  reset(): void {
    this.load(DEFAULT_POSITION);
    this.#suffixes.clear();
    this.#nags.clear();
  }

  fen({ forceEnpassantSquare = false } = {}): string {
    if (forceEnpassantSquare) return writeState(this.#state, this.#state.passed);
    this.#fen ??= this.#writeFen();
    return this.#fen;
  }

  get(square: Square): Piece | undefined {
    const piece = this.#state.pieces.get(square);
    return piece && { ...piece };
  }

  findPiece({ type, color }: Piece): Square[] {
    return SQUARES.filter((square) => {
      const piece = this.#state.pieces.get(square);
      return piece?.type === type && piece.color === color;
    });
  }

  put({ type, color }: { type: PieceSymbol; color: Color }, square: Square): boolean {
    if (!isSymbol(type) || !isSquare(square)) return false;
    const [king] = type === KING ? this.findPiece({ type, color }) : [];
    if (king && king !== square) return false;
    this.#edit(({ pieces }) => pieces.set(square, { type, color }));
    return true;
  }

  remove(square: Square): Piece | undefined {
    const piece = this.get(square);
    this.#edit(({ pieces }) => pieces.delete(square));
    return piece;
  }

  attackers(square: Square, attackedBy: Color = this.#state.turn): Square[] {
    if (!isSquare(square) || !this.#isReady()) return [];
    const squares = this.#game.attackers(square, sideOf(attackedBy));
    return SQUARES.filter((one) => squares.includes(one));
  }

  isAttacked(square: Square, attackedBy: Color): boolean {
    return this.attackers(square, attackedBy).length > 0;
  }

  /** Equal for equal positions. */
  hash(): string {
    let hash = 0xcbf29ce484222325n;
    for (const character of this.#key()) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n);
    }
    return hash.toString(16);
  }

  isCheck(): boolean {
    return this.#isReady() && this.#game.inCheck;
  }

  inCheck(): boolean {
    return this.isCheck();
  }

  isCheckmate(): boolean {
    return this.isCheck() && this.#isStuck();
  }

  isStalemate(): boolean {
    return !this.isCheck() && this.#isStuck();
  }

  isInsufficientMaterial(): boolean {
    return this.#isReady() && !this.#game.canWin('first') && !this.#game.canWin('second');
  }

  isThreefoldRepetition(): boolean {
    return (this.#counts.get(this.#key()) ?? 0) >= 3;
  }

  isDrawByFiftyMoves(): boolean {
    return this.#state.halfMoves >= 100;
  }

  isDraw(): boolean {
    return (
      this.isDrawByFiftyMoves() ||
      this.isStalemate() ||
      this.isInsufficientMaterial() ||
      this.isThreefoldRepetition()
    );
  }

  isGameOver(): boolean {
    return this.isCheckmate() || this.isDraw();
  }

  isPromotion({ from, to }: { from: Square; to: Square }): boolean {
    return this.#moves({ square: from }).some((move) => move.to === to && move.promotion);
  }

  moves(options: { verbose: true; square?: Square; piece?: PieceSymbol }): Move[];
  moves(options?: { verbose?: false; square?: Square; piece?: PieceSymbol }): string[];
  moves(options?: { verbose?: boolean; square?: Square; piece?: PieceSymbol }): string[] | Move[];
  moves({
    verbose = false,
    ...wanted
  }: {
    verbose?: boolean;
    square?: Square;
    piece?: PieceSymbol;
  } = {}): string[] | Move[] {
    const moves = this.#moves(wanted);
    return verbose ? moves.map((move) => this.#completed(move)) : moves.map(({ san }) => san);
  }

  move(move: MoveInput, { strict = false }: { strict?: boolean } = {}): Move {
    const found = move === null ? this.#null() : this.#find(move, strict);
    if (!found) {
      const said = typeof move === 'string' ? move : JSON.stringify(move);
      throw new Error(`Invalid move: ${said}`);
    }
    if (found.isNullMove() && this.isCheck()) {
      throw new Error('Null move not allowed when in check');
    }
    const whole = this.#completed(found);
    this.#make(whole);
    return whole;
  }

  undo(): Move | null {
    const last = this.#history.pop();
    if (!last) return null;
    this.#count(-1);
    this.#change(last.state);
    this.#fen = last.before;
    return last.move;
  }

  pgn({ newline = '\n', maxWidth = 0 }: { newline?: string; maxWidth?: number } = {}): string {
    const tags = Object.entries(this.#headers).filter(([, value]) => value);
    const head = tags.map(([name, value]) => `[${name} "${value}"]${newline}`).join('');
    const gap = head && this.#history.length > 0 ? newline : '';
    const parts = [...this.#lines(), this.#headers.Result || '*'];
    return head + gap + wrap(parts, maxWidth, newline);
  }

  /** @deprecated Use `setHeader` and `getHeaders`. */
  header(...pairs: string[]): Record<string, string | null> {
    for (let i = 0; i < pairs.length; i += 2) {
      const [name, value] = pairs.slice(i, i + 2);
      if (typeof name === 'string' && typeof value === 'string') this.#headers[name] = value;
    }
    return this.#headers;
  }

  setHeader(key: string, value: string): Record<string, string> {
    this.#headers[key] = value ?? SEVEN_TAG_ROSTER[key] ?? null;
    return this.getHeaders();
  }

  removeHeader(key: string): boolean {
    if (!(key in this.#headers)) return false;
    this.#headers[key] = SEVEN_TAG_ROSTER[key] || null;
    return true;
  }

  getHeaders(): Record<string, string> {
    const told = Object.entries(this.#headers).filter(([, value]) => value !== null);
    return Object.fromEntries(told) as Record<string, string>;
  }

  loadPgn(
    pgn: string,
    { strict = false, newlineChar = '\r?\n' }: { strict?: boolean; newlineChar?: string } = {},
  ): void {
    const text = newlineChar === '\r?\n' ? pgn : pgn.replace(new RegExp(newlineChar, 'g'), '\n');
    const { headers, comment, moves, result } = readPgn(text);
    this.reset();
    for (const [name, value] of headers) this.header(name, value);
    const loose = [...headers].findLast(([name]) => name.toLowerCase() === 'fen')?.[1];
    const isSetUp = headers.get('SetUp') === '1';
    if (strict && isSetUp && !headers.has('FEN')) {
      throw new Error('Invalid PGN: FEN tag must be supplied with SetUp tag');
    }
    const start = strict ? isSetUp && headers.get('FEN') : loose;
    if (start) this.load(start, { preserveHeaders: true });
    if (comment !== undefined) this.#comments.set(this.fen(), comment);
    for (const written of moves) {
      const found = this.#find(written.san, strict);
      if (!found) throw new Error(`Invalid move in PGN: ${written.san}`);
      this.#make(this.#completed(found));
      const fen = this.fen();
      if (written.suffix) this.#suffixes.set(fen, written.suffix as Suffix);
      if (written.nags.length > 0) this.#nags.set(fen, written.nags);
      if (written.comment !== undefined) this.#comments.set(fen, written.comment);
    }
    if (result && this.#headers.Result !== result) this.setHeader('Result', result);
  }

  ascii(): string {
    const edge = '   +------------------------+';
    const rows = this.board().map((row, i) => {
      const letters = row.map((piece) => ` ${piece ? letterOf(piece) : '.'} `);
      return ` ${8 - i} |${letters.join('')}|`;
    });
    return [edge, ...rows, edge, '     a  b  c  d  e  f  g  h'].join('\n');
  }

  perft(depth: number): number {
    return this.#isReady() ? this.#game.perft(Math.max(1, depth)) : 0;
  }

  setTurn(color: Color): boolean {
    if (this.#state.turn === color) return false;
    this.move(NULL);
    return true;
  }

  turn(): Color {
    return this.#state.turn;
  }

  board(): ({ square: Square; type: PieceSymbol; color: Color } | null)[][] {
    const cells = SQUARES.map((square) => {
      const piece = this.#state.pieces.get(square);
      return piece ? { square, type: piece.type, color: piece.color } : null;
    });
    return Array.from({ length: 8 }, (_, row) => cells.slice(8 * row, 8 * row + 8));
  }

  squareColor(square: Square): 'light' | 'dark' | null {
    const index = SQUARES.indexOf(square);
    if (index < 0) return null;
    return ((index >> 3) + index) % 2 === 0 ? 'light' : 'dark';
  }

  history(options: { verbose: true }): Move[];
  history(options?: { verbose?: false }): string[];
  history(options?: { verbose?: boolean }): string[] | Move[];
  history({ verbose = false }: { verbose?: boolean } = {}): string[] | Move[] {
    return verbose
      ? this.#history.map(({ move }) => move)
      : this.#history.map(({ move }) => move.san);
  }

  getComment(): string | undefined {
    return this.#comments.get(this.fen());
  }

  setComment(comment: string): void {
    this.#comments.set(this.fen(), comment.replace('{', '[').replace('}', ']'));
  }

  removeComment(): string | undefined {
    const comment = this.getComment();
    this.#comments.delete(this.fen());
    return comment;
  }

  /** @deprecated Use `removeComment`. */
  deleteComment(): string | undefined {
    return this.removeComment();
  }

  getComments(): PositionNotes[] {
    this.#pruneComments();
    const fens = [...this.#comments.keys(), ...this.#suffixes.keys(), ...this.#nags.keys()];
    return [...new Set(fens)].map((fen) => {
      const [comment, suffix] = [this.#comments.get(fen), this.#suffixes.get(fen)];
      return {
        fen,
        nags: this.getNags(fen),
        ...(comment !== undefined && { comment }),
        ...(suffix !== undefined && { suffixAnnotation: suffix }),
      };
    });
  }

  removeComments(): { fen: string; comment: string }[] {
    this.#pruneComments();
    const all = [...this.#comments].map(([fen, comment]) => ({ fen, comment }));
    this.#comments.clear();
    return all;
  }

  /** @deprecated Use `removeComments`. */
  deleteComments(): { fen: string; comment: string }[] {
    return this.removeComments();
  }

  getSuffixAnnotation(fen = this.fen()): Suffix | undefined {
    return this.#suffixes.get(fen);
  }

  setSuffixAnnotation(suffix: Suffix, fen = this.fen()): void {
    if (!SUFFIX_LIST.includes(suffix)) throw new Error(`Invalid suffix: ${suffix}`);
    this.#suffixes.set(fen, suffix);
  }

  removeSuffixAnnotation(fen = this.fen()): Suffix | undefined {
    const suffix = this.#suffixes.get(fen);
    this.#suffixes.delete(fen);
    return suffix;
  }

  getNags(fen = this.fen()): NAG[] {
    return this.#nags.get(fen) ?? [];
  }

  addNag(nag: NAG, fen = this.fen()): void {
    const nags = this.getNags(fen);
    if (!nags.includes(nag)) this.setNags([...nags, nag], fen);
  }

  setNags(nags: NAG[], fen = this.fen()): void {
    this.#nags.set(fen, [...nags]);
  }

  removeNags(fen = this.fen()): NAG[] {
    const nags = this.getNags(fen);
    this.#nags.delete(fen);
    return nags;
  }

  removeNag(nag: NAG, fen = this.fen()): boolean {
    const nags = this.getNags(fen);
    if (!nags.includes(nag)) return false;
    const left = nags.filter((one) => one !== nag);
    if (left.length > 0) this.#nags.set(fen, left);
    else this.#nags.delete(fen);
    return true;
  }

  setCastlingRights(color: Color, rights: Partial<Rights>): boolean {
    const state = this.#copy();
    Object.assign(
      state.castling[color],
      Object.fromEntries(Object.entries(rights).filter(([, right]) => right !== undefined)),
    );
    dropRights(state);
    this.#change(state);
    const now = this.getCastlingRights(color);
    return ([KING, QUEEN] as const).every((side) => {
      return rights[side] === undefined || rights[side] === now[side];
    });
  }

  getCastlingRights(color: Color): Rights {
    return { ...this.#state.castling[color] };
  }

  moveNumber(): number {
    return this.#state.moveNumber;
  }

  #change(state: State): void {
    this.#state = state;
    this.#fen = undefined;
  }

  #copy(): State {
    const { pieces, castling, ...rest } = this.#state;
    const copied = { w: { ...castling.w }, b: { ...castling.b } };
    return { ...rest, pieces: new Map(pieces), castling: copied };
  }

  #edit(change: (state: State) => void): void {
    const state = this.#copy();
    change(state);
    dropRights(state);
    dropPassed(state);
    this.#change(state);
    this.#updateSetup(this.fen());
  }

  #updateSetup(fen: string): void {
    if (this.#history.length > 0) return;
    const usual = fen === DEFAULT_POSITION;
    this.#headers.SetUp = usual ? null : '1';
    this.#headers.FEN = usual ? null : fen;
  }

  /** The FEN with the passed square only where a pawn can legally capture. */
  #writeFen(): string {
    const { passed } = this.#state;
    const plain = writeState(this.#state, '-');
    if (passed === '-') return plain;
    const full = writeState(this.#state, passed);
    this.#load(full);
    return this.#game.problem || this.#game.fen.split(' ')[3] === '-' ? plain : full;
  }

  /** Brings the position before the rules; false if it is none that can be played. */
  #isReady(): boolean {
    this.#load(this.fen());
    return this.#game.problem === undefined;
  }

  #load(fen: string): void {
    if (this.#held === fen) return;
    this.#held = fen;
    this.#game.setUp(fen);
  }

  #key(): string {
    return this.fen().split(' ').slice(0, 4).join(' ');
  }

  #count(step: 1 | -1): void {
    const key = this.#key();
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + step);
  }

  #isStuck(): boolean {
    return this.#isReady() && this.#moves().length === 0;
  }

  /** The legal moves, without the positions around them. */
  #moves({ square, piece }: { square?: Square; piece?: PieceSymbol } = {}): Move[] {
    const from = square?.toLowerCase();
    const kind = piece?.toLowerCase();
    if ((from !== undefined && !isSquare(from)) || !this.#isReady()) return [];
    const moves = this.#game.legalMoves({ from }).map((move) => new Move(move, '', ''));
    return inTheirOrder(moves.filter((move) => kind === undefined || move.piece === kind));
  }

  /** The move with the positions before and after it. */
  #completed(move: Move): Move {
    if (move.before) return move;
    this.#isReady();
    const before = this.fen();
    this.#game.play({ from: move.from, to: move.to, promotion: move.promotion });
    const after = this.#game.fen;
    this.#game.undo();
    return Object.assign(move, { before, after });
  }

  #make(move: Move): void {
    this.#history.push({ move, state: this.#state, before: this.fen() });
    const state = readState(move.after);
    // The FEN tells it only where a pawn can capture.
    const rank = move.color === WHITE ? 3 : 6;
    if (move.isBigPawn()) state.passed = `${move.to[0]}${rank}` as Square;
    if (move.isNullMove()) state.passed = '-';
    this.#change(state);
    this.#fen = move.after;
    this.#count(1);
  }

  #null(): Move {
    const state = this.#copy();
    const before = this.fen();
    const { turn } = state;
    state.turn = other(turn);
    state.halfMoves += 1;
    if (turn === BLACK) state.moveNumber += 1;
    return nullMove(turn, before, writeState(state, '-'));
  }

  #find(input: Exclude<MoveInput, null>, strict: boolean): Move | undefined {
    if (typeof input === 'string') return this.#read(input, strict);
    if (typeof input !== 'object') return undefined;
    const { from, to, promotion } = input;
    return this.#moves().find((move) => {
      if (move.from !== from || move.to !== to) return false;
      return move.promotion === undefined || move.promotion === promotion;
    });
  }

  /** A move in SAN, or unless `strict` in the notations near it. */
  #read(text: string, strict: boolean): Move | undefined {
    const said = stripped(text);
    const san = strict ? said : said.replace(/^0-0(-0)?$/, 'O-O$1').replace(/-0$/, '-O');
    if (san === NULL) return this.#null();
    const moves = this.#moves();
    const found = moves.find((move) => stripped(move.san) === san);
    if (found || strict) return found;
    const whole = /([pnbrqk])?([a-h][1-8])x?-?([a-h][1-8])([qrbn])?/i.exec(san);
    const part = whole ?? /([pnbrqk])?([a-h]?[1-8]?)x?-?([a-h][1-8])([qrbn])?/i.exec(san);
    const [, piece, from = '', to, promotion] = part ?? [];
    // Without a square to come from, only the sign of a capture may be missing.
    if (!from) return moves.find((move) => stripped(move.san).replace('x', '') === san);
    const kind = piece?.toLowerCase() ?? (whole ? undefined : PAWN);
    return moves.find((move) => {
      return (
        (kind === undefined || move.piece === kind) &&
        (from.length === 2 ? move.from === from : move.from.includes(from)) &&
        move.to === to &&
        (!promotion || move.promotion === promotion.toLowerCase())
      );
    });
  }

  /** The moves with their numbers and comments, a full move each. */
  #lines(): string[] {
    const commentAt = (fen: string): string[] => {
      const comment = this.#comments.get(fen);
      return comment === undefined ? [] : [`{${comment}}`];
    };
    const [first] = this.#history;
    const lines: string[] = [];
    let words = commentAt(first?.before ?? this.fen());
    if (!first) return [words.join(' ')];
    for (const [i, { move, state }] of this.#history.entries()) {
      if (move.color === WHITE) {
        if (words.length > 0) lines.push(words.join(' '));
        words = [`${state.moveNumber}.`];
      } else if (i === 0) words.push(`${state.moveNumber}. ...`);
      words.push(move.san, ...commentAt(move.after));
    }
    return [...lines, words.join(' ')];
  }

  /** Forgets comments on positions that the game no longer has. */
  #pruneComments(): void {
    const fens = [
      this.#history[0]?.before ?? this.fen(),
      ...this.#history.map(({ move }) => move.after),
    ];
    const kept = fens.flatMap((fen): [string, string][] => {
      const comment = this.#comments.get(fen);
      return comment === undefined ? [] : [[fen, comment]];
    });
    this.#comments = new Map(kept);
  }
}

export { RulesError };
