// Every kind of number on the page: where it stands, and how it is recomputed, or why it is not.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName } from '@chariot/protocol';
import { puzzlesOf } from '../puzzles.ts';
import { type coreOf, startOfBook } from './core.ts';

/** A text with its numbers, as read on the page. */
export interface Read {
  readonly text: string;
  readonly numbers: readonly number[];
}

/** The page when its numbers were read. */
export interface Seen {
  readonly game: GameName;
  readonly language: string;
  readonly address: string;
  /** Columns and rows of the pieces of each diagram, as `x,y`, sorted. */
  readonly diagrams: readonly string[];
  /** Lessons of each course on the page. */
  readonly lessons: readonly number[];
  readonly core: Awaited<ReturnType<typeof coreOf>>;
}

type Expected = readonly (readonly number[])[];

export interface Kind {
  readonly name: string;
  /** Selector of the elements that have such numbers; the first kind that fits counts. */
  readonly at: string;
  /** The numbers of each of these elements, in order. */
  readonly expected?: (seen: Seen, found: readonly Read[]) => Expected;
  /** Why nothing recomputes it. */
  readonly reason?: string;
}

/** Columns and rows of the pieces of a FEN, as `x,y`, sorted, seen by the side to move. */
function placesIn(fen: string): string {
  const [placement = '', toMove] = fen.split(' ');
  const ranks = placement
    .split('/')
    .map((rank) => rank.replace(/\d/g, (count) => ' '.repeat(Number(count))));
  const [width = 0, height] = [ranks[0]?.length, ranks.length];
  const places = ranks.flatMap((rank, y) =>
    [...rank].flatMap((sign, x) => {
      if (sign === ' ') return [];
      return toMove === 'b' ? `${width - 1 - x},${height - 1 - y}` : `${x},${y}`;
    }),
  );
  return places.sort().join(' ');
}

const PUZZLES = { chess: puzzlesOf('chess'), xiangqi: puzzlesOf('xiangqi') };
const RATING_OF = new Map(
  [...PUZZLES.chess, ...PUZZLES.xiangqi].map(({ fen, rating }) => [placesIn(fen), rating]),
);

const LEVELS = readFileSync(join(import.meta.dirname, '../../../docs/results/levels.md'), 'utf8');

/** Ratings of the levels as they were measured. */
function ratings(game: GameName): number[] {
  const row = LEVELS.split('\n').find((line) => line.startsWith(`| ${game} |`)) ?? '';
  return row.split('|').slice(2, -1).map(Number);
}

const percent = (part: number, all: number): number => {
  const share = part / Math.max(1, all);
  return share > 0 && share < 0.01 ? 1 : Math.round(100 * share);
};

/** Rounded to three digits, as a large number of games is shown. */
const rounded = (games: number): number => Number(games.toPrecision(3));

const rows = (seen: Seen, numbers: (row: ReturnType<typeof startOfBook>[number]) => number[]) =>
  startOfBook(seen.game).map(numbers);

const shares = ([wins, draws, losses]: readonly [number, number, number]): number[] =>
  [wins, draws, losses].map((count) => percent(count, wins + draws + losses));

/** The ending of the address: its name, and its position. */
function ending({ address }: Seen): [material: string, fen: string] {
  const [path = '', query = ''] = address.split('?');
  const fen = new URLSearchParams(query).get('fen') ?? '';
  return [path.split('/').at(-1) ?? '', fen.replaceAll('_', ' ')];
}

const movesOf = (plies: number): number => Math.ceil(plies / 2);

export const KINDS: readonly Kind[] = [
  {
    name: 'ranks of a chess board',
    at: '.coordinate',
    expected: (_, found) =>
      found.map((__, index) => {
        const [first = 0] = found[index - (index % 8)]?.numbers ?? [];
        return [first === 8 ? 8 - (index % 8) : 1 + (index % 8)];
      }),
  },
  {
    name: 'files of a xiangqi board',
    at: 'text.label',
    // In Chinese, Red has Chinese numerals.
    expected: ({ language }, found) =>
      found.map((_, index) => [1 + ((language === 'en' ? index >> 1 : index) % 9)]),
  },
  {
    name: 'strength of the level',
    at: '.player-name',
    expected: ({ game }, found) =>
      found.map(({ numbers: [level = 0] }) => [level, ratings(game)[level - 1] ?? 0]),
  },
  {
    name: 'lessons of a course',
    at: '.home-count',
    expected: ({ lessons }) => lessons.map((count) => [0, count]),
  },
  {
    name: 'numbers of lessons',
    at: '.station-sign',
    expected: (_, found) => found.map((__, index) => [index + 1]),
  },
  {
    name: 'rating, streak and puzzles of a newcomer',
    at: '.is-puzzles dd',
    expected: ({ game }) => [[1200], [0], [0, PUZZLES[game].length]],
  },
  {
    name: 'distance to mate',
    at: '.is-endgame h1',
    expected: (seen) => {
      const [material, fen] = ending(seen);
      return [[movesOf(seen.core.distances(fen, material).plies ?? 0)]];
    },
  },
  {
    name: 'distances after the moves',
    at: '.is-endgame .value-result',
    expected: (seen, found) => {
      const [material, fen] = ending(seen);
      const { after, plies } = seen.core.distances(fen, material);
      const all = [...after.values()].filter((one) => one !== null).map((one) => movesOf(one + 1));
      // The best move comes first, and the position is one move farther from mate than it.
      if (movesOf(plies ?? 0) !== all[0]) throw new Error('the best move is not first');
      return all.slice(0, found.length).map((moves) => [moves]);
    },
  },
  {
    name: 'share of positions that are won',
    at: '.is-endgame .book-share',
    expected: (_, found) =>
      found.map(({ numbers: [, won = 0, all = 0] }) => [percent(won, all), won, all]),
  },
  {
    name: 'share of a book move',
    at: '.book-share',
    expected: (seen) => {
      const all = startOfBook(seen.game).reduce((sum, { games }) => sum + games, 0);
      return rows(seen, ({ games }) => [percent(games, all)]);
    },
  },
  {
    name: 'games of a book move, rounded',
    at: '.book-games',
    expected: (seen) => rows(seen, ({ games }) => [rounded(games)]),
  },
  {
    name: 'results of a book move, in words',
    at: '.book-move > .visually-hidden',
    expected: (seen) => rows(seen, ({ results }) => shares(results)),
  },
  {
    name: 'results of a book move, on its bar',
    at: '.book-bar',
    expected: (seen) => rows(seen, ({ results }) => shares(results)),
  },
  {
    name: 'score of a book move',
    at: '.book-score',
    expected: (seen) =>
      rows(seen, ({ score }) => (score === null ? [] : [Math.round(score / 10) / 10])),
  },
  {
    name: 'rating of the puzzle of the day',
    at: '.today-rating',
    expected: ({ diagrams }, found) =>
      found.map((_, index) => [RATING_OF.get(diagrams[index] ?? '') ?? 0]),
  },
  {
    name: 'date',
    at: '.today-head h1, .today-head',
    expected: ({ language }, found) => {
      const date = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric' });
      const parts = date.formatToParts(new Date());
      const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
      const [month, day] = [numberOf('month'), numberOf('day')];
      return found.map(({ numbers }) => (numbers.length === 1 ? [day] : [month, day]));
    },
  },
  {
    name: 'cards of a newcomer',
    at: '.practice .lesson-told',
    // Eight new cards of 45 s, or of 90 s for an ending.
    expected: (_, found) =>
      found.map(({ numbers: [, , minutes = 0] }) => [0, 8, Math.min(12, Math.max(6, minutes))]),
  },
  { name: 'versions of licences', at: '.is-about dd, .book-source', reason: 'names' },
  {
    name: 'moves',
    at: '.book-text, .value-move, .tree-move, .move',
    reason:
      'no numbers; every spelling is compared with the rules in the tests of `packages/rules`',
  },
  {
    name: 'shares of the tree of openings',
    at: '.tree-share',
    reason:
      'those of the start are the shares of the book moves; openings.spec.ts reads the others',
  },
  {
    name: 'announcements',
    at: '[data-testid=announcer]',
    reason: 'they repeat what is shown',
  },
  {
    name: 'chapters of How it thinks',
    at: '.is-think h2, .think-contents',
    reason: 'places in a list that think.spec.ts reads',
  },
  {
    name: 'figures of How it thinks',
    at: '.is-think',
    reason:
      'their positions are drawn by lot; think-tree, think-pictures and think-wall.spec.ts compare them with the engine',
  },
];
