import { Button } from '@chariot/board/ui';
import { summaryOf } from './diagnosis/summary.ts';
import { gamesWords } from './i18n/index.ts';
import type { GamesStore } from './store.ts';

/** The reviewed games one by one, while there are too few for a report. */
export function ReviewedGames({ store }: { store: GamesStore }) {
  const text = gamesWords.value;
  const games = store.reviewed.value;
  if (games.length === 0 || store.missing.value === 0) return null;
  return (
    <section class="own-games-part">
      <h2>{text.reviewedGames}</h2>
      <ul class="own-games-reviewed">
        {games.map((game) => {
          const { id, opponent, date } = game;
          const name = text.against(opponent, date.slice(0, 10));
          return (
            <li key={id} class="own-games-row">
              <span>{name}</span>
              <span class="own-games-quiet">{text.mistakes(summaryOf(game).mistakes.length)}</span>
              <Button
                aria-label={`${text.openReview}: ${name}`}
                onClick={() => void store.openReview(id, text.anonymous)}
              >
                {text.openReview}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
