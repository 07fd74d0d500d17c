import type { GameName } from '@chariot/protocol';
import { addressOfStep } from '../shared/courses/address.ts';
import { examMarksOf } from '../shared/courses/progress.ts';
import { endingCourseWords } from '../shared/games/endings/i18n/index.ts';
import type { EndingIdea } from '../shared/games/endings/i18n/words.ts';
import { ENDINGS, tabledEndings } from '../shared/games/endings/index.ts';
import { MOST_RESULTS, type PracticeState } from '../shared/practice/state.ts';
import { practiceWords } from './i18n/index.ts';

/** Plies over the fewest from which a bar has full height. */
const HIGHEST = 16;
/** Picture of an ending, in pixels: width of a bar, gap, height. */
const BAR = 7;
const GAP = 2;
const HEIGHT = 22;

/**
 * The endings of the course, with the loss in each of the last positions: plies over the fewest, or
 * the win.
 */
export function EndingResults({ game, state }: { game: GameName; state: PracticeState }) {
  const text = practiceWords.value;
  const course = ENDINGS[game];
  const said: Readonly<Record<string, EndingIdea>> = endingCourseWords.value[game];
  const marks = examMarksOf(game).marks.value;
  return (
    <section aria-label={text.endings}>
      <h2>{text.endings}</h2>
      <p class="practice-legend">{text.endingsAbout}</p>
      <ul class="practice-endings">
        {tabledEndings(game).map(({ name }) => (
          <li key={name}>
            <a href={addressOfStep(game, course, name)}>{said[name]?.title ?? name}</a>
            {name in marks && (
              <span class="practice-passed" title={text.passed}>
                <span aria-hidden="true">✓</span>
                <span class="visually-hidden">{text.passed}</span>
              </span>
            )}
            <Bars results={state.endings[name] ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A bar for each position: flat if won in the fewest plies, higher the more plies were lost, full
 * and red without the win.
 */
function Bars({ results }: { results: readonly (number | null)[] }) {
  const width = MOST_RESULTS * (BAR + GAP) - GAP;
  return (
    <svg
      class="practice-bars"
      role="img"
      aria-label={practiceWords.value.results(results)}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
    >
      <path class="practice-ground" d={`M0 ${HEIGHT - 0.5}h${width}`} />
      {results.map((over, at) => {
        const share = over === null ? 1 : Math.min(over, HIGHEST) / (HIGHEST + 4);
        const high = 3 + share * (HEIGHT - 3);
        const tone = over === null ? 'is-lost' : over === 0 ? 'is-best' : 'is-slower';
        return (
          <rect
            key={at}
            class={tone}
            x={at * (BAR + GAP)}
            y={HEIGHT - high}
            width={BAR}
            height={high}
          />
        );
      })}
    </svg>
  );
}
