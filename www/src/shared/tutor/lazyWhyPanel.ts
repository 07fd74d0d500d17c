import { lazily } from '../ui/lazily.tsx';

/** Asks why a move is what it is; fetched when it is first shown. */
export const LazyWhyPanel = lazily(async () => {
  const { WhyPanel, tutorWordsReady } = await import('./WhyPanel.tsx');
  await tutorWordsReady();
  return WhyPanel;
});
