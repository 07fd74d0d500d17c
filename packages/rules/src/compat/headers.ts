/** The tags that every game has, with their values for "unknown". */
export const SEVEN_TAG_ROSTER: Record<string, string> = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
  Result: '*',
};

/** Tags that follow in this order, where a game has them. */
const FURTHER = `WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA BlackNA
  WhiteType BlackType EventDate EventSponsor Section Stage Board Opening Variation SubVariation ECO
  NIC Time UTCTime UTCDate TimeControl SetUp FEN Termination Annotator Mode PlyCount`;

export type Headers = Record<string, string | null>;

export function newHeaders(): Headers {
  return {
    ...SEVEN_TAG_ROSTER,
    ...Object.fromEntries(FURTHER.split(/\s+/).map((name) => [name, null])),
  };
}
