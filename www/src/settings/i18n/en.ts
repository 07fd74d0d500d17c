import type { BoardTheme, CoordinateStyle, PieceSet } from '@chariot/board/pieces';
import type { MoveStyle } from '@chariot/protocol';
import type { Motion } from '../../shared/ui/settings.ts';
import type { Theme } from '../../shared/ui/theme.ts';

const notations: Readonly<Partial<Record<MoveStyle, string>>> = {
  san: 'Algebraic',
  wxf: 'WXF',
  'zh-hans': 'Chinese, simplified',
  'zh-hant': 'Chinese, traditional',
  iccs: 'ICCS',
  uci: 'UCI',
};

export const en = {
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
  sounds: 'Sounds',
  on: 'On',
  off: 'Off',
  motion: 'Piece animation',
  motions: { system: 'System', on: 'On', off: 'Off' } satisfies Record<Motion, string>,
  premoves: 'Premoves',
  coach: 'Coach: warn before blunders',
  playEngine: 'Engine evaluation in Play',
  /** Whether the computer plays its first moves from the opening book. */
  book: 'Opening book',
  zen: 'Zen mode',
  keys: 'Keyboard shortcuts',
  notation: 'Notation',
  notations,
  board: 'Board',
  boards: {
    wood: 'Wood',
    green: 'Green',
    blue: 'Blue',
    grey: 'Grey',
    rose: 'Rose',
    paper: 'Paper',
    jade: 'Jade',
    slate: 'Slate',
  } satisfies Record<BoardTheme, string>,
  pieces: 'Pieces',
  pieceSets: {
    outline: 'Outline',
    staunton: 'Staunton',
    origami: 'Origami',
    pixel: 'Pixel',
    traditional: 'Traditional',
    simplified: 'Simplified',
    wooden: 'Wooden',
    symbols: 'Symbols',
  } satisfies Record<PieceSet, string>,
  coordinates: 'Coordinates',
  cores: 'Processor cores',
  automatic: 'Automatic',
  automaticIs: (value: number | string) => `Automatic: ${value}`,
  memory: 'Memory',
  mebibytes: (size: number) => `${size} MB`,
  /** The allocated memory, out of the wanted. */
  mebibytesOf: (got: number, wanted: number) => `${wanted} MB (allocated: ${got} MB)`,
  answersAtOnce: 'Answer at once',
  ponders: 'Ponder',
  /** Label for the name of the page's build. */
  version: 'Version',
  documentation: 'Documentation',
  /** For users who may not read the characters: offers pictures. */
  readable: 'Pieces as pictures instead of Chinese characters?',
  usePictures: 'Use pictures',
  keepCharacters: 'Keep characters',
  coordinateStyles: {
    algebraic: 'a–i, 1–10',
    files: '九…一, 1…9',
    digits: '9…1, 1…9',
  } satisfies Record<CoordinateStyle, string>,
};

export type SettingsWords = typeof en;
