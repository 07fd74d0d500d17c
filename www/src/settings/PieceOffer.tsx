import type { GameName } from '@chariot/protocol';
import { chooseLooks, looksOf } from '../shared/game/looks.ts';
import { GAMES } from '../shared/games/index.ts';
import { skinOf } from '../shared/pieces/index.ts';
import { settingsWords } from './i18n/index.ts';
import './offer.css';

export { settingsWordsReady } from './i18n/index.ts';

/** Offers pictures to users who may not read the characters on the pieces. */
export function PieceOffer({ game, answered }: { game: GameName; answered(): void }) {
  const text = settingsWords.value;
  const { readable } = GAMES[game].looks;
  if (!readable) return null;
  const { kinds, Piece } = skinOf(game, { ...looksOf(game), pieces: readable.pieces });
  const answer = (taken: boolean) => (): void => {
    if (taken) chooseLooks(game, { pieces: readable.pieces });
    answered();
  };
  return (
    <section class="piece-offer" aria-label={text.pieces}>
      <span class="piece-offer-samples" aria-hidden="true">
        {kinds.map((kind) => (
          <Piece key={kind} side="first" kind={kind} />
        ))}
      </span>
      <p>{text.readable}</p>
      <div class="buttons">
        <button type="button" class="quiet" onClick={answer(false)}>
          {text.keepCharacters}
        </button>
        <button type="button" class="primary" onClick={answer(true)}>
          {text.usePictures}
        </button>
      </div>
    </section>
  );
}
