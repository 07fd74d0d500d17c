// The openings view, fetched when first shown.
import { h } from 'preact';
import { bookWordsReady } from '../shared/book/i18n/index.ts';
import { perGame } from '../shared/games/index.ts';
import type { Page, Part } from '../shared/page.ts';
import { openingsWordsReady } from './i18n/index.ts';
import { OpeningsPart } from './OpeningsPart.tsx';
import { OpeningsStore } from './store.ts';

export async function openPart({ engines, play }: Page): Promise<Part> {
  await Promise.all([openingsWordsReady(), bookWordsReady()]);
  const stores = perGame((game) => new OpeningsStore(engines.of(game), game));
  return (game) => h(OpeningsPart, { key: game, store: stores.of(game), play: play.of(game) });
}
