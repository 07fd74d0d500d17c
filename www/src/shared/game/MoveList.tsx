import { useCurrentInView } from '@chariot/board/ui';
import { type ResultOnPage, resultSign } from '@chariot/board/words';
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
  const plies = head?.history.length ?? 0;
  const at = record.shown.value?.history.length ?? 0;
  const look = (ply: number): void => void record.lookAt(ply);

  useCurrentInView(list, at);

  const text = words.value;
  return (
    <section class="moves" aria-label={text.moves}>
      <ol class="move-list" ref={list}>
        {head && plies > 0 ? (
          rows(head.startToMove === 'second', plies).map((row) => (
            <li key={row[0] ?? row[1]}>
              <span class="move-number">
                {head.startMoveNumber + Math.floor(((row[0] ?? row[1] ?? 0) + offset(head)) / 2)}
              </span>
              {row.map((ply) =>
                ply === undefined ? (
                  <span key="gap" class="move-gap">
                    …
                  </span>
                ) : (
                  <button
                    type="button"
                    key={ply}
                    class="move"
                    aria-current={ply + 1 === at ? 'step' : undefined}
                    onClick={() => look(ply + 1)}
                  >
                    {head.history[ply]?.text}
                  </button>
                ),
              )}
            </li>
          ))
        ) : (
          <li class="moves-none">{text.noMoves}</li>
        )}
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

const offset = (head: { startToMove: string }): number => (head.startToMove === 'second' ? 1 : 0);

/** Plies in rows of two; the first place is empty if the second side began. */
function rows(secondBegan: boolean, plies: number): (number | undefined)[][] {
  const all: (number | undefined)[] = Array.from({ length: plies }, (_, ply) => ply);
  if (secondBegan) all.unshift(undefined);
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, row) =>
    all.slice(row * 2, row * 2 + 2),
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
  const ply = view.history.length - 1;
  const number = view.startMoveNumber + Math.floor((ply + offset(view)) / 2);
  const sign = (ply + offset(view)) % 2 === 0 ? '.' : '…';
  return `${number}${sign} ${view.history[ply]?.text ?? ''}`;
}
