// The analysis view, fetched when it is first looked at.
import './analysis.css';
import { h } from 'preact';
import type { Page, Part } from '../LazyPart.tsx';
import { AnalysisView } from './AnalysisView.tsx';
import { analysisWordsReady } from './i18n/index.ts';
import { AnalysisStores } from './stores.ts';

/** Makes the view; its words have come then. */
export async function openPart({ engines, tables, play }: Page): Promise<Part> {
  await analysisWordsReady();
  const stores = new AnalysisStores(engines, tables);
  return (game) => h(AnalysisView, { key: game, store: stores.of(game), play: play.of(game) });
}
