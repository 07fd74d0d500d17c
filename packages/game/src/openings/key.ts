/** FNV-1a: mixes the bits of a text well enough for a few hundred texts. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Names the position of a FEN in a few letters. Pieces and side to move count, however they came about; where
 * `isMirrored`, the mirror image of a position has its name.
 */
export function keyOf(fen: string, isMirrored: boolean): string {
  const [pieces = '', toMove = ''] = fen.split(' ');
  const key = hashed(`${pieces} ${toMove}`);
  if (!isMirrored) return key;
  const ranks = pieces.split('/').map((rank) => [...rank].reverse().join(''));
  const mirrored = hashed(`${ranks.join('/')} ${toMove}`);
  return key < mirrored ? key : mirrored;
}

function hashed(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
