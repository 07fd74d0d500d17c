import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { IconButton } from '../ui/controls.tsx';
import { useCurrentInView } from '../ui/inView.ts';
import type { GameRecord } from './record.ts';
import { sideAfter } from './turns.ts';

const OWN_ARROWS = 'input, summary, dialog, [role="grid"], [role="dialog"]';

/** The moves of a game in rows of two; a click shows a position, and so do keys ({@link useLookingBack}). */
export function MoveList({ record }: { record: GameRecord }) {
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
      </ol>
      <div class="move-buttons">
        <IconButton
          icon="first"
          label={text.firstPosition}
          disabled={at === 0}
          onClick={() => look(0)}
        />
        <IconButton
          icon="previous"
          label={text.previous}
          disabled={at === 0}
          onClick={() => look(at - 1)}
        />
        <IconButton
          icon="next"
          label={text.next}
          disabled={at >= plies}
          onClick={() => look(at + 1)}
        />
        <IconButton
          icon="last"
          label={text.lastPosition}
          disabled={!record.lookingBack.value}
          onClick={() => look(plies)}
        />
      </div>
    </section>
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

/** Arrow keys, Home and End step through the positions, except in boards, fields and dialogs, which use them too. */
export function useLookingBack(record: GameRecord): void {
  const plies = record.head.value?.history.length ?? 0;
  const at = record.shown.value?.history.length ?? 0;
  useEffect(() => {
    const keyDown = (event: KeyboardEvent): void => {
      const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: plies }[event.key];
      if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      void record.lookAt(goal);
      event.preventDefault();
    };
    addEventListener('keydown', keyDown);
    return () => removeEventListener('keydown', keyDown);
  }, [record, at, plies]);
}

/** The number and side of the last move shown, such as `3.` or `3…`. */
export function moveLabel(record: GameRecord): string {
  const shown = record.shown.value;
  const last = shown?.history.at(-1);
  if (!shown || !last) return words.value.firstPosition;
  const ply = shown.history.length - 1;
  const number = shown.startMoveNumber + Math.floor((ply + offset(shown)) / 2);
  return `${number}${sideAfter(shown, ply) === 'first' ? '.' : '…'} ${last.text}`;
}
