// The analysis view, fetched when first shown.
import '../shared/styles/progress.css';
import './analysis.css';
import type { GamesInAnalysis } from '@chariot/game';
import { h } from 'preact';
import { bookWordsReady } from '../shared/book/i18n/index.ts';
import { type PerGame, perGame } from '../shared/games/index.ts';
import type { Part, PartPage } from '../shared/page.ts';
import { setUpWordsReady } from '../shared/setup/i18n/index.ts';
import { AnalysisView } from './AnalysisView.tsx';
import { analysisWordsReady } from './i18n/index.ts';
import { AnalysisStore } from './store.ts';

export async function openPart(
  { engines, tables, play }: PartPage,
  games: GamesInAnalysis,
): Promise<Part> {
  await Promise.all([analysisWordsReady(), setUpWordsReady(), bookWordsReady()]);
  const stores: PerGame<AnalysisStore> = perGame(
    (game) => new AnalysisStore(engines.of(game), tables, game, games, stores.of),
  );
  return (game) => h(AnalysisView, { key: game, store: stores.of(game), play: play.of(game) });
}
