import type { GameName, MoveStyle, SideName } from '@chariot/engine';
import { oneOf } from '@chariot/game/values';
import { BOARDS } from '../games/boards.ts';
import type { BoardTheme, CoordinateStyle, Looks, LooksOffer, PieceSet } from '../games/game.ts';
import { BoardFailure } from './events.ts';

const BOARD_VIEWS = ['play', 'moves', 'endgame', 'puzzle', 'free'] as const;
/** The purpose of a board. */
export type BoardView = (typeof BOARD_VIEWS)[number];

/** The attributes of a board, besides `lang`, which any element has. */
export const ATTRIBUTES = [
  'game',
  'view',
  'fen',
  'pgn',
  'solution',
  'orientation',
  'movable',
  'premoves',
  'engine',
  'tables',
  'board',
  'pieces',
  'notation',
  'coordinates',
] as const;
/** Name of an attribute. */
export type AttributeName = (typeof ATTRIBUTES)[number];

type Side = 'white' | 'red' | 'black' | SideName;
type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The value of each attribute, as a property; `null` where it is absent. */
export interface AttributeValues {
  game: GameName | null;
  view: BoardView | null;
  fen: string | null;
  pgn: string | null;
  solution: string | null;
  orientation: Side | null;
  movable: Side | 'both' | 'none' | null;
  premoves: 'on' | 'off' | null;
  engine: `level-${Level}` | null;
  tables: string | null;
  board: BoardTheme | null;
  pieces: PieceSet | null;
  notation: MoveStyle | null;
  coordinates: CoordinateStyle | null;
}

export interface BoardSettings {
  game: GameName;
  view: BoardView;
  fen: string | undefined;
  pgn: string | undefined;
  solution: string | undefined;
  /**
   * The side below. By default the solver of a puzzle, the side to move in an endgame, else the
   * first.
   */
  below: SideName | undefined;
  /** The side whose pieces the user may move; absent: whichever is the user's turn. */
  movable: Movable | undefined;
  /** Whether the user may choose a move while the engine thinks. */
  premoves: boolean;
  /** The engine's level; absent: the engine does not play. */
  level: number | undefined;
  /** Folder of the endgame tables. */
  tables: string | undefined;
  looks: Partial<Looks>;
}

/** The pieces that the user may move. */
export type Movable = SideName | 'both' | 'none';

const SIDES: Readonly<Record<string, SideName>> = {
  first: 'first',
  white: 'first',
  red: 'first',
  second: 'second',
  black: 'second',
};

const LEVELS = 12;

/** Reads the attributes, where an empty one counts as absent. Throws at an impossible value. */
export function readAttributes(textOf: (name: AttributeName) => string | null): BoardSettings {
  const text = (name: AttributeName): string | undefined => textOf(name)?.trim() || undefined;
  const choice = <T extends string>(name: AttributeName, allowed: readonly T[]): T | undefined => {
    const value = text(name);
    const found = oneOf(allowed, value);
    if (value === undefined || found !== undefined) return found;
    throw new BoardFailure('ATTRIBUTE', `${name}="${value}": expected ${listOf(allowed)}`);
  };
  const games = Object.keys(BOARDS) as [GameName, ...GameName[]];
  const game = choice('game', games) ?? games[0];
  const offer: LooksOffer = BOARDS[game].looks;
  const notation = choice(
    'notation',
    offer.notation.map(({ style }) => style),
  );
  const board: BoardTheme | undefined = choice('board', offer.boards);
  const pieces: PieceSet | undefined = choice('pieces', offer.pieces);
  const coordinates: CoordinateStyle | undefined = choice('coordinates', offer.coordinates);
  const levels = Array.from({ length: LEVELS }, (_, i) => `level-${i + 1}`);
  const level = choice('engine', levels);
  const side = choice('orientation', Object.keys(SIDES));
  const movable = choice('movable', [...Object.keys(SIDES), 'both', 'none']);
  return {
    game,
    view: choice('view', BOARD_VIEWS) ?? 'play',
    fen: text('fen'),
    pgn: text('pgn'),
    solution: text('solution'),
    below: side === undefined ? undefined : SIDES[side],
    movable: movable === undefined ? undefined : (SIDES[movable] ?? (movable as Movable)),
    premoves: choice('premoves', ['on', 'off']) === 'on',
    level: level === undefined ? undefined : levels.indexOf(level) + 1,
    tables: text('tables'),
    looks: {
      ...(notation && { notation }),
      ...(board && { board }),
      ...(pieces && { pieces }),
      ...(coordinates && { coordinates }),
    },
  };
}

function listOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
