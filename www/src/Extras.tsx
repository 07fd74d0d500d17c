import { LazySheet } from './shared/keys/LazySheet.tsx';
import { Zen } from './shared/keys/Zen.tsx';
import './shared/keys/hear.ts';
import type { GameName } from '@chariot/protocol';
import { LazyPieceOffer } from './settings/LazyPieceOffer.tsx';
import '@chariot/board/styles/forced.css';

/** Parts fetched after everything the first move needs: keys, zen mode, one-time offers. */
export function Extras({ game }: { game: GameName }) {
  return (
    <>
      <LazyPieceOffer game={game} />
      <Zen />
      <LazySheet />
    </>
  );
}
