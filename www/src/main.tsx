import '@chariot/board/trusted';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './App.tsx';
import { PlayStore } from './play/store.ts';
import { Engines } from './shared/engine/index.ts';
import type { Tables } from './shared/engine/tables.ts';
import { perGame } from './shared/games/index.ts';
import { words, wordsReady } from './shared/i18n/index.ts';
import './shared/styles/index.css';
import { route } from './shared/ui/route.ts';
import './shared/ui/theme.ts';

effect(() => {
  const { name, views, games } = words.value;
  const { view, game } = route.value;
  document.title = `${name} · ${view === 'play' ? games[game].name : views[view]}`;
});

const engines = new Engines();
let made: Promise<Tables> | undefined;
/** The endgame tables. Their script is fetched on first use. */
const tables = (): Promise<Tables> => {
  made ??= import('./shared/engine/tables.ts').then(({ Tables }) => new Tables(engines));
  made.catch(() => {
    made = undefined;
  });
  return made;
};
const play = perGame((game) => new PlayStore(engines.of(game), tables, game));
const page = { engines, tables, play };

const root = document.getElementById('app');
if (root) {
  // Wait for the texts, so that none changes its language.
  void wordsReady().then(() => {
    render(<App page={page} />, root);
  });
}

if (import.meta.env.PROD) {
  addEventListener('load', () => {
    import('./offline/index.tsx').then(
      ({ startOffline }) => startOffline(),
      // Without a service worker the page only needs the network.
      () => {},
    );
  });
}
