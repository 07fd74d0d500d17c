import type { Pointer } from '@chariot/board/parts';
import type { EngineClient } from '@chariot/engine/client';
import type { GameName, View } from '@chariot/protocol';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { addressOfStep, useAddressedStep } from '../shared/courses/address.ts';
import type { LearnProgress } from '../shared/courses/progress.ts';
import { PlayStage } from '../shared/game/PlayStage.tsx';
import { pieceNamed } from '../shared/game/said.ts';
import type { LearnCourse } from '../shared/games/course.ts';
import { rulesWords } from '../shared/games/rules/i18n/index.ts';
import type { CourseWords } from '../shared/games/rules/i18n/words.ts';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { learnWords } from './i18n/index.ts';
import { squaresOf } from './judge.ts';
import { Place } from './Place.tsx';
import { StepList } from './StepList.tsx';
import { LearnTask, offeredBy } from './task.ts';
import { tellOf } from './told.ts';

interface LearnViewProps {
  engine: EngineClient;
  game: GameName;
  course: LearnCourse;
  progress: LearnProgress;
}

/** A course: ideas, each with a task on the board. */
export function LearnView({ engine, game, course, progress }: LearnViewProps) {
  const name = useAddressedStep(game, course, () => progress.next());
  const at = course.steps.findIndex((step) => step.name === name);
  const step = course.steps[at] ?? course.steps[0];
  const task = useMemo(
    () => new LearnTask(engine, game, step, () => progress.add(step.name)),
    [engine, game, step, progress],
  );
  const text = learnWords.value;
  const { title, steps }: CourseWords = rulesWords.value[game];
  const said = steps[step.name];
  const told = tellOf(task);
  const hint = hintOf(task);
  const spoken = hint?.spoken;
  const phase = task.phase.value;
  const isDone = phase.kind === 'done';
  const isLast = at === course.steps.length - 1;

  useEffect(() => announce(Object.values(said ?? {}).join(' ')), [said]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: two moves may have the same message
  useEffect(() => {
    if (told) announce(told);
  }, [told, phase]);
  useEffect(() => {
    if (spoken) announce(spoken);
  }, [spoken]);

  const go = (to: number): void => {
    const { name } = course.steps[to] ?? step;
    location.hash =
      to < course.steps.length ? addressOfStep(game, course, name) : addressOf('play', game);
  };
  return (
    <>
      <LearnStage task={task} />
      <section class="panel learn" aria-label={title}>
        <Place game={game} place={text.progress(at + 1, course.steps.length)} />
        <header class="status">
          <h1>{said?.title}</h1>
          <p>{title}</p>
        </header>
        <p class="learn-idea">{said?.idea}</p>
        <p class="learn-task">{said?.task}</p>
        <Offered task={task} />
        <p class={`learn-told is-${phase.kind}`}>{hint?.shown ?? told}</p>
        <div class="buttons learn-buttons">
          <button type="button" class="quiet" onClick={() => void task.hint()}>
            {words.value.hint}
          </button>
          <button
            type="button"
            class={phase.kind === 'missed' ? 'primary' : 'quiet'}
            onClick={() => void task.begin()}
          >
            {words.value.retry}
          </button>
          <button
            type="button"
            class="quiet"
            aria-disabled={at === 0}
            onClick={() => go(Math.max(0, at - 1))}
          >
            {text.previous}
          </button>
          <button type="button" class={isDone ? 'primary' : 'quiet'} onClick={() => go(at + 1)}>
            {isLast ? text.play : text.next}
          </button>
        </div>
        <StepList
          course={course}
          words={steps}
          game={game}
          current={step.name}
          done={progress.done.value}
          place={(number) => text.progress(number, course.steps.length)}
        />
        <a href={`${addressOf('learn', game)}/endings`}>{text.endings}</a>
      </section>
    </>
  );
}

function LearnStage({ task }: { task: LearnTask }) {
  const { game, step } = task;
  // Keep the last position until the engine answers.
  const last = useRef<View | null>(null);
  last.current = task.view.value ?? last.current;
  const { current: view } = last;
  const shown = useMemo(() => view && { ...view, moves: [...offeredBy(step, view)] }, [step, view]);
  const picked = useRef<string | null>(null);
  const pick = useCallback((square: string | null): void => {
    picked.current = square;
  }, []);
  return (
    <PlayStage
      game={game}
      view={shown}
      below="first"
      active={task.phase.value.kind === 'asking'}
      pointers={pointersOf(task)}
      onPick={pick}
      onPress={(square) => {
        if (picked.current !== null) task.bar(picked.current, square);
      }}
      play={(move) => task.play(move)}
    />
  );
}

/** The moves of a task as buttons. */
function Offered({ task }: { task: LearnTask }) {
  const { value: view } = task.view;
  if (!view || task.step.goal.kind !== 'refused') return null;
  return (
    <div class="buttons learn-buttons">
      {offeredBy(task.step, view).map((move, i) => (
        <button
          key={move.uci}
          type="button"
          class="learn-offered quiet"
          onClick={() => void task.choose(move)}
        >
          {letterOf(i)} {learnWords.value.moveBetween(move.from, move.to)}
        </button>
      ))}
    </div>
  );
}

const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** The star on the goal, the offered moves, and the hint. */
function pointersOf(task: LearnTask): Pointer[] {
  const { goal } = task.step;
  const pointers: Pointer[] = [];
  if (goal.kind === 'reach' && task.phase.value.kind !== 'done')
    pointers.push({ to: goal.square, badge: '★', tone: 'good' });
  if (goal.kind === 'refused' && task.phase.value.kind !== 'missed') {
    goal.offered.forEach((move, i) => {
      const [from = '', to = ''] = squaresOf(move);
      pointers.push({ from, to, badge: letterOf(i), tone: 'planned' });
    });
  }
  const [from, to] = hintedSquares(task);
  if (from && to) pointers.push({ from, to, tone: 'accent' });
  return pointers;
}

/** The two squares of the hint; empty if hidden. */
function hintedSquares(task: LearnTask): string[] {
  return task.hints.value ? squaresOf(task.nextOfLine() ?? '') : [];
}

/** The hint in words. An arrow shows the squares, which the board of xiangqi does not name. */
function hintOf(task: LearnTask): { shown: string; spoken: string } | undefined {
  const [from, to] = hintedSquares(task);
  if (!from || !to) return undefined;
  const piece = pieceNamed(task.game, task.view.value?.pieces ?? [], from);
  return {
    shown: words.value.hintIs(piece),
    spoken: words.value.hintIs(`${piece} ${learnWords.value.moveBetween(from, to)}`),
  };
}
