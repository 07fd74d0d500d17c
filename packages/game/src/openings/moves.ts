import { AROUND, type OpeningStep } from './steps.ts';
import { toTraditional } from './traditional.ts';

/** Lines of an English name, a Chinese name and the moves to the position. */
const LISTS = import.meta.glob<string>('../../openings/*.tsv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The openings of all games by their moves. Keys are bytes of UTF-8, one a character. */
export const OPENING_MOVES = read();

function read(): OpeningStep {
  const start: OpeningStep = { names: '', next: new Map() };
  const encoder = new TextEncoder();
  const lines = Object.values(LISTS).flatMap((list) => list.trim().split('\n'));
  const rows = lines.map((line) => {
    const [english = '', chinese = '', moves = ''] = line.trim().split('\t');
    const names = [english, chinese, toTraditional(chinese)].join('\n');
    return { names, moves: moves.split(' ') };
  });
  // Shorter lines first: a position without a name keeps that of its opening.
  for (const { names, moves } of rows.sort((a, b) => a.moves.length - b.moves.length)) {
    let step = start;
    for (const move of moves) {
      const key = String.fromCharCode(...encoder.encode(move)).replace(AROUND, '');
      const next = step.next.get(key) ?? { names: step.names, next: new Map() };
      step.next.set(key, next);
      step = next;
    }
    step.names = names;
  }
  return start;
}
