// Values in pawns, as people read them.

/** Centipawns in pawns: 3.12, −0.40. */
export function pawns(centipawns: number, digits = 2): string {
  const text = (Math.abs(centipawns) / 100).toFixed(digits);
  return centipawns < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** The same with its sign: +0.40. */
export function signedPawns(centipawns: number, digits = 2): string {
  const text = pawns(centipawns, digits);
  return text.startsWith('−') || Number(text) === 0 ? text : `+${text}`;
}
