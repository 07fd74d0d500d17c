import type { GameName } from '@chariot/protocol';
import { useMemo } from 'preact/hooks';
import { language } from '../../shared/i18n/index.ts';
import type { Rating } from '../../shared/rating/glicko.ts';
import { ownGamesOf, type RatedGame, ratingsAfter } from '../../shared/rating/ownGames.ts';
import { isCertain, spreadOf } from '../../shared/rating/rating.ts';
import { LineChart } from '../../shared/ui/LineChart.tsx';
import { dialogWords } from '../i18n/index.ts';

/** Most games in the chart and in the table: the last ones. */
const SHOWN = 50;
/** The scale of the chart ends at multiples of this. */
const STEP = 100;

/** The person's rating from games against the computer, its course, and the games that made it. */
export function OwnRating({ game }: { game: GameName }) {
  const games = ownGamesOf(game).all.value;
  const ratings = useMemo(() => ratingsAfter(games), [games]);
  const now = ratings.at(-1);
  const text = dialogWords.value.rated;
  return (
    <section class="own-rating" aria-label={text.title}>
      <h3>{text.title}</h3>
      {now ? <Figures rating={now} games={games.length} /> : <p>{text.none}</p>}
      {ratings.length > 1 && <Course ratings={ratings.slice(-SHOWN)} />}
      {now && (
        <details>
          <summary>{text.list}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard */}
          <div class="own-rating-games" tabIndex={0}>
            <RatedList games={games.slice(-SHOWN)} ratings={ratings.slice(-SHOWN)} />
          </div>
        </details>
      )}
      <details>
        <summary>{text.counts}</summary>
        <p>{text.rules}</p>
      </details>
    </section>
  );
}

function Figures({ rating, games }: { rating: Rating; games: number }) {
  const text = dialogWords.value.rated;
  return (
    <p class="own-rating-now">
      <strong>{Math.round(rating.rating)}</strong>
      <span>
        {[text.spread(spreadOf(rating)), text.count(games), !isCertain(rating) && text.uncertain]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}

function Course({ ratings }: { ratings: readonly Rating[] }) {
  const values = ratings.map(({ rating }) => Math.round(rating));
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  return (
    <LineChart
      values={values}
      low={Math.floor(Math.min(...values) / STEP) * STEP}
      high={Math.floor(Math.max(...values) / STEP + 1) * STEP}
      label={dialogWords.value.rated.chart(values.length, first, last)}
    />
  );
}

interface RatedListProps {
  games: readonly RatedGame[];
  /** The rating after each game. */
  ratings: readonly Rating[];
}

/** The last games, latest first. */
function RatedList({ games, ratings }: RatedListProps) {
  const text = dialogWords.value.rated;
  const rows = games.map((game, at) => ({ ...game, rating: ratings[at]?.rating ?? 0 })).reverse();
  return (
    <table>
      <thead>
        <tr>
          {[text.date, text.opponent, text.result, text.rating].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, ended, opponent, score, rating }) => (
          <tr key={id}>
            <td>{new Date(ended).toLocaleDateString(language.value, { dateStyle: 'short' })}</td>
            <td>{dialogWords.value.rating(opponent)}</td>
            <td>{score === 0.5 ? '½' : score}</td>
            <td>{Math.round(rating)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
