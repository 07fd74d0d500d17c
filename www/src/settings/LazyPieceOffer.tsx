import { fetched } from '@chariot/board/ui';
import { oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { effect, signal } from '@preact/signals';
import { hasChosenPieces } from '../shared/game/looks.ts';
import { GAMES } from '../shared/games/index.ts';
import { language } from '../shared/i18n/index.ts';
import { load, save } from '../shared/ui/storage.ts';

/** Whether the offer, which is made once, has been answered. */
const offered = signal<boolean>(
  load('piecesOffered', (value) => oneOf([true, false], value)) ?? false,
);
effect(() => save('piecesOffered', offered.value));

const script = fetched(async () => {
  const part = await import('./PieceOffer.tsx');
  await part.settingsWordsReady();
  return part;
});

/** Offers pieces that everybody can read. Only users who get the offer fetch the script. */
export function LazyPieceOffer({ game }: { game: GameName }) {
  const { readable } = GAMES[game].looks;
  const isMade = readable?.to.includes(language.value) && !offered.value && !hasChosenPieces(game);
  const part = isMade ? script() : null;
  return part ? (
    <part.PieceOffer
      game={game}
      answered={() => {
        offered.value = true;
      }}
    />
  ) : null;
}
