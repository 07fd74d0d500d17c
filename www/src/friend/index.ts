// A game against a friend by links. Fetched on first use.
import { h } from 'preact';
import { perGame } from '../shared/games/index.ts';
import type { Page, Part } from '../shared/page.ts';
import { FriendView } from './FriendView.tsx';
import { friendWordsReady } from './i18n/index.ts';
import { FriendStore } from './store.ts';

export async function openPart({ engines }: Page): Promise<Part> {
  await friendWordsReady();
  const stores = perGame((game) => new FriendStore(engines.of(game), game));
  return (game) => h(FriendView, { key: game, store: stores.of(game) });
}
