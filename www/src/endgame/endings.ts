/** The pieces of both sides of an ending without their kings: `KRKAA` has `R` and `AA`. */
export function sidesOf(material: string): { strong: string; weak: string } {
  const second = material.indexOf('K', 1);
  return { strong: material.slice(1, second), weak: material.slice(second + 1) };
}

/** True for the form of an ending's name: two kings, each followed by its pieces in any order. */
export function looksLikeMaterial(text: string): boolean {
  return /^K[A-Z]*K[A-Z]*$/.test(text);
}

/** The ending of a FEN: the pieces of the board, each side's king first. */
export function materialOfPlacement(fen: string): string {
  const letters = [...(fen.split(' ')[0] ?? '')];
  const of = (form: RegExp): string =>
    letters
      .filter((letter) => form.test(letter))
      .map((letter) => letter.toUpperCase())
      .sort((a, b) => Number(b === 'K') - Number(a === 'K'))
      .join('');
  return of(/[A-Z]/) + of(/[a-z]/);
}
