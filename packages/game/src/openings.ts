// The names of openings, by their positions.

export { toTraditional } from './openings/traditional.ts';
