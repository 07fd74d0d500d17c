import { fetched } from './fetched.ts';

/** Outlines of characters; where they cannot be had, text must do. */
export const outlines = fetched(() => import('./glyphs.ts'));
