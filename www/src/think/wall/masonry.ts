// Number and places of the bricks of a course.
import type { SideName, SolvedWave } from '@chariot/protocol';

/** A brick, in pixels from the left of the wall. */
export interface Brick {
  x: number;
  width: number;
  /** Number of its tint, from 0. */
  tint: number;
}

/** A wave as a course of bricks, as long as the wave has positions. */
export interface Course {
  plies: number;
  side: SideName;
  count: number;
  /** Upper edge, in pixels from the top of the wall. */
  y: number;
  bricks: readonly Brick[];
}

/** A wall: its courses from the ground up. */
export interface Masonry {
  courses: readonly Course[];
  /** Positions of a whole brick. */
  perBrick: number;
  /** Height of a course with its joint, in pixels. */
  rise: number;
  height: number;
}

/** Height of the whole wall, and least and greatest height of a course, in pixels. */
const HEIGHT = 408;
const RISE = { least: 11, most: 22 };
/** Ratio of a brick's length to its height. */
const SHAPE = 2.4;
/** Least length of a course in pixels, so that every wave is visible. */
const SHORTEST = 2;
const TINTS = 3;

export function sideOf({ counts }: Pick<SolvedWave, 'counts'>): SideName {
  return counts.strong > 0 ? 'first' : 'second';
}

export function sizeOf({ counts }: Pick<SolvedWave, 'counts'>): number {
  return counts.strong + counts.weak;
}

/** Lays the waves as centred courses in a wall of `width` pixels. */
export function layBricks(waves: readonly SolvedWave[], width: number): Masonry {
  const rise = Math.floor(
    Math.min(RISE.most, Math.max(RISE.least, HEIGHT / Math.max(1, waves.length))),
  );
  const most = Math.max(1, ...waves.map(sizeOf));
  const scale = width / most;
  const perBrick = roundNumber((rise * SHAPE) / scale);
  const height = rise * waves.length;
  const courses = waves.map((wave, i) => ({
    plies: wave.plies,
    side: sideOf(wave),
    count: sizeOf(wave),
    y: height - (i + 1) * rise,
    bricks: course(Math.max(SHORTEST, sizeOf(wave) * scale), width, perBrick * scale, i),
  }));
  return { courses, perBrick, rise, height };
}

/** The bricks of a course, offset by half a brick from the one below; the ends are cut. */
function course(length: number, width: number, brick: number, number: number): Brick[] {
  const start = (width - length) / 2;
  const end = start + length;
  const offset = width / 2 + (number % 2 ? brick / 2 : 0);
  const bricks: Brick[] = [];
  for (let k = Math.floor((start - offset) / brick); offset + k * brick < end; k += 1) {
    const x = Math.max(start, offset + k * brick);
    const right = Math.min(end, offset + (k + 1) * brick);
    if (right > x) bricks.push({ x, width: right - x, tint: tintOf(number, k) });
  }
  return bricks;
}

/** The one of 1, 2, 5, 10, 20, 50 … nearest by ratio. */
function roundNumber(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const off = (number: number): number => Math.abs(Math.log(number / wanted));
  const numbers = [1, 2, 5, 10].map((digit) => digit * power);
  return numbers.reduce((best, number) => (off(number) < off(best) ? number : best));
}

/** The tint of a brick: varied, but always the same for the same place. */
function tintOf(course: number, brick: number): number {
  return Math.abs((course * 7 + brick * 13 + ((course * brick) % 5)) % TINTS);
}
