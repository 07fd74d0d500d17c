/** Of the letters of FNV-1a, which mixes the bits of a text well enough for a few hundred of them. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Names the position of a FEN in a few letters: pieces and side to move count, whatever led there. The halves of a board
 * of xiangqi mirror each other, and an opening is the same on either side.
 */
export function keyOf(game: 'chess' | 'xiangqi', fen: string): string {
  const [pieces = '', toMove = ''] = fen.split(' ');
  const key = hashed(`${pieces} ${toMove}`);
  if (game === 'chess') return key;
  const mirrored = pieces.split('/').map((rank) => [...rank].reverse().join(''));
  const other = hashed(`${mirrored.join('/')} ${toMove}`);
  return key < other ? key : other;
}

function hashed(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
