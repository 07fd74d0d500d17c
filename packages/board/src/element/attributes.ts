import type { GameName, SideName } from '@chariot/engine';
import { oneOf } from '@chariot/game/values';
import { BOARDS } from '../games/boards.ts';
import type { BoardTheme, CoordinateStyle, Looks, LooksOffer, PieceSet } from '../games/game.ts';
import { BoardFailure } from './events.ts';

const BOARD_VIEWS = ['play', 'moves', 'endgame', 'puzzle'] as const;
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
  'engine',
  'tables',
  'board',
  'pieces',
  'notation',
  'coordinates',
] as const;
/** Name of an attribute. */
export type AttributeName = (typeof ATTRIBUTES)[number];

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
  /** The engine's level; absent: the engine does not play. */
  level: number | undefined;
  /** Folder of the endgame tables. */
  tables: string | undefined;
  looks: Partial<Looks>;
}

const SIDES: Readonly<Record<string, SideName>> = {
  first: 'first',
  white: 'first',
  red: 'first',
  second: 'second',
  black: 'second',
};

const LEVELS = 10;

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
  return {
    game,
    view: choice('view', BOARD_VIEWS) ?? 'play',
    fen: text('fen'),
    pgn: text('pgn'),
    solution: text('solution'),
    below: side === undefined ? undefined : SIDES[side],
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
