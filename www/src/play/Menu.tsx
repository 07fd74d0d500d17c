import { useRef, useState } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { lazily } from '../shared/ui/lazily.tsx';
import type { PlayStore } from './store.ts';

const MenuList = lazily(async () => {
  const { MenuList, dialogWordsReady } = await import('./MenuList.tsx');
  await dialogWordsReady();
  return MenuList;
});

/** Rarer actions behind one button. Their script is fetched on the first click. */
export function Menu({ store }: { store: PlayStore }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        class="icon-button menu-button"
        aria-label={words.value.more}
        title={words.value.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <MenuList
          store={store}
          button={button}
          close={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
