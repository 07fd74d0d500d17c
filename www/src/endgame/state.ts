import type { Estimate } from '@chariot/board/endings';
import type { EngineClient, Turn } from '@chariot/engine/client';
import { other } from '@chariot/game';
import type {
  EndingCensus,
  GameName,
  OutcomeName,
  ProbeResult,
  SideName,
  View,
} from '@chariot/protocol';
import { computed, effect, signal } from '@preact/signals';
import { Estimator } from '../shared/engine/estimator.ts';
import { pursue } from '../shared/engine/pursue.ts';
import type { Tables } from '../shared/engine/tables.ts';
import { materialOf } from '../shared/game/game.ts';
import { GameRecord } from '../shared/game/record.ts';
import type { GameInEndgame } from '../shared/games/endgame.ts';
import { Machine } from '../shared/state.ts';
import { save } from '../shared/ui/storage.ts';
import { CatalogueStore } from './catalogue.ts';
import { CensusCache } from './census.ts';
import { HeatmapStore } from './heatmap.ts';
import { LargeEndings } from './large.ts';
import { type Asked, NOT_BEGUN, next, requestsOf } from './progress.ts';
import type { Defence, Role, Tab } from './roles.ts';
import type { StoredEnding } from './stored.ts';
import { Training } from './training.ts';
import { isSameEnding } from './typedEnding.ts';

/** Milliseconds that a position waits for the tables before it is shown without a result. */
const PATIENCE = 150;

/** State of the endgame view: the position, its table result, and settings that survive a reload. */
export class EndgameState {
  readonly game: GameName;
  readonly inEndgame: GameInEndgame;
  readonly record: GameRecord;
  readonly tables: Tables;
  readonly engine: EngineClient;
  readonly estimator: Estimator;
  readonly catalogue: CatalogueStore;
  readonly large: LargeEndings;
  /** The ending of random positions. */
  readonly material = signal('');
  /** The side with the pieces named first. */
  readonly strong = signal<SideName>('first');
  readonly role = signal<Role>('explore');
  /** How the computer defends against the person. */
  readonly defence = signal<Defence>('longest');
  readonly tab = signal<Tab>('moves');
  readonly below = signal<SideName>('first');
  readonly progress = new Machine(NOT_BEGUN, next);
  readonly shown = this.progress.of('shown');
  readonly trouble = this.progress.of('trouble');
  readonly notices = this.progress.of('notices');
  readonly opened = this.progress.of('opened');
  readonly #activity = this.progress.of('activity');
  /** Whether the computer plays both sides. */
  readonly running = computed(() => this.#activity.value.kind === 'running');
  /** FEN of the last position drawn at random; the person chose any other. */
  readonly drawn = signal<string | null>(null);
  /** The named position that the game began from. */
  readonly named = computed(() => {
    const start = this.record.head.value?.game.start;
    return this.inEndgame.positions.find(({ fen }) => fen === start);
  });
  /** Known result of the shown position for the side to move; `null` if unknown, or if a table holds the position. */
  readonly known = computed<OutcomeName | null>(() => {
    const { view, probe } = this.shown.value ?? {};
    const isStart = view?.fen === this.named.value?.fen;
    return (probe === null && isStart && this.named.value?.result) || null;
  });
  /** The position shown in place of one whose address could not be opened. */
  readonly refused = signal<View | null>(null);
  readonly training = new Training();
  readonly map: HeatmapStore;
  readonly census = signal<{ material: string; census: EndingCensus } | null>(null);
  /** The ending of which a position is being looked for; `null` for none. */
  readonly opening = computed(() =>
    this.#activity.value.kind === 'opening' ? this.#activity.value.material : null,
  );
  /** Ending of the shown position, by its pieces until a table has answered, or of the one about to be shown. */
  readonly ending = computed(() => {
    const { view, ending } = this.shown.value ?? {};
    const known = this.opening.value ?? ending?.material;
    const material = this.material.value;
    const onBoard = view && materialOf(view.pieces);
    const isOther = onBoard !== undefined && !isSameEnding(onBoard, material);
    return known ?? (isOther ? onBoard : material);
  });
  /** The person's side; `null` for both. */
  readonly person = computed<SideName | null>(() => {
    const role = this.role.value;
    if (role === 'explore') return null;
    return role === 'attack' ? this.strong.value : other(this.strong.value);
  });
  /** Whether the person may move in the shown position. */
  readonly mayMove = computed(() => {
    const head = this.record.head.value;
    const person = this.person.value;
    return (
      head !== null &&
      !head.result &&
      !this.record.lookingBack.value &&
      !this.running.value &&
      (person === null || head.toMove === person)
    );
  });
  /** Whether the results of the moves may be shown. */
  readonly open = computed(() => {
    const shown = this.shown.value;
    return (
      this.role.value === 'explore' ||
      this.training.revealed.value === shown?.view ||
      shown?.view.result !== undefined
    );
  });
  /** The engine's estimate of the shown position; `null` if unknown, or if a table holds the position. */
  readonly estimated = computed<Estimate | null>(() => {
    const { view, probe } = this.shown.value ?? {};
    const estimate = this.estimator.estimate.value;
    return probe === null && estimate?.view === view ? estimate : null;
  });
  /** Requests to tables and engine. */
  readonly requests = computed(() =>
    requestsOf(this.progress.state.value, {
      head: this.record.head.value,
      person: this.person.value,
      isHeld: this.training.coaching.value.kind === 'held',
    }),
  );
  readonly #counts: CensusCache;
  /** The turn in which endings are solved. */
  #solving: Turn;

  constructor(engine: EngineClient, tables: Tables, game: GameName, inEndgame: GameInEndgame) {
    this.tables = tables;
    this.game = game;
    this.inEndgame = inEndgame;
    this.material.value = inEndgame.firstEnding;
    this.engine = engine;
    this.#solving = engine.begin();
    this.estimator = new Estimator(engine);
    this.catalogue = new CatalogueStore(engine, game);
    this.large = new LargeEndings(game, this.catalogue, () => this.retry());
    this.record = new GameRecord(engine);
    this.map = new HeatmapStore(engine, tables);
    this.#counts = new CensusCache(engine, game);
    const table = computed(() => this.requests.value.table);
    const estimate = computed(() => this.requests.value.estimate);
    pursue(table, (asked) => this.#probe(asked));
    pursue(estimate, (view) => this.estimator.all(view));
    effect(() => this.#look());
    effect(() => {
      const shown = this.shown.value;
      if (this.tab.value !== 'heat' || !shown?.probe) return;
      this.map.draw(shown, (view) => this.shown.value?.view === view);
    });
    effect(() => {
      const probe = this.shown.value?.probe;
      // The theoretical result needs the census and is always shown.
      const wanted = inEndgame.hasTextbook || this.tab.value === 'distances';
      if (wanted && probe?.dtm && probe.material) {
        void this.showCounts(probe.material);
      }
    });
    effect(() => {
      const ending = this.ending.value;
      const own = tables.state(game, ending);
      const isTooLarge = own?.kind === 'none' && own.reason === 'tooLarge';
      if (isTooLarge && this.large.plan.value?.material !== ending) {
        void this.large.consider(ending);
      }
    });
    effect(() => {
      const head = this.record.head.value;
      if (!head) return;
      save(`endgame.${game}`, {
        game: head.game,
        material: this.material.value,
        role: this.role.value,
        defence: this.defence.value,
        strong: this.strong.value,
        below: this.below.value,
        score: this.training.score.value,
        drawn: this.drawn.value,
      } satisfies StoredEnding);
    });
  }

  /** Stops solving until the ending is requested again. */
  stopSolving(): void {
    this.#solving.end();
  }

  /** Tries again to get the table. */
  retry(): void {
    this.solveAgain();
    this.#look();
  }

  /** Stops solving; later requests solve again. */
  solveAgain(): void {
    this.#solving.end();
    this.#solving = this.engine.begin();
  }

  /** Whether the table of an ending is loaded. */
  hasTable(material: string): boolean {
    return this.tables.state(this.game, material)?.kind === 'ready';
  }

  /** Loads the tables of an ending; resolves to its canonical name, or `undefined` if there is none. */
  need(material: string): Promise<string | undefined> {
    return this.tables.need(this.game, material, this.#solving);
  }

  /** Gets the census of an ending, and shows it if that ending is still shown. */
  async showCounts(material: string): Promise<EndingCensus | undefined> {
    const census = await this.#counts.of(material);
    if (census && this.ending.value === material) this.census.value = { material, census };
    return census;
  }

  /** Resolves when the position on the board has been probed. */
  probed(): Promise<void> {
    return this.progress.until(({ asked }) => asked === null);
  }

  #look(): void {
    const view = this.record.shown.value;
    if (view) this.progress.send({ kind: 'looked', view });
  }

  /** Shows a position once it has been probed, or earlier if that takes long. */
  #probe(asked: Asked): Turn {
    const turn = this.engine.begin();
    const { send } = this.progress;
    const slow = setTimeout(() => send({ kind: 'slow', asked }), PATIENCE);
    void this.#resultOf(asked.view).then((result) => {
      clearTimeout(slow);
      send({ kind: 'probed', asked, result });
    });
    return turn;
  }

  async #resultOf(view: View): Promise<ProbeResult | null> {
    const material = materialOf(view.pieces);
    if (material) {
      await this.need(material);
      await this.tables.complete(view.game);
    }
    return this.tables.probe(view.game);
  }
}
