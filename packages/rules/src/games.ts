import type { GameName, MoveStyle, SideName } from '@chariot/protocol';

/** A notation of moves. `usual` is the game's own: SAN in chess, WXF in xiangqi. */
export type Notation = MoveStyle;

/** A game's board and names, as this package needs them. */
export interface GameFacts {
  files: number;
  ranks: number;
  /** Capital letters of the pieces, in the module's order. */
  letters: string;
  sides: Readonly<Record<SideName, string>>;
  start: string;
  /** Whether DhtmlXQ has such games. */
  hasDhtmlXQ: boolean;
  /** Notations in which the game writes moves, the usual one first. */
  notations: readonly Exclude<Notation, 'usual'>[];
}

export const GAMES: Readonly<Record<GameName, GameFacts>> = {
  chess: {
    files: 8,
    ranks: 8,
    letters: 'KQRBNP',
    sides: { first: 'White', second: 'Black' },
    start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    hasDhtmlXQ: false,
    notations: ['san', 'uci'],
  },
  xiangqi: {
    files: 9,
    ranks: 10,
    letters: 'KRNCPAB',
    sides: { first: 'Red', second: 'Black' },
    start: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
    hasDhtmlXQ: true,
    notations: ['wxf', 'uci', 'iccs', 'zh-hans', 'zh-hant'],
  },
};

/** The module's numbers of notations. */
const NUMBERS: Readonly<Record<Exclude<Notation, 'usual'>, number>> = {
  uci: 0,
  san: 2,
  iccs: 3,
  wxf: 4,
  'zh-hans': 5,
  'zh-hant': 6,
};

/** The module's number of a notation of the game; `undefined` if the game has no such notation. */
export function numberOf({ notations }: GameFacts, notation: unknown): number | undefined {
  const known = notation === 'usual' ? notations[0] : notations.find((one) => one === notation);
  return known && NUMBERS[known];
}

/** Names of all squares, by the module's numbers. */
export function squaresOf({ files, ranks }: GameFacts): readonly string[] {
  return Array.from({ length: files * ranks }, (_, index) => {
    const rank = Math.floor(index / files) + 1;
    return String.fromCharCode(97 + (index % files)) + String(rank);
  });
}
