import type { BoardTheme, CoordinateStyle, PieceSet } from '@chariot/board/pieces';
import type { MoveStyle } from '@chariot/protocol';
import type { Motion } from '../../shared/ui/settings.ts';
import type { Theme } from '../../shared/ui/theme.ts';

/** Everything the settings say, in one language. */
export interface SettingsWords {
  theme: string;
  themes: Readonly<Record<Theme, string>>;
  sounds: string;
  on: string;
  off: string;
  motion: string;
  premoves: string;
  /** Whether the coach warns before a blunder is final. */
  coach: string;
  /** Whether Play shows what the engine thinks. */
  playEngine: string;
  zen: string;
  keys: string;
  motions: Readonly<Record<Motion, string>>;
  notation: string;
  notations: Readonly<Partial<Record<MoveStyle, string>>>;
  board: string;
  boards: Readonly<Record<BoardTheme, string>>;
  pieces: string;
  pieceSets: Readonly<Record<PieceSet, string>>;
  coordinates: string;
  cores: string;
  automatic: string;
  /** The automatic choice and its value. */
  automaticIs(value: number | string): string;
  memory: string;
  mebibytes(size: number): string;
  /** The memory there is of what was wanted. */
  mebibytesOf(got: number, wanted: number): string;
  ponders: string;
  /** Which build of the page this is; its name follows. */
  version: string;
  /** To those who may not read the characters: there are pictures. */
  readable: string;
  usePictures: string;
  keepCharacters: string;
  coordinateStyles: Readonly<Record<CoordinateStyle, string>>;
}
