import { useSignal } from '@preact/signals';
import { Figure } from '../Figure.tsx';
import { toyWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { NAMES } from './ByHand.tsx';
import { LookCount } from './LookCount.tsx';
import {
  asGiven,
  decisionsOf,
  fewestLooks,
  inOrder,
  lowest,
  type Order,
  type Replies,
  sorted,
  toFront,
  walk,
} from './model.ts';
import { signed, ToyTree } from './ToyTree.tsx';

const FIRST: Replies = [
  [4, 1, -3],
  [5, 2, -1],
  [3, 4, 2],
];

/** A middlegame in round numbers: moves of each side, and plies. */
const MIDDLEGAME = { moves: 30, plies: 6 };

/** The same tree in another order: what is brought to the front is looked at first. */
export function Ordering() {
  const text = toyWords.value;
  const replies = useSignal<Replies>(FIRST);
  const order = useSignal<Order>(asGiven(FIRST));
  const rows = inOrder(replies.value, order.value);
  const at = walk(rows, decisionsOf(rows));
  const looks = at.looked.reduce((sum, count) => sum + count, 0);
  const ends = rows.flat().length;
  const names = order.value.map(({ move }) => NAMES[move] ?? '');
  const least = fewestLooks(rows.length, 2);
  const { moves, plies } = MIDDLEGAME;
  return (
    <Figure
      picture={
        <>
          <p class="toy-task" role="status">
            {looks === least
              ? text.orderBest(looks, ends)
              : text.orderTask(
                  looks,
                  ends,
                  names[at.best?.move ?? 0] ?? '',
                  signed(at.best?.value ?? 0),
                )}
          </p>
          <ToyTree
            replies={rows}
            names={names}
            lookOf={(move, reply) => (reply < (at.looked[move] ?? 0) ? 'seen' : 'cut')}
            values={rows.map((row, move) => Math.min(...row.slice(0, at.looked[move] ?? 0)))}
            isBound={(move) => (at.looked[move] ?? 0) < (rows[move]?.length ?? 0)}
            chosen={at.best?.move}
            chosenReplies={rows.map((row, move) => lowest(row.slice(0, at.looked[move] ?? 0)))}
            top={at.best?.value}
            reveals={true}
            onValue={(move, reply, value) => {
              const place = order.value[move];
              replies.value = replies.value.map((row, i) =>
                i === place?.move
                  ? row.map((old, j) => (j === place.replies[reply] ? value : old))
                  : row,
              );
            }}
            onEnd={(move, reply) => {
              order.value = toFront(order.value, move, reply);
            }}
            onMove={(move) => {
              order.value = toFront(order.value, move);
            }}
          />
          <p class="toy-buttons">
            <button
              type="button"
              class="quiet"
              onClick={() => {
                order.value = sorted(replies.value, 'best');
              }}
            >
              {text.bestFirst}
            </button>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                order.value = sorted(replies.value, 'worst');
              }}
            >
              {text.worstFirst}
            </button>
          </p>
          <LookCount looks={looks} ends={ends} />
        </>
      }
      tryThis={text.orderTry}
      sources={[
        'crates/ladder/src/guided.rs#fn in_order',
        'crates/search/src/ordering/move_picker.rs',
      ]}
    >
      <p>
        {text.orderText(moves, plies, counted(moves ** plies), counted(fewestLooks(moves, plies)))}
      </p>
    </Figure>
  );
}
