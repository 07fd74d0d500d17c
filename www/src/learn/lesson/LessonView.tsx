import type { EngineClient } from '@chariot/engine/client';
import type { GameName, View } from '@chariot/protocol';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { addressOfStep } from '../../shared/courses/address.ts';
import type { LessonStars } from '../../shared/courses/progress.ts';
import { PlayStage } from '../../shared/game/PlayStage.tsx';
import type { LessonWords } from '../../shared/games/basics/i18n/words.ts';
import type { Lesson, LessonCourse } from '../../shared/games/course.ts';
import { words } from '../../shared/i18n/index.ts';
import { sentences } from '../../shared/i18n/sentences.ts';
import { pageTutor } from '../../shared/tutor/point.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { addressOf } from '../../shared/ui/route.ts';
import { watchVisit } from '../../shared/ui/visit.ts';
import { Place } from '../Place.tsx';
import { Stars } from '../Stars.tsx';
import { StepList } from '../StepList.tsx';
import { lessonWords } from './i18n/index.ts';
import { LessonRun } from './run.ts';
import { hear } from './spoken.ts';
import { askOf, pointersOf, toldOf } from './told.ts';

interface LessonViewProps {
  engine: EngineClient;
  game: GameName;
  course: LessonCourse;
  courseTitle: string;
  lesson: Lesson;
  /** The words of all lessons. */
  titles: Readonly<Record<string, LessonWords>>;
  stars: LessonStars;
  /** Begins a first game, with the coach; resolves to whether it has begun. */
  beginGame(): Promise<boolean>;
  /** Whether the first game replaces one in progress. */
  replacesGame(): boolean;
}

/** A lesson: an idea, and its tasks on the board. */
export function LessonView(props: LessonViewProps) {
  const { engine, game, course, courseTitle, lesson, titles, stars, beginGame, replacesGame } =
    props;
  const said = titles[lesson.name] ?? { title: lesson.name, idea: '' };
  const run = useRun(engine, game, lesson, stars);
  const text = lessonWords.value;
  const place = course.steps.findIndex(({ name }) => name === lesson.name);
  const ask = askOf(run, said.areas, said.tasks);
  const told = toldOf(run, said.areas, ask);
  const phase = run.phase.value;
  const tasks = lesson.tasks.length;

  const { title, idea } = said;
  useSpoken(run, text.intro(title, idea), told, ask);

  return (
    <>
      <LessonStage run={run} />
      <section class="panel learn lesson-panel" aria-label={courseTitle}>
        <Place game={game} place={text.lesson(place + 1, course.steps.length)} />
        <header class="status lesson-head">
          <h1>{title}</h1>
          {tasks > 1 && <Dots run={run} />}
        </header>
        <p class="learn-idea">{idea}</p>
        {run.stars.value === null && <p class="learn-task">{ask}</p>}
        <p class={`learn-told is-${phase.kind} ${isMiss(run) ? 'is-missed' : ''}`}>{told}</p>
        {run.stars.value !== null && phase.kind === 'done' && (
          <Stars count={run.stars.value} label={text.stars(run.stars.value)} large />
        )}
        <Buttons run={run} next={nextAddress(game, course, place)} beginGame={beginGame} />
        {run.task.value.goal.kind === 'firstGame' && replacesGame() && (
          <p>{lessonWords.value.replacesGame}</p>
        )}
        <StepList
          course={course}
          words={titles}
          game={game}
          current={lesson.name}
          done={new Set(Object.keys(stars.stars.value))}
          place={(number) => text.lesson(number, course.steps.length)}
        />
      </section>
    </>
  );
}

/** Tells screen readers of a new lesson, of moves, stars and hints, of the last message, and of a new task. */
function useSpoken(run: LessonRun, lesson: string, told: string, ask: string): void {
  const spoken = useRef({ lesson: '', task: '' });
  const heard = useRef<string[]>([]);
  const { value: phase } = run.phase;
  const { value: view } = run.view;
  const { value: hint } = run.hint;
  useEffect(() => hear(run, (sentence) => heard.current.push(sentence)), [run]);
  // Counts in the words of a task change with every move.
  const found = run.task.value.goal.kind === 'find' ? run.taken.value.size : 0;
  const task = `${run.at.value} ${found}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two moves may have the same message
  useEffect(() => {
    const { current: before } = spoken;
    const isTask = before.task !== task;
    const intro = before.lesson === lesson ? '' : lesson;
    const sentence = sentences([intro, ...heard.current, told, isTask ? ask : '']);
    heard.current = [];
    spoken.current = { lesson, task };
    if (sentence) announce(sentence);
  }, [lesson, told, ask, task, phase, view, hint]);
}

/** The lesson being taken. It ends with its view. */
function useRun(
  engine: EngineClient,
  game: GameName,
  lesson: Lesson,
  stars: LessonStars,
): LessonRun {
  const [run, tutor] = useMemo(() => {
    const tutor = pageTutor();
    const finish = (count: number): void => stars.add(lesson.name, count);
    return [new LessonRun(engine, game, lesson, tutor, finish), tutor] as const;
  }, [engine, game, lesson, stars]);
  useLayoutEffect(() => {
    // A lesson is chosen further down on a phone, and its board is above.
    scrollTo(0, 0);
    return () => {
      run.end();
      tutor.end();
    };
  }, [run, tutor]);
  return run;
}

/** The lesson after this one; after the last, all of them. */
function nextAddress(game: GameName, course: LessonCourse, place: number): string {
  const next = course.steps[place + 1];
  return next ? addressOfStep(game, course, next.name) : addressOf('learn', game);
}

function isMiss(run: LessonRun): boolean {
  const { value: phase } = run.phase;
  return phase.kind === 'asking' && phase.miss !== null;
}

/** The tasks of a lesson as dots: done, current, to come. A click opens one. */
function Dots({ run }: { run: LessonRun }) {
  const { tasks } = run.lesson;
  return (
    <ol class="lesson-dots">
      {tasks.map((task, i) => (
        <li key={task.fen ?? i}>
          <button
            type="button"
            class={run.solved.value.has(i) ? 'is-done' : ''}
            aria-label={lessonWords.value.task(i + 1, tasks.length)}
            aria-current={i === run.at.value ? 'step' : undefined}
            onClick={() => void run.open(i)}
          />
        </li>
      ))}
    </ol>
  );
}

interface ButtonsProps {
  run: LessonRun;
  next: string;
  beginGame(): Promise<boolean>;
}

/** One button goes on; the others help. They keep their places, so that the focus stays. */
function Buttons({ run, next, beginGame }: ButtonsProps) {
  const text = lessonWords.value;
  const { kind } = run.phase.value;
  const goal = run.task.value.goal.kind;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (kind === 'done' || kind === 'missed') first.current?.focus({ preventScroll: true });
  }, [kind]);
  const goOn = (): void => {
    if (kind === 'missed') run.takeBack();
    else if (kind === 'done' && run.stars.value !== null) location.hash = next;
    else if (kind === 'done') void run.goOn();
    else if (goal === 'show') void run.step();
    else if (goal === 'firstGame') void begin();
  };
  const begin = async (): Promise<void> => {
    const lasts = watchVisit();
    const hasBegun = await beginGame().catch(() => false);
    run.begun(hasBegun);
    if (hasBegun && lasts()) location.hash = addressOf('play', run.game);
  };
  const label =
    kind === 'missed'
      ? text.takeBack
      : kind === 'done'
        ? run.stars.value === null
          ? text.nextTask
          : text.nextLesson
        : goal === 'show'
          ? text.showMove
          : goal === 'firstGame'
            ? text.beginGame
            : null;
  const isSolving = goal !== 'show' && goal !== 'firstGame';
  return (
    <div class="buttons learn-buttons">
      {label !== null && (
        <button type="button" class="primary" ref={first} onClick={goOn}>
          {label}
        </button>
      )}
      {isSolving && kind !== 'done' && (
        <button type="button" class="quiet" onClick={() => void run.showHint()}>
          {words.value.hint}
        </button>
      )}
      {goal !== 'firstGame' && (
        <button type="button" class="quiet" onClick={() => void run.restart()}>
          {run.stars.value !== null && run.stars.value < 3 ? text.again : text.start}
        </button>
      )}
    </div>
  );
}

function LessonStage({ run }: { run: LessonRun }) {
  // Keep the last position until the engine answers.
  const last = useRef<View | null>(null);
  last.current = run.view.value ?? last.current;
  const { current: view } = last;
  const { goal } = run.task.value;
  const by = goal.kind === 'collect' ? goal.by : null;
  const shown = useMemo(() => {
    if (!view || by === null) return view;
    const kindOn = new Map(view.pieces.map(({ square, kind }) => [square, kind]));
    return { ...view, moves: view.moves.filter(({ from }) => kindOn.get(from) === by) };
  }, [view, by]);
  const isShown = goal.kind === 'show' || goal.kind === 'firstGame';
  return (
    <PlayStage
      game={run.game}
      view={shown}
      below={run.side.value}
      active={run.phase.value.kind === 'asking' && !isShown}
      pointers={pointersOf(run)}
      onPress={(square) => run.press(square)}
      onRefuse={(from, to) => void run.refuse(from, to)}
      play={(move) => run.play(move)}
    />
  );
}
