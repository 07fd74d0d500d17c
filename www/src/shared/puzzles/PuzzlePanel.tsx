import type { Pointer } from '@chariot/board/parts';
import { Button } from '@chariot/board/ui';
import type { NotatedMove } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { analyse } from '../game/handover.ts';
import { useLookingBack } from '../game/MoveList.tsx';
import { PlayStage } from '../game/PlayStage.tsx';
import { pieceNamed } from '../game/said.ts';
import { words } from '../i18n/index.ts';
import { numberedMoves } from '../tutor/sentences.ts';
import { WhyWrong } from '../tutor/WhyWrong.tsx';
import { announce } from '../ui/announce.tsx';
import { motifNames, puzzleWords } from './i18n/index.ts';
import { Point } from './Point.tsx';
import type { Solving } from './solving.ts';

interface PuzzlePanelProps {
  solving: Solving;
  /** Further buttons, such as the one to the next puzzle. */
  children?: ComponentChildren;
}

export function PuzzlePanel({ solving, children }: PuzzlePanelProps) {
  const told = tellOf(solving);
  useEffect(() => announce(told), [told]);
  const text = puzzleWords.value;
  const head = solving.record.head.value;
  const phase = solving.phase.value;
  const isOver = solving.isOver.value;
  return (
    <>
      <p class={`lesson-told is-${phase.kind}`}>{told}</p>
      {isOver && (
        <>
          <About solving={solving} />
          <Point solving={solving} />
        </>
      )}
      <div class="buttons lesson-buttons">
        {solving.mayMove.value && (
          <>
            <Button onClick={() => solving.help()}>{words.value.hint}</Button>
            <Button onClick={() => solving.showSolution()}>{text.solution}</Button>
          </>
        )}
        {children}
        {isOver && head && (
          <>
            <Button onClick={() => void solving.again()}>{text.again}</Button>
            <Button onClick={() => analyse({ game: head.game, ply: 0, below: solving.side.value })}>
              {words.value.views.analysis}
            </Button>
          </>
        )}
      </div>
      <WhyWrong
        wrong={phase.kind === 'wrong' ? phase : null}
        below={solving.side.value}
        atOnce
        secret={solving.expected.value}
      />
    </>
  );
}

function About({ solving }: { solving: Solving }) {
  const text = puzzleWords.value;
  const packed = solving.task.value?.packed;
  if (!packed) return null;
  const about = [text.ratedAt(packed.rating), ...motifNames(packed.motifs)];
  return <p class="puzzle-about">{about.join(' · ')}</p>;
}

function tellOf(solving: Solving): string {
  const text = puzzleWords.value;
  const phase = solving.phase.value;
  const goal = solving.task.value?.goal ?? 'win';
  const side = words.value.games[solving.game].sides[solving.side.value];
  const hint = hinted(solving);
  if (hint) {
    const pieces = solving.record.head.value?.pieces ?? [];
    return solving.hint.value === 'piece'
      ? text.hintPiece(pieceNamed(solving.game, pieces, hint.from))
      : text.hintMove(hint.text);
  }
  switch (phase.kind) {
    case 'loading':
      return words.value.loading;
    case 'drawing':
      return text.drawing;
    case 'failed':
      return text.failed;
    case 'none':
      return text.none;
    case 'find':
      return text.find[goal](side);
    case 'next':
      return text.goodNext(phase.reply);
    case 'wrong':
      return text.wrong[goal](phase.move.text);
    case 'checking':
      return text.checking;
    case 'solved':
      return solving.isMissed.value ? text.solvedAfterAll : text.solved;
    case 'shown':
      return text.shown(playedIn(solving));
    default:
      return phase satisfies never;
  }
}

/** The moves of the solution so far, with their numbers. */
function playedIn({ record, task }: Solving): string[] {
  const head = record.head.value;
  const solution = head?.history.slice(0, task.value?.moves.length) ?? [];
  return head
    ? numberedMoves(
        head,
        0,
        solution.map(({ text }) => text),
      )
    : [];
}

/** The board of a puzzle. `isShut`: no move can be made now. */
export function PuzzleStage({ solving, isShut = false }: { solving: Solving; isShut?: boolean }) {
  useLookingBack(solving.record);
  return (
    <PlayStage
      game={solving.game}
      view={solving.record.shown.value}
      below={solving.side.value}
      active={solving.mayMove.value && !isShut}
      pointers={pointersOf(solving)}
      play={(move) => solving.play(move)}
    />
  );
}

/** The next move of the line, if a hint is shown. */
export function hinted({ hint, record, expected, mayMove }: Solving): NotatedMove | undefined {
  if (hint.value === 'none' || !mayMove.value) return undefined;
  return record.head.value?.moves.find(({ uci }) => uci === expected.value);
}

function pointersOf(solving: Solving): Pointer[] {
  const move = hinted(solving);
  if (!move) return [];
  const { from, to } = move;
  if (solving.hint.value === 'piece') return [{ to: from, badge: '?', tone: 'good' }];
  return [{ from, to, tone: 'good' }];
}
