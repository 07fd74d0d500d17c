import type { GameName } from '@chariot/protocol';
import { useEffect } from 'preact/hooks';
import { KNOWLEDGE, type Knowledge, knownOf } from '../../shared/courses/knows.ts';
import { type CourseName, courseState, nextLesson } from '../../shared/courses/next.ts';
import { basicsWords } from '../../shared/games/basics/i18n/index.ts';
import { BASICS, BEGINS, CHAPTERS } from '../../shared/games/basics/index.ts';
import { rulesWords } from '../../shared/games/rules/i18n/index.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { addressOf } from '../../shared/ui/route.ts';
import { homeWords } from './i18n/index.ts';
import { Stations } from './Stations.tsx';

/** The parts of the page in the order that suits the learner. */
const ORDER: Readonly<Record<Knowledge, readonly CourseName[]>> = {
  nothing: ['basics', 'tactics', 'endings', 'shortcut'],
  otherGame: ['shortcut', 'basics', 'tactics', 'endings'],
  rules: ['tactics', 'endings', 'basics', 'shortcut'],
};

/** All courses of a game as a path: stations done, and the next one lit. */
export function PathView({ game }: { game: GameName }) {
  const text = homeWords.value;
  const title = text.title(game);
  useEffect(() => announce(title), [title]);
  const known = knownOf(game).value.value;
  return (
    <section class="learn-home" aria-label={title}>
      <header class="home-head">
        <div>
          <h1>{title}</h1>
          <p>{text.lead}</p>
        </div>
        {known === null ? <Question game={game} /> : <NextCard game={game} />}
      </header>
      {ORDER[known ?? 'nothing'].map((name) => (
        <Course key={name} game={game} name={name} />
      ))}
      <a class="home-card" href={addressOf('openings', game)}>
        <h2>{text.openings}</h2>
        <p>{text.openingsAbout}</p>
      </a>
      {known !== null && <Question game={game} />}
    </section>
  );
}

function Course({ game, name }: { game: GameName; name: CourseName }) {
  const text = homeWords.value;
  const { course, isDone } = courseState(game, name);
  const done = course.steps.filter((step) => isDone(step.name)).length;
  const title = name === 'shortcut' ? rulesWords.value[game].title : text.courses[name];
  return (
    <section class="home-course" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>
          {text.about[name]} <span class="home-count">{text.done(done, course.steps.length)}</span>
        </p>
      </header>
      {name === 'basics' ? <Chapters game={game} /> : <Stations game={game} name={name} />}
    </section>
  );
}

/** The course from zero, chapter by chapter. */
function Chapters({ game }: { game: GameName }) {
  const { steps } = BASICS[game];
  const begins = CHAPTERS.map((name) =>
    steps.findIndex((step) => step.name === BEGINS[game][name]),
  );
  return (
    <div class="home-chapters">
      {CHAPTERS.map((name, i) => (
        <section key={name} aria-label={basicsWords.value.chapters[name]}>
          <h3>{basicsWords.value.chapters[name]}</h3>
          <Stations game={game} name="basics" from={begins[i]} to={begins[i + 1]} />
        </section>
      ))}
    </div>
  );
}

/** The lesson to go on with. */
function NextCard({ game }: { game: GameName }) {
  const text = homeWords.value;
  const next = nextLesson(game);
  if (!next) return <p class="home-next">{text.allDone}</p>;
  const { href, title, done, of, course } = next;
  return (
    <div class="home-next">
      <a class="primary" href={href}>
        {done === 0 ? text.begin : text.goOn}
        {': '}
        {title}
      </a>
      <progress value={done} max={of} aria-label={text.courses[course]} />
      <span>{text.done(done, of)}</span>
    </div>
  );
}

/** Asks what the learner knows, so that the path begins in the right place. */
function Question({ game }: { game: GameName }) {
  const text = homeWords.value;
  const known = knownOf(game);
  const answer = (knowledge: Knowledge): void => {
    known.say(knowledge);
    const next = nextLesson(game);
    if (next) location.hash = next.href;
  };
  return (
    <fieldset class="home-question">
      <legend>{text.question(game)}</legend>
      <div class="buttons">
        {KNOWLEDGE.map((knowledge) => (
          <button
            key={knowledge}
            type="button"
            class="quiet"
            aria-pressed={known.value.value === knowledge}
            onClick={() => answer(knowledge)}
          >
            {text.answers[knowledge](game)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
