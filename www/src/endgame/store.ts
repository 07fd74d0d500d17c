import { batch, computed, effect, signal } from '@preact/signals';
import type { EngineClient, Fault } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import { GameRecord, readGame } from '../game/record.ts';
import { spokenMove } from '../game/spoken.ts';
import { beforeLastMoveOf, other } from '../game/turns.ts';
import type { Exploration, Game, MoveText, PlacedMan, Player, View } from '../generated/wasm.js';
import { announce } from '../ui/announce.tsx';
import { isRecord, load, oneOf, save } from '../ui/storage.ts';

/** The endings the page knows, by material. */
export const MATERIALS = ['KRK', 'KQK'] as const;
/** One of them. */
export type Material = (typeof MATERIALS)[number];
/** Whom the person plays. */
export const ROLES = ['lone', 'strong', 'both'] as const;
/** One of them. */
export type Role = (typeof ROLES)[number];

/** Milliseconds between the moves of the computer. */
const PAUSE = 650;
/** Milliseconds a position waits for its value before it is shown without. */
const PATIENCE = 150;
/** Milliseconds it thinks where no table helps. */
const SEARCH_TIME = 500;
/** Random positions that are nobody's win are passed over, this many times at most. */
const RANDOM_TRIES = 8;
const SIDES: readonly Player[] = ['first', 'second'];

/** A position and its table values: `undefined` while they are awaited, `null` if there are none. */
export interface Shown {
  view: View;
  exploration: Exploration | null | undefined;
}

/** An ending played against the table. */
export class EndgameStore {
  readonly record: GameRecord;
  readonly tables: Tables;
  readonly material = signal<Material>('KRK');
  readonly role = signal<Role>('lone');
  readonly below = signal<Player>('second');
  /** The position that is shown, together with what the table says of it. */
  readonly shown = signal<Shown | null>(null);
  readonly fault = signal<{ about: 'fen' | 'move'; fault: Fault } | null>(null);
  readonly notices = signal<readonly string[]>([]);
  /** True while the computer plays both sides. */
  readonly running = signal(false);
  /** The side of the person; `null` for both. */
  readonly person = computed<Player | null>(() => {
    const head = this.record.head.value;
    if (this.role.value === 'both' || !head) return null;
    const lone = loneSide(head.men);
    return this.role.value === 'lone' ? lone : other(lone);
  });
  /** True if the person may move, in the position that is shown. */
  readonly mayMove = computed(() => {
    const head = this.record.head.value;
    const person = this.person.value;
    return (
      head !== null &&
      !head.end &&
      !this.record.lookingBack.value &&
      !this.running.value &&
      (person === null || head.toMove === person)
    );
  });
  readonly #engine: EngineClient;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #searching = new AbortController();
  #exploring: Promise<void> = Promise.resolve();
  #started = false;

  constructor(engine: EngineClient, tables: Tables) {
    this.#engine = engine;
    this.tables = tables;
    this.record = new GameRecord(engine);
    effect(() => {
      const view = this.record.shown.value;
      if (view) this.#exploring = this.#explore(view);
    });
    effect(() => {
      const head = this.record.head.value;
      if (!head) return;
      save('endgame', {
        game: head.game,
        material: this.material.value,
        role: this.role.value,
        below: this.below.value,
      });
    });
  }

  /** Opens the stored ending or a random one; goes on with it when the view is opened again. */
  async start(): Promise<void> {
    if (this.#started) {
      this.#moveIfDue();
      return;
    }
    this.#started = true;
    const stored = load('endgame', readStored);
    if (!stored) return this.random();
    batch(() => {
      this.material.value = stored.material;
      this.role.value = stored.role;
      this.below.value = stored.below;
    });
    const fault = await this.record.open(stored.game);
    if (fault) await this.random();
  }

  /** A random position of the chosen ending, with the person to move. */
  async random(): Promise<void> {
    this.#halt();
    const material = this.material.value;
    const toMove: Player = this.role.value === 'lone' ? 'second' : 'first';
    await this.#loadTables();
    for (let tries = 1; tries <= RANDOM_TRIES; tries += 1) {
      const epoch = this.record.epoch;
      const reply = await this.#engine.ask('fen', {
        type: 'random',
        game: 'chess',
        material,
        toMove,
      });
      if (epoch !== this.record.epoch || material !== this.material.value) return;
      if (reply.type === 'fault') {
        this.fault.value = { about: 'fen', fault: reply };
        return;
      }
      const game: Game = { game: 'chess', start: reply.fen, moves: [] };
      const explored = await this.#engine.ask('exploration', { type: 'explore', game });
      if (epoch !== this.record.epoch || material !== this.material.value) return;
      const drawn = explored.type === 'exploration' && explored.exploration?.value.kind === 'draw';
      if (drawn && tries < RANDOM_TRIES) continue;
      await this.#open(game);
      this.below.value = toMove;
      return;
    }
  }

  /** A position by FEN; anything wrong with it changes nothing. */
  async setUp(text: string): Promise<void> {
    const read = await this.#engine.ask('fen', { type: 'readFen', game: 'chess', text });
    if (read.type === 'fault') {
      this.fault.value = { about: 'fen', fault: read };
      return;
    }
    this.#halt();
    await this.#open({ game: 'chess', start: read.fen, moves: [] });
    this.notices.value = read.notices;
  }

  /** A position of men placed by hand: its FEN, or the first rule it breaks. */
  compose(men: readonly PlacedMan[], toMove: Player) {
    return this.#engine.ask('fen', { type: 'compose', game: 'chess', men: [...men], toMove });
  }

  /** The person's move, typed or made on the board. */
  async play(text: string): Promise<void> {
    if (this.mayMove.value) await this.#play(text);
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

  /** Lets the computer play both sides to the end, or stops it. */
  async run(on: boolean): Promise<void> {
    this.#halt();
    if (!on) return;
    this.running.value = true;
    const head = this.record.head.value;
    if (this.record.lookingBack.value && head) await this.record.lookAt(head.history.length);
    else this.#moveIfDue();
  }

  /** Changes the ending or the role, with a new position. */
  async choose(choice: { material?: Material; role?: Role }): Promise<void> {
    batch(() => {
      if (choice.material) this.material.value = choice.material;
      if (choice.role) this.role.value = choice.role;
    });
    if (choice.material) return this.random();
    this.#halt();
    const person = this.person.value;
    if (person) this.below.value = person;
    this.#moveIfDue();
  }

  /** Stops the computer while men are being placed, or the view is not looked at. */
  pause(): void {
    this.#halt();
  }

  async #open(game: Game): Promise<void> {
    const fault = await this.record.open(game);
    batch(() => {
      this.fault.value = fault ? { about: 'fen', fault } : null;
      this.notices.value = [];
    });
  }

  async #play(text: string): Promise<void> {
    clearTimeout(this.#timer);
    const before = this.record.head.value?.men ?? [];
    const fault = await this.record.play(text);
    this.fault.value = fault && { about: 'move', fault };
    const after = this.record.head.value;
    const sentence = fault || !after ? undefined : spokenMove(before, after);
    if (sentence) announce(sentence);
    if (fault) this.#moveIfDue();
    else await this.#exploring;
  }

  /** Shows a position as soon as its value is known, or without it if that takes long. */
  async #explore(view: View): Promise<void> {
    const show = (exploration: Shown['exploration']): void => {
      if (this.record.shown.value === view) this.shown.value = { view, exploration };
    };
    const slow = setTimeout(() => show(undefined), PATIENCE);
    await this.#loadTables();
    const reply = await this.#engine.ask('exploration', { type: 'explore', game: view.game });
    clearTimeout(slow);
    show(reply.type === 'exploration' ? (reply.exploration ?? null) : null);
    this.#moveIfDue();
  }

  /** Plays the table's best move after a pause, if it is the computer's turn. */
  #moveIfDue(): void {
    clearTimeout(this.#timer);
    const head = this.record.head.value;
    const person = this.person.value;
    if (head?.end) this.running.value = false;
    if (!head || head.end || this.shown.value?.view !== head) return;
    if (!this.running.value && (person === null || head.toMove === person)) return;
    const { exploration } = this.shown.value;
    if (exploration === undefined) return;
    this.#timer = setTimeout(async () => {
      const best = exploration ? exploration.moves[0]?.move : await this.#search(head.game);
      if (best && this.record.head.value === head) await this.#play(best.uci);
    }, PAUSE);
  }

  /** The move the engine finds where no table helps. */
  async #search(game: Game): Promise<MoveText | undefined> {
    const answer = await this.#engine.think(
      { type: 'think', game, limits: { moveTime: SEARCH_TIME } },
      () => {},
      this.#searching.signal,
    );
    return answer?.type === 'answer' ? answer.best : undefined;
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#searching.abort();
    this.#searching = new AbortController();
    batch(() => {
      this.running.value = false;
      this.fault.value = null;
    });
  }

  async #loadTables(): Promise<void> {
    await Promise.all(MATERIALS.map((material) => this.tables.load('chess', material)));
  }
}

/** The side with fewer men. */
function loneSide(men: readonly PlacedMan[]): Player {
  const first = men.filter((man) => man.side === 'first').length;
  return first < men.length - first ? 'first' : 'second';
}

function readStored(value: unknown) {
  if (!isRecord(value)) return undefined;
  const game = readGame('chess', value.game);
  const material = oneOf(MATERIALS, value.material);
  const role = oneOf(ROLES, value.role);
  const below = oneOf(SIDES, value.below);
  return game && material && role && below ? { game, material, role, below } : undefined;
}
