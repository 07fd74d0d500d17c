import type { FinalResult, GameName, SideName } from '@chariot/protocol';
import type { BoardWords } from './words.ts';

/** How a game ended: by a rule of the game, or as its players said. */
export interface ResultOnPage extends Omit<FinalResult, 'termination'> {
  termination: string;
}

/** The result and its reason in words. */
export function resultIn(
  { wins, draw, games, because }: Pick<BoardWords, 'wins' | 'draw' | 'games' | 'because'>,
  game: GameName,
  end: ResultOnPage,
): { title: string; reason: string } {
  const { sides, rules } = games[game];
  const rule = rules[end.termination] ?? end.description;
  return {
    title: end.winner ? wins(sides[end.winner]) : draw,
    reason: end.explanation ? because(rule, end.explanation) : rule,
  };
}

/** The result in the signs of score sheets. */
export function resultSign({ winner }: { winner?: SideName | undefined }): string {
  if (!winner) return '½–½';
  return winner === 'first' ? '1–0' : '0–1';
}
