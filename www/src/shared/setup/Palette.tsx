import type { Skin } from '@chariot/board/parts';
import type { SideName } from '@chariot/protocol';
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { setUpWords } from './i18n/index.ts';

/** The piece that a click places; `null` removes. */
export type Tool = { side: SideName; kind: string } | null;

interface PaletteProps {
  skin: Skin;
  tool: Signal<Tool>;
  /** Called when a piece was dragged to a square. */
  put(square: string, piece: { side: SideName; kind: string }): void;
}

const SIDES: readonly SideName[] = ['first', 'second'];

/** Pieces to place, by click or drag. */
export function Palette({ skin, tool, put }: PaletteProps) {
  const text = words.value;
  const own = setUpWords.value;
  const ghost = useRef<HTMLDivElement | null>(null);

  const follow = (event: PointerEvent, piece: NonNullable<Tool>): void => {
    const button = event.currentTarget as HTMLElement;
    if (!button.hasPointerCapture(event.pointerId) || !ghost.current) return;
    tool.value = piece;
    ghost.current.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    ghost.current.hidden = false;
  };

  const letGo = (event: PointerEvent, piece: NonNullable<Tool>): void => {
    const dragged = ghost.current?.hidden === false;
    if (ghost.current) ghost.current.hidden = true;
    if (!dragged) return;
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const square = target?.closest<HTMLElement>('[data-square]')?.dataset.square;
    if (square) put(square, piece);
  };

  const chosen = tool.value;
  return (
    <fieldset class={`palette ${skin.game}`} style={{ '--kinds': skin.kinds.length + 1 }}>
      <legend class="visually-hidden">{own.pieces}</legend>
      {SIDES.map((side) => (
        <div class="palette-row" key={side}>
          {skin.kinds.map((kind) => {
            const piece = { side, kind };
            return (
              <button
                type="button"
                key={kind}
                class={`palette-piece ${side}`}
                aria-label={text.games[skin.game].piece(side, kind)}
                aria-pressed={chosen?.side === side && chosen.kind === kind}
                onClick={() => {
                  tool.value = piece;
                }}
                onPointerDown={(event) => {
                  if (event.isPrimary && event.button === 0) {
                    event.currentTarget.setPointerCapture(event.pointerId);
                  }
                }}
                onPointerMove={(event) => follow(event, piece)}
                onPointerUp={(event) => letGo(event, piece)}
                onPointerCancel={() => {
                  if (ghost.current) ghost.current.hidden = true;
                }}
              >
                <skin.Piece side={side} kind={kind} />
              </button>
            );
          })}
          {side === 'first' && (
            <button
              type="button"
              class="palette-eraser"
              aria-label={own.remove}
              title={own.remove}
              aria-pressed={chosen === null}
              onClick={() => {
                tool.value = null;
              }}
            >
              <Icon name="remove" />
            </button>
          )}
        </div>
      ))}
      <div class={`palette-ghost ${chosen?.side ?? ''}`} ref={ghost} hidden aria-hidden="true">
        {chosen && <skin.Piece side={chosen.side} kind={chosen.kind} />}
      </div>
    </fieldset>
  );
}
