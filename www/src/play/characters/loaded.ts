import { fetched } from '@chariot/board/ui';

/** The script of the dialogs, and of the characters chosen there, with its words. */
export async function dialogs() {
  const script = await import('../PlayDialogs.tsx');
  await script.dialogWordsReady();
  return script;
}

/** The same script, once it is here. */
export const loadedDialogs = fetched(dialogs);
