import type { Game, GameName, MoveStyle } from '@chariot/protocol';
import { effect, untracked } from '@preact/signals';
import { looksOf } from './looks.ts';

/** The game, to be answered in the chosen notation. */
export function styled(game: Game): Game {
  return { ...game, style: looksOf(game.game).notation };
}

/** Calls `rewrite` whenever another notation is chosen for the game. */
export function onNotation(game: GameName, rewrite: (notation: MoveStyle) => void): void {
  let last: MoveStyle | undefined;
  effect(() => {
    const { notation } = looksOf(game);
    const isOther = last !== undefined && notation !== last;
    last = notation;
    if (isOther) untracked(() => rewrite(notation));
  });
}
