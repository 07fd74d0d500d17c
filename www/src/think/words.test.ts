import { expect, test } from 'vitest';
import { en as book } from './book/i18n/en.ts';
import { en as ladder } from './ladder/i18n/en.ts';
import { en as pictures } from './pictures/i18n/en.ts';
import { en as toy } from './toy/i18n/en.ts';
import { en as wall } from './wall/i18n/en.ts';

const MOST = 120;
const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The texts of pictures; numbers and draggable parts are one word each. */
const TEXTS: readonly (readonly [string, string])[] = Object.entries({
  minimax: toy.byHandText,
  alphaBeta: toy.cutText,
  order: toy.orderText(30, 6, '0', '0'),
  growth: [...book.growth('4 plies', '0')].join(''),
  saved: [...book.saved('3 plies')].join(''),
  savedByOrder: [...book.savedByOrder('3 plies')].join(''),
  horizon: `${[...pictures.horizon('3')].join('')} ${pictures.horizonText}`,
  repeats: [...book.repeats('6 plies')].join(''),
  keys: pictures.keysText,
  repetition: pictures.repetitionText,
  terms: `${pictures.termsText} ${pictures.termsNetwork}`,
  values: pictures.valuesText,
  neurons: pictures.neuronsText,
  skipped: `${[...book.skipped('5 plies')].join('')} ${book.boldCost(3, 1, 1, 1)}`,
  answers: book.answers,
  deepening: `${[...pictures.deepening({ depth: '10', nodes: '0', branching: '2' })].join('')} ${pictures.deepeningText}`,
  reductions: [...pictures.reductions('10 plies', '6 plies')].join(''),
  failed: book.failed({ depth: 6, spoils: 'win', better: 'f5', played: 'Kc1', reply: 'h6' }),
  sum: pictures.sumText(96, 'White', 225, 256),
  wall: wall.growthText,
  shrinks: wall.growthShrinks,
  progress: wall.progressText,
}).concat(Object.entries(ladder.plays));

test.each(TEXTS)('the text of %s is short', (_, text) => {
  expect(count(text)).toBeGreaterThan(5);
  expect(count(text)).toBeLessThanOrEqual(MOST);
});
