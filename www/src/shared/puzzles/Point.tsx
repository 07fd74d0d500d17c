import { useEffect, useState } from 'preact/hooks';
import { styled } from '../game/looks.ts';
import { words } from '../i18n/index.ts';
import type { Explanation } from '../tutor/explain.ts';
import { tutorWords } from '../tutor/i18n/index.ts';
import { pageTutor } from '../tutor/point.ts';
import { numberedMoves, pointOf } from '../tutor/sentences.ts';
import { puzzleWords } from './i18n/index.ts';
import type { Solving } from './solving.ts';

/**
 * The gain of a finished puzzle's line, and its motifs in words; nothing while they are unknown. A line that ends before
 * its mate goes on to it on the board.
 */
export function Point({ solving }: { solving: Solving }) {
  const point = usePoint(solving);
  const sentences = point ? pointOf(point, words.value.games[solving.game], tutorWords.value) : [];
  const { moves = [], gain } = point?.better ?? {};
  const plies = solving.task.value?.moves.length ?? 0;
  const further = moves.slice(plies, gain?.plies);
  const head = solving.record.head.value;
  const mate = gain?.winsGame ? further.map(({ uci }) => uci).join(' ') : '';
  useEffect(() => {
    if (mate) solving.playOn(mate.split(' '));
  }, [solving, mate]);
  return (
    <div class="puzzle-point" role="status">
      {head && further.length > 0 && (
        <p>
          {puzzleWords.value.goesOn(
            numberedMoves(
              head,
              plies,
              further.map(({ text }) => text),
            ),
          )}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function usePoint({ game, task: { value: task } }: Solving): Explanation | null {
  const [point, setPoint] = useState<Explanation | null>(null);
  useEffect(() => {
    setPoint(null);
    if (!task) return undefined;
    const tutor = pageTutor();
    const aim = task.packed?.motifs.includes(MATE) ? 'mate' : 'gain';
    tutor.pointBeyond(styled({ game, start: task.fen, moves: [] }), task.moves, aim).then(
      (found) => found && setPoint(found),
      // Without the explaining engine the theme alone is named.
      () => {},
    );
    return () => tutor.end();
  }, [game, task]);
  return point;
}

/** Theme of the puzzles that end in mate. */
const MATE = 'mate';
