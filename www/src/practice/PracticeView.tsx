import { useEffect, useLayoutEffect } from 'preact/hooks';
import '../shared/styles/lesson.css';
import { ExamPanel } from '../shared/courses/ExamPanel.tsx';
import type { EndingExam } from '../shared/courses/exam.ts';
import { PlayStage } from '../shared/game/PlayStage.tsx';
import { endingCourseWords } from '../shared/games/endings/i18n/index.ts';
import type { EndingIdea } from '../shared/games/endings/i18n/words.ts';
import { words } from '../shared/i18n/index.ts';
import '../shared/styles/learn.css';
import type { GameName } from '@chariot/protocol';
import { PuzzlePanel, PuzzleStage } from '../shared/puzzles/PuzzlePanel.tsx';
import { announce } from '../shared/ui/announce.tsx';
import { practiceWords } from './i18n/index.ts';
import { countOf, Learned, Left } from './Overview.tsx';
import './practice.css';
import type { PracticeStore } from './store.ts';

/** The daily practice: an overview, then one card after the other. */
export function PracticeView({ store }: { store: PracticeStore }) {
  useLayoutEffect(() => {
    void store.start();
    return () => store.pause();
  }, [store]);
  const phase = store.phase.value;
  const title = words.value.views.practice;
  return (
    <>
      {phase.kind === 'ending' && <ExamStage exam={phase.exam} game={store.game} />}
      {phase.kind === 'puzzle' && <PuzzleStage solving={store.solving} />}
      <section class="panel lesson learn practice" aria-label={title}>
        <header class="status">
          <h1>{title}</h1>
          <p>
            {phase.kind === 'puzzle' || phase.kind === 'ending'
              ? practiceWords.value.cardsLeft(countOf(store))
              : ''}
          </p>
        </header>
        <Content store={store} />
        <OnButtons store={store} />
        {phase.kind === 'overview' && <Learned store={store} />}
      </section>
    </>
  );
}

function Content({ store }: { store: PracticeStore }) {
  const phase = store.phase.value;
  switch (phase.kind) {
    case 'loading':
      return <p>{words.value.loading}</p>;
    case 'failed':
      return <p>{practiceWords.value.failed}</p>;
    case 'overview':
      return <Left store={store} />;
    case 'puzzle':
      return <PuzzlePanel solving={store.solving} />;
    case 'ending':
      return <Ending store={store} name={phase.name} exam={phase.exam} />;
    default:
      return phase satisfies never;
  }
}

function Ending({ store, name, exam }: { store: PracticeStore; name: string; exam: EndingExam }) {
  const said: Readonly<Record<string, EndingIdea>> = endingCourseWords.value[store.game];
  const { title, idea } = said[name] ?? { title: name, idea: '' };
  useEffect(() => announce(`${title} ${idea}`), [title, idea]);
  return (
    <>
      <h2>{title}</h2>
      <p class="learn-idea">{idea}</p>
      <ExamPanel exam={exam} done={() => store.keepEnding(name, exam)} />
    </>
  );
}

/**
 * Buttons to the next card and back to the overview. The first one is the same in every phase, so
 * that it keeps the focus.
 */
function OnButtons({ store }: { store: PracticeStore }) {
  const text = practiceWords.value;
  const { kind } = store.phase.value;
  const [label, act] = onOf(store);
  const isTask = kind === 'puzzle' || kind === 'ending';
  return (
    <div class="buttons lesson-buttons">
      <button
        type="button"
        class={isTask && !isOver(store) ? 'quiet' : 'primary'}
        aria-disabled={kind === 'loading'}
        onClick={() => void act()}
      >
        {label}
      </button>
      {isTask && (
        <button type="button" class="quiet" onClick={() => store.leave()}>
          {text.leave}
        </button>
      )}
    </div>
  );
}

/** Label and action of the button that leads on. */
function onOf(store: PracticeStore): [string, () => Promise<void>] {
  const text = practiceWords.value;
  switch (store.phase.value.kind) {
    case 'loading':
      return [text.begin, async () => {}];
    case 'failed':
      return [words.value.retry, () => store.start()];
    case 'overview':
      if (countOf(store) === 0) return [text.more, () => store.more()];
      return [store.today().cards > 0 ? text.goOn : text.begin, () => store.next()];
    default:
      return isOver(store) ? [text.next, () => store.next()] : [text.skip, () => store.skip()];
  }
}

function isOver({ phase, solving }: PracticeStore): boolean {
  const { value } = phase;
  return value.kind === 'ending' ? value.exam.results.value.length > 0 : solving.isOver.value;
}

function ExamStage({ exam, game }: { exam: EndingExam; game: GameName }) {
  return (
    <PlayStage
      game={game}
      view={exam.view.value}
      below="first"
      active={exam.phase.value.kind === 'playing'}
      pointers={[]}
      play={(move) => exam.play(move)}
    />
  );
}
