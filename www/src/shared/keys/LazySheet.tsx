import { fetched } from '@chariot/board/ui';
import { useRef } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { sheetOpen, useKeys } from './keys.ts';

const sheet = fetched(async () => {
  const script = await import('./KeySheet.tsx');
  await script.keyWordsReady();
  return script;
});

/** The sheet of keys. Its script is fetched on first use. */
export function LazySheet() {
  const wanted = useRef(false);
  useKeys({
    sheet: () => {
      sheetOpen.value = true;
    },
  });
  wanted.current ||= sheetOpen.value;
  const script = wanted.current ? sheet() : undefined;
  if (script === null && sheetOpen.value) {
    return (
      <div class="banner" role="alert">
        {words.value.partFailed}
      </div>
    );
  }
  // A closed sheet stays mounted: closing returns the focus.
  return script ? <script.KeySheet /> : null;
}
