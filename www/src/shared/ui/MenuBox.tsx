import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import './menu.css';

interface MenuBoxProps {
  label: string;
  /** The button that opened the menu. */
  button: RefObject<HTMLElement | null>;
  close(): void;
  children: ComponentChildren;
}

/** An open menu, next to its button. Its items are buttons. */
export function MenuBox({ label, button, close, children }: MenuBoxProps) {
  const list = useRef<HTMLDivElement | null>(null);
  useAway(list, button, close);
  return (
    <div
      class="menu"
      ref={list}
      role="menu"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Tab') {
          event.preventDefault();
          event.stopPropagation();
          close();
        } else walk(event);
      }}
    >
      {children}
    </div>
  );
}

/** Moves the focus by arrow keys, Home and End. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  const last = items.length - 1;
  const goal = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (goal === undefined) return;
  items[goal]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** Places the menu next to its button. A press elsewhere or a resize closes it. */
function useAway(
  list: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useLayoutEffect(() => {
    const box = button.current?.getBoundingClientRect();
    const { current } = list;
    if (!box || !current) return;
    current.style.right = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`;
    if (box.top > innerHeight - box.bottom) current.style.bottom = `${innerHeight - box.top + 4}px`;
    else current.style.top = `${box.bottom + 4}px`;
    current.querySelector('button')?.focus();
  }, [list, button]);
  useEffect(() => {
    const press = ({ target }: Event): void => {
      const isInside = [list, button].some(({ current }) => current?.contains(target as Node));
      if (!isInside) close();
    };
    addEventListener('pointerdown', press);
    addEventListener('resize', close);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('resize', close);
    };
  }, [list, button, close]);
}
