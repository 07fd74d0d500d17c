/** The longest text that a link may hold, in bytes: what a few letters unfold to is not known before. */
const MOST_BYTES = 200_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A text in letters that an address does not change: compressed, in base 64, with a checksum. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const letters = toLetters(new Uint8Array(await new Response(stream).arrayBuffer()));
  return letters + checksum(letters);
}

/** Reads what {@link packText} wrote. */
export async function unpackText(packed: string): Promise<string | 'tooLong' | 'damaged'> {
  const letters = packed.slice(0, -2);
  const bytes = fromLetters(letters);
  if (!bytes || checksum(letters) !== packed.slice(-2)) return 'damaged';
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let count = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      count += value.length;
      if (count > MOST_BYTES) {
        void reader.cancel();
        return 'tooLong';
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return 'damaged';
  }
}

/** Two letters of a sum in which each position has another weight. */
export function checksum(text: string): string {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 4_093;
  return `${LETTERS[sum >> 6] ?? ''}${LETTERS[sum & 63] ?? ''}`;
}

/** A number of six bits as a letter. */
export function letterOf(number: number): string {
  return LETTERS[number] ?? '';
}

/** The number of a letter; −1 if it is none. */
export function numberOf(letter: string): number {
  return LETTERS.indexOf(letter);
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const letters = [18, 12, 6, 0].map((shift) => letterOf((bits >> shift) & 63));
    text += letters.slice(0, Math.min(3, bytes.length - at) + 1).join('');
  }
  return text;
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const letter of text) {
    const number = numberOf(letter);
    if (number < 0) return undefined;
    bits = ((bits << 6) | number) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at] = (bits >> count) & 0xff;
    at += 1;
  }
  return bytes;
}
