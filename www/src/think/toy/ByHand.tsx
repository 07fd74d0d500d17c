import { useSignal } from '@preact/signals';
import { Figure } from '../Figure.tsx';
import { toyWords } from '../i18n/index.ts';
import { drawReplies, highest, lowest, minimax, type Replies } from './model.ts';
import { LARGEST, signed, ToyTree } from './ToyTree.tsx';

export const NAMES = ['A', 'B', 'C'] as const;

const FIRST: Replies = [
  [3, -2, 4],
  [1, 2, 5],
  [0, 4, -4],
];

/** Minimax by hand: the reader chooses for both sides, and the values climb. */
export function ByHand() {
  const text = toyWords.value;
  const replies = useSignal<Replies>(FIRST);
  /** The replies chosen so far, move by move. */
  const picked = useSignal<readonly number[]>([]);
  const chosen = useSignal<number | undefined>(undefined);
  const wrong = useSignal<string | null>(null);
  const rows = replies.value;
  const moves = rows.map((row) => minimax(row, false));
  const isDone = chosen.value !== undefined;
  const at = picked.value.length;
  const name = (move: number): string => NAMES[move] ?? '';

  const restart = (next: Replies): void => {
    replies.value = next;
    picked.value = [];
    chosen.value = undefined;
    wrong.value = null;
  };
  const solve = (): void => {
    picked.value = rows.map(lowest);
    chosen.value = highest(moves);
    wrong.value = null;
  };
  const setValue = (move: number, reply: number, value: number): void => {
    const next = rows.map((row, i) =>
      i === move ? row.map((old, j) => (j === reply ? value : old)) : row,
    );
    replies.value = next;
    wrong.value = null;
    if (isDone) {
      picked.value = next.map(lowest);
      chosen.value = highest(next.map((row) => minimax(row, false)));
    } else if (move < at) picked.value = picked.value.slice(0, move);
  };
  const pickEnd = (move: number, reply: number): void => {
    if (isDone || move !== at) return;
    const [value, least] = [rows[move]?.[reply] ?? 0, moves[move] ?? 0];
    if (value > least) wrong.value = text.tooGood(signed(value), signed(least));
    else {
      picked.value = [...picked.value, reply];
      wrong.value = null;
    }
  };
  const pickMove = (move: number): void => {
    if (isDone || at < rows.length) return;
    const best = highest(moves);
    if ((moves[move] ?? 0) < (moves[best] ?? 0)) {
      wrong.value = text.tooBad(
        name(move),
        signed(moves[move] ?? 0),
        name(best),
        signed(moves[best] ?? 0),
      );
    } else {
      chosen.value = move;
      wrong.value = null;
    }
  };
  const task = (): string => {
    if (wrong.value !== null) return wrong.value;
    if (chosen.value !== undefined)
      return text.byHandDone(name(chosen.value), signed(moves[chosen.value] ?? 0));
    return at < rows.length ? text.chooseReply(name(at)) : text.chooseMove;
  };
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
            values={moves.map((value, move) => (move < at ? value : undefined))}
            chosen={chosen.value}
            chosenReplies={picked.value}
            top={chosen.value === undefined ? undefined : minimax(rows)}
            onValue={setValue}
            onEnd={pickEnd}
            onMove={pickMove}
          />
          <p class="toy-buttons">
            <button type="button" class="quiet" disabled={isDone} onClick={solve}>
              {text.showMe}
            </button>
            <button
              type="button"
              class="quiet"
              onClick={() => restart(drawReplies(LARGEST, Math.random))}
            >
              {text.newNumbers}
            </button>
          </p>
        </>
      }
      tryThis={text.byHandTry}
      sources={['crates/ladder/src/minimax.rs#fn score']}
    >
      <p>{text.byHandText}</p>
    </Figure>
  );
}
