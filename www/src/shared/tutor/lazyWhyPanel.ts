import { lazily } from '../ui/lazily.tsx';

/** Explains a move on request; fetched when first shown. */
export const LazyWhyPanel = lazily(async () => {
  const { WhyPanel, tutorWordsReady } = await import('./WhyPanel.tsx');
  await tutorWordsReady();
  return WhyPanel;
});
