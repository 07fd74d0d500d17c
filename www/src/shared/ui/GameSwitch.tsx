import type { GameName } from '@chariot/protocol';
import { GAME_NAMES } from '../games/index.ts';
import { words } from '../i18n/index.ts';
import { addressOf, type ViewName } from './route.ts';

/** Switches between the games of a view. */
export function GameSwitch({ view, game }: { view: ViewName; game: GameName }) {
  return (
    <nav class="game-switch" aria-label={words.value.game}>
      {GAME_NAMES.map((name) => (
        <a
          key={name}
          href={addressOf(view, name)}
          aria-current={name === game ? 'page' : undefined}
        >
          {words.value.games[name].name}
        </a>
      ))}
    </nav>
  );
}
