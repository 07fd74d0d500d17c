import { batch, effect } from '@preact/signals';
import type { EngineClient, Fault } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import { looksOf } from '../game/looks.ts';
import { spokenMove } from '../game/spoken.ts';
import { beforeLastMoveOf, other } from '../game/turns.ts';
import type { Game, GameName, MoveText, PlacedMan, Player } from '../generated/wasm.js';
import { announce } from '../ui/announce.tsx';
import { load } from '../ui/storage.ts';
import { exchanged } from './exchange.ts';
import type { GameInEndgame } from './game.ts';
import { Opponent } from './opponent.ts';
import type { Role } from './roles.ts';
import { EndgameState } from './state.ts';
import { readStored } from './stored.ts';
import { type Wanted, wishesOf } from './wishes.ts';

/** Endings of one game, explored or played against the table. */
export class EndgameStore extends EndgameState {
  readonly #engine: EngineClient;
  readonly #opponent: Opponent;
  #started = false;
  /** Counts the wishes for a random position: only the last one is met. */
  #wish = 0;

  constructor(engine: EngineClient, tables: Tables, game: GameName, inEndgame: GameInEndgame) {
    super(engine, tables, game, inEndgame);
    this.#engine = engine;
    this.#opponent = new Opponent(engine);
    effect(() => {
      const { notation } = looksOf(game);
      const head = this.record.head.peek();
      if (head && head.game.style !== notation) void this.record.open(this.#styled(head.game));
    });
  }

  /** Opens the stored ending or a random one; goes on with it when the view is opened again. */
  async start(): Promise<void> {
    if (this.#started) {
      if (this.shown.value?.exploration === null) this.retry();
      else this.moveIfDue();
      return;
    }
    this.#started = true;
    const stored = load(`endgame.${this.game}`, (value) => readStored(this.game, value));
    if (!stored) return this.random();
    batch(() => {
      this.material.value = stored.material;
      this.role.value = stored.role;
      this.strong.value = stored.strong;
      this.below.value = stored.below;
      this.training.score.value = stored.score;
    });
    const fault = await this.record.open(this.#styled(stored.game));
    if (fault) await this.random();
  }

  /** A random position of the chosen ending that suits the role, with the person to move. */
  async random(): Promise<void> {
    this.#halt();
    this.solveAgain();
    this.#wish += 1;
    const wish = this.#wish;
    this.opening.value = this.material.value;
    const known = await this.need(this.material.value);
    if (wish !== this.#wish) return;
    const role = this.role.value;
    const census = known && role === 'defend' ? await this.showCounts(known) : undefined;
    await this.#openFirst(wishesOf(role, this.strong.value, census));
  }

  /** A random position of the ending that is shown, worth what is wanted; a fault if there is none. */
  async randomAt(wanted: Wanted): Promise<void> {
    this.#halt();
    this.#wish += 1;
    this.material.value = this.ending.value;
    this.opening.value = null;
    await this.#openFirst([wanted]);
  }

  /** A position by FEN; anything wrong with it changes nothing. */
  async setUp(text: string): Promise<void> {
    const { game } = this;
    const read = await this.#engine.ask('fen', { type: 'readFen', game, text });
    if (read.type === 'fault') {
      this.fault.value = { about: 'fen', fault: read };
      return;
    }
    this.#halt();
    this.solveAgain();
    await this.#open(read.fen);
    await this.#adopt();
    this.notices.value = read.notices;
  }

  /** A position of pieces placed by hand: its FEN, or the first rule it breaks. */
  compose(pieces: readonly PlacedMan[], toMove: Player) {
    return this.#engine.ask('fen', { type: 'compose', game: this.game, men: [...pieces], toMove });
  }

  /** The same position with the colours exchanged. */
  async exchange(): Promise<void> {
    const view = this.record.head.value;
    if (!view) return;
    const reply = await this.compose(exchanged(view), other(view.toMove));
    if (reply.type === 'fault') return;
    this.#halt();
    this.strong.value = other(this.strong.value);
    await this.#open(reply.fen);
  }

  /** Opens an ending by its name; a fault if there is none. */
  async choose(material: string): Promise<Fault | null> {
    const request = { type: 'material', game: this.game, material } as const;
    const reply = await this.#engine.ask('material', request);
    if (reply.type === 'fault') return reply;
    this.material.value = reply.material.name;
    void this.random();
    return null;
  }

  /** Changes the role; a new position if the person would not be to move in this one. */
  async become(role: Role): Promise<void> {
    this.role.value = role;
    this.training.feedback.value = null;
    const head = this.record.head.value;
    const person = this.person.value;
    if (person !== null && (!head || head.end || head.toMove !== person)) return this.random();
    this.#halt();
    if (person !== null) this.below.value = person;
  }

  /** The person's move, typed or made on the board. */
  async play(text: string): Promise<void> {
    if (!this.mayMove.value) return;
    const shown = this.shown.value;
    const known = shown?.view === this.record.head.value ? shown?.exploration : null;
    const judged = this.role.value !== 'explore' && known?.value ? known : null;
    const counts = this.training.revealed.value !== shown?.view;
    this.training.feedback.value = null;
    await this.#play(text, (move) => {
      if (judged) this.training.tell(judged, move, counts);
    });
  }

  /** Takes back the person's last move, and what the computer answered. */
  async undo(): Promise<void> {
    const head = this.record.head.value;
    if (!head) return;
    const person = this.person.value;
    const plies = person === null ? head.history.length - 1 : beforeLastMoveOf(head, person);
    this.#halt();
    if (plies !== undefined && plies >= 0) await this.record.takeBack(plies);
  }

  /** Back to the position it began with. */
  async reset(): Promise<void> {
    this.#halt();
    await this.record.takeBack(0);
  }

  /** Lets the computer answer a move that threw the result away. */
  playOn(): void {
    this.training.held.value = false;
    this.moveIfDue();
  }

  /** Shows the moves of this position; the person's next move is not counted. */
  reveal(): void {
    this.training.revealed.value = this.shown.value?.view ?? null;
  }

  /** Lets the computer play both sides to the end, or stops it. */
  async run(on: boolean): Promise<void> {
    this.#halt();
    if (!on) return;
    this.running.value = true;
    const head = this.record.head.value;
    if (this.record.lookingBack.value && head) await this.record.lookAt(head.history.length);
    else this.moveIfDue();
  }

  /** Makes the map about the piece of this square. */
  warm(square: string): void {
    if (this.shown.value?.view.men.some((piece) => piece.square === square)) {
      this.map.about(square);
    }
  }

  /** Stops the computer while pieces are being placed, or the view is not looked at. */
  pause(): void {
    this.#halt();
    this.#wish += 1;
    this.opening.value = null;
    this.stopSolving();
  }

  #styled(game: Game): Game {
    return { ...game, style: looksOf(this.game).notation };
  }

  /** Opens the first of the random positions that there is. */
  async #openFirst(choices: readonly Wanted[]): Promise<void> {
    const wish = this.#wish;
    const material = this.material.value;
    const strong = this.strong.value;
    for (const [i, wanted] of choices.entries()) {
      const reply = await this.#engine.ask('fen', {
        type: 'random',
        game: this.game,
        material,
        strong,
        ...wanted,
      });
      if (wish !== this.#wish) return;
      if (reply.type === 'fen') {
        await this.#open(reply.fen);
        return;
      }
      if (i === choices.length - 1) {
        if (reply.kind === 'NONE') this.missing.value = true;
        else this.fault.value = { about: 'position', fault: reply };
        this.opening.value = null;
      }
    }
  }

  async #open(start: string): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    const fault = await this.record.open(this.#styled({ game: this.game, start, moves: [] }));
    batch(() => {
      this.fault.value = fault ? { about: 'fen', fault } : null;
      this.notices.value = [];
      this.map.about(null);
      this.below.value = this.person.value ?? this.strong.value;
    });
    await this.exploring;
    if (wish === this.#wish) this.opening.value = null;
  }

  /** Takes the ending of the shown position for the chosen one. */
  async #adopt(): Promise<void> {
    await this.exploring;
    const exploration = this.shown.value?.exploration;
    if (!exploration?.material) return;
    batch(() => {
      this.strong.value = exploration.strong;
      if (exploration.value) this.material.value = exploration.material ?? '';
      this.below.value = this.person.value ?? exploration.strong;
    });
    this.moveIfDue();
  }

  async #play(text: string, done?: (move: MoveText) => void): Promise<void> {
    this.#opponent.wait();
    const before = this.record.head.value?.men ?? [];
    const fault = await this.record.play(text);
    this.fault.value = fault && { about: 'move', fault };
    const after = this.record.head.value;
    const sentence = fault || !after ? undefined : spokenMove(before, after);
    if (sentence) announce(sentence);
    if (fault) {
      this.moveIfDue();
      return;
    }
    const last = after?.history.at(-1);
    if (last) {
      this.map.follow(last);
      done?.(last);
    }
    await this.exploring;
  }

  /** Plays the table's best move after a pause. */
  protected override moveIfDue(): void {
    this.#opponent.wait();
    const head = this.record.head.value;
    const person = this.person.value;
    if (head?.end) this.running.value = false;
    if (!head || head.end || this.shown.value?.view !== head || this.training.held.value) return;
    if (!this.running.value && (person === null || head.toMove === person)) return;
    const { exploration } = this.shown.value;
    if (exploration === undefined) return;
    this.#opponent.moveSoon(head.game, exploration, (move) => {
      if (this.record.head.value === head) void this.#play(move.uci);
    });
  }

  #halt(): void {
    this.#opponent.stop();
    batch(() => {
      this.running.value = false;
      this.fault.value = null;
      this.missing.value = false;
      this.training.clear();
    });
  }
}
