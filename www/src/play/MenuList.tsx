import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { download } from '../shared/ui/download.ts';
import { MenuBox } from '../shared/ui/MenuBox.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { showsEngine } from '../shared/ui/settings.ts';
import { dialogWords } from './i18n/index.ts';
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

/** The open menu of a game. */
export function MenuList({ store, button, close }: MenuListProps) {
  const [copied, setCopied] = useState('');
  /** Text that the clipboard refused, to be copied by hand. */
  const [refused, setRefused] = useState<string | null>(null);
  const text = dialogWords.value;
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
  const head = store.match.record.head.value;
  const plies = head?.history.length ?? 0;
  /** Percent done of the animated picture; `null` while none is made. */
  const [making, setMaking] = useState<number | null>(null);
  const save = async (): Promise<void> => {
    if (!head || making !== null) return;
    setMaking(0);
    try {
      const { animated } = await import('../shared/game/animated.tsx');
      const { side } = store.match.players.value;
      const below = side === 'both' ? 'first' : side;
      const tell = (done: number): void => setMaking(Math.floor(100 * done));
      const picture = await animated(store.engine, head.game, below, tell);
      download(`chariot-${store.game}.gif`, 'image/gif', picture);
      close();
    } catch {
      setMaking(null);
      announce(text.gifFailed);
    }
  };
  const item = (name: string, label: ComponentChildren, act: () => void) => (
    <button type="button" role="menuitem" onClick={act}>
      {copied === name ? words.value.copied : label}
    </button>
  );
  const fen = store.match.record.shown.value?.fen ?? '';

  return (
    <MenuBox label={text.menu} button={button} close={close}>
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
          {plies > 0 &&
            item('gif', making === null ? text.saveGif : text.makingGif(making), () => void save())}
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
    </MenuBox>
  );
}
