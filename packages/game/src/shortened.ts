/** What is shown of a text that may be of any length: whole ones would stop the page. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}
