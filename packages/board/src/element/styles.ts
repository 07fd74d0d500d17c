// Style sheets that boards share. What a script of the page imports as a style sheet is put here by the build
// (`scripts/shadow-styles.ts`), at once or when the script is fetched.
import { signal } from '@preact/signals';

/** The sheets so far, in the order they came. */
export const sheets = signal<readonly CSSStyleSheet[]>([]);

/** Adds a style sheet to all boards. */
export function addSheet(text: string): void {
  // Where there is no document there is nothing to style.
  if (typeof CSSStyleSheet === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.value = [...sheets.value, sheet];
}
