import type { GameName } from '@chariot/protocol';
import { addressOf } from '../shared/ui/route.ts';
import { learnWords } from './i18n/index.ts';

/** The way back to all lessons, and the place of this one among them. */
export function Place({ game, place }: { game: GameName; place: string }) {
  return (
    <p class="lesson-place">
      <a href={addressOf('learn', game)}>
        <span aria-hidden="true">‹</span> {learnWords.value.all}
      </a>
      <span>{place}</span>
    </p>
  );
}
