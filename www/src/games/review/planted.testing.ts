// For tests only: games with planted faults, made by the engine. Everything else in them is the engine's own play.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { share } from '@chariot/engine/analysis';
import type { Askable } from '@chariot/engine/client';
import type { Game, GameName, NotatedMove, View } from '@chariot/protocol';
import { type PackedPuzzle, readPuzzles } from '../../shared/puzzles/file.ts';
import type { PlyTime, SourceGame } from '../sources/source.ts';

/** A game and the ply of its fault. */
export interface Planted {
  source: SourceGame;
  ply: number;
  fault:
    | { kind: 'theme'; themes: readonly string[] }
    | { kind: 'ending'; material: string }
    | { kind: 'haste' };
}

/** Nodes of a move of the game, and of the search that measures a planted one. */
const NODES = 15_000;
const MEASURE = 10_000;
/** Winning chances that a planted move loses at least. */
const LOSS = 0.3;
/** Plies after the fault. */
const PLIES_AFTER = 12;

/** Random numbers from 0 to 1, the same every time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Makes games with faults, by one engine. The same number gives the same game. */
export class Planter {
  readonly #engine: Askable;
  readonly #game: GameName;
  readonly #puzzles: readonly PackedPuzzle[];
  #random = randomFrom(1);
  #number = 0;

  constructor(engine: Askable, game: GameName) {
    this.#engine = engine;
    this.#game = game;
    const file = join(import.meta.dirname, `../../../puzzles/${game}_puzzles.bin`);
    this.#puzzles = readPuzzles(new Uint8Array(readFileSync(file)));
  }

  /** The game of this number, from 0; every third one is an ending, of a loaded table. */
  plant(number: number, material: string): Promise<Planted> {
    this.#number = number;
    this.#random = randomFrom(1 + 7_919 * number);
    // The first numbers of this generator follow the seed.
    for (let i = 0; i < 5; i += 1) this.#random();
    if (number % 3 === 0) return this.#theme();
    return number % 3 === 1 ? this.#haste() : this.#ending(material);
  }

  /** You miss what a puzzle of the file wins. Its themes were found when the file was made, by other searches. */
  async #theme(): Promise<Planted> {
    for (;;) {
      const puzzle = this.#puzzles[Math.floor(this.#random() * this.#puzzles.length)];
      if (!puzzle || puzzle.motifs.length === 0) continue;
      const start = { game: this.#game, start: puzzle.fen, moves: [] };
      const blunder = await this.#blunder(start, new Set(puzzle.moves.slice(0, 1)));
      if (!blunder) continue;
      const game = await this.#playOn({ ...start, moves: [blunder.uci] }, PLIES_AFTER);
      const { toMove } = await this.#view(start);
      return {
        source: this.#source(game, toMove),
        ply: 0,
        fault: { kind: 'theme', themes: puzzle.motifs },
      };
    }
  }

  /** You give a won ending away, after some best moves of the tables. */
  async #ending(material: string): Promise<Planted> {
    for (;;) {
      const position = { game: this.#game, material, strong: 'first', toMove: 'first' } as const;
      const drawn = await this.#engine.ask('randomPosition', { ...position, result: 'win' });
      if ('error' in drawn) throw new Error(JSON.stringify(drawn.error));
      const game: Game = { game: this.#game, start: drawn.fen, moves: [] };
      const before = 2 * Math.floor(3 * this.#random());
      for (let ply = 0; ply < before; ply += 1)
        game.moves.push(...(await this.#exactMoves(game, 1)));
      const probe = await this.#engine.ask('probe', game);
      if ('error' in probe || probe.result.dtm?.kind !== 'win' || !probe.result.material) continue;
      if (probe.result.dtm.moves < 4) continue;
      const bad = probe.result.moves.find(({ dtm }) => dtm?.kind === 'draw');
      if (!bad) continue;
      game.moves.push(bad.move.uci);
      const ply = before;
      // Then both sides keep what they have.
      for (let i = 0; i < 9; i += 1) game.moves.push(...(await this.#exactMoves(game, 1)));
      return {
        source: this.#source(game, 'first'),
        ply,
        fault: { kind: 'ending', material: probe.result.material },
      };
    }
  }

  /** You blunder in three seconds, with more than a minute left. */
  async #haste(): Promise<Planted> {
    const opening: Game = { game: this.#game, moves: [] };
    for (let ply = 0; ply < 4; ply += 1) {
      const { moves } = await this.#view(opening);
      const quiet = moves.filter(({ captured }) => !captured);
      opening.moves.push(quiet[Math.floor(this.#random() * quiet.length)]?.uci ?? '');
    }
    const before = 6 + 2 * Math.floor(3 * this.#random());
    const game = await this.#playOn(opening, before);
    const blunder = await this.#blunder(game, new Set());
    const { toMove } = await this.#view(game);
    const ply = game.moves.length;
    if (!blunder || ply < before) return this.#haste();
    const whole = await this.#playOn({ ...game, moves: [...game.moves, blunder.uci] }, PLIES_AFTER);
    const times = whole.moves.map(
      (_, at): PlyTime => ({
        spent: at === ply ? 3 : 20,
        left: 900 - 10 * at,
      }),
    );
    return {
      source: { ...this.#source(whole, toMove), times },
      ply,
      fault: { kind: 'haste' },
    };
  }

  /** A move that loses much, and is neither the best nor one of these; `undefined` if there is none. */
  async #blunder(game: Game, best: ReadonlySet<string>): Promise<NotatedMove | undefined> {
    const { moves } = await this.#view(game);
    const chance = await this.#chance(game);
    const order = moves
      .filter(({ uci, captured }) => !best.has(uci) && !captured)
      .map((move) => ({ move, at: this.#random() }))
      .sort((a, b) => a.at - b.at);
    for (const { move } of order.slice(0, 12)) {
      const after = { ...game, moves: [...game.moves, move.uci] };
      if ((await this.#view(after)).result) continue;
      const left = 1 - (await this.#chance(after));
      if (chance - left >= LOSS) return move;
    }
    return undefined;
  }

  /** Winning chances of the side to move. */
  async #chance(game: Game): Promise<number> {
    const reply = await this.#engine.begin().search({ game, limits: { nodes: MEASURE } });
    return reply && 'report' in reply && reply.report ? share(reply.report.score) : 0.5;
  }

  async #playOn(game: Game, plies: number): Promise<Game> {
    const moves = [...game.moves];
    for (let ply = 0; ply < plies; ply += 1) {
      const position = { ...game, moves: [...moves] };
      const reply = await this.#engine.begin().search({ game: position, limits: { nodes: NODES } });
      if (!reply || 'error' in reply || !reply.best) break;
      moves.push(reply.best.uci);
    }
    return { ...game, moves };
  }

  /** The best moves of the tables. */
  async #exactMoves(game: Game, count: number): Promise<string[]> {
    const probe = await this.#engine.ask('probe', game);
    return 'error' in probe ? [] : probe.result.moves.slice(0, count).map(({ move }) => move.uci);
  }

  async #view(game: Game): Promise<View> {
    const reply = await this.#engine.ask('view', game);
    if ('error' in reply) throw new Error(JSON.stringify(reply.error));
    return reply.view;
  }

  #source(game: Game, side: View['toMove']): SourceGame {
    return {
      id: `planted-${this.#number}`,
      game: this.#game,
      side,
      result: 'draw',
      date: '',
      place: this.#number,
      opponent: 'Other',
      ...(game.start !== undefined && { start: game.start }),
      moves: game.moves,
      style: 'uci',
      flagged: false,
    };
  }
}
