import '@chariot/engine/testing/browser';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { share } from '@chariot/engine/analysis';
import type { Askable } from '@chariot/engine/client';
import { engineOf } from '@chariot/engine/testing';
import type { GameName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { leastLossOf, MISTAKE } from '../diagnosis/summary.ts';
import type { SourceGame } from '../sources/source.ts';
import { type Planted, Planter } from './planted.testing.ts';
import { reviewGame } from './reviewGame.ts';
import { judgeOf } from './tables.testing.ts';

// `PLANTED=250 PLANTED_LOG=/tmp/planted npx vitest run --mode engine www/src/games/review/planted` makes and reviews so
// many games of chess, and as many of xiangqi. It goes on where the files `/tmp/planted.GAME` end.
const COUNT = Number(process.env.PLANTED ?? 3);
const LOG = process.env.PLANTED_LOG;

const ENDINGS: Readonly<Record<GameName, readonly string[]>> = {
  chess: ['KPK', 'KQKP', 'KQKR', 'KRKP', 'KPKP'],
  xiangqi: ['KPK', 'KNKA', 'KRKAA', 'KPKB'],
};

/** A planted game after its review. */
interface Outcome {
  kind: Planted['fault']['kind'];
  /** Whether the planted move counts as a mistake, and with the right motif, clock or ending. */
  found: boolean;
  right: boolean;
  /** Other moves of yours, and those of them that were called mistakes and are none. */
  moves: number;
  mistaken: number;
  /** Faults that the tables report. */
  faults: number;
  /** The fault and its review, where it was not found or not right. */
  missed?: unknown;
}

/** Whether a much longer search than the review's holds a move for an inaccuracy at least. */
async function isBad(engine: Askable, source: SourceGame, ply: number): Promise<boolean> {
  const { game, start, moves } = source;
  const chance = async (plies: number): Promise<number> => {
    const position = { game, moves: moves.slice(0, plies), ...(start !== undefined && { start }) };
    const reply = await engine.begin().search({ game: position, limits: { nodes: 400_000 } });
    return reply && 'report' in reply && reply.report ? share(reply.report.score) : 0.5;
  };
  return (await chance(ply)) - (1 - (await chance(ply + 1))) >= leastLossOf('inaccuracy');
}

async function outcomeOf(
  engine: Askable,
  endings: ReturnType<typeof judgeOf>,
  { source, ply, fault }: Planted,
): Promise<Outcome> {
  const turn = engine.begin();
  const judged = await reviewGame(turn, source, { endings, leftBook: async () => undefined });
  if (!judged) throw new Error('not reviewed');
  const at = judged.moves.find((move) => move.ply === ply);
  const others = judged.moves.filter((move) => move.ply !== ply);
  let mistaken = 0;
  for (const { ply, loss } of others) {
    // The engine that made the game errs too: a longer search is the referee.
    if (loss >= MISTAKE && !(await isBad(engine, source, ply))) mistaken += 1;
  }
  const found = at !== undefined && at.loss >= MISTAKE;
  const right = ((): boolean => {
    if (!at?.mistake) return false;
    if (fault.kind === 'theme') {
      return at.mistake.missed.some((theme) => fault.themes.includes(theme));
    }
    if (fault.kind === 'haste') return at.seconds === 3;
    // A capture on the way may have led to another ending.
    const passage = judged.endings.find(({ fault }) => fault);
    return passage?.material === fault.material && passage.fault?.fen === at.mistake.fen;
  })();
  return {
    kind: fault.kind,
    found,
    right,
    moves: others.length,
    mistaken,
    faults: judged.endings.filter(({ fault }) => fault).length,
    ...(!(found && right) && {
      missed: { source, ply, fault, loss: at?.loss, judged: at?.mistake },
    }),
  };
}

function kept(game: GameName): Outcome[] {
  const file = `${LOG}.${game}`;
  if (!LOG || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Outcome);
}

test.each(['chess', 'xiangqi'] as const)(
  '%s: what was planted is found, and little else',
  async (game) => {
    const outcomes = kept(game);
    const engine = await engineOf(game, 'full');
    const endings = judgeOf(engine, game);
    const planter = new Planter(engine, game);
    for (let number = outcomes.length; number < COUNT; number += 1) {
      const material = ENDINGS[game][Math.floor(number / 3) % ENDINGS[game].length] ?? 'KPK';
      await endings.load(material);
      const outcome = await outcomeOf(engine, endings, await planter.plant(number, material));
      outcomes.push(outcome);
      if (LOG) appendFileSync(`${LOG}.${game}`, `${JSON.stringify(outcome)}\n`);
    }
    const count = (is: (outcome: Outcome) => boolean): number => outcomes.filter(is).length;
    const sum = (of: (outcome: Outcome) => number): number =>
      outcomes.reduce((total, one) => total + of(one), 0);
    const found = count((one) => one.found);
    const right = count((one) => one.right);
    const [moves, mistaken] = [sum((one) => one.moves), sum((one) => one.mistaken)];
    const exact = outcomes.filter(({ kind }) => kind === 'ending');
    console.warn(game, JSON.stringify({ found, right, moves, mistaken, exact: exact.length }));
    // Exact where tables speak: each ending's fault, and no other.
    expect(exact.filter(({ right, faults }) => !right || faults !== 1)).toEqual([]);
    // 95 % and 3 %; of a few games, to the next whole number.
    expect(found).toBeGreaterThanOrEqual(Math.floor(0.95 * outcomes.length));
    expect(right).toBeGreaterThanOrEqual(Math.floor(0.95 * outcomes.length));
    expect(mistaken).toBeLessThanOrEqual(Math.ceil(0.03 * moves));
  },
  400_000 * COUNT,
);
