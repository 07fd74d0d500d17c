import { useEffect, useLayoutEffect } from 'preact/hooks';
import { PlayBoard } from '../board/PlayBoard.tsx';
import '../coach/coach.css';
import { Stage } from '../game/Stage.tsx';
import { endingCourseWords } from '../games/endings/i18n/index.ts';
import type { EndingIdea } from '../games/endings/i18n/words.ts';
import { words } from '../i18n/index.ts';
import { ExamPanel } from '../learn/endings/ExamPanel.tsx';
import type { EndingExam } from '../learn/endings/exam.ts';
import '../learn/learn.css';
import { SKINS } from '../pieces/index.ts';
import type { GameName } from '../protocol/index.ts';
import { PuzzlePanel } from '../puzzles/PuzzlePanel.tsx';
import { PuzzleStage } from '../puzzles/PuzzleStage.tsx';
import { announce } from '../ui/announce.tsx';
import { practiceWords } from './i18n/index.ts';
import { Overview } from './Overview.tsx';
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
      {phase.kind === 'ending' ? (
        <ExamStage exam={phase.exam} game={store.game} />
      ) : (
        <PuzzleStage solving={store.solving} />
      )}
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
      </section>
    </>
  );
}

function Content({ store }: { store: PracticeStore }) {
  const text = practiceWords.value;
  const phase = store.phase.value;
  switch (phase.kind) {
    case 'loading':
      return <p>{words.value.loading}</p>;
    case 'failed':
      return (
        <>
          <p>{text.failed}</p>
          <div class="buttons lesson-buttons">
            <button type="button" class="primary" onClick={() => void store.start()}>
              {words.value.retry}
            </button>
          </div>
        </>
      );
    case 'overview':
      return <Overview store={store} />;
    case 'puzzle':
      return (
        <PuzzlePanel solving={store.solving}>
          <OnButtons store={store} isOver={store.solving.isOver.value} />
        </PuzzlePanel>
      );
    case 'ending':
      return <Ending store={store} name={phase.name} exam={phase.exam} />;
    default:
      return phase satisfies never;
  }
}

/** An ending that is played against the tables. */
function Ending({ store, name, exam }: { store: PracticeStore; name: string; exam: EndingExam }) {
  const said: Readonly<Record<string, EndingIdea>> = endingCourseWords.value[store.game];
  const { title, idea } = said[name] ?? { title: name, idea: '' };
  useEffect(() => announce(`${title} ${idea}`), [title, idea]);
  return (
    <>
      <h2>{title}</h2>
      <p class="learn-idea">{idea}</p>
      <ExamPanel exam={exam} done={() => store.keepEnding(name, exam)} />
      <div class="buttons lesson-buttons">
        <OnButtons store={store} isOver={exam.results.value.length > 0} />
      </div>
    </>
  );
}

/** On to the next card, or back to the overview. The same buttons before and after, so that none takes the focus with it. */
function OnButtons({ store, isOver }: { store: PracticeStore; isOver: boolean }) {
  const text = practiceWords.value;
  return (
    <>
      <button
        key="on"
        type="button"
        class={isOver ? 'primary' : 'quiet'}
        onClick={() => void (isOver ? store.next() : store.skip())}
      >
        {isOver ? text.next : text.skip}
      </button>
      <button key="leave" type="button" class="quiet" onClick={() => store.leave()}>
        {text.leave}
      </button>
    </>
  );
}

function ExamStage({ exam, game }: { exam: EndingExam; game: GameName }) {
  const skin = SKINS[game].value;
  return (
    <Stage
      view={exam.view.value}
      below="first"
      skin={skin}
      board={(view, geometry) => (
        <PlayBoard
          geometry={geometry}
          skin={skin}
          view={view}
          active={exam.phase.value.kind === 'playing'}
          pointers={[]}
          play={(move) => exam.play(move)}
        />
      )}
    />
  );
}

/** Cards that are left today. */
export function countOf({ left }: PracticeStore): number {
  const { due, fresh, repeats } = left.value;
  return due.length + fresh.length + repeats.length;
}
