import '@chariot/engine/testing/browser';
import { share } from '@chariot/engine/analysis';
import type { Askable } from '@chariot/engine/client';
import { engineOf } from '@chariot/engine/testing';
import type { GameName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { leastLossOf, MISTAKE } from '../diagnosis/themes.ts';
import type { SourceGame } from '../sources/source.ts';
import { type Planted, Planter } from './planted.testing.ts';
import { reviewGame } from './reviewGame.ts';
import { judgeOf } from './tables.testing.ts';

// `PLANTED=60 npx vitest run --mode engine www/src/games/review/planted` makes and reviews sixty games of chess and sixty of xiangqi.
const COUNT = Number(process.env.PLANTED ?? 3);

const ENDINGS: Readonly<Record<GameName, readonly string[]>> = {
  chess: ['KPK', 'KQKP', 'KQKR', 'KRKP', 'KPKP'],
  xiangqi: ['KPK', 'KNKA', 'KRKAA', 'KPKB'],
};

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

test.each(['chess', 'xiangqi'] as const)(
  '%s: what was planted is found, and little else',
  async (game) => {
    const engine = await engineOf(game, 'full');
    const endings = judgeOf(engine, game);
    const planter = new Planter(engine, game);
    const planted: Planted[] = [];
    while (planted.length < COUNT) {
      const material = ENDINGS[game][planted.length % ENDINGS[game].length] ?? 'KPK';
      planted.push(await planter.theme(), await planter.haste());
      await endings.load(material);
      planted.push(await planter.ending(material));
    }
    let [found, right, moves, mistaken, exact] = [0, 0, 0, 0, 0];
    const missed: unknown[] = [];
    for (const { source, ply, fault } of planted) {
      const turn = engine.begin();
      const judged = await reviewGame(turn, source, { endings, leftBook: async () => undefined });
      if (!judged) throw new Error('not reviewed');
      const at = judged.moves.find((move) => move.ply === ply);
      const others = judged.moves.filter((move) => move.ply !== ply);
      moves += others.length;
      for (const { ply, loss } of others) {
        // The engine that made the game errs too: a longer search is the referee.
        if (loss >= MISTAKE && !(await isBad(engine, source, ply))) mistaken += 1;
      }
      const isFound = at !== undefined && at.loss >= MISTAKE;
      found += Number(isFound);
      const isRight = ((): boolean => {
        if (!at?.mistake) return false;
        if (fault.kind === 'theme') {
          return at.mistake.missed.some((theme) => fault.themes.includes(theme));
        }
        if (fault.kind === 'haste') return at.seconds === 3;
        // A capture on the way may have led to another ending.
        const passage = judged.endings.find(({ fault }) => fault);
        return passage?.material === fault.material && passage.fault?.fen === at.mistake.fen;
      })();
      right += Number(isRight);
      if (fault.kind === 'ending') {
        const faults = judged.endings.filter(({ fault }) => fault);
        exact += Number(isRight && faults.length === 1);
      }
      if (!isFound || !isRight) missed.push({ fault, loss: at?.loss, mistake: at?.mistake });
    }
    const count = planted.length;
    const report = { count, found, right, moves, mistaken, exact };
    console.warn(game, JSON.stringify(report), JSON.stringify(missed.slice(0, 6)));
    expect(exact).toBe(planted.filter(({ fault }) => fault.kind === 'ending').length);
    // 95 % and 3 %; of a few games, to the next whole number.
    expect(found).toBeGreaterThanOrEqual(Math.floor(0.95 * count));
    expect(right).toBeGreaterThanOrEqual(Math.floor(0.95 * count));
    expect(mistaken).toBeLessThanOrEqual(Math.ceil(0.03 * moves));
  },
  1_200_000,
);
