/** The longest text that can be a position or a link. */
const LONGEST_LINE = 2_000;
/** A position alone: pieces by ranks, and what follows them. */
const FEN = /^[\w+]+(?:\/[\w+]+){7,9}(?:\s+[\w\-–]+)*$/;
/** An address alone. */
const LINK = /^(?:https?:\/\/|www\.)[^\s/]+\S*$/i;

/** What a text is. */
export type RecognisedText =
  | { kind: 'position'; fen: string }
  /** An address, which nothing is fetched from; of this page it may have a game in its last part. */
  | { kind: 'link'; link: URL }
  /** Moves and games, if anything. */
  | { kind: 'moves' };

/** Tells a position and an address from games. */
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
