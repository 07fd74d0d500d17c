import type { EngineClient } from '@chariot/engine/client';
import type {
  ErrorReply,
  GameName,
  ProbeResult,
  RequestError,
  SolvedWave,
  SolvedWaves,
  View,
} from '@chariot/protocol';
import { batch, signal } from '@preact/signals';
import { askThink } from '../../shared/engine/thinkEngine.ts';
import { styled } from '../../shared/game/looks.ts';
import { WALL_ENDINGS, type WallEnding } from '../../shared/games/think.ts';
import { sideOf, sizeOf } from './masonry.ts';

export interface ShownBrick {
  view: View;
  probe: ProbeResult;
  /** Number within its wave, from 0; absent if it was reached by a move. */
  number?: number;
}

/** The running animation: the wall grows, or a mate is played out. */
export type Running = 'growth' | 'line' | null;

/** Milliseconds between two moves of a line. */
const MOVE_PAUSE = 650;
/** Milliseconds for a wall to grow, and the most for one course. */
const GROWTH = { all: 3_600, course: 240 };

/** An ending, its waves, and the current position. */
export class WallState {
  readonly game: GameName;
  readonly engine: EngineClient;
  readonly ending = signal<WallEnding>({ material: '', name: 'rook' });
  readonly solved = signal<SolvedWaves | null>(null);
  /** The wave laid last; those above are not there yet. */
  readonly wave = signal(0);
  readonly brick = signal<ShownBrick | null>(null);
  readonly running = signal<Running>(null);
  readonly trouble = signal<RequestError | null>(null);
  /** The latest wanted position, while others are fetched. */
  #wanted: { plies: number; number: number } | null = null;
  #fetching = false;
  /** The worker that has the table: a new one has to solve it again. */
  #generation = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(engine: EngineClient, game: GameName) {
    this.game = game;
    this.engine = engine;
    void this.open(WALL_ENDINGS[game][0]);
  }

  get last(): SolvedWave | undefined {
    return this.solved.value?.waves[this.wave.value];
  }

  /** Solves an ending, and shows the whole wall. */
  async open(ending: WallEnding): Promise<void> {
    this.stop();
    batch(() => {
      this.ending.value = ending;
      this.solved.value = null;
      this.brick.value = null;
    });
    const reply = await this.#solve(ending);
    if (this.ending.value !== ending || this.#failed(reply)) return;
    batch(() => {
      this.solved.value = reply;
      this.wave.value = reply.waves.length - 1;
      this.trouble.value = null;
    });
    this.pick(0);
  }

  /** Lays the wall up to a wave, and shows the wave's first position. */
  lay(wave: number): void {
    const { waves } = this.solved.value ?? { waves: [] };
    this.wave.value = Math.min(waves.length - 1, Math.max(0, wave));
    this.pick(0);
  }

  /** Lays the wall up to a wave, and stops the animation. */
  choose(wave: number): void {
    this.stop();
    this.lay(wave);
  }

  /** Shows a position of the wave by its number. */
  pick(number: number): void {
    const wave = this.last;
    if (!wave) return;
    const last = sizeOf(wave) - 1;
    this.#wanted = { plies: wave.plies, number: Math.min(last, Math.max(0, number)) };
    if (!this.#fetching) void this.#fetch();
  }

  random(): void {
    this.stop();
    if (this.last) this.pick(Math.floor(Math.random() * sizeOf(this.last)));
  }

  /** Plays a move. The position after it is in an earlier wave, or in none. */
  async follow(uci: string): Promise<void> {
    const brick = this.brick.value;
    if (!brick) return;
    const reply = await this.engine.ask('play', { game: styled(brick.view.game), texts: [uci] });
    if (this.brick.value !== brick || this.#failed(reply)) return;
    await this.#show(reply.view, undefined, () => this.brick.value === brick);
  }

  /** Starts or stops the wall's growth from the ground. */
  grow(): void {
    const again = this.running.value !== 'growth';
    this.stop();
    const { waves } = this.solved.value ?? { waves: [] };
    if (!again || waves.length === 0) return;
    this.running.value = 'growth';
    const pause = Math.min(GROWTH.course, GROWTH.all / waves.length);
    // From where it is, or all over again.
    if (this.wave.value >= waves.length - 1) this.lay(0);
    this.#repeat(pause, async () => {
      this.lay(this.wave.value + 1);
      return this.wave.value < waves.length - 1;
    });
  }

  /** Starts or stops playing the best moves of both sides down to the mate. */
  playOut(): void {
    const again = this.running.value !== 'line';
    this.stop();
    if (!again) return;
    this.running.value = 'line';
    const next = async (): Promise<boolean> => {
      const best = this.brick.value?.probe.moves[0];
      if (best && this.brick.value?.probe.dtm?.kind !== 'draw') await this.follow(best.move.uci);
      return (this.brick.value?.probe.moves.length ?? 0) > 0;
    };
    this.#repeat(MOVE_PAUSE, next);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running.value = null;
  }

  /** Calls `step` repeatedly while it resolves to true. */
  #repeat(pause: number, step: () => Promise<boolean>): void {
    const running = this.running.value;
    this.#timer = setTimeout(async () => {
      const goesOn = await step();
      if (this.running.value !== running) return;
      if (goesOn) this.#repeat(pause, step);
      else this.stop();
    }, pause);
  }

  async ensure(): Promise<void> {
    if (this.#generation !== this.engine.generation) await this.#solve(this.ending.value);
  }

  async #solve({ material }: WallEnding): Promise<SolvedWaves | ErrorReply> {
    const reply = await askThink(this.engine, 'solveByWaves', { game: this.game, material });
    this.#generation = this.engine.generation;
    return reply;
  }

  /** Fetches the latest wanted position, until there is none. */
  async #fetch(): Promise<void> {
    this.#fetching = true;
    for (let wanted = this.#wanted; wanted; wanted = this.#wanted) {
      this.#wanted = null;
      const { game } = this;
      const wave = this.solved.value?.waves[wanted.plies];
      if (!wave) continue;
      await this.ensure();
      const { material } = this.ending.value;
      const found = await askThink(this.engine, 'wavePosition', {
        game,
        material,
        toMove: sideOf(wave),
        ...wanted,
      });
      if (this.#failed(found)) continue;
      const start = styled({ game, start: found.fen, moves: [] });
      const viewed = await this.engine.ask('view', start);
      if (this.#wanted || this.#failed(viewed)) continue;
      await this.#show(viewed.view, wanted.number, () => this.#wanted === null);
    }
    this.#fetching = false;
  }

  /** Shows a position with the table's result, unless another is wanted by then. */
  async #show(view: View, number: number | undefined, isWanted: () => boolean): Promise<void> {
    await this.ensure();
    const probed = await this.engine.ask('probe', styled(view.game));
    if (!isWanted() || this.#failed(probed)) return;
    const { dtm } = probed.result;
    batch(() => {
      this.brick.value = {
        view,
        probe: probed.result,
        ...(number !== undefined && { number }),
      };
      if (dtm && dtm.kind !== 'draw') this.wave.value = dtm.plies;
    });
  }

  #failed<T>(reply: T | ErrorReply): reply is ErrorReply {
    const failed = typeof reply === 'object' && reply !== null && 'error' in reply;
    if (failed) this.trouble.value = reply.error;
    return failed;
  }
}
