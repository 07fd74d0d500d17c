import type { GameName } from '@chariot/protocol';
import { useLayoutEffect, useState } from 'preact/hooks';
import { addressOfStep } from '../shared/courses/address.ts';
import { examMarksOf, learnProgressOf } from '../shared/courses/progress.ts';
import { ENDINGS } from '../shared/games/endings/index.ts';
import { RULES } from '../shared/games/rules/index.ts';
import type { Page } from '../shared/page.ts';
import { lazily } from '../shared/ui/lazily.tsx';
import { LearnView } from './LearnView.tsx';

const EndingsView = lazily(async () => (await import('./endings/index.ts')).openEndings());

function namesEndings(game: GameName): boolean {
  const course = addressOfStep(game, ENDINGS[game], '');
  return `${location.hash.split('?')[0]}/`.startsWith(course);
}

/** The course named by the address: rules or endings. */
export function Courses({ page, game }: { page: Page; game: GameName }) {
  const [isEndings, setEndings] = useState(() => namesEndings(game));
  useLayoutEffect(() => {
    const follow = (): void => setEndings(namesEndings(game));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [game]);
  const engine = page.engines.of(game);
  return isEndings ? (
    <EndingsView
      engine={engine}
      tables={page.tables}
      game={game}
      course={ENDINGS[game]}
      marks={examMarksOf(game)}
    />
  ) : (
    <LearnView engine={engine} game={game} course={RULES[game]} progress={learnProgressOf(game)} />
  );
}
