import type { Pointer } from '@chariot/board/parts';
import { Button } from '@chariot/board/ui';
import type { EngineClient } from '@chariot/engine/client';
import { other } from '@chariot/game';
import type { NotatedMove, View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type LessonSource, openLesson } from '../shared/game/handover.ts';
import { lastMoveLabel } from '../shared/game/MoveList.tsx';
import { PlayStage } from '../shared/game/PlayStage.tsx';
import { words } from '../shared/i18n/index.ts';
import { numberedMoves } from '../shared/tutor/numbered.ts';
import { announce } from '../shared/ui/announce.tsx';
import '../shared/styles/lesson.css';
import '../shared/styles/progress.css';
import { coachWords } from './i18n/index.ts';
import { Lesson } from './lesson.ts';

export { coachWordsReady } from './i18n/index.ts';

/** Moves of the solution to write out. */
const SHOWN = 6;

export function LessonView({ engine, source }: { engine: EngineClient; source: LessonSource }) {
  const [lesson, setLesson] = useState(() => new Lesson(engine, source));
  useEffect(() => () => lesson.end(), [lesson]);
  const { game } = source.game;
  const told = tellOf(lesson);
  useEffect(() => announce(told), [told]);
  const text = coachWords.value;
  const { sides } = words.value.games[game];
  const phase = lesson.phase.value;
  const side = lesson.source.side;
  const begin = (side: LessonSource['side']): void =>
    setLesson(new Lesson(engine, { ...source, side }));
  const isSolving = ['asking', 'next', 'checking'].includes(phase.kind);
  const isLast = lesson.index.value + 1 >= lesson.mistakes.value.length;
  return (
    <>
      <PlayStage
        game={game}
        view={lesson.view.value}
        below={side}
        active={lesson.mayMove.value}
        pointers={pointersOf(lesson)}
        play={(move) => lesson.play(move)}
      />
      <section class="panel lesson" aria-label={words.value.learn}>
        <header class={`status ${phase.kind === 'checking' ? 'is-busy' : ''}`}>
          <h1>{words.value.learn}</h1>
          {lesson.mistake.value && phase.kind !== 'over' && (
            <p>{text.mistakeOf(lesson.index.value + 1, lesson.mistakes.value.length)}</p>
          )}
        </header>
        {phase.kind === 'searching' && <progress value={phase.done} max={1} aria-label={told} />}
        <Outcomes lesson={lesson} />
        <p class={`lesson-told is-${phase.kind}`}>{told}</p>
        <div class="buttons lesson-buttons">
          {isSolving && (
            <>
              <Button onClick={() => void lesson.solve()}>{text.viewSolution}</Button>
              <Button onClick={() => lesson.next()}>{text.skip}</Button>
            </>
          )}
          {(phase.kind === 'found' || phase.kind === 'shown') && (
            <Button primary onClick={() => lesson.next()}>
              {isLast ? text.finish : text.next}
            </Button>
          )}
          {phase.kind === 'over' && (
            <>
              {lesson.mistakes.value.length > 0 && (
                <Button onClick={() => begin(side)}>{text.again}</Button>
              )}
              <Button onClick={() => begin(other(side))}>
                {text.otherSide(sides[other(side)])}
              </Button>
            </>
          )}
          <Button
            primary={phase.kind === 'over'}
            onClick={() => {
              openLesson.value = null;
            }}
          >
            {phase.kind === 'over' ? words.value.done : text.leave}
          </Button>
        </div>
      </section>
    </>
  );
}

/** A dot for each mistake, coloured by outcome. */
function Outcomes({ lesson }: { lesson: Lesson }) {
  const text = coachWords.value;
  const isOver = lesson.phase.value.kind === 'over';
  return (
    <ol class="lesson-dots">
      {lesson.outcomes.value.map((outcome, at) => (
        <li
          key={at}
          class={`is-${outcome}`}
          aria-current={!isOver && at === lesson.index.value ? 'step' : undefined}
        >
          <span class="visually-hidden">{text.outcomes[outcome]}</span>
        </li>
      ))}
    </ol>
  );
}

function tellOf(lesson: Lesson): string {
  const text = coachWords.value;
  const phase = lesson.phase.value;
  const mistake = lesson.mistake.value;
  const side = words.value.games[lesson.source.game.game].sides[lesson.source.side];
  switch (phase.kind) {
    case 'searching':
      return text.searching(Math.floor(phase.done * 100));
    case 'failed':
      return text.failed;
    case 'asking': {
      if (phase.tried) return (phase.again ? text.playedAgain : text.notBest)(phase.tried);
      if (!mistake) return '';
      const played = { ...mistake.view, history: [...mistake.view.history, mistake.played] };
      return text.findBetter(lastMoveLabel(played), side);
    }
    case 'checking':
      return text.checking;
    case 'next':
      return text.goodNext(phase.reply);
    case 'found':
      return text.found;
    case 'shown':
      return text.bestWas(numbered(phase.view, phase.line.slice(0, SHOWN)));
    case 'over': {
      const { value } = lesson.outcomes;
      if (value.length === 0) return text.noMistakes(side);
      const count = (wanted: string): number => value.filter((one) => one === wanted).length;
      return text.counts(count('found'), value.length, count('shown'), count('skipped'));
    }
    default:
      return phase satisfies never;
  }
}

/** Moves with their numbers: `3… Qxd5 4. Nd2`. */
function numbered(view: View, line: readonly NotatedMove[]): string {
  const texts = line.map(({ text }) => text);
  return numberedMoves(view, view.history.length, texts).join(' ');
}

/** An arrow for the move played in the game, or for the best one. */
function pointersOf(lesson: Lesson): Pointer[] {
  const phase = lesson.phase.value;
  const mistake = lesson.mistake.value;
  if (phase.kind === 'shown') {
    const [best] = phase.line;
    return best ? [{ from: best.from, to: best.to, tone: 'good' }] : [];
  }
  if (phase.kind !== 'asking' || !mistake || lesson.view.value !== mistake.view) return [];
  return [{ from: mistake.played.from, to: mistake.played.to, tone: 'bad' }];
}
