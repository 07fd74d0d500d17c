import { Button } from '@chariot/board/ui';
import { useState } from 'preact/hooks';
import { words } from '../../shared/i18n/index.ts';
import { dialogWords } from '../i18n/index.ts';
import type { PlayStore } from '../store.ts';

export { dialogWordsReady } from '../i18n/index.ts';

/** Says once per visit that games are not stored, and why. */
export function Unkept({ store }: { store: PlayStore }) {
  const [isSeen, see] = useState(false);
  const text = dialogWords.value;
  if (isSeen) return null;
  return (
    <div class="message is-error" role="status">
      {store.unkept.value === 'full' ? text.storageFull : text.storageBlocked}{' '}
      <Button onClick={() => see(true)}>{words.value.dismiss}</Button>
    </div>
  );
}
