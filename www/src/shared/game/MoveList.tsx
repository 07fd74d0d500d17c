import { useCurrentInView } from '@chariot/board/ui';
import { type ResultOnPage, resultSign } from '@chariot/board/words';
import { rowsOf } from '@chariot/game';
import type { GameName, View } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { useKeys } from '../keys/keys.ts';
import type { GameRecord } from './record.ts';
import { RecordSteps } from './StepButtons.tsx';
import { resultOf } from './said.ts';

interface MoveListProps {
  record: GameRecord;
  result?: ResultOnPage | undefined;
  /** Further buttons next to the step buttons. */
  children?: ComponentChildren;
}

/** The moves of a game in rows of two. A click or a key ({@link useLookingBack}) shows a position. */
export function MoveList({ record, result, children }: MoveListProps) {
  const list = useRef<HTMLOListElement | null>(null);
  const head = record.head.value;
  const at = record.shown.value?.history.length ?? 0;
  useCurrentInView(list, at);

  const text = words.value;
  return (
    <section class="moves" aria-label={text.moves}>
      <ol class="move-list" ref={list}>
        {head &&
          rowsOf(head).map((row) => (
            <li key={row.number}>
              <span class="move-number">{row.number}</span>
              {row.plies.map((ply) =>
                ply === null ? (
                  <span key="gap" class="move-gap">
                    …
                  </span>
                ) : (
                  <button
                    type="button"
                    key={ply}
                    class="move"
                    aria-current={ply + 1 === at ? 'step' : undefined}
                    onClick={() => void record.lookAt(ply + 1)}
                  >
                    {head.history[ply]?.text}
                  </button>
                ),
              )}
            </li>
          ))}
        {!head?.history.length && <li class="moves-none">{text.noMoves}</li>}
        {head && result && <Result game={head.game.game} result={result} />}
      </ol>
      <RecordSteps record={record}>{children}</RecordSteps>
    </section>
  );
}

function Result({ game, result }: { game: GameName; result: ResultOnPage }) {
  const { title, reason } = resultOf(game, result);
  return (
    <li class="move-result">
      <strong>{resultSign(result)}</strong> {words.value.ended(title, reason)}
    </li>
  );
}

/** Steps through the positions by arrow keys, Home and End. */
export function useLookingBack(record: GameRecord): void {
  const at = record.shown.value?.history.length ?? 0;
  const look = (ply: number) => () => void record.lookAt(ply);
  useKeys({
    previous: look(at - 1),
    next: look(at + 1),
    first: look(0),
    last: look(record.head.value?.history.length ?? 0),
  });
}

/** Number and side of the last move shown, such as `3.` or `3…`. */
export function moveLabel(record: GameRecord): string {
  const shown = record.shown.value;
  return shown?.history.length ? lastMoveLabel(shown) : words.value.firstPosition;
}

/** The last move with its number and side. */
export function lastMoveLabel(
  view: Pick<View, 'history' | 'startMoveNumber' | 'startToMove'>,
): string {
  const row = rowsOf(view).at(-1);
  const move = view.history.at(-1);
  return row && move ? `${row.number}${row.plies.length === 1 ? '.' : '…'} ${move.text}` : '';
}
