/** The longest FEN that is read from an address, in characters. */
const LONGEST = 300;

/** A FEN as part of an address: underscores for spaces, and slashes as they are. */
export function fenForAddress(fen: string): string {
  return encodeURIComponent(fen.replaceAll(' ', '_')).replaceAll('%2F', '/');
}

/**
 * The FEN in the query of an address (`fen=8/8/…`), also with other escapes; `undefined` if there is none. What is wrong
 * with it is for the engine to say.
 */
export function fenInQuery(query: string): string | undefined {
  const text = query.split('&').find((part) => part.startsWith('fen='));
  return text === undefined
    ? undefined
    : decoded(text.slice('fen='.length, 4 * LONGEST))
        .replaceAll('_', ' ')
        .slice(0, LONGEST);
}

/** Text with bad escapes stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
