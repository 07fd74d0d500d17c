import { ISOLATED } from '../tests/hosted.ts';
import { test } from './visit.ts';

/** Features that the oldest supported browsers lack, each alone and all together. */
const LACKS: Readonly<Record<string, () => void>> = {
  'Promise.withResolvers': () => {
    Reflect.deleteProperty(Promise, 'withResolvers');
  },
  'files of its own': () => {
    if ('StorageManager' in globalThis)
      Reflect.deleteProperty(StorageManager.prototype, 'getDirectory');
  },
  'shared memory': () => {
    Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
  },
  'relaxed vector instructions': () => {
    const { compile } = WebAssembly;
    WebAssembly.validate = () => false;
    WebAssembly.compile = async (bytes: BufferSource) => {
      const module = await compile(bytes);
      const [features] = WebAssembly.Module.customSections(module, 'target_features');
      if (!features || new TextDecoder().decode(features).includes('relaxed-simd'))
        throw new WebAssembly.CompileError('relaxed vector instructions');
      return module;
    };
  },
  'promises in WebAssembly': () => {
    Reflect.deleteProperty(WebAssembly, 'Suspending');
    Reflect.deleteProperty(WebAssembly, 'promising');
  },
  'all that came after 2022': () => {
    const gone: [object, string[]][] = [
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [Uint8Array.prototype, ['toBase64', 'toHex']],
      [globalThis, ['SharedArrayBuffer', 'Iterator', 'scheduler', 'navigation', 'CloseWatcher']],
      [WebAssembly, ['Suspending', 'promising']],
    ];
    for (const [from, names] of gone) for (const name of names) Reflect.deleteProperty(from, name);
    if ('StorageManager' in globalThis)
      Reflect.deleteProperty(StorageManager.prototype, 'getDirectory');
    if ('Document' in globalThis) Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  },
};

for (const [feature, remove] of Object.entries(LACKS)) {
  test(`a browser without ${feature} plays, analyses, stops and solves`, async ({
    visit,
    site,
  }) => {
    site.headers = ISOLATED;
    site.missing = /^tables\//;
    site.runFirstEverywhere(remove);
    await visit.open('play/chess');
    await visit.newGame({ level: 2 });
    await visit.squares('e2', 'e4');
    await visit.moves(2);
    await visit.open('analysis/chess');
    await visit.click('input[name=engine]');
    await visit.has('.pv', 3);
    // Another position stops the search.
    await visit.squares('e2', 'e4');
    await visit.has('.tree .move', 1);
    await visit.has('.pv', 3);
    await visit.open('endgame/chess', '.value');
    await visit.title(/^Mate in \d+$/);
  });
}
