import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { showsEngine } from '../shared/ui/settings.ts';
import { dialogWords } from './i18n/index.ts';
import './menu.css';
import type { PlayStore } from './store.ts';
import { linkOf, storeText } from './written.ts';

export { dialogWordsReady } from './i18n/index.ts';

/** Milliseconds that "Copied" is shown. */
const SEEN = 900;

interface MenuListProps {
  store: PlayStore;
  button: RefObject<HTMLElement | null>;
  close(): void;
}

/** The open menu, next to its button. */
export function MenuList({ store, button, close }: MenuListProps) {
  const list = useRef<HTMLDivElement | null>(null);
  const [copied, setCopied] = useState('');
  /** Text that the clipboard refused, to be copied by hand. */
  const [refused, setRefused] = useState<string | null>(null);
  const text = dialogWords.value;
  useAway(list, button, close);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(close, SEEN);
    return () => clearTimeout(timer);
  }, [copied, close]);

  const copy = async (name: string, content: string | Promise<string>): Promise<void> => {
    const written = await content;
    try {
      await navigator.clipboard.writeText(written);
      setCopied(name);
      announce(name === 'link' ? dialogWords.value.linkCopied : words.value.copied);
    } catch {
      setRefused(written);
    }
  };
  // Phones have a share sheet; elsewhere the link is copied.
  const hasSheet = matchMedia('(pointer: coarse)').matches && 'share' in navigator;
  const share = async (): Promise<void> => {
    const url = await linkOf(store);
    if (hasSheet) {
      close();
      await navigator.share({ url }).catch(() => {});
    } else await copy('link', url);
  };
  const item = (name: string, label: ComponentChildren, act: () => void) => (
    <button type="button" role="menuitem" onClick={act}>
      {copied === name ? words.value.copied : label}
    </button>
  );
  const fen = store.match.record.shown.value?.fen ?? '';

  return (
    <div
      class="menu"
      ref={list}
      role="menu"
      aria-label={text.menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Tab') {
          event.preventDefault();
          event.stopPropagation();
          close();
        } else walk(event);
      }}
    >
      {refused !== null ? (
        <textarea
          class="text-field"
          rows={5}
          readOnly
          aria-label={text.copyByHand}
          value={refused}
          ref={(box) => box?.select()}
        />
      ) : (
        <>
          {item('fen', text.copyFen, () => void copy('fen', fen))}
          {item('pgn', text.copyText, () => void copy('pgn', storeText(store)))}
          {item('link', hasSheet ? text.share : text.copyLink, () => void share())}
          {item('edit', text.boardEditor, () => {
            close();
            const part = `?edit&fen=${fen.replaceAll(' ', '_')}`;
            location.hash = `${addressOf('analysis', store.game)}${part}`;
          })}
          {store.match.players.value.side !== 'both' && (
            <button
              type="button"
              role="menuitemcheckbox"
              aria-checked={showsEngine.value}
              onClick={() => {
                showsEngine.value = !showsEngine.value;
                close();
              }}
            >
              {text.showEngine}
            </button>
          )}
        </>
      )}
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
