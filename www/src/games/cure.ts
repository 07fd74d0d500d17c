import type { GameName } from '@chariot/protocol';
import { fenForAddress } from '../shared/game/game.ts';
import type { PracticeItem } from '../shared/practice/card.ts';
import { practiceOf } from '../shared/practice/keeper.ts';
import { SET_SIZE, setsOf } from '../shared/practice/sets.ts';
import { fetchPuzzles } from '../shared/puzzles/fetchPuzzles.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { idOf, progressOf } from '../shared/puzzles/progress.ts';
import { addressOf } from '../shared/ui/route.ts';
import type { EndingPassage, Theme } from './diagnosis/judged.ts';
import type { FoundMistake } from './diagnosis/summary.ts';

/** Positions of one cure: your own first, then puzzles of the theme. */
const MOST_POSITIONS = 12;

/** Your mistakes with a single right move, as positions to practise, at most so many. */
export function positionsIn(
  mistakes: readonly FoundMistake[],
  most = MOST_POSITIONS,
): Extract<PracticeItem, { kind: 'position' }>[] {
  const solvable = mistakes.filter(({ mistake }) => mistake.alone && mistake.best.length > 0);
  // The same position may come up in many games.
  const answers = new Map(solvable.map(({ mistake: { fen, best } }) => [fen, best.slice(0, 1)]));
  return [...answers]
    .slice(0, most)
    .map(([fen, moves]) => ({ kind: 'position', origin: 'game', fen, moves, goal: 'best' }));
}

/** Adds positions to the practice deck, filled up with puzzles of the theme; resolves to how many are new. */
export async function practise(
  game: GameName,
  own: readonly PracticeItem[],
  theme?: Theme,
): Promise<number> {
  const items = [...own];
  if (theme !== undefined && items.length < MOST_POSITIONS) {
    items.push(...(await puzzlesOf(game, theme, MOST_POSITIONS - items.length)));
  }
  return practiceOf(game).add(items);
}

/** Puzzles of a theme that you have not tried, nearest to your strength; none if they cannot be fetched. */
async function puzzlesOf(game: GameName, theme: Theme, count: number): Promise<PracticeItem[]> {
  try {
    const { outcomes, rating } = progressOf(game).done.value;
    const isOff = (puzzle: PackedPuzzle): number => Math.abs(puzzle.rating - rating.rating);
    return (await fetchPuzzles(game))
      .filter((puzzle) => puzzle.motifs.includes(theme) && !(idOf(puzzle) in outcomes))
      .sort((a, b) => isOff(a) - isOff(b))
      .slice(0, count)
      .map((puzzle) => ({ kind: 'puzzle', id: idOf(puzzle) }));
  } catch {
    return [];
  }
}

/** Makes a set of your worst mistakes, to be solved again and again. */
export function makeSet(game: GameName, mistakes: readonly FoundMistake[]): void {
  const positions = positionsIn(mistakes, SET_SIZE).map(({ kind: _, ...position }) => position);
  setsOf(game).add({ kind: 'mistakes' }, positions);
}

/** Ending positions in which a single move kept the result. */
export function endingItems(passages: readonly EndingPassage[]): PracticeItem[] {
  return passages.flatMap(({ worth, fault }): PracticeItem[] => {
    if (fault?.best.length !== 1 || worth === 'loss') return [];
    return [{ kind: 'position', origin: 'tables', fen: fault.fen, moves: fault.best, goal: worth }];
  });
}

/** Address where an ending is played out against the tables. */
export function addressOfEnding(game: GameName, { material, fen, fault }: EndingPassage): string {
  return `${addressOf('endgame', game)}/${material}?fen=${fenForAddress(fault?.fen ?? fen)}`;
}
