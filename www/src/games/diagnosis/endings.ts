import type { EndingPassage, JudgedGame } from './judged.ts';

/** An ending that you had, and what you made of it, by the tables. */
export interface EndingRecord {
  material: string;
  /** Positions that were won, and those of them in which you never gave the win away. */
  won: number;
  converted: number;
  /** Positions that were drawn, and those that you held. */
  drawn: number;
  held: number;
  /** Points given away: half a point from a win to a draw. */
  lost: number;
  /** The passages with a fault. */
  faults: readonly { game: JudgedGame; passage: EndingPassage }[];
}

const POINTS = { win: 1, draw: 0.5, loss: 0 } as const;

/** The endings of games by material, those that cost most first. Lost positions teach nothing and are left out. */
export function endingsOf(games: readonly JudgedGame[]): EndingRecord[] {
  const records = new Map<
    string,
    EndingRecord & { faults: { game: JudgedGame; passage: EndingPassage }[] }
  >();
  for (const game of games) {
    for (const passage of game.endings) {
      const { material, worth, fault } = passage;
      if (worth === 'loss') continue;
      const record = records.get(material) ?? {
        material,
        won: 0,
        converted: 0,
        drawn: 0,
        held: 0,
        lost: 0,
        faults: [],
      };
      records.set(material, record);
      const kept = fault ? 0 : 1;
      if (worth === 'win') {
        record.won += 1;
        record.converted += kept;
      } else {
        record.drawn += 1;
        record.held += kept;
      }
      if (!fault) continue;
      record.lost += POINTS[worth] - POINTS[fault.result];
      record.faults.push({ game, passage });
    }
  }
  return [...records.values()].sort((a, b) => b.lost - a.lost || count(b) - count(a));
}

function count({ won, drawn }: EndingRecord): number {
  return won + drawn;
}
