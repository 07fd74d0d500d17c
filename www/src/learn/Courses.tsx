import type { GameName } from '@chariot/protocol';
import { useLayoutEffect, useState } from 'preact/hooks';
import { addressOfStep, useAddressedStep } from '../shared/courses/address.ts';
import {
  basicsStarsOf,
  examMarksOf,
  type LessonStars,
  learnProgressOf,
  tacticsStarsOf,
} from '../shared/courses/progress.ts';
import { basicsWords } from '../shared/games/basics/i18n/index.ts';
import type { LessonWords } from '../shared/games/basics/i18n/words.ts';
import { BASICS } from '../shared/games/basics/index.ts';
import type { CourseOutline, LessonCourse } from '../shared/games/course.ts';
import { ENDINGS } from '../shared/games/endings/index.ts';
import { RULES } from '../shared/games/rules/index.ts';
import { tacticsWords } from '../shared/games/tactics/i18n/index.ts';
import { TACTICS } from '../shared/games/tactics/index.ts';
import type { Page } from '../shared/page.ts';
import { lazily } from '../shared/ui/lazily.tsx';
import { homeWords } from './home/i18n/index.ts';
import { PathView } from './home/PathView.tsx';
import { LearnView } from './LearnView.tsx';
import { beginFirstGame } from './lesson/firstGame.ts';
import { LessonView } from './lesson/LessonView.tsx';

const EndingsView = lazily(async () => (await import('./endings/index.ts')).openEndings());

/** The courses of an address: all, or one of them. */
type Shown = 'home' | 'rules' | 'basics' | 'tactics' | 'endings';

function addressedCourse(game: GameName): Shown {
  const address = location.hash.split('?')[0] ?? '';
  const names = ({ path }: CourseOutline): boolean =>
    `${address}/`.startsWith(addressOfStep(game, { path, steps: [{ name: '' }] }, ''));
  if (names(BASICS[game])) return 'basics';
  if (names(TACTICS[game])) return 'tactics';
  if (names(ENDINGS[game])) return 'endings';
  const rules = RULES[game];
  return rules.steps.some(({ name }) => address === addressOfStep(game, rules, name))
    ? 'rules'
    : 'home';
}

/** The course named by the address, or the path of all. */
export function Courses({ page, game }: { page: Page; game: GameName }) {
  const [shown, show] = useState(() => addressedCourse(game));
  useLayoutEffect(() => {
    const follow = (): void => show(addressedCourse(game));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [game]);
  const engine = page.engines.of(game);
  switch (shown) {
    case 'home':
      return <PathView game={game} />;
    case 'rules':
      return (
        <LearnView
          engine={engine}
          game={game}
          course={RULES[game]}
          progress={learnProgressOf(game)}
        />
      );
    case 'basics':
      return (
        <Lessons
          key={shown}
          page={page}
          game={game}
          course={BASICS[game]}
          title={homeWords.value.courses.basics}
          words={basicsWords.value[game]}
          stars={basicsStarsOf(game)}
        />
      );
    case 'tactics':
      return (
        <Lessons
          key={shown}
          page={page}
          game={game}
          course={TACTICS[game]}
          title={homeWords.value.courses.tactics}
          words={tacticsWords.value[game]}
          stars={tacticsStarsOf(game)}
        />
      );
    case 'endings':
      return (
        <EndingsView
          engine={engine}
          tables={page.tables}
          game={game}
          course={ENDINGS[game]}
          marks={examMarksOf(game)}
        />
      );
    default:
      return shown satisfies never;
  }
}

interface LessonsProps {
  page: Page;
  game: GameName;
  course: LessonCourse;
  title: string;
  words: Readonly<Record<string, LessonWords>>;
  stars: LessonStars;
}

/** The lesson named by the address, else the first without stars. */
function Lessons({ page, game, course, title, words, stars }: LessonsProps) {
  const name = useAddressedStep(game, course, () => {
    const done = stars.stars.value;
    return (course.steps.find(({ name }) => !(name in done)) ?? course.steps[0]).name;
  });
  const lesson = course.steps.find((step) => step.name === name) ?? course.steps[0];
  return (
    <LessonView
      engine={page.engines.of(game)}
      game={game}
      course={course}
      courseTitle={title}
      lesson={lesson}
      titles={words}
      stars={stars}
      beginGame={() => beginFirstGame(page.play.of(game))}
      replacesGame={() => page.play.of(game).isInProgress()}
    />
  );
}
