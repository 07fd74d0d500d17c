// The view "How it thinks", fetched on first use.
import './think.css';
import { h } from 'preact';
import { thinkEngines } from '../shared/engine/thinkEngine.ts';
import { perGame } from '../shared/games/index.ts';
import type { Part } from '../shared/page.ts';
import { thinkWordsReady } from './i18n/index.ts';
import { ThinkStore } from './store.ts';
import { ThinkView } from './ThinkView.tsx';

export async function openPart(): Promise<Part> {
  await thinkWordsReady();
  const stores = perGame((game) => new ThinkStore(thinkEngines.of(game), game));
  return (game) => h(ThinkView, { key: game, store: stores.of(game) });
}
