/** Longest text that can be a position or a link. */
const LONGEST_LINE = 2_000;
/** A FEN: pieces by ranks, and the fields after them. */
const FEN = /^[\w+]+(?:\/[\w+]+){7,9}(?:\s+[\w\-–]+)*$/;
const LINK = /^(?:https?:\/\/|www\.)[^\s/]+\S*$/i;

export type RecognisedText =
  | { kind: 'position'; fen: string }
  /** An address. Nothing is fetched from it; one of this page may hold a game in its last part. */
  | { kind: 'link'; link: URL }
  /** Moves and games, if anything. */
  | { kind: 'moves' };

export function recognise(text: string): RecognisedText {
  if (text.length > LONGEST_LINE) return { kind: 'moves' };
  const line = text.trim();
  const fen = line.replace(/^FEN:?\s*/i, '');
  if (FEN.test(fen)) return { kind: 'position', fen };
  const link = LINK.test(line) && addressOf(line.replace(/^www\./i, 'https://$&'));
  return link ? { kind: 'link', link } : { kind: 'moves' };
}

function addressOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
