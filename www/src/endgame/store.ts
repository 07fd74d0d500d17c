import { batch, computed, effect, signal } from '@preact/signals';
import type { EngineClient, Fault } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import { looksOf } from '../game/looks.ts';
import { materialOf } from '../game/material.ts';
import { GameRecord } from '../game/record.ts';
import { spokenMove } from '../game/spoken.ts';
import { beforeLastMoveOf, other } from '../game/turns.ts';
import type {
  EndingCensus,
  Game,
  GameName,
  MoveText,
  PlacedMan,
  Player,
  View,
} from '../generated/wasm.js';
import { announce } from '../ui/announce.tsx';
import { load, save } from '../ui/storage.ts';
import { Counts } from './counts.ts';
import { FIRST_ENDING } from './endings.ts';
import { exchanged } from './exchange.ts';
import { HeatMap } from './heatmap.ts';
import { Opponent } from './opponent.ts';
import type { Role, Tab } from './roles.ts';
import type { Shown } from './shown.ts';
import { readStored, type Stored } from './stored.ts';
import { Training } from './training.ts';
import { type Wanted, wishesOf } from './wishes.ts';

/** Milliseconds a position waits for its value before it is shown without. */
const PATIENCE = 150;

/** Endings of one game, explored or played against the table. */
export class EndgameStore {
  readonly game: GameName;
  readonly record: GameRecord;
  readonly tables: Tables;
  /** The ending that random positions are of. */
  readonly material = signal('');
  /** The side that has the men named first. */
  readonly strong = signal<Player>('first');
  readonly role = signal<Role>('explore');
  readonly tab = signal<Tab>('moves');
  readonly below = signal<Player>('first');
  /** The position that is shown, together with what the table says of it. */
  readonly shown = signal<Shown | null>(null);
  readonly fault = signal<{ about: 'fen' | 'move' | 'position'; fault: Fault } | null>(null);
  /** True if the ending has no such position as was wanted last. */
  readonly missing = signal(false);
  readonly notices = signal<readonly string[]>([]);
  /** True while the computer plays both sides. */
  readonly running = signal(false);
  readonly training = new Training();
  readonly map: HeatMap;
  /** How many positions of the ending are worth what. */
  readonly census = signal<{ material: string; census: EndingCensus } | null>(null);
  /** The ending that a position is being drawn of, while that takes its time. */
  readonly opening = signal<string | null>(null);
  /** The ending of the position that is shown, or about to be. */
  readonly ending = computed(
    () => this.opening.value ?? this.shown.value?.exploration?.material ?? this.material.value,
  );
  /** The side of the person; `null` for both. */
  readonly person = computed<Player | null>(() => {
    const role = this.role.value;
    if (role === 'explore') return null;
    return role === 'attack' ? this.strong.value : other(this.strong.value);
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
  /** True if the moves and their values are to be seen. */
  readonly open = computed(() => {
    const shown = this.shown.value;
    return (
      this.role.value === 'explore' ||
      this.training.revealed.value === shown?.view ||
      shown?.view.end !== undefined
    );
  });
  readonly #engine: EngineClient;
  readonly #counts: Counts;
  readonly #opponent: Opponent;
  #solving = new AbortController();
  #exploring: Promise<void> = Promise.resolve();
  #started = false;
  /** Counts the wishes for a random position: only the last one is met. */
  #wish = 0;

  constructor(engine: EngineClient, tables: Tables, game: GameName) {
    this.#engine = engine;
    this.tables = tables;
    this.game = game;
    this.material.value = FIRST_ENDING[game];
    this.record = new GameRecord(engine);
    this.map = new HeatMap(engine);
    this.#counts = new Counts(engine, game);
    this.#opponent = new Opponent(engine);
    effect(() => {
      const view = this.record.shown.value;
      if (view) this.#exploring = this.#explore(view);
    });
    effect(() => {
      const shown = this.shown.value;
      if (this.tab.value !== 'heat' || !shown?.exploration) return;
      this.map.draw(shown, (view) => this.shown.value?.view === view);
    });
    effect(() => {
      const exploration = this.shown.value?.exploration;
      // A chess ending's counts are only shown on demand.
      const wanted = game !== 'chess' || this.tab.value === 'distances';
      if (wanted && exploration?.value && exploration.material) {
        void this.#showCounts(exploration.material);
      }
    });
    effect(() => {
      const head = this.record.head.value;
      if (!head) return;
      save(`endgame.${game}`, {
        game: head.game,
        material: this.material.value,
        role: this.role.value,
        strong: this.strong.value,
        below: this.below.value,
        score: this.training.score.value,
      } satisfies Stored);
    });
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
      else this.#moveIfDue();
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
    this.#solveAgain();
    this.#wish += 1;
    const wish = this.#wish;
    this.opening.value = this.material.value;
    const known = await this.tables.need(this.game, this.material.value, this.#solving.signal);
    if (wish !== this.#wish) return;
    const role = this.role.value;
    const census = known && role === 'defend' ? await this.#showCounts(known) : undefined;
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
    this.#solveAgain();
    await this.#open(read.fen);
    await this.#adopt();
    this.notices.value = read.notices;
  }

  /** A position of men placed by hand: its FEN, or the first rule it breaks. */
  compose(men: readonly PlacedMan[], toMove: Player) {
    return this.#engine.ask('fen', { type: 'compose', game: this.game, men: [...men], toMove });
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
    this.#moveIfDue();
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
    else this.#moveIfDue();
  }

  /** Makes the map about the man of this square. */
  warm(square: string): void {
    if (this.shown.value?.view.men.some((man) => man.square === square)) {
      this.map.about(square);
    }
  }

  /** Gives up solving the ending here, until it is asked for again. */
  stopSolving(): void {
    this.#solving.abort();
  }

  /** Looks for the table once more. */
  retry(): void {
    this.#solveAgain();
    const view = this.record.shown.value;
    if (view) this.#exploring = this.#explore(view);
  }

  /** Stops the computer while men are being placed, or the view is not looked at. */
  pause(): void {
    this.#halt();
    this.#wish += 1;
    this.opening.value = null;
    this.stopSolving();
  }

  #solveAgain(): void {
    this.#solving.abort();
    this.#solving = new AbortController();
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
    await this.#exploring;
    if (wish === this.#wish) this.opening.value = null;
  }

  /** Takes the ending of the shown position for the chosen one. */
  async #adopt(): Promise<void> {
    await this.#exploring;
    const exploration = this.shown.value?.exploration;
    if (!exploration?.material) return;
    batch(() => {
      this.strong.value = exploration.strong;
      if (exploration.value) this.material.value = exploration.material ?? '';
      this.below.value = this.person.value ?? exploration.strong;
    });
    this.#moveIfDue();
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
      this.#moveIfDue();
      return;
    }
    const last = after?.history.at(-1);
    if (last) {
      this.map.follow(last);
      done?.(last);
    }
    await this.#exploring;
  }

  /** Shows a position as soon as its value is known, or without it if that takes long. */
  async #explore(view: View): Promise<void> {
    const show = (exploration: Shown['exploration']): void => {
      if (this.record.shown.value === view) this.shown.value = { view, exploration };
    };
    const slow = setTimeout(() => show(undefined), PATIENCE);
    const material = materialOf(view.men);
    if (material) await this.tables.need(this.game, material, this.#solving.signal);
    await this.tables.complete(view.game);
    const reply = await this.#engine.ask('exploration', { type: 'explore', game: view.game });
    clearTimeout(slow);
    const known = reply.type === 'exploration' ? reply.exploration : null;
    show(known?.value ? known : null);
    this.#moveIfDue();
  }

  /** Counts the positions of an ending, and shows that if it is the one that is looked at. */
  async #showCounts(material: string): Promise<EndingCensus | undefined> {
    const census = await this.#counts.of(material);
    if (census && this.ending.value === material) this.census.value = { material, census };
    return census;
  }

  /** Plays the table's best move after a pause, if it is the computer's turn. */
  #moveIfDue(): void {
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
