import '@chariot/engine/testing/browser';
import { appendFileSync } from 'node:fs';
import type { Askable, Turn } from '@chariot/engine/client';
import { engineOf } from '@chariot/engine/testing';
import type { Game, GameName } from '@chariot/protocol';
import { expect, test, vi } from 'vitest';
import { en as page } from '../i18n/en.ts';
import { explainAs, search } from './explain.ts';
import { en } from './i18n/en.ts';
import { type Merit, meritsOf } from './merits.ts';
import { tellMerits } from './sentences.ts';

// `MERITS=100 MERITS_LOG=merits npx vitest run --mode engine www/src/shared/tutor/merits` asks why good moves are good in
// so many positions of each game. `scripts/merits_oracle.py` checks the files `merits.GAME` that it writes.
const COUNT = Number(process.env.MERITS ?? 3);
const LOG = process.env.MERITS_LOG;

/** Nodes of a move of the game, and of the judgement of a good one. */
const [PLAYED, JUDGED] = [2_000, 100_000];
/** Plies before the first question, and between two. */
const [OPENING, STEP] = [8, 3];

vi.mock('../engine/tables.ts', () => ({
  Tables: class {
    async need() {}
    async complete() {}
  },
}));

/** Numbers from 0 to 1, always the same. */
function randoms(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Games between careless players, as positions in which a move is asked about. */
async function* positions(engine: Askable, game: GameName): AsyncGenerator<Game> {
  const random = randoms();
  for (;;) {
    const moves: string[] = [];
    for (;;) {
      const now = { game, moves: [...moves] };
      const turn = engine.begin();
      const reply = await turn.ask('view', now);
      if ('error' in reply) throw new Error(reply.error.kind);
      if (reply.view.result || moves.length > 90) break;
      if (moves.length >= OPENING && moves.length % STEP === 0) yield now;
      const choices = reply.view.moves;
      const careless = moves.length < OPENING - 2 || random() < 0.2;
      const found = careless ? null : await search(turn, now, { nodes: PLAYED });
      const move = found?.pv[0] ?? choices[Math.floor(random() * choices.length)];
      if (!move) break;
      moves.push(move.uci);
    }
  }
}

/** The best move of a position, and why it is good. */
async function reasonsOf(turn: Turn, game: Game) {
  const before = await search(turn, game, { nodes: JUDGED });
  const best = before?.pv[0];
  if (!before || !best) throw new Error('no move');
  const played = { ...game, moves: [...game.moves, best.uci] };
  const after = await search(turn, played, { nodes: JUDGED });
  if (!after) throw new Error('no line');
  const judged = { before, after };
  const explanation = await explainAs(turn, played, judged);
  if (!explanation) throw new Error('no explanation');
  const merits = await meritsOf(turn, played, judged, explanation);
  const said = tellMerits(merits, explanation, page.games[game.game], en);
  return { best, merits, said };
}

async function fenOf(turn: Turn, game: Game): Promise<string> {
  const reply = await turn.ask('view', game);
  if ('error' in reply) throw new Error(reply.error.kind);
  return reply.view.fen;
}

/** A reason in the terms of the script. */
async function recordOf(turn: Turn, merit: Merit) {
  const line = 'line' in merit ? merit.line : undefined;
  return {
    kind: merit.kind,
    ...('instead' in merit && { instead: merit.instead.uci }),
    ...(merit.kind === 'onlyKeeps' && { piece: merit.piece }),
    ...(line?.gain && {
      fen: await fenOf(turn, line.from),
      line: line.moves.map(({ uci }) => uci),
      gain: line.gain,
    }),
  };
}

test.each(['chess', 'xiangqi'] as const)(
  'reasons of good moves in %s',
  async (game) => {
    const engine = await engineOf(game, 'full');
    let [asked, given] = [0, 0];
    for await (const position of positions(engine, game)) {
      if (asked >= COUNT) break;
      asked += 1;
      const turn = engine.begin();
      const { best, merits, said } = await reasonsOf(turn, position);
      given += merits.length;
      expect(said.length).toBeGreaterThanOrEqual(merits.length);
      const records = await Promise.all(merits.map((merit) => recordOf(turn, merit)));
      const fen = await fenOf(turn, position);
      const history = position.moves;
      const told = JSON.stringify({ fen, history, played: best.uci, merits: records, said });
      if (LOG) appendFileSync(`${LOG}.${game}`, `${told}\n`);
    }
    expect(asked).toBe(COUNT);
    expect(given).toBeGreaterThan(0);
  },
  3_600_000,
);
