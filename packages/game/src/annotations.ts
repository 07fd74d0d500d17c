import type { MoveClass } from '@chariot/engine/analysis';
import type { SearchScore } from '@chariot/protocol';
import type { Shape } from './shapes.ts';

/** A command for programs in a comment, unparsed: `['clk', '0:10:00']` is `[%clk 0:10:00]`. */
export type Command = readonly [name: string, value: string];

/** An engine's judgement of a move. The author's own marks are among the `glyphs`. */
export interface Judgement {
  moveClass: MoveClass;
  /** The sentence of the file; empty if a review made the judgement. */
  said: string;
}

/** Everything written about a move and the position after it. */
export interface Annotations {
  comment: string;
  /** Comment before the first move of a variation. */
  before: string;
  /** The author's marks as NAGs: 1 is `!`. */
  glyphs: readonly number[];
  judgement: Judgement | null;
  shapes: Shape[];
  /** All other commands, such as clocks and evaluations. */
  commands: Command[];
}

export function noAnnotations(): Annotations {
  return { comment: '', before: '', glyphs: [], judgement: null, shapes: [], commands: [] };
}

/** The annotations that are not empty. */
export function withoutEmpty(all: Annotations): Partial<Annotations> {
  const said = Object.entries({ ...all }).filter(([name, value]) => {
    if (!(name in noAnnotations())) return false;
    return Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== null;
  });
  return Object.fromEntries(said);
}

export function addAnnotations(to: Annotations, more: Partial<Annotations>): void {
  to.comment = joined(to.comment, more.comment);
  to.before = joined(to.before, more.before);
  const fresh = more.glyphs?.filter((glyph) => !to.glyphs.includes(glyph)) ?? [];
  if (fresh.length > 0) to.glyphs = [...to.glyphs, ...fresh];
  to.judgement = more.judgement ?? to.judgement;
  for (const shape of more.shapes ?? []) to.shapes.push(shape);
  for (const command of more.commands ?? []) to.commands.push(command);
}

export function joined(one: string, other = ''): string {
  return one && other ? `${one} ${other}` : one || other;
}

/**
 * The evaluation, for the first side: `[%eval 0.35]` in pawns or `[%eval #-3,22]` in moves to mate.
 * A depth may follow.
 */
export function evaluationIn(commands: readonly Command[]): SearchScore | null {
  const text = commandIn(commands, 'eval')?.split(',')[0]?.trim() ?? '';
  const count = Number(text.replace('#', ''));
  if (text === '' || !Number.isFinite(count)) return null;
  if (!text.startsWith('#')) return { kind: 'centipawns', value: Math.round(count * 100) };
  return { kind: text.startsWith('#-') ? 'matedIn' : 'mateIn', moves: Math.abs(count) };
}

/** The clock beside a move, `9:58` or `1:02:03`: the time left or, without it, the time spent. */
export function clockOf({ commands }: Annotations): { time: string; spent: boolean } | null {
  const left = shortTime(commandIn(commands, 'clk'));
  if (left) return { time: left, spent: false };
  const spent = shortTime(commandIn(commands, 'emt'));
  return spent ? { time: spent, spent: true } : null;
}

function commandIn(commands: readonly Command[], wanted: string): string | undefined {
  return commands.find(([name]) => name === wanted)?.[1];
}

/** Shortens `0:09:58` to `9:58`; keeps tenths. */
function shortTime(text = ''): string | undefined {
  const found = /^(?:(\d{1,3}):)?(\d{1,3}):(\d\d(?:\.\d{1,3})?)$/.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '', minutes = '', seconds = ''] = found;
  if (Number(hours) === 0) return `${Number(minutes)}:${seconds}`;
  return `${Number(hours)}:${minutes.padStart(2, '0')}:${seconds}`;
}
