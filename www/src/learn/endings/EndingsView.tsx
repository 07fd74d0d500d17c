import type { EngineClient } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { addressOfStep, useAddressedStep } from '../../shared/courses/address.ts';
import { ExamPanel } from '../../shared/courses/ExamPanel.tsx';
import { EndingExam, exampleOf } from '../../shared/courses/exam.ts';
import { endingsWords } from '../../shared/courses/i18n/index.ts';
import type { ExamMarks } from '../../shared/courses/progress.ts';
import type { Tables } from '../../shared/engine/tables.ts';
import { fenForAddress } from '../../shared/game/game.ts';
import { PlayStage } from '../../shared/game/PlayStage.tsx';
import { type EndingCourse, type EndingStep, isTabled } from '../../shared/games/course.ts';
import { endingCourseWords } from '../../shared/games/endings/i18n/index.ts';
import type { EndingIdea } from '../../shared/games/endings/i18n/words.ts';
import { words } from '../../shared/i18n/index.ts';
import { practiceOf } from '../../shared/practice/keeper.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { addressOf } from '../../shared/ui/route.ts';
import { watchVisit } from '../../shared/ui/visit.ts';
import { learnWords } from '../i18n/index.ts';
import { Place } from '../Place.tsx';
import { StepList } from '../StepList.tsx';
import { Pictures, usePicture } from './Pictures.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { EndingTasks } from './tasks.ts';

interface EndingsViewProps {
  engine: EngineClient;
  tables(): Promise<Tables>;
  game: GameName;
  course: EndingCourse;
  marks: ExamMarks;
}

/** A course of endings: ideas with pictures, practice against the tables, and an exam each. */
export function EndingsView({ engine, tables, game, course, marks }: EndingsViewProps) {
  const { steps } = course;
  const done = marks.marks.value;
  const first = (): string => (steps.find(({ name }) => !(name in done)) ?? steps[0]).name;
  const name = useAddressedStep(game, course, first);
  const at = steps.findIndex((step) => step.name === name);
  const step = steps[at] ?? steps[0];
  const [exam, setExam] = useState<EndingExam | EndingTasks | null>(null);
  const picture = usePicture(engine, game, step);
  const text = endingsWords.value;
  const said: Readonly<Record<string, EndingIdea>> = endingCourseWords.value[game];
  const { title, idea } = said[step.name] ?? { title: step.name, idea: '' };
  const mark = done[step.name];

  useEffect(() => announce(`${title} ${idea}`), [title, idea]);
  // An exam ends with its view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ending ends it
  useLayoutEffect(() => () => setExam(null), [step]);
  useLayoutEffect(() => () => exam?.end(), [exam]);

  const go = (to: number): void => {
    location.hash = addressOfStep(game, course, (steps[to] ?? step).name);
  };
  const begin = (): void =>
    setExam(
      isTabled(step)
        ? new EndingExam(engine, tables, game, step)
        : new EndingTasks(engine, tables, game, step),
    );
  const leave = (): void => setExam(null);
  const keep = (exam: EndingExam): void => {
    if (exam.passed.value) marks.add(step.name, exam.over.value);
    practiceOf(game).rateEnding(step.name, exam);
  };
  const keepTasks = (exam: EndingTasks): void => {
    if (exam.passed.value) marks.add(step.name, 0);
  };
  const train = (): void => void practise(engine, tables, game, step);
  const isOver = exam?.phase.value.kind === 'over';
  const goOn = (): void => {
    if (isOver) leave();
    else if (exam?.mayGoOn.value) void exam.deal();
  };
  const shown = exam ? exam.view.value : picture.view;
  return (
    <>
      <PlayStage
        game={game}
        view={shown}
        below="first"
        active={exam?.phase.value.kind === 'playing'}
        pointers={exam ? [] : picture.pointers}
        play={(move) => exam?.play(move) ?? Promise.resolve()}
      />
      <section class="panel learn" aria-label={text.title}>
        <Place game={game} place={learnWords.value.progress(at + 1, steps.length)} />
        <header class="status">
          <h1>{title}</h1>
        </header>
        <p class="learn-idea">{idea}</p>
        {exam instanceof EndingTasks ? (
          <TasksPanel exam={exam} done={() => keepTasks(exam)} />
        ) : exam ? (
          <ExamPanel exam={exam} done={() => keep(exam)} />
        ) : (
          <>
            <Pictures game={game} step={step} picture={picture} />
            <p>{isTabled(step) ? text.about : text.tasksAbout(step.tasks.length)}</p>
            <p class="learn-told is-done">
              {mark === undefined ? '' : isTabled(step) ? text.best(mark) : text.passed}
            </p>
          </>
        )}
        {/* The first two stay during an exam, so that none disappears with the focus. */}
        <div class="buttons learn-buttons">
          <button
            type="button"
            class="primary"
            aria-disabled={exam !== null && !exam.mayGoOn.value}
            onClick={exam ? goOn : begin}
          >
            {!exam ? text.exam : isOver ? words.value.done : text.nextPosition}
          </button>
          <button type="button" class="quiet" onClick={exam ? leave : train}>
            {exam ? text.leave : text.practise}
          </button>
          {!exam && (
            <>
              <button
                type="button"
                class="quiet"
                aria-disabled={at === 0}
                onClick={() => go(Math.max(0, at - 1))}
              >
                {learnWords.value.previous}
              </button>
              <button
                type="button"
                class="quiet"
                aria-disabled={at + 1 === steps.length}
                onClick={() => go(at + 1)}
              >
                {learnWords.value.next}
              </button>
            </>
          )}
        </div>
        <StepList
          course={course}
          words={said}
          game={game}
          current={step.name}
          done={new Set(Object.keys(done))}
          place={(number) => learnWords.value.progress(number, steps.length)}
        />
      </section>
    </>
  );
}

/** Opens the trainer with a won position half as far from mate as possible, or with the first task. */
async function practise(
  engine: EngineClient,
  tables: () => Promise<Tables>,
  game: GameName,
  step: EndingStep,
): Promise<void> {
  const { material, positions } = step;
  const trainer = `${addressOf('endgame', game)}/${material}`;
  if (!isTabled(step)) {
    const [{ fen, goal }] = step.tasks;
    const role = goal === 'win' ? 'attack' : 'defend';
    location.hash = `${trainer}?fen=${fenForAddress(fen)}&role=${role}`;
    return;
  }
  const lasts = watchVisit();
  const dealt = await tables()
    .then(async (tables) => {
      await tables.need(game, material);
      return exampleOf(engine, tables, game, step, 0.5);
    })
    .catch(() => undefined);
  if (!lasts()) return;
  location.hash = `${trainer}?fen=${fenForAddress(dealt ?? positions[0].fen)}&role=attack`;
}
