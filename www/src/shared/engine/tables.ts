import type { Turn } from '@chariot/engine/client';
import type { EndingFacts, FilePart, Game, GameName, ProbeResult } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { isForWantOfMemory, unaskedMemory } from './deviceMemory.ts';
import { type FileInParts, isOutdated, TableFiles } from './files.ts';
import type { Engines } from './index.ts';
import { KeptTables } from './kept.ts';

export type TableState =
  | { kind: 'loading' }
  /** Being solved here: plies to mate of the last wave, and number of positions solved. */
  | { kind: 'solving'; plies: number; decided: number }
  /**
   * `file`: loaded from the site; `parts`: loaded from the site in parts, on demand; `kept`: stored on an earlier
   * visit, also in parts if large; an `Unusable`: solved here because of the site's file.
   */
  | { kind: 'ready'; origin: 'file' | 'parts' | 'kept' | Unusable; millis: number }
  | { kind: 'none'; reason: 'unsupported' | 'tooLarge' | 'stopped' | 'memory' | 'failed' };

/** Game and ending. */
export type TableKey = `${GameName}/${string}`;

/** Why a file of the site does not serve; `outdated` is one of an older format. */
export type Unusable = 'missing' | 'damaged' | 'outdated';

type Read = 'ready' | Unusable;

// Exported here too, or the build would write a separate file for them.
export { availableMemory, isForWantOfMemory, unaskedMemory } from './deviceMemory.ts';

/** Loads endgame tables once each, and solves those with an unusable file. */
export class Tables {
  readonly states = signal<ReadonlyMap<TableKey, TableState>>(new Map());
  /** Whether a part needed by the last position could not be fetched. */
  readonly incomplete = signal(false);
  readonly #engines: Pick<Engines, 'of'>;
  readonly #files = new TableFiles();
  readonly #kept = new KeptTables();
  readonly #read = new Map<TableKey, Promise<Read>>();
  readonly #dtz = new Map<TableKey, Promise<boolean>>();
  readonly #inParts = new Map<TableKey, FileInParts>();
  /** Endings solved or being solved, with the worker that holds the result: a new worker has to solve again. */
  readonly #solved = new Map<TableKey, { generation: number; done: Promise<boolean> }>();

  constructor(engines: Pick<Engines, 'of'>) {
    this.#engines = engines;
  }

  /**
   * Loads an ending and those that a single move leads to, as far as possible. `name` may have its pieces in any order.
   * Resolves to the canonical name, if there is such an ending.
   *
   * Endings with an unusable file are solved only with a turn, which can end the solving.
   */
  async need(game: GameName, name: string, turn?: Turn): Promise<string | undefined> {
    const facts = await this.#facts(game, name);
    if (!facts) return undefined;
    await Promise.all([facts.name, ...facts.smaller].map((one) => this.#obtain(game, one, turn)));
    return facts.name;
  }

  /**
   * Fetches the parts and the further tables that a position needs, and those for the heat map of the piece on `square`.
   * Results stay unknown where a part or a table cannot be fetched.
   */
  async complete(game: Game, square?: string): Promise<void> {
    const engine = this.#engines.of(game.game);
    const asked = new Set<string>();
    for (;;) {
      const reply = await engine.ask('missingParts', { game, square });
      const { parts, endings: needed = [] } = 'error' in reply ? { parts: [] } : reply;
      this.incomplete.value = parts.length > 0;
      const tables = needed.filter((material) => !asked.has(material));
      const fresh = parts.filter(({ material, start }) => !asked.has(`${material} ${start}`));
      if (fresh.length + tables.length === 0) return;
      for (const material of tables) asked.add(material);
      for (const { material, start } of fresh) asked.add(`${material} ${start}`);
      const endings = new Set(fresh.map(({ material }) => material));
      const of = (ending: string) => fresh.filter(({ material }) => material === ending);
      await Promise.all([
        ...tables.map((material) => this.#obtain(game.game, material)),
        ...Array.from(endings, (ending) => this.#add(game.game, ending, of(ending))),
      ]);
    }
  }

  /** Gives the engine parts of a table, as far as they can be fetched. */
  async #add(game: GameName, material: string, wanted: readonly FilePart[]): Promise<void> {
    const ranges = wanted.map(({ start, end }) => [start, end] as const);
    const fetched = await this.#inParts.get(`${game}/${material}`)?.parts(ranges);
    const parts = wanted.flatMap(({ start }, i) => {
      const bytes = fetched?.[i];
      return bytes ? [{ start, bytes }] : [];
    });
    if (parts.length > 0) await this.#engines.of(game).ask('addParts', { game, material, parts });
  }

  /**
   * Probes the engine's tables; `null` on failure. Distances to zeroing are loaded when the fifty-move rule may turn a
   * win into a draw.
   */
  async probe(game: Game): Promise<ProbeResult | null> {
    const asked = new Set<string>();
    for (;;) {
      const reply = await this.#engines.of(game.game).ask('probe', game);
      if ('error' in reply) return null;
      const fresh = (reply.result.missingDtz ?? []).filter((ending) => !asked.has(ending));
      for (const ending of fresh) asked.add(ending);
      const loaded = await Promise.all(fresh.map((ending) => this.#needDtz(game.game, ending)));
      if (!loaded.includes(true)) return reply.result;
    }
  }

  /** Loading state of a table; `undefined` if never requested. */
  state(game: GameName, material: string): TableState | undefined {
    return this.states.value.get(`${game}/${material}`);
  }

  /** Forgets a deleted table; it is looked for again when needed. */
  forget(game: GameName, material: string): void {
    const key: TableKey = `${game}/${material}`;
    this.#read.delete(key);
    this.#inParts.delete(key);
    this.#solved.delete(key);
    this.#set(key, undefined);
  }

  async #facts(game: GameName, material: string): Promise<EndingFacts | undefined> {
    const reply = await this.#engines.of(game).ask('ending', { game, material });
    return 'error' in reply ? undefined : reply.facts;
  }

  /** Loads or solves an ending; whether the engine has it now. */
  async #obtain(game: GameName, material: string, turn?: Turn): Promise<boolean> {
    const key: TableKey = `${game}/${material}`;
    let reading = this.#read.get(key);
    if (!reading) {
      reading = this.#readFile(game, material, key);
      this.#read.set(key, reading);
    }
    const read = await reading;
    if (read === 'ready') return true;
    const before = this.#solved.get(key);
    if (before?.generation === this.#engines.of(game).generation && (await before.done))
      return true;
    const done = turn
      ? this.#solve(game, material, key, read, turn)
      : this.#readKept(game, material, key);
    this.#solved.set(key, { generation: this.#engines.of(game).generation, done });
    const known = await done;
    if (known) return true;
    // If nothing helped, request the file again next time.
    if (turn) this.#read.delete(key);
    else if (this.state(game, material)?.kind === 'loading') this.#set(key, undefined);
    return false;
  }

  async #readFile(game: GameName, material: string, key: TableKey): Promise<Read> {
    this.#set(key, { kind: 'loading' });
    const name = `${key}.egt`;
    let file = await this.#files.get(name);
    for (;;) {
      if (typeof file === 'string') return file;
      if ('parts' in file) return await this.#begin(game, material, key, file);
      const { bytes, kept } = file;
      const reply = await this.#engines.of(game).load(key, 'loadTable', { game, bytes });
      // Trust the ending's name in the file, not the file name.
      if (!('error' in reply) && reply.material === material) {
        this.#set(key, { kind: 'ready', origin: kept ? 'kept' : 'file', millis: reply.millis });
        await file.keep();
        return 'ready';
      }
      await file.forget();
      if (!kept) return isOutdated(bytes) ? 'outdated' : 'damaged';
      file = await this.#files.get(name);
    }
  }

  /** Loads distances to zeroing; whether the engine has them now. */
  #needDtz(game: GameName, material: string): Promise<boolean> {
    const key: TableKey = `${game}/${material}`;
    let reading = this.#dtz.get(key);
    if (!reading) {
      const name = `${key}.dtz`;
      const take = async (bytes: Uint8Array): Promise<boolean> => {
        const reply = await this.#engines.of(game).load(name, 'loadDtz', { game, bytes });
        return !('error' in reply) && reply.material === material;
      };
      reading = this.#kept.dtz(game, material).then(async (kept) => {
        return (kept && (await take(kept))) || (await this.#readCompanion(name, take));
      });
      this.#dtz.set(key, reading);
      // Look for it again with the next position.
      void reading.then((known) => known || this.#dtz.delete(key));
    }
    return reading;
  }

  /** Reads a companion file of a table; whether `take` gave it to the engine successfully. */
  async #readCompanion(
    name: string,
    take: (bytes: Uint8Array) => Promise<boolean>,
  ): Promise<boolean> {
    for (;;) {
      const file = await this.#files.get(name);
      if (typeof file === 'string') return false;
      const bytes = 'parts' in file ? (await file.parts([[0, file.size]]))[0] : file.bytes;
      if (!bytes) return false;
      const isGood = await take(bytes);
      if ('parts' in file) return isGood;
      if (isGood) {
        await file.keep();
        return true;
      }
      await file.forget();
      if (!file.kept) return false;
    }
  }

  /** Reads a table solved here on request; whether there is one. */
  async #readKept(game: GameName, material: string, key: TableKey): Promise<boolean> {
    const file = await this.#kept.get(game, material);
    if (!file) return false;
    if ((await this.#begin(game, material, key, file, 'kept')) === 'ready') return true;
    // Another version's.
    await this.#kept.forget(game, material).catch(() => {});
    return false;
  }

  async #begin(
    game: GameName,
    material: string,
    key: TableKey,
    file: FileInParts,
    origin: 'parts' | 'kept' = 'parts',
  ): Promise<Read> {
    const reply = await this.#engines.of(game).load(key, 'beginTable', {
      game,
      bytes: file.start,
    });
    if ('error' in reply || reply.material !== material) {
      return isOutdated(file.start) ? 'outdated' : 'damaged';
    }
    this.#inParts.set(key, file);
    this.#set(key, { kind: 'ready', origin, millis: reply.millis });
    return 'ready';
  }

  async #solve(
    game: GameName,
    material: string,
    key: TableKey,
    origin: Unusable,
    turn: Turn,
  ): Promise<boolean> {
    const none = (reason: Extract<TableState, { kind: 'none' }>['reason']): false => {
      this.#set(key, { kind: 'none', reason });
      return false;
    };
    const facts = await this.#facts(game, material);
    if (!facts?.memory) return none('unsupported');
    if (facts.memory > unaskedMemory()) {
      return (await this.#readKept(game, material, key)) || none('tooLarge');
    }
    for (const smaller of facts.smaller) {
      if (turn.isOver) return none('stopped');
      if (!(await this.#obtain(game, smaller, turn))) {
        if (turn.isOver) return none('stopped');
        const why = this.state(game, smaller);
        return none(why?.kind === 'none' && why.reason === 'memory' ? 'memory' : 'unsupported');
      }
    }
    this.#set(key, { kind: 'solving', plies: 0, decided: 0 });
    const reply = await turn.ask('solveTable', { game, material }, (report) => {
      if ('solveTable' in report) this.#set(key, { kind: 'solving', ...report.solveTable });
    });
    if (turn.isOver && 'error' in reply) return none('stopped');
    if ('error' in reply) {
      const { kind, cause = '' } = reply.error;
      return none(isForWantOfMemory(`${kind} ${cause}`) ? 'memory' : 'failed');
    }
    this.#set(key, { kind: 'ready', origin, millis: reply.millis });
    return true;
  }

  #set(key: TableKey, state: TableState | undefined): void {
    const states = new Map(this.states.value);
    if (state) states.set(key, state);
    else states.delete(key);
    this.states.value = states;
  }
}
