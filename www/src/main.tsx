import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './App.tsx';
import { startEngine } from './engine/index.ts';
import { Tables } from './engine/tables.ts';
import { words } from './i18n/index.ts';
import { PlayStores } from './play/stores.ts';
import './styles/index.css';
import { route } from './ui/route.ts';

effect(() => {
  const { name, views, games } = words.value;
  const { view, game } = route.value;
  document.title = `${name} · ${view === 'play' ? games[game].name : views[view]}`;
});

const engine = startEngine();
const tables = new Tables(engine);
const play = new PlayStores(engine, tables);

const root = document.getElementById('app');
if (root) render(<App engine={engine} tables={tables} play={play} />, root);
