import type { OutcomeName } from '@chariot/protocol';
import type { Results } from '../diagnosis/results.ts';
import { gamesWords } from '../i18n/index.ts';

const WIDTH = 120;
const HEIGHT = 12;

/** Games won, drawn and lost, in one bar. */
export function ResultBar({ results }: { results: Results }) {
  return (
    <svg
      class="own-games-results"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={saidResults(results)}
    >
      {partsOf(results).map(({ name, from, share }) => (
        <rect
          key={name}
          class={`is-${name}`}
          x={WIDTH * from}
          width={WIDTH * share}
          height={HEIGHT}
        />
      ))}
    </svg>
  );
}

/** Won, drawn and lost games in words. */
export function saidResults(results: Results): string {
  return gamesWords.value.listed(keyOf(results).map(({ label }) => label));
}

/** The number of won, drawn and lost games in words, which is the key to their colours. */
export function keyOf(results: Results): { name: OutcomeName; label: string }[] {
  const { resultOf } = gamesWords.value;
  return [
    { name: 'win', label: resultOf.win(results.wins) },
    { name: 'draw', label: resultOf.draw(results.draws) },
    { name: 'loss', label: resultOf.loss(results.losses) },
  ];
}

/** The shares of won, drawn and lost games, and the sum of those before. */
export function partsOf(results: Results): { name: OutcomeName; from: number; share: number }[] {
  const { wins, draws, losses } = results;
  const all = Math.max(1, wins + draws + losses);
  return [
    { name: 'win', from: 0, share: wins / all },
    { name: 'draw', from: wins / all, share: draws / all },
    { name: 'loss', from: (wins + draws) / all, share: losses / all },
  ];
}
