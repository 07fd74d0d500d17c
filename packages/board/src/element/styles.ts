// Style sheets shared by the boards of a page. The build (`scripts/vite/shadow-styles.ts`) turns a
// script's import of a style sheet into a call of `addSheet`.
import { signal } from '@preact/signals';

/** The sheets in order of arrival. */
export const sheets = signal<readonly CSSStyleSheet[]>([]);

export function addSheet(text: string): void {
  // Without a document there is nothing to style.
  if (typeof CSSStyleSheet === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.value = [...sheets.value, sheet];
}
