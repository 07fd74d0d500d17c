// A phone with 256 MiB of memory. A real one would end the tab; here the browser refuses what is too much.

import { ISOLATED } from '../tests/hosted.ts';
import { test } from './visit.ts';

/** No engine gets more than 32 MiB, of its own or shared. */
function haveLittleMemory(): void {
  const most = 512;
  Object.defineProperty(navigator, 'deviceMemory', { value: 0.25 });
  const { Memory } = WebAssembly;
  WebAssembly.Memory = class extends Memory {
    constructor(pages: WebAssembly.MemoryDescriptor) {
      if ((pages.maximum ?? 0) > most) throw new RangeError('out of memory');
      super(pages);
    }
  };
  /** A number as LEB128, and such a number in a module with the place after it. */
  const written = (value: number): number[] =>
    value < 128 ? [value] : [(value % 128) + 128, ...written(value >> 7)];
  const read = (bytes: Uint8Array, at: number): [value: number, after: number] => {
    const byte = bytes[at] ?? 0;
    if (byte < 128) return [byte, at + 1];
    const [rest, after] = read(bytes, at + 1);
    return [byte - 128 + 128 * rest, after];
  };
  /** The module with a bound to its own memory: section 5, of one memory without a maximum. */
  const bounded = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    for (let at = 8; at < bytes.length; ) {
      const [size, start] = read(bytes, at + 1);
      if (bytes[at] === 5 && bytes[start + 1] === 0) {
        const [pages] = read(bytes, start + 2);
        const section = [1, 1, ...written(pages), ...written(most)];
        const own = [5, ...written(section.length), ...section];
        const longer = new Uint8Array(at + own.length + bytes.length - (start + size));
        longer.set(bytes.subarray(0, at));
        longer.set(own, at);
        longer.set(bytes.subarray(start + size), at + own.length);
        return longer;
      }
      at = start + size;
    }
    return bytes;
  };
  const { compile } = WebAssembly;
  WebAssembly.compile = async (source) => {
    const bytes = source instanceof ArrayBuffer ? new Uint8Array(source) : source;
    return compile(bounded(bytes as Uint8Array<ArrayBuffer>));
  };
}

test('with 256 MiB the computer plays with a smaller table, and a large ending gets a reason', async ({
  visit,
  site,
}) => {
  // WebKit is slow until it has compiled an engine well.
  test.setTimeout(240_000);
  site.headers = ISOLATED;
  site.missing = /^tables\/chess\/KBPK/;
  site.runFirst(haveLittleMemory);
  await visit.open('play/chess');
  await visit.newGame({ level: 12 });
  await visit.squares('e2', 'e4');
  await visit.moves(2);
  await visit.press('Settings');
  await visit.fill('select[name=memory]', '128');
  await visit.tab.press('Escape');
  await visit.squares('d2', 'd4');
  await visit.moves(4);
  await visit.press('Settings');
  await visit.says('select[name=memory] option:checked', /^128 MB \(allocated: (4|8|16) MB\)$/);
  await visit.tab.press('Escape');
  await visit.open('endgame/chess', '.value');
  await visit.ending('8/8/8/8/8/2k5/4P3/KB6 w - - 0 1');
  await visit.says('.no-table', /^The browser does not have enough memory\./);
  await visit.title(/^Estimate: /);
  // Elsewhere all goes on.
  await visit.open('play/chess');
  await visit.moves(4);
  await visit.squares('c2', 'c3');
  await visit.moves(6);
});
