import { announce } from '../ui/announce.tsx';
import { IconButton } from '../ui/Icon.tsx';
import { zen } from '../ui/settings.ts';
import { keyWords } from './i18n/index.ts';
import { useKeys } from './keys.ts';
import './zen.css';

/** Keys of zen mode, and a button to leave it for those without a keyboard. */
export function Zen() {
  const text = keyWords.value;
  const leave = (): void => {
    zen.value = false;
    announce(text.zenLeft);
  };
  useKeys({
    zen: () => {
      if (zen.value) leave();
      else {
        zen.value = true;
        announce(text.zenOn);
      }
    },
    ...(zen.value && { cancel: leave }),
  });
  if (!zen.value) return null;
  return (
    <header class="zen-way-out">
      {/* The heading of the page is hidden with its panel. */}
      <h1 class="visually-hidden">{text.does.zen}</h1>
      <IconButton icon="remove" label={text.zenLeave} onClick={leave} />
    </header>
  );
}
