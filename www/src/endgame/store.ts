import { ratedMoves } from '@chariot/board/endings';
import type { Asker, EngineClient, Turn } from '@chariot/engine/client';
import { beforeLastMoveOf, other } from '@chariot/game';
import type { GameName, NotatedMove, RequestError } from '@chariot/protocol';
import { batch, computed } from '@preact/signals';
import { pursue } from '../shared/engine/pursue.ts';
import type { Tables } from '../shared/engine/tables.ts';
import { onNotation } from '../shared/game/looks.ts';
import { readPosition } from '../shared/game/record.ts';
import type { GameInEndgame } from '../shared/games/endgame.ts';
import { announce } from '../shared/ui/announce.tsx';
import { load } from '../shared/ui/storage.ts';
import { announceEnd, announceTurn } from './announcing.ts';
import { arrive } from './arrival.ts';
import { endgameWords } from './i18n/index.ts';
import { moveSoon } from './opponent.ts';
import {
  exchanged,
  longerWinFirst,
  positionsFor,
  type WantedPosition,
  worthPlaying,
} from './positions.ts';
import type { EndgameTrouble } from './progress.ts';
import type { Role } from './roles.ts';
import { EndgameState } from './state.ts';
import { readStoredEnding } from './stored.ts';
import { theoreticalResult } from './theory.ts';

/** The store of the endgame view: explores endings of one game or plays them against the table. */
export class EndgameStore {
  readonly state: EndgameState;
  readonly #positions: Asker;

  constructor(engine: EngineClient, tables: Tables, game: GameName, inEndgame: GameInEndgame) {
    const state = new EndgameState(engine, tables, game, inEndgame);
    this.state = state;
    this.#positions = engine.asker();
    const reply = computed(() => state.requests.value.reply);
    pursue(reply, (shown) => {
      const defence = state.running.peek() ? 'longest' : state.defence.peek();
      const opponent = { engine, estimator: state.estimator, defence };
      return moveSoon(opponent, shown, (move) => void this.#play(move.uci));
    });
    onNotation(game, () => void this.state.record.rewrite());
  }

  /** Opens the stored ending or a random position, or resumes when the view is shown again. */
  async start(): Promise<void> {
    const { state } = this;
    state.progress.send({ kind: 'returned' });
    // A view left before its first position came begins again.
    if (state.record.head.value) {
      await arrive(this);
      if (state.shown.value?.probe === null) state.retry();
      else state.progress.send({ kind: 'goesOn' });
      return;
    }
    const stored = load(`endgame.${state.game}`, (value) => readStoredEnding(state.game, value));
    if (!stored) {
      if (!(await arrive(this))) await this.random();
      return;
    }
    const turn = this.#positions.begin();
    batch(() => {
      state.material.value = stored.material;
      state.role.value = stored.role;
      state.defence.value = stored.defence;
      state.strong.value = stored.strong;
      state.below.value = stored.below;
      state.training.score.value = stored.score;
      state.drawn.value = stored.drawn;
      state.training.keepFor(stored.material);
    });
    const error = await state.record.open(stored.game);
    // The person may have chosen another position in the meantime.
    if (turn.isOver || (await arrive(this))) return;
    if (error) await this.random();
  }

  /** Opens a random position of the chosen ending that suits the role, with the person to move. */
  async random(): Promise<void> {
    const { state } = this;
    this.#halt();
    state.solveAgain();
    const turn = this.#positions.begin();
    const material = state.material.value;
    state.progress.send({ kind: 'opening', material });
    const known = await state.need(material);
    if (turn.isOver) return;
    const role = state.role.value;
    const census = known && role === 'defend' ? await state.showCounts(known) : undefined;
    if (turn.isOver) return;
    const name = state.inEndgame.hasTextbook ? theoreticalResult(known ?? material) : undefined;
    await this.#openFirst(turn, positionsFor(role, state.strong.value, census, name));
  }

  /** Opens a random position of the shown ending with this result. */
  async randomAt(wanted: WantedPosition): Promise<void> {
    this.#halt();
    const turn = this.#positions.begin();
    this.state.material.value = this.state.ending.value;
    this.#rest();
    await this.#openFirst(turn, [wanted]);
  }

  /** Sets up a position by FEN; resolves to false, with nothing changed, if it is invalid or no longer wanted. */
  async setUp(text: string): Promise<boolean> {
    const { engine, game, record, progress } = this.state;
    const turn = this.#positions.begin();
    const start = await readPosition(engine, game, text);
    if (turn.isOver) return false;
    if ('error' in start) {
      this.#giveUp();
      progress.send({ kind: 'troubled', trouble: { about: 'fen', error: start.error } });
      return false;
    }
    this.#halt();
    this.state.solveAgain();
    record.show(start.view);
    await this.#opened(null, turn);
    if (turn.isOver) return false;
    this.#adopt();
    progress.send({ kind: 'noticed', notices: start.notices });
    return true;
  }

  /** Swaps the colours of the position. */
  async exchange(): Promise<void> {
    const { engine, game, record, strong } = this.state;
    const view = record.head.value;
    if (!view) return;
    const turn = this.#positions.begin();
    const setup = {
      pieces: [...exchanged(view)],
      toMove: other(view.toMove),
      castling: '',
      enPassant: undefined,
      halfmoveClock: 0,
      moveNumber: 1,
    };
    const reply = await engine.ask('compose', { game, setup });
    if (turn.isOver) return;
    if ('error' in reply || reply.rejected) {
      this.#giveUp();
      return;
    }
    this.#halt();
    strong.value = other(strong.value);
    await this.#open(reply.fen);
  }

  /** Opens an ending by name; resolves to an error if there is none. */
  async choose(material: string): Promise<RequestError | null> {
    const turn = this.#positions.begin();
    const reply = await this.state.engine.ask('ending', { game: this.state.game, material });
    if (turn.isOver) return null;
    if ('error' in reply) {
      this.#giveUp();
      return reply.error;
    }
    this.state.material.value = reply.facts.name;
    void this.random();
    return null;
  }

  /** Keeps the position on the board, if any: gives up the move and the search for a position that are under way. */
  stay(): void {
    if (!this.state.record.head.value) return;
    this.#positions.begin();
    this.state.record.changes.begin();
    this.#giveUp();
    this.state.progress.send({ kind: 'goesOn' });
  }

  async forget(material: string): Promise<void> {
    const { catalogue, ending, game, tables } = this.state;
    await catalogue.forget(material);
    tables.forget(game, material);
    if (material === ending.value) this.state.retry();
  }

  /**
   * Changes the role. A position that the person chose stays, and begins again if it was being played; one drawn at
   * random gives way to another if the person would not be to move.
   */
  async become(role: Role): Promise<void> {
    const { state } = this;
    const wasPlaying = state.person.value !== null;
    state.role.value = role;
    const head = state.record.head.value;
    const person = state.person.value;
    const isDrawn = !head || head.game.start === state.drawn.value;
    const isOver = head?.result !== undefined;
    if (person !== null && isDrawn && (isOver || head?.toMove !== person)) return this.random();
    this.#halt();
    if (person !== null && !isDrawn && (isOver || wasPlaying)) await state.record.takeBack(0);
    this.#train();
    if (person !== null) state.below.value = person;
    state.progress.send({ kind: 'goesOn' });
  }

  async play(text: string): Promise<void> {
    const { shown, record, role, training, mayMove, estimated } = this.state;
    if (!mayMove.value) return;
    const { view, probe } = shown.value ?? {};
    const known = view === record.head.value ? (probe ?? estimated.value) : null;
    const result = this.state.known.value;
    const isTraining = role.value !== 'explore';
    const counts = training.revealed.value !== view;
    training.clear();
    await this.#play(text, (move) => {
      if (isTraining && view) training.tell({ view, known, result, move, counts });
    });
  }

  async undo(): Promise<void> {
    const { record, person } = this.state;
    const head = record.head.value;
    if (!head) return;
    const side = person.value;
    const plies = side === null ? head.history.length - 1 : beforeLastMoveOf(head, side);
    this.#halt();
    if (plies === undefined || plies < 0) return;
    await record.takeBack(plies);
    announceTurn(this.state, endgameWords.value.tookBack);
  }

  /** Returns to the first position. */
  async reset(): Promise<void> {
    this.#halt();
    await this.state.record.takeBack(0);
    this.#train();
    announceTurn(this.state, endgameWords.value.reset);
  }

  /** Lets the computer answer a blunder. */
  playOn(): void {
    this.state.training.goOn();
  }

  /** Shows the results of all moves; the person's next move does not count. */
  reveal(): void {
    const { shown, training, estimated } = this.state;
    const known = shown.value?.probe ?? estimated.value;
    training.revealed.value = shown.value?.view ?? null;
    const [best] = known ? ratedMoves(known) : [];
    if (best) announce(endgameWords.value.bestAre([best.move.text]));
  }

  /** Lets the computer play both sides to the end, or stops it. */
  async run(on: boolean): Promise<void> {
    const { record, progress } = this.state;
    this.#halt();
    progress.send({ kind: on ? 'running' : 'goesOn' });
    const head = record.head.value;
    if (on && head) await record.lookAt(head.history.length);
  }

  /** Maps the piece on a square. */
  warm(square: string): void {
    const { shown, map } = this.state;
    if (shown.value?.view.pieces.some((piece) => piece.square === square)) map.about(square);
  }

  /** Stops the computer while the editor is open or the view hidden. */
  pause(): void {
    this.state.training.clear();
    this.#positions.stop();
    this.state.stopSolving();
    this.state.progress.send({ kind: 'left' });
  }

  /** Opens a random position of the first kind that exists; without a table, one worth playing. */
  async #openFirst(turn: Turn, choices: readonly WantedPosition[]): Promise<void> {
    const { estimator, game, material, role, strong, progress } = this.state;
    const ending = { game, material: material.value, strong: strong.value };
    let error: RequestError | null = null;
    for (const wanted of choices.flatMap(longerWinFirst)) {
      const draw = async (): Promise<string | null> => {
        const reply = await turn.ask('randomPosition', { ...ending, ...wanted });
        error = 'error' in reply ? reply.error : null;
        return 'error' in reply ? null : reply.fen;
      };
      const isKnown = wanted.result !== undefined || wanted.moves !== undefined;
      const fen = await (isKnown || this.state.hasTable(ending.material)
        ? draw()
        : worthPlaying(estimator, game, role.value, draw));
      if (turn.isOver) return;
      if (fen !== null) {
        this.state.drawn.value = fen;
        await this.#open(fen);
        return;
      }
    }
    if (error) progress.send({ kind: 'troubled', trouble: troubleOf(error) });
    this.#rest();
  }

  /** Opens a position by canonical FEN. */
  async #open(start: string): Promise<void> {
    const { game, record } = this.state;
    const turn = this.#positions.begin();
    const error = await record.open({ game, start, moves: [] });
    if (!turn.isOver) await this.#opened(error, turn);
  }

  /** Waits until an opened position has been probed, or reports why it failed to open. */
  async #opened(error: RequestError | null, turn: Turn): Promise<void> {
    const { progress, map, below, person, strong, training } = this.state;
    this.#train();
    batch(() => {
      progress.send({ kind: 'opened', error });
      map.about(null);
      below.value = person.value ?? strong.value;
    });
    await this.state.probed();
    if (turn.isOver) return;
    if (!error)
      training.keepFor(this.state.shown.value?.ending?.material ?? this.state.material.value);
    this.#giveUp();
  }

  /** Starts the training over; the known result of a named position counts only if it is played from the start. */
  #train(): void {
    const { named, person, record, training } = this.state;
    const side = person.value;
    const head = record.head.value;
    const result = head?.history.length === 0 && named.value?.result;
    training.begin(side && result ? { side, result } : null);
  }

  /** Chooses the ending of the shown position. */
  #adopt(): void {
    const { shown, strong, material, below, person } = this.state;
    const ending = shown.value?.ending;
    if (!ending?.material) return;
    batch(() => {
      strong.value = ending.strong;
      material.value = ending.material ?? '';
      below.value = person.value ?? ending.strong;
    });
  }

  async #play(text: string, done?: (move: NotatedMove) => void): Promise<void> {
    const { record, progress, map } = this.state;
    progress.send({ kind: 'moving' });
    const played = record.play(text);
    const isCurrent = record.changes.watch();
    const error = await played;
    if (!isCurrent()) return;
    progress.send({ kind: 'moved', error });
    if (error) return;
    const view = record.head.value;
    const last = view?.history.at(-1);
    if (last) {
      map.follow(last);
      done?.(last);
    }
    if (view?.result) announceEnd(this.state, view);
  }

  /** Stops the computer and clears messages and feedback. */
  #halt(): void {
    const { progress, training } = this.state;
    batch(() => {
      progress.send({ kind: 'halted' });
      training.clear();
    });
  }

  /** Looks for no position any longer. */
  #giveUp(): void {
    if (this.state.opening.value !== null) this.#rest();
  }

  #rest(): void {
    this.state.progress.send({ kind: 'rested' });
  }
}

function troubleOf(error: RequestError): EndgameTrouble {
  return error.kind === 'NONE' ? { about: 'missing' } : { about: 'position', error };
}
