import { fetched } from '../ui/fetched.ts';

/** Outlines of characters; where they cannot be fetched, text stands in. */
export const outlines = fetched(() => import('./glyphs.ts'));
