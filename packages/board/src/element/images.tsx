import type { SideName } from '@chariot/protocol';
import type { Skin } from '../board/skin.ts';
import type { PieceImages } from './given.ts';

/** Pieces as images of the page; the usual ones where there is none. */
export function imagePieces(images: PieceImages, Usual: Skin['Piece']): Skin['Piece'] {
  return function ImagePiece(piece: { side: SideName; kind: string }) {
    const address = addressOf(images, piece);
    if (address === null) return <Usual {...piece} />;
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <image href={address} width="100" height="100" />
      </svg>
    );
  };
}

function addressOf(
  images: PieceImages,
  { side, kind }: { side: SideName; kind: string },
): string | null {
  try {
    const address: unknown = images(side, kind);
    return typeof address === 'string' && address !== '' ? address : null;
  } catch {
    // An image that cannot be named must not take the board away.
    return null;
  }
}
