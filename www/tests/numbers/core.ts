// The engine without the page: the same core, asked in another way than the page asks it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Game, GameName, ProbeResult, Reply, Request } from '@chariot/protocol';

const ROOT = join(import.meta.dirname, '../../..');
const ENGINES = join(ROOT, 'packages/engine/generated');

interface Bindings {
  initSync(start: { module: WebAssembly.Module }): {
    handle(request: Request, report: () => void): Reply;
  };
}

/** The full engine of a game, which answers at once and knows no table file. */
export async function coreOf(game: GameName) {
  // Of each game a module of its own, which keeps its memory.
  const { initSync }: Bindings = await import(`${ENGINES}/wasm.js?${game}`);
  const module = new WebAssembly.Module(readFileSync(`${ENGINES}/${game}_full_bg.wasm`));
  const { handle } = initSync({ module });
  const ask = <Name extends string>(request: Request, name: Name) => {
    const reply = handle(request, () => {});
    if ('error' in reply) throw new Error(JSON.stringify(reply));
    return (reply as unknown as Record<Name, unknown>)[name];
  };
  const of = (fen: string, moves: string[] = []): Game => ({ game, start: fen, moves });
  const probe = (fen: string, moves: string[]) =>
    (ask({ probe: of(fen, moves) }, 'probe') as { result: ProbeResult }).result;
  const solved = new Set<string>();
  return {
    /**
     * Plies to mate of a position of an ending and after each of its moves, by its text; null if nobody wins. The ending
     * is solved here, and each position is looked up by itself.
     */
    distances(fen: string, material: string) {
      if (!solved.has(material)) ask({ solveTable: { game, material } }, 'solveTable');
      solved.add(material);
      const pliesOf = (moves: string[]) => {
        const { dtm } = probe(fen, moves);
        if (!dtm) throw new Error(`${material} does not cover ${fen} ${moves}`);
        return dtm.kind === 'draw' ? null : dtm.plies;
      };
      const all = probe(fen, []).moves.map(({ move }) => [move.text, pliesOf([move.uci])] as const);
      return { plies: pliesOf([]), after: new Map(all) };
    },
  };
}

/** A move of a book: games, wins, draws and losses of the mover, score in centipawns. */
export interface BookRow {
  readonly games: number;
  readonly results: readonly [number, number, number];
  readonly score: number | null;
}

/** The moves of the usual start in the book of a game, the most played first; read by its format alone (`crates/book`). */
export function startOfBook(game: GameName): BookRow[] {
  const file = readFileSync(join(ROOT, `www/public/books/${game}.book`));
  const [from, to] = [file.readUInt32LE(16), file.readUInt32LE(20)];
  const bytes = inflateRawSync(file.subarray(from, to)).subarray(4);
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  const column = (length: number) => Array.from({ length }, next);
  const [positions, total] = [next(), next()];
  let sum = 0;
  const hashes = column(positions).map((step) => (sum += step));
  const counts = column(positions);
  const columns = Array.from({ length: 8 }, () => column(total));
  const start = {
    chess: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w',
    xiangqi: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w',
  }[game];
  const hash = Buffer.from(start).reduce(
    (mixed, byte) => Math.imul(mixed ^ byte, 0x01000193) >>> 0,
    0x811c9dc5,
  );
  const index = hashes.indexOf(hash);
  if (index < 0) throw new Error(`the book of ${game} has no start`);
  const first = counts.slice(0, index).reduce((all, count) => all + count, 0);
  return Array.from({ length: counts[index] ?? 0 }, (_, i) => {
    const [, , games = 0, wins = 0, draws = 0, open = 0, code = 0] = columns.map(
      (values) => values[first + i] ?? 0,
    );
    const half = Math.floor((code - 1) / 2);
    const score = code === 0 ? null : code % 2 === 0 ? -half - 1 : half;
    return { games, results: [wins, draws, games - wins - draws - open], score };
  });
}
