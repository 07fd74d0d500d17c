// The courses, fetched when one is first looked at.
import './learn.css';
import { h } from 'preact';
import { perGame } from '../games/index.ts';
import { rulesWordsReady } from '../games/rules/i18n/index.ts';
import { RULES } from '../games/rules/index.ts';
import type { Page, Part } from '../LazyPart.tsx';
import { learnWordsReady } from './i18n/index.ts';
import { LearnView } from './LearnView.tsx';
import { LearnProgress } from './progress.ts';

/** Makes the view, with its words. */
export async function openPart({ engines }: Page): Promise<Part> {
  await Promise.all([learnWordsReady(), rulesWordsReady()]);
  const progress = perGame((game) => new LearnProgress(game, RULES[game]));
  return (game) =>
    h(LearnView, {
      key: game,
      engine: engines.of(game),
      game,
      course: RULES[game],
      progress: progress.of(game),
    });
}
