import { useSignal } from '@preact/signals';
import { Figure } from '../Figure.tsx';
import { toyWords } from '../i18n/index.ts';
import { NAMES } from './ByHand.tsx';
import { LookCount } from './LookCount.tsx';
import { type Decision, decisionsOf, drawReplies, lowest, type Replies, walk } from './model.ts';
import { type EndLook, LARGEST, signed, ToyTree } from './ToyTree.tsx';

const FIRST: Replies = [
  [2, 4, 1],
  [3, -2, 5],
  [0, 4, -3],
];

/** Alpha-beta by hand: the reader looks at one reply after the other, and cuts where a move cannot clear the fence. */
export function Cutting() {
  const text = toyWords.value;
  const replies = useSignal<Replies>(FIRST);
  const decisions = useSignal<readonly Decision[]>([]);
  const refused = useSignal(false);
  const rows = replies.value;
  const at = walk(rows, decisions.value);
  const isDone = at.move >= rows.length;
  const looks = at.looked.reduce((sum, count) => sum + count, 0);
  const ends = rows.flat().length;
  const name = NAMES[at.move] ?? '';

  const decide = (decision: Decision): void => {
    refused.value = decision === 'cut' && !at.mayCut;
    if (!refused.value) decisions.value = [...decisions.value, decision];
  };
  const restart = (next: Replies): void => {
    replies.value = next;
    decisions.value = [];
    refused.value = false;
  };
  const lookOf = (move: number, reply: number): EndLook =>
    reply < (at.looked[move] ?? 0) ? 'seen' : move < at.move ? 'cut' : 'unseen';
  const setValue = (move: number, reply: number, value: number): void => {
    const next = rows.map((row, i) =>
      i === move ? row.map((old, j) => (j === reply ? value : old)) : row,
    );
    replies.value = next;
    // A number that was seen may change what has to be seen.
    if (isDone && lookOf(move, reply) === 'seen') decisions.value = decisionsOf(next);
  };
  const task = (): string => {
    if (isDone && at.best) {
      const { move, value } = at.best;
      return text.cutDone(NAMES[move] ?? '', signed(value), looks, ends, at.needless);
    }
    const fence = at.best && signed(at.best.value);
    if (refused.value) {
      return fence === undefined
        ? text.noFence
        : text.cutTooEarly(name, at.worst === undefined ? undefined : signed(at.worst), fence);
    }
    if (fence === undefined) return text.firstMove(name);
    return at.worst === undefined
      ? text.nextMove(name, fence)
      : text.cutOrLook(name, signed(at.worst), fence);
  };
  const values = rows.map((row, move) => {
    const seen = row.slice(0, at.looked[move] ?? 0);
    return seen.length > 0 ? Math.min(...seen) : undefined;
  });
  const current = { move: at.move, reply: at.looked[at.move] ?? 0 };
  return (
    <Figure
      picture={
        <>
          <p class="toy-task" role="status">
            {task()}
          </p>
          <ToyTree
            replies={rows}
            names={NAMES}
            lookOf={lookOf}
            values={values}
            isBound={(move) => (at.looked[move] ?? 0) < (rows[move]?.length ?? 0)}
            chosen={isDone ? at.best?.move : undefined}
            chosenReplies={rows.map((row, move) =>
              move < at.move ? lowest(row.slice(0, at.looked[move] ?? 0)) : undefined,
            )}
            top={at.best?.value}
            fence={at.best && { value: at.best.value, from: at.best.move + (isDone ? 0 : 1) }}
            current={isDone ? undefined : current}
            reveals={isDone}
            onValue={setValue}
          />
          <p class="toy-buttons">
            <button type="button" class="primary" disabled={isDone} onClick={() => decide('look')}>
              {text.look}
            </button>
            <button type="button" class="quiet" disabled={isDone} onClick={() => decide('cut')}>
              {text.cut}
            </button>
            <button type="button" class="quiet" onClick={() => restart(rows)}>
              {text.again}
            </button>
            <button
              type="button"
              class="quiet"
              onClick={() => restart(drawReplies(LARGEST, Math.random))}
            >
              {text.newNumbers}
            </button>
          </p>
          {isDone && <LookCount looks={looks} ends={ends} isReaders={at.needless > 0} />}
        </>
      }
      tryThis={text.cutTry}
      sources={['crates/ladder/src/alpha_beta.rs#if alpha >= beta']}
    >
      <p>{text.cutText}</p>
    </Figure>
  );
}
