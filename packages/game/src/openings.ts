// The names of openings, by their positions.

export { keyOf } from './openings/key.ts';
export { toTraditional } from './openings/traditional.ts';
