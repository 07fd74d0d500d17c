import type { NotatedMove, SideName } from '@chariot/protocol';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './promotion.css';
import { type Geometry, placeOf } from './geometry.ts';
import type { Skin } from './skin.ts';

interface PromotionProps {
  geometry: Geometry;
  skin: Skin;
  side: SideName;
  /** Moves that differ in the promotion only. */
  candidates: readonly NotatedMove[];
  choose(move: NotatedMove): void;
  /** On Escape, or a click elsewhere on the page. */
  cancel(): void;
}

/** The choice of a promotion piece, over its square. */
export function Promotion({ geometry, skin, side, candidates, choose, cancel }: PromotionProps) {
  const list = useRef<HTMLDivElement | null>(null);
  const place = placeOf(geometry, candidates[0]?.to ?? '');
  const { words } = skin.speech;

  // Before the first paint, so that no key reaches the board below.
  useLayoutEffect(() => {
    const before = focused(list.current);
    list.current?.querySelector('button')?.focus();
    // The press that opened this is still bubbling.
    const opened = performance.now();
    const outside = (event: PointerEvent): void => {
      if (event.timeStamp > opened) cancel();
    };
    addEventListener('pointerdown', outside);
    return () => {
      removeEventListener('pointerdown', outside);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [cancel]);

  const keyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const buttons: (Element | null)[] = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = buttons.indexOf(focused(list.current));
    const focus = (index: number): void => {
      const button = buttons[(index + buttons.length) % buttons.length];
      if (button instanceof HTMLElement) button.focus();
    };
    const step =
      event.key === 'ArrowDown' || event.key === 'ArrowRight'
        ? 1
        : event.key === 'ArrowUp' || event.key === 'ArrowLeft'
          ? -1
          : 0;
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Tab') focus(current + (event.shiftKey ? -1 : 1));
    else if (step !== 0) focus(current + step);
    else return;
    event.preventDefault();
  };

  if (!place) return null;
  const below = place.row >= geometry.ranks / 2;
  return (
    <div class="promotion" onPointerDown={(event) => event.stopPropagation()}>
      <button type="button" class="promotion-backdrop" tabIndex={-1} onClick={cancel}>
        <span class="visually-hidden">{words.cancel}</span>
      </button>
      <div
        class={`promotion-choices ${below ? 'from-below' : ''}`}
        ref={list}
        role="dialog"
        aria-modal="true"
        aria-label={words.promotion}
        style={{ '--column': place.column }}
        onKeyDown={keyDown}
      >
        {candidates.map((move) => {
          const kind = move.promotion ?? '';
          return (
            <button
              type="button"
              key={kind}
              class={side}
              aria-label={words.games[skin.game].kind(side, kind)}
              onClick={() => choose(move)}
            >
              <skin.Piece side={side} kind={kind} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The focused element in the document or shadow tree around `element`. */
function focused(element: HTMLElement | null): Element | null {
  const root = element?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
