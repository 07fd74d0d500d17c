import type { Asker } from '@chariot/engine/client';
import type { MateStep, View } from '@chariot/protocol';
import { batch, signal } from '@preact/signals';
import { askThink } from '../../shared/engine/thinkEngine.ts';
import { styled } from '../../shared/game/looks.ts';
import type { WallState } from './state.ts';

/** A player for a won position: a search to a fixed depth in plies, with or without tables. */
export interface RunPlayer {
  depth: number;
  tables: boolean;
}

export const PLAYERS: readonly RunPlayer[] = [
  { depth: 5, tables: false },
  { depth: 9, tables: false },
  { depth: 13, tables: false },
  { depth: 5, tables: true },
];

/** A position, as far as a player has played it out. */
export interface Run {
  player: RunPlayer;
  steps: readonly MateStep[];
  isDone: boolean;
}

/** Moves until a player gives up. */
const MOST_MOVES = 40;

/** One position, played out by each player in turn. */
export class Runs {
  readonly view = signal<View | null>(null);
  readonly runs = signal<readonly Run[]>([]);
  readonly isRunning = signal(false);
  readonly #wall: WallState;
  readonly #asker: Asker;

  constructor(wall: WallState) {
    this.#wall = wall;
    this.#asker = wall.engine.asker();
  }

  async longest(): Promise<void> {
    const { solved, ending, game, engine } = this.#wall;
    const last = solved.value?.waves.findLast(({ counts }) => counts.strong > 0);
    if (!last) return;
    await this.#wall.ensure();
    await this.#open(
      await askThink(engine, 'wavePosition', {
        game,
        material: ending.value.material,
        toMove: 'first',
        plies: last.plies,
        number: 0,
      }),
    );
  }

  async random(): Promise<void> {
    const { ending, game, engine } = this.#wall;
    const { material } = ending.value;
    await this.#wall.ensure();
    await this.#open(
      await engine.ask('randomPosition', {
        game,
        material,
        strong: 'first',
        toMove: 'first',
        result: 'win',
        moves: undefined,
      }),
    );
  }

  stop(): void {
    this.#asker.stop();
    this.isRunning.value = false;
  }

  async #open(found: { fen: string } | { error: unknown }): Promise<void> {
    this.stop();
    if ('error' in found) return;
    const { game, engine } = this.#wall;
    const shown = await engine.ask('view', styled({ game, start: found.fen, moves: [] }));
    if ('error' in shown) return;
    this.view.value = shown.view;
    await this.play();
  }

  /** Lets all players play out the position. */
  async play(): Promise<void> {
    this.stop();
    const view = this.view.value;
    if (!view) return;
    const turn = this.#asker.begin();
    batch(() => {
      this.runs.value = PLAYERS.map((player) => ({ player, steps: [], isDone: false }));
      this.isRunning.value = true;
    });
    for (const [i, { depth, tables }] of PLAYERS.entries()) {
      await this.#wall.ensure();
      const content = {
        game: styled(view.game),
        material: this.#wall.ending.value.material,
        depth,
        tables,
        moves: MOST_MOVES,
      };
      const show = ({ steps }: { steps: readonly MateStep[] }, isDone: boolean): void => {
        this.runs.value = this.runs.value.map((run, at) =>
          at === i ? { ...run, steps, isDone } : run,
        );
      };
      const reply = await askThink(turn, 'playToMate', content, (report) => show(report, false));
      if ('error' in reply || turn.isOver) return;
      show(reply, true);
    }
    this.stop();
  }
}
