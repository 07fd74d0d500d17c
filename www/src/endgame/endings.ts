/** Pieces of both sides without the kings: `R` and `AA` for `KRKAA`. */
export function sidesOf(material: string): { strong: string; weak: string } {
  const second = material.indexOf('K', 1);
  return { strong: material.slice(1, second), weak: material.slice(second + 1) };
}

/** Whether the text has the form of an ending's name: two kings, each followed by its pieces in any order. */
export function looksLikeMaterial(text: string): boolean {
  return /^K[A-Z]*K[A-Z]*$/.test(text);
}
