import type { SideName } from '@chariot/protocol';
import type { JudgedGame, OpeningPly } from './judged.ts';
import { FEWEST } from './points.ts';
import { type Results, resultsOf } from './results.ts';
import { difference, type Measured } from './statistics.ts';
import { lossIn } from './summary.ts';

/** Fewest games of a line that is named. */
const FEWEST_OF_LINE = 8;
/** Plies of the tree. */
export const TREE_PLIES = 12;

/** Fewest games of a shown line, and most lines of a table. */
const FEWEST_SHOWN = 3;
const MOST_LINES = 8;

/** A position of your openings. */
export interface OpeningNode {
  /** The move that leads here; `null` at the start. */
  move: OpeningPly | null;
  games: readonly JudgedGame[];
  results: Results;
  /** The most frequent first. */
  next: readonly OpeningNode[];
}

/** Lines in which you lose more of the opening than in others. */
export interface WeakOpening {
  side: SideName;
  line: readonly OpeningPly[];
  games: readonly JudgedGame[];
  /** Winning chances lost in the opening beyond those of your other games of the side, in percent a game. */
  more: Measured;
}

/** The tree of your games with a side, from the usual start. */
export function openingTree(games: readonly JudgedGame[], side: SideName): OpeningNode {
  const own = games.filter((game) => game.side === side && game.start === undefined);
  return nodeOf(own, null, 0);
}

function nodeOf(games: readonly JudgedGame[], move: OpeningPly | null, ply: number): OpeningNode {
  const by = new Map<string, { move: OpeningPly; games: JudgedGame[] }>();
  if (ply < TREE_PLIES) {
    for (const game of games) {
      const next = game.opening[ply];
      if (!next) continue;
      const known = by.get(next.key) ?? { move: next, games: [] };
      known.games.push(game);
      by.set(next.key, known);
    }
  }
  return {
    move,
    games,
    results: resultsOf(games),
    next: [...by.values()]
      .sort((a, b) => b.games.length - a.games.length)
      .map((one) => nodeOf(one.games, one.move, ply + 1)),
  };
}

/** The line in which you lose most of the opening, if that is certain. */
export function weakestOpening(trees: Readonly<Record<SideName, OpeningNode>>): WeakOpening | null {
  const candidates = (['first', 'second'] as const).flatMap((side) => {
    const root = trees[side];
    return linesOf(root, []).map((found) => ({ side, ...found, all: root.games }));
  });
  const weak = candidates.flatMap(({ side, line, games, all }): WeakOpening[] => {
    const inside = new Set(games);
    const others = all.filter((game) => !inside.has(game));
    if (others.length < FEWEST_OF_LINE || all.length < FEWEST) return [];
    const loss = (game: JudgedGame): number => lossIn(game, 'opening');
    const more = difference(games.map(loss), others.map(loss), candidates.length);
    return more.low > 0 ? [{ side, line, games, more }] : [];
  });
  return weak.sort((a, b) => costOf(b) - costOf(a))[0] ?? null;
}

const costOf = ({ games, more }: WeakOpening): number => games.length * more.mean;

/** The plies of one game to a node: mirror images share a node, and moves of two games make no line. */
function lineTo({ games }: OpeningNode, plies: number): readonly OpeningPly[] {
  return games[0]?.opening.slice(0, plies) ?? [];
}

/** Lines with enough games. One that adds no game to another is that one, longer. */
function linesOf(
  { next, games }: OpeningNode,
  line: readonly OpeningPly[],
): { line: readonly OpeningPly[]; games: readonly JudgedGame[] }[] {
  return next
    .filter((node) => node.games.length >= FEWEST_OF_LINE)
    .flatMap((node) => {
      const here = lineTo(node, line.length + 1);
      const below = linesOf(node, here);
      const isWhole = node.games.length === games.length;
      return isWhole ? below : [{ line: here, games: node.games }, ...below];
    });
}

/** A line of the tree that is shown: one that no other continues with as many games. */
export interface ShownLine {
  line: readonly OpeningPly[];
  node: OpeningNode;
}

/** Lines of the tree to its ends or to where games part, the most frequent first. */
export function linesIn(root: OpeningNode): ShownLine[] {
  const found: ShownLine[] = [];
  const walk = (node: OpeningNode, line: readonly OpeningPly[]): void => {
    const next = node.next.filter(({ games }) => games.length >= FEWEST_SHOWN);
    for (const child of next) walk(child, lineTo(child, line.length + 1));
    const isWhole = next.some(({ games }) => games.length === node.games.length);
    // Only the first moves are an opening that a person knows by heart.
    if (line.length >= 2 && line.length <= 6 && (!isWhole || line.length === 6)) {
      found.push({ line, node });
    }
  };
  walk(root, []);
  return found
    .sort((a, b) => b.node.games.length - a.node.games.length)
    .filter(({ line }, _, all) => !all.some((other) => isBeginning(line, other.line)))
    .slice(0, MOST_LINES);
}

function isBeginning(one: readonly OpeningPly[], other: readonly OpeningPly[]): boolean {
  return one.length < other.length && one.every(({ key }, i) => key === other[i]?.key);
}

/** How often you left the book first, or the other side did, and the mean number of moves in it. */
export interface BookReport {
  own: number;
  other: number;
  moves: number;
}

export function bookOf(games: readonly JudgedGame[]): BookReport | null {
  const left = games.flatMap(({ leftBook, side }) =>
    leftBook === undefined ? [] : { leftBook, side },
  );
  if (left.length < FEWEST) return null;
  const own = left.filter(
    ({ leftBook, side }) => (leftBook % 2 === 0) === (side === 'first'),
  ).length;
  const plies = left.reduce((sum, { leftBook }) => sum + leftBook, 0);
  return { own, other: left.length - own, moves: plies / left.length / 2 };
}
