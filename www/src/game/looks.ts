import { effect, signal } from '@preact/signals';
import type { GameName, MoveStyle } from '../generated/wasm.js';
import { type Language, language } from '../i18n/index.ts';
import { isRecord, load, oneOf, save } from '../ui/storage.ts';
import { GAMES } from './games.ts';

/** What a person may choose about the looks of a game. */
export interface Looks {
  /** How moves are written. */
  notation: MoveStyle;
  pieces: PieceSet;
  board: BoardTheme;
  coordinates: Coordinates;
}

export type PieceSet = 'outline' | 'origami' | 'traditional' | 'simplified' | 'symbols';
export type BoardTheme = 'wood' | 'green' | 'blue' | 'grey' | 'rose' | 'paper' | 'jade' | 'slate';
export type Coordinates = 'algebraic' | 'files';

/** What is offered for a game, the usual first. */
export interface Offer {
  notation: readonly { style: MoveStyle; example: string }[];
  pieces: readonly PieceSet[];
  boards: readonly BoardTheme[];
  coordinates: readonly Coordinates[];
}

export const OFFERS: Readonly<Record<GameName, Offer>> = {
  chess: {
    notation: [
      { style: 'san', example: 'Nf3' },
      { style: 'uci', example: 'g1f3' },
    ],
    pieces: ['outline', 'origami'],
    boards: ['wood', 'green', 'blue', 'grey', 'rose'],
    coordinates: ['algebraic'],
  },
  xiangqi: {
    notation: [
      { style: 'wxf', example: 'H2+3' },
      { style: 'zh-hans', example: '马二进三' },
      { style: 'zh-hant', example: '馬二進三' },
      { style: 'iccs', example: 'h0g2' },
      { style: 'uci', example: 'h1g3' },
    ],
    pieces: ['traditional', 'simplified', 'symbols'],
    boards: ['wood', 'paper', 'jade', 'slate'],
    coordinates: ['files', 'algebraic'],
  },
};

/** What is usual where a language is read, if that is not the first of the offer. */
const USUAL: Readonly<Partial<Record<Language, MoveStyle>>> = {
  'zh-Hans': 'zh-hans',
  'zh-Hant': 'zh-hant',
};

const chosen = signal<Partial<Record<GameName, Partial<Looks>>>>(load('looks', readLooks) ?? {});

effect(() => save('looks', chosen.value));

// Boards are told apart by styles alone.
effect(() => {
  const { dataset } = document.documentElement;
  dataset.chessBoard = looksOf('chess').board;
  dataset.xiangqiBoard = looksOf('xiangqi').board;
});

/** How a game looks now: what was chosen, else what is usual in the language. */
export function looksOf(game: GameName): Looks {
  const offer = OFFERS[game];
  const usual = oneOf(stylesOf(game), USUAL[language.value]);
  return {
    notation: usual ?? offer.notation[0]?.style ?? 'usual',
    pieces: offer.pieces[0] ?? 'outline',
    board: offer.boards[0] ?? 'wood',
    coordinates: offer.coordinates[0] ?? 'algebraic',
    ...chosen.value[game],
  };
}

/** A move in the chosen notation and one in coordinates, to show what can be typed. */
export function examplesOf(game: GameName): string[] {
  const styles: MoveStyle[] = [looksOf(game).notation, 'uci'];
  const offered = OFFERS[game].notation.filter(({ style }) => styles.includes(style));
  return offered.map(({ example }) => example);
}

/** Changes the looks of a game, and remembers it. */
export function chooseLooks(game: GameName, change: Partial<Looks>): void {
  chosen.value = { ...chosen.value, [game]: { ...chosen.value[game], ...change } };
}

function stylesOf(game: GameName): MoveStyle[] {
  return OFFERS[game].notation.map(({ style }) => style);
}

function readLooks(value: unknown): Partial<Record<GameName, Partial<Looks>>> {
  const read: Partial<Record<GameName, Partial<Looks>>> = {};
  for (const game of GAMES) {
    const stored = isRecord(value) ? value[game] : undefined;
    if (!isRecord(stored)) continue;
    const notation = oneOf(stylesOf(game), stored.notation);
    const pieces = oneOf(OFFERS[game].pieces, stored.pieces);
    const board = oneOf(OFFERS[game].boards, stored.board);
    const coordinates = oneOf(OFFERS[game].coordinates, stored.coordinates);
    read[game] = {
      ...(notation && { notation }),
      ...(pieces && { pieces }),
      ...(board && { board }),
      ...(coordinates && { coordinates }),
    };
  }
  return read;
}
