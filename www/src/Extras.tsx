import { LazySheet } from './keys/LazySheet.tsx';
import { Zen } from './keys/Zen.tsx';
import './keys/hear.ts';
import type { GameName } from './protocol/index.ts';
import { LazyPieceOffer } from './settings/LazyPieceOffer.tsx';
import './styles/forced.css';

/** What is fetched after everything that the first move needs: keys, zen mode, and what is offered once. */
export function Extras({ game }: { game: GameName }) {
  return (
    <>
      <LazyPieceOffer game={game} />
      <Zen />
      <LazySheet />
    </>
  );
}
