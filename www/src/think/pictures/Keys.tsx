import { NO_HAND } from '@chariot/board/parts';
import type { KeyAnatomy, KeyStep } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../shared/i18n/index.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useAnswer } from '../hooks.ts';
import { picturesWords } from '../i18n/index.ts';

/** The Zobrist key: pieces can be toggled, and two orders of moves lead to one key. */
export function Keys({ store }: ChapterProps) {
  const off = useSignal<ReadonlySet<string>>(new Set());
  const view = store.record.head.value;
  const text = picturesWords.value;
  const { piece: nameOf } = words.value.games[store.game];
  const value = useAnswer(store, 'key', view && { game: view.game }).value;
  useEffect(() => {
    void view;
    off.value = new Set();
  }, [view, off]);
  const key = value && keyWithout(value.anatomy, off.value);
  const changed = value && key ? flipped(value.anatomy.key, key) : new Set<number>();
  const toggle = (square: string): void => {
    const one = value?.anatomy.pieces.find(({ piece }) => piece.square === square);
    if (!one) return;
    if (one.number === undefined) {
      announce(text.keyKing);
      return;
    }
    const next = new Set(off.value);
    if (!next.delete(square)) next.add(square);
    off.value = next;
    announce(text.toggled(nameOf(one.piece.side, one.piece.kind), square, !next.has(square)));
  };
  const pieces = view?.pieces.filter(({ square }) => !off.value.has(square)) ?? [];
  return (
    <Figure
      title={text.keysTitle}
      picture={
        <div class="think-beside">
          <ShownBoard
            store={store}
            view={view}
            pieces={pieces}
            hand={{ ...NO_HAND, picks: false, press: toggle }}
            pointers={[...off.value].map((to) => ({ to, badge: '⊕', tone: 'accent' as const }))}
          />
          <div>
            <div class="pictures-bits" aria-hidden="true">
              {key &&
                bitsOf(key).map((bit, place) => (
                  <i
                    key={place}
                    class={`${bit ? 'is-set' : ''} ${changed.has(place) ? 'is-changed' : ''}`}
                  />
                ))}
            </div>
            <p class="pictures-key">
              <code data-value="key">{key}</code>
            </p>
            <p class="pictures-note" role="status">
              {off.value.size > 0 ? text.flippedBits(changed.size) : text.nothingFlipped}
            </p>
            {value && value.orders.length > 0 && (
              <>
                <p class="pictures-note">{text.orders}</p>
                {value.orders.map((steps) => (
                  <Order key={steps[0]?.key} steps={steps} />
                ))}
              </>
            )}
          </div>
        </div>
      }
      tryThis={text.keysTry}
      sources={[`crates/${store.game}/src/zobrist.rs`, 'crates/search/src/transposition/table.rs']}
    >
      <p>{text.keysText}</p>
    </Figure>
  );
}

function Order({ steps }: { steps: readonly KeyStep[] }) {
  return (
    <ol class="pictures-order">
      {steps.map(({ move, key }, place) => (
        <li key={key} class={place === steps.length - 1 ? 'is-last' : ''}>
          <span>{move.text}</span> <code>{key}</code>
        </li>
      ))}
    </ol>
  );
}

/** The bits of a key, highest first. */
export function bitsOf(key: string): boolean[] {
  return [...key].flatMap((digit) => {
    const value = Number.parseInt(digit, 16);
    return [8, 4, 2, 1].map((bit) => (value & bit) !== 0);
  });
}

/** The key without the pieces on some squares: their numbers are XORed out. */
export function keyWithout({ key, pieces }: KeyAnatomy, off: ReadonlySet<string>): string {
  return pieces
    .filter(({ piece }) => off.has(piece.square))
    .reduce((left, { number = '' }) => exclusiveOr(left, number), key);
}

/** Positions of the bits that differ, counted from the highest. */
export function flipped(one: string, other: string): Set<number> {
  const bits = bitsOf(exclusiveOr(one, other));
  return new Set(bits.flatMap((bit, place) => (bit ? [place] : [])));
}

function exclusiveOr(one: string, other: string): string {
  const value = BigInt(`0x${one || '0'}`) ^ BigInt(`0x${other || '0'}`);
  return value.toString(16).padStart(16, '0');
}
