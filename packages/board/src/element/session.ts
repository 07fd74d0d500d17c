import type { Engine } from '@chariot/engine';
import type { Shape } from '@chariot/game';
import type { MoveStyle, NotatedMove, SideName, View } from '@chariot/protocol';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Hand } from '../board/hand.ts';
import type { Pointer } from '../board/Overlay.tsx';
import type { Skin } from '../board/skin.ts';
import { BOARDS } from '../games/boards.ts';
import { type Looks, usualLooks } from '../games/game.ts';
import { spokenMove } from '../words/said.ts';
import type { BoardSettings } from './attributes.ts';
import type { EndingValue } from './endings.ts';
import type { EngineUse, SharedEngines } from './engines.ts';
import { type BoardFailure, type Emit, failureOf, type Mover } from './events.ts';
import { nothingGiven } from './given.ts';
import { ENGLISH, type Spoken } from './i18n/language.ts';
import type { WrittenGame, WrittenNote } from './notation.ts';
import type { Placement } from './placement.ts';
import type { Premove } from './premove.ts';
import type { Puzzle } from './puzzle.ts';
import { BoardRecord, positionOf, startAt } from './record.ts';

/** Settings that determine the game on the board. */
const OF_THE_GAME = ['game', 'view', 'fen', 'pgn', 'solution'] as const;
/** Settings that determine the players and the known endings. */
const OF_THE_PLAYERS = ['level', 'below', 'tables'] as const;

/** Kinds of failures after which a new engine is started. */
const LOST = ['ENGINE', 'CLOSED'];

/**
 * One board at work: its settings, its game and all actions on them. It never throws: failures are
 * shown and sent as events.
 */
export class BoardSession {
  readonly settings = signal<BoardSettings | null>(null);
  readonly spoken = signal<Spoken>(ENGLISH);
  readonly record = new BoardRecord();
  /** The displayed position's result, in the endgame view. */
  readonly ending = signal<EndingValue>({ kind: 'unknown' });
  readonly puzzle = signal<Puzzle | null>(null);
  /** The pieces of the view `free`. */
  readonly placement = signal<Placement | null>(null);
  readonly premove = signal<Premove | null>(null);
  /** Values that the page has set in addition to attributes. */
  readonly given = nothingGiven();
  readonly notes = signal<readonly WrittenNote[]>([]);
  readonly failure = signal<BoardFailure | null>(null);
  readonly thinking = signal(false);
  /** The last sentence for screen readers. */
  readonly announced = signal('');
  readonly hint = signal<Pointer | null>(null);
  readonly flipped = signal(false);
  readonly below: ReadonlySignal<SideName>;
  readonly skin: ReadonlySignal<Skin | null>;
  /** The displayed position, with the moves that the page allows. */
  readonly playable: ReadonlySignal<View | null>;
  /** Whether the user may move now. */
  readonly active: ReadonlySignal<boolean>;
  /** The user's choice of a move out of turn. */
  readonly meanwhile: ReadonlySignal<Hand | null>;
  readonly #engines: SharedEngines;
  readonly #emit: Emit;
  #use: EngineUse | null = null;
  #busy = new AbortController();
  /** The script of premoves, once a board wants them. */
  readonly #premoves = signal<typeof import('./premove.ts') | null>(null);
  /** Whether the game of the settings is on the board. */
  #isOpen = false;

  constructor(engines: SharedEngines, emit: Emit) {
    this.#engines = engines;
    this.#emit = emit;
    this.below = computed(() => {
      const side = this.#sideBelow();
      return this.flipped.value === (side === 'first') ? 'second' : 'first';
    });
    this.skin = computed(() => {
      const settings = this.settings.value;
      if (!settings) return null;
      const { game } = settings;
      const { board, skin } = BOARDS[game];
      const speech = { words: this.spoken.value.words, announce: this.announce };
      const drawings = skin(this.#looks(settings));
      const Piece = this.given.pieceImages.value?.(drawings.Piece) ?? drawings.Piece;
      return { game, speech, size: board, ...drawings, Piece };
    });
    this.playable = computed(() => {
      const [view, dests] = [this.record.shown.value, this.given.dests.value];
      if (!view || !dests) return view;
      return { ...view, moves: view.moves.filter(({ from, to }) => dests[from]?.includes(to)) };
    });
    this.active = computed(() => this.#mayMove());
    this.meanwhile = computed(() => {
      const head = this.record.shown.value;
      const { premoves: areWanted, movable = 'both' } = this.settings.value ?? {};
      const mayMove = movable === 'both' || movable === this.#person();
      const mayWait = areWanted && mayMove && this.thinking.value;
      const premoves = this.#premoves.value;
      return mayWait && head && premoves
        ? premoves.premoveHand(head, this.#person(), this.premove)
        : null;
    });
    effect(() => {
      const view = this.record.shown.value;
      if (!view) return;
      this.#emit('position', { fen: view.fen, moves: view.game.moves });
      if (this.settings.peek()?.view === 'endgame') void this.#attempt(() => this.#lookUp(view));
    });
  }

  /** Takes new settings. A change of the game starts it anew; other changes let it go on. */
  async configure(settings: BoardSettings): Promise<void> {
    if (settings.premoves) this.#premoves.value ??= await import('./premove.ts');
    const before = this.settings.peek();
    const isOther = settings.game !== before?.game;
    const differs = (name: keyof BoardSettings): boolean => settings[name] !== before?.[name];
    const begins = !this.#isOpen || OF_THE_GAME.some(differs);
    if (isOther || settings.view === 'free') this.close();
    batch(() => {
      if (isOther || settings.view === 'free') this.record.clear();
      this.settings.value = settings;
      if (begins || differs('below')) this.flipped.value = false;
    });
    if (begins) await this.begin();
    else if (settings.view === 'free') return;
    else if (OF_THE_PLAYERS.some(differs) || this.#isWrittenOtherwise()) await this.#goOn();
  }

  /** Changes the language, and with it perhaps the notation of moves. */
  async speak(spoken: Spoken): Promise<void> {
    this.spoken.value = spoken;
    if (this.#isOpen && !this.placement.peek() && this.#isWrittenOtherwise()) await this.#goOn();
  }

  async begin(): Promise<boolean> {
    this.#interrupt();
    this.#isOpen = false;
    this.placement.value = null;
    if (this.#set().view === 'free') return this.#beginFreely();
    return this.#attempt(async (engine, signal) => {
      const { view, fen, pgn, solution } = this.#set();
      const written = await writtenIn(pgn, view === 'puzzle' ? solution : undefined);
      const start = startAt(fen ?? written?.fen, this.#notation());
      const texts = written?.moves ?? [];
      this.notes.value = written?.notes ?? [];
      this.puzzle.value = null;
      if (view === 'puzzle') {
        const { Puzzle } = await import('./puzzle.ts');
        const { moves } = (await engine.play(start, ...texts)).position;
        this.puzzle.value = new Puzzle(moves);
        await this.record.open(engine, start, []);
      } else {
        await this.record.open(engine, start, texts, view === 'moves');
      }
      if (written?.failure) throw written.failure;
      this.#isOpen = !signal.aborted;
      await this.#answer(engine, signal);
    });
  }

  /** Plays a move in any notation of the game; false if it is illegal, or wrong in a puzzle. */
  play(text: string, by: Mover): Promise<boolean> {
    return this.#attempt(async (engine, signal) => {
      const puzzle = this.puzzle.peek();
      if (puzzle && !(await puzzle.accepts(engine, this.record, text))) return false;
      const view = await this.#play(engine, text, by);
      if (!view) return false;
      if (puzzle) await this.#reply(engine, puzzle, view);
      else await this.#answer(engine, signal);
      return true;
    });
  }

  /** Plays the user's move, unless the page refuses it. */
  async move(move: NotatedMove): Promise<void> {
    if (this.#emit('beforemove', { from: move.from, to: move.to, move }))
      await this.play(move.uci, 'person');
  }

  /** Takes the shapes that the user has drawn. */
  draw(shapes: readonly Shape[]): void {
    this.given.shapes.value = shapes;
    this.#emit('shapes', { shapes });
  }

  /** Shows the position after `plies` plies. */
  lookAt(plies: number): Promise<boolean> {
    return this.#attempt((engine) => this.record.lookAt(engine, plies));
  }

  /** Takes back the last move, together with the engine's reply. */
  takeBack(): Promise<boolean> {
    this.#interrupt();
    return this.#attempt(async (engine, signal) => {
      const head = this.record.head.peek();
      const back =
        this.settings.peek()?.level !== undefined && head?.toMove === this.#person() ? 2 : 1;
      if (head) await this.record.takeBack(engine, head.history.length - back);
      await this.#answer(engine, signal);
    });
  }

  flip(): void {
    this.flipped.value = !this.flipped.value;
  }

  showMove(): void {
    const head = this.record.head.peek();
    const next = head && this.puzzle.peek()?.next(head);
    const move = head?.moves.find(({ uci }) => uci === next);
    if (move) this.hint.value = { from: move.from, to: move.to, tone: 'accent' };
  }

  /** Ends everything in progress, and the use of the engine. */
  close(): void {
    this.#interrupt();
    this.#use?.release();
    this.#use = null;
  }

  /** Speaks a sentence to screen readers. They repeat one only if its text changes. */
  readonly announce = (sentence: string): void => {
    const last = this.announced.peek();
    this.announced.value = sentence === last ? `${sentence}\u00a0` : sentence;
  };

  async #play(engine: Engine, text: string, by: Mover): Promise<View | null> {
    const before = this.record.head.peek();
    this.hint.value = null;
    const view = await this.record.play(engine, text);
    const move = view?.history.at(-1);
    if (!view || !move) return null;
    const said = before && spokenMove(this.spoken.peek().words, before.pieces, view);
    if (said) this.announce(said);
    this.#emit('move', { move, fen: view.fen, by });
    if (view.result && !this.puzzle.peek()) {
      const { termination, winner, description } = view.result;
      this.#emit('end', { termination, description, ...(winner && { winner }) });
    }
    return view;
  }

  async #beginFreely(): Promise<boolean> {
    const { signal } = this.#busy;
    try {
      const { Placement } = await import('./placement.ts');
      if (signal.aborted) return false;
      const { game, fen } = this.#set();
      this.failure.value = null;
      const kinds = this.skin.peek()?.kinds ?? [];
      this.placement.value = new Placement({ game, kinds, fen }, this.#emit);
      this.#isOpen = true;
      return true;
    } catch (error) {
      if (!signal.aborted) this.fail(error);
      return false;
    }
  }

  /** Goes on with the open game, with other players or another notation. */
  #goOn(): Promise<boolean> {
    this.#interrupt();
    return this.#attempt(async (engine, signal) => {
      await this.record.rewrite(engine, this.#notation());
      await this.#answer(engine, signal);
    });
  }

  /** Lets the engine move, if it is its turn. */
  async #answer(engine: Engine, signal: AbortSignal): Promise<void> {
    const head = this.record.head.peek();
    const { level, view } = this.#set();
    const plays = level !== undefined && (view === 'play' || view === 'endgame');
    if (signal.aborted || !head || !plays || head.result || head.toMove === this.#person()) return;
    this.thinking.value = true;
    try {
      const { best } = await engine.bestMove(positionOf(head), { level, signal });
      const isAsked = !signal.aborted && this.record.head.peek() === head;
      if (best && isAsked) await this.#play(engine, best.uci, 'engine');
      await this.#playPremove(engine, signal);
    } finally {
      if (!signal.aborted) this.thinking.value = false;
    }
  }

  /** Plays the move that the user has chosen meanwhile, if it is legal now. */
  async #playPremove(engine: Engine, signal: AbortSignal): Promise<void> {
    const [chosen, head] = [this.premove.peek(), this.record.head.peek()];
    this.premove.value = null;
    const dests = this.given.dests.peek();
    const moves = head?.moves.filter(({ from, to }) => !dests || dests[from]?.includes(to)) ?? [];
    const move = chosen && head && this.#premoves.peek()?.meantBy(chosen, { ...head, moves });
    if (signal.aborted || !move) return;
    if (!this.#emit('beforemove', { from: move.from, to: move.to, move })) return;
    await this.#play(engine, move.uci, 'person');
    await this.#answer(engine, signal);
  }

  /** Goes on after a right move of a puzzle: its reply, or the end. */
  async #reply(engine: Engine, puzzle: Puzzle, view: View): Promise<void> {
    const reply = puzzle.next(view);
    const last =
      puzzle.isSolvedAt(view) || !reply ? null : await this.#play(engine, reply, 'program');
    if (last ? puzzle.isSolvedAt(last) : puzzle.state.peek().kind === 'solved') {
      const { mistakes } = puzzle;
      this.#emit('end', { termination: 'solved', description: 'the puzzle is solved', mistakes });
    }
  }

  async #lookUp(view: View): Promise<void> {
    const { endingValue } = await import('./endings.ts');
    const say = (value: EndingValue): void => {
      if (this.record.shown.peek() === view) this.ending.value = value;
    };
    const { tables } = this.#set();
    say(await endingValue(await this.#engine(), view, tables, () => say({ kind: 'loading' })));
  }

  /** Runs `work` with the engine; failures are shown and sent as events. */
  async #attempt(
    work: (engine: Engine, signal: AbortSignal) => Promise<unknown>,
  ): Promise<boolean> {
    const { signal } = this.#busy;
    try {
      const engine = await this.#engine();
      if (signal.aborted) return false;
      this.failure.value = null;
      return (await work(engine, signal)) !== false;
    } catch (error) {
      // An interrupted action needs no report.
      if (!signal.aborted) this.fail(error);
      return false;
    }
  }

  /** Shows a failure and sends it as an event. */
  fail(error: unknown): void {
    const failure = failureOf(error);
    if (LOST.includes(failure.kind)) {
      this.#use?.drop();
      this.close();
    }
    this.failure.value = failure;
    this.#emit('failure', failure.detail);
  }

  #engine(): Promise<Engine> {
    this.#use ??= this.#engines.use(this.#set().game);
    return this.#use.engine;
  }

  #interrupt(): void {
    this.#busy.abort();
    this.#busy = new AbortController();
    this.thinking.value = false;
    this.hint.value = null;
    this.premove.value = null;
  }

  #mayMove(): boolean {
    const view = this.record.shown.value;
    const settings = this.settings.value;
    if (!view || !settings || view !== this.record.head.value) return false;
    if (view.result || this.thinking.value || settings.view === 'moves') return false;
    const { movable = 'both' } = settings;
    if (movable !== 'both' && movable !== view.toMove) return false;
    const puzzle = this.puzzle.value;
    if (puzzle) return puzzle.state.value.kind !== 'solved' && isTurnOfSolver(view);
    return settings.level === undefined || view.toMove === this.#person();
  }

  /** The user's side against the engine. */
  #person(): SideName {
    return this.#sideBelow();
  }

  #sideBelow(): SideName {
    const settings = this.settings.value;
    const toMove = this.record.head.value?.startToMove;
    const begins = settings?.view === 'puzzle' || settings?.view === 'endgame';
    return settings?.below ?? (begins && toMove ? toMove : 'first');
  }

  #looks({ game, looks }: BoardSettings): Looks {
    return { ...usualLooks(BOARDS[game].looks, this.spoken.value.language), ...looks };
  }

  #notation(): MoveStyle {
    return this.#looks(this.#set()).notation;
  }

  /** Whether the moves on the board are in another notation. */
  #isWrittenOtherwise(): boolean {
    return this.record.head.peek()?.game.style !== this.#notation();
  }

  #set(): BoardSettings {
    const settings = this.settings.peek();
    if (!settings) throw new Error('a board without settings');
    return settings;
  }
}

/** Whether the solver, who begins, is to move. */
function isTurnOfSolver(view: View): boolean {
  return view.toMove === view.startToMove;
}

/** The game of the PGN, or the solution of a puzzle. The reader is fetched first. */
async function writtenIn(
  pgn: string | undefined,
  solution: string | undefined,
): Promise<WrittenGame | null> {
  const text = solution ?? pgn;
  if (text === undefined) return null;
  const { readWritten } = await import('./notation.ts');
  const written = readWritten(text);
  if (solution === undefined || pgn === undefined) return written;
  return { ...written, fen: written.fen ?? readWritten(pgn).fen };
}
