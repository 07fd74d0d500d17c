import { type Looks, usualLooks } from '@chariot/board/pieces';
import { isRecord, oneOf } from '@chariot/game/values';
import type { Game, GameName, MoveStyle } from '@chariot/protocol';
import { effect, signal, untracked } from '@preact/signals';
import { GAME_NAMES, GAMES } from '../games/index.ts';
import { language } from '../i18n/index.ts';
import { load, save } from '../ui/storage.ts';

const chosen = signal<Partial<Record<GameName, Partial<Looks>>>>(load('looks', readLooks) ?? {});

effect(() => save('looks', chosen.value));

// Board themes are pure CSS.
effect(() => {
  const { dataset } = document.documentElement;
  for (const game of GAME_NAMES) dataset[`${game}Board`] = looksOf(game).board;
});

/** Notation, pieces, board and coordinates chosen in Settings, else the language's defaults. */
export function looksOf(game: GameName): Looks {
  return { ...usualLooks(GAMES[game].looks, language.value), ...chosen.value[game] };
}

/** Whether the person has chosen the pieces of a game. */
export function hasChosenPieces(game: GameName): boolean {
  return chosen.value[game]?.pieces !== undefined;
}

/** Example moves to type: in the chosen notation and in coordinates. */
export function examplesOf(game: GameName): string[] {
  const styles: MoveStyle[] = [looksOf(game).notation, 'uci'];
  const offered = GAMES[game].looks.notation.filter(({ style }) => styles.includes(style));
  return offered.map(({ example }) => example);
}

export function chooseLooks(game: GameName, change: Partial<Looks>): void {
  chosen.value = { ...chosen.value, [game]: { ...chosen.value[game], ...change } };
}

function stylesOf(game: GameName): MoveStyle[] {
  return GAMES[game].looks.notation.map(({ style }) => style);
}

function readLooks(value: unknown): Partial<Record<GameName, Partial<Looks>>> {
  const read: Partial<Record<GameName, Partial<Looks>>> = {};
  for (const game of GAME_NAMES) {
    const stored = isRecord(value) ? value[game] : undefined;
    if (!isRecord(stored)) continue;
    const notation = oneOf(stylesOf(game), stored.notation);
    const pieces = oneOf(GAMES[game].looks.pieces, stored.pieces);
    const board = oneOf(GAMES[game].looks.boards, stored.board);
    const coordinates = oneOf(GAMES[game].looks.coordinates, stored.coordinates);
    read[game] = {
      ...(notation && { notation }),
      ...(pieces && { pieces }),
      ...(board && { board }),
      ...(coordinates && { coordinates }),
    };
  }
  return read;
}

/** The game with a request for answers in the chosen notation. */
export function styled(game: Game): Game {
  return { ...game, style: looksOf(game.game).notation };
}

/** Calls `rewrite` whenever the notation of the game changes. */
export function onNotation(game: GameName, rewrite: (notation: MoveStyle) => void): void {
  let last: MoveStyle | undefined;
  effect(() => {
    const { notation } = looksOf(game);
    const isOther = last !== undefined && notation !== last;
    last = notation;
    if (isOther) untracked(() => rewrite(notation));
  });
}
