import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Pointer } from '../board/Overlay.tsx';
import { PlayBoard } from '../board/PlayBoard.tsx';
import '../coach/coach.css';
import { analyse } from '../game/handover.ts';
import { useLookingBack } from '../game/MoveList.tsx';
import { Stage } from '../game/Stage.tsx';
import { words } from '../i18n/index.ts';
import { SKINS } from '../pieces/index.ts';
import type { NotatedMove } from '../protocol/index.ts';
import { LazyWhyPanel } from '../tutor/lazyWhyPanel.ts';
import type { LinePosition } from '../tutor/why.ts';
import { announce } from '../ui/announce.tsx';
import { Filters } from './Filters.tsx';
import { motifName, puzzleWords } from './i18n/index.ts';
import type { PuzzleStore } from './store.ts';

/** A puzzle, and what to do with it. */
export function PuzzlesView({ store }: { store: PuzzleStore }) {
  useLayoutEffect(() => {
    void store.start();
    return () => store.pause();
  }, [store]);
  useLookingBack(store.record);
  const told = tellOf(store);
  useEffect(() => announce(told), [told]);
  const text = puzzleWords.value;
  const skin = SKINS[store.game].value;
  const phase = store.phase.value;
  const head = store.record.head.value;
  const isOver = phase.kind === 'solved' || phase.kind === 'shown';
  return (
    <>
      <Stage
        view={store.record.shown.value}
        below={store.side.value}
        skin={skin}
        board={(shown, geometry) => (
          <PlayBoard
            geometry={geometry}
            skin={skin}
            view={shown}
            active={store.mayMove.value}
            pointers={pointersOf(store)}
            play={(move) => store.play(move)}
          />
        )}
      />
      <section class="panel lesson puzzles" aria-label={words.value.views.puzzles}>
        <header class={`status ${phase.kind === 'checking' ? 'is-busy' : ''}`}>
          <h1>{words.value.views.puzzles}</h1>
          <p>{text.counts(countsOf(store))}</p>
        </header>
        <p class={`lesson-told is-${phase.kind}`}>{told}</p>
        {isOver && <About store={store} />}
        <div class="buttons lesson-buttons">
          {phase.kind === 'failed' && (
            <button type="button" class="primary" onClick={() => void store.start()}>
              {words.value.retry}
            </button>
          )}
          {store.mayMove.value && (
            <>
              <button type="button" class="quiet" onClick={() => store.help()}>
                {words.value.hint}
              </button>
              <button type="button" class="quiet" onClick={() => store.showSolution()}>
                {text.solution}
              </button>
            </>
          )}
          {head && (
            <button
              type="button"
              class={isOver ? 'primary' : 'quiet'}
              onClick={() => void store.next()}
            >
              {isOver ? text.next : text.skip}
            </button>
          )}
          {isOver && head && (
            <>
              <button type="button" class="quiet" onClick={() => void store.again()}>
                {text.again}
              </button>
              <button
                type="button"
                class="quiet"
                onClick={() => analyse({ game: head.game, ply: 0, below: store.side.value })}
              >
                {words.value.views.analysis}
              </button>
            </>
          )}
        </div>
        <WhyWrong store={store} />
        <Filters store={store} />
      </section>
    </>
  );
}

/** Why the move that was tried is not right. */
function WhyWrong({ store }: { store: PuzzleStore }) {
  const shown = useSignal<LinePosition | null>(null);
  const phase = store.phase.value;
  if (phase.kind !== 'wrong') return null;
  return (
    <LazyWhyPanel
      key={phase.game.moves.join()}
      game={phase.game}
      move={phase.move}
      shown={shown}
      askTables={noTables}
      ownBoard={store.side.value}
    />
  );
}

/** The search says enough: a puzzle has one winning move. */
const noTables = (): Promise<null> => Promise.resolve(null);

/** What a solved puzzle was about, and how hard it was. */
function About({ store }: { store: PuzzleStore }) {
  const text = puzzleWords.value;
  const puzzle = store.puzzle.value;
  if (!puzzle) return null;
  const about = puzzle.motifs.map(motifName).filter(Boolean);
  return <p class="puzzle-about">{[text.difficultyOf(puzzle.difficulty), ...about].join(' · ')}</p>;
}

function countsOf({ progress, puzzles }: PuzzleStore): { solved: number; all: number } {
  const outcomes = Object.values(progress.done.value.outcomes);
  const solved = outcomes.filter((outcome) => outcome === 'solved').length;
  return { solved, all: puzzles.value.length };
}

/** What the panel says now. */
function tellOf(store: PuzzleStore): string {
  const text = puzzleWords.value;
  const phase = store.phase.value;
  const side = words.value.games[store.game].sides[store.side.value];
  const hint = hinted(store);
  if (hint)
    return store.hint.value === 'piece' ? text.hintPiece(hint.from) : text.hintMove(hint.text);
  switch (phase.kind) {
    case 'loading':
      return words.value.loading;
    case 'failed':
      return text.failed;
    case 'none':
      return text.none;
    case 'find':
      return text.find(side);
    case 'next':
      return text.goodNext(phase.reply);
    case 'wrong':
      return text.wrong(phase.move.text);
    case 'checking':
      return text.checking;
    case 'solved':
      return store.isMissed.value ? text.solvedAfterAll : text.solved;
    case 'shown':
      return text.shown;
    default:
      return phase satisfies never;
  }
}

/** The move of the line, if a hint is wanted. */
function hinted({ hint, record, expected, mayMove }: PuzzleStore): NotatedMove | undefined {
  if (hint.value === 'none' || !mayMove.value) return undefined;
  return record.head.value?.moves.find(({ uci }) => uci === expected.value);
}

/** What a hint points to. */
function pointersOf(store: PuzzleStore): Pointer[] {
  const move = hinted(store);
  if (!move) return [];
  const { from, to } = move;
  if (store.hint.value === 'piece') return [{ to: from, badge: '?', tone: 'good' }];
  return [{ from, to, tone: 'good' }];
}
