import { words } from '../i18n/index.ts';
import type { GameName } from '../protocol/index.ts';
import { addressOf, gamesOf, type ViewName } from './route.ts';

/** Switches between the games of a view; nothing if it has only one. */
export function GameSwitch({ view, game }: { view: ViewName; game: GameName }) {
  const games = gamesOf(view);
  if (games.length < 2) return null;
  return (
    <nav class="game-switch" aria-label={words.value.game}>
      {games.map((name) => (
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
