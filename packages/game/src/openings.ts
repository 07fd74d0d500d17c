// Names of openings, by position.

export { toTraditional } from './openings/traditional.ts';
