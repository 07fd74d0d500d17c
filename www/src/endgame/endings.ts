/** The pieces of an ending that are named first, and the others, without their kings: `KRKAA` has `R` and `AA`. */
export function sidesOf(material: string): { strong: string; weak: string } {
  const second = material.indexOf('K', 1);
  return { strong: material.slice(1, second), weak: material.slice(second + 1) };
}

/** True if it looks like the name of an ending: two kings with their pieces, in any order of the pieces. */
export function looksLikeMaterial(text: string): boolean {
  return /^K[A-Z]*K[A-Z]*$/.test(text);
}
