import { expect, test } from 'vitest';
import { causeOf } from './trap.ts';

/** An engine whose `allocate` and `panic` end in the same trap, as those of Rust do. */
const MODULE = new WebAssembly.Module(
  new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // Types: no parameter, no result.
    ...[1, 4, 1, 0x60, 0, 0],
    // Imported memory `m.m` of one page and more.
    ...[2, 8, 1, 1, 0x6d, 1, 0x6d, 2, 0, 1],
    ...[3, 3, 2, 0, 0],
    // Exports `a` (allocate) and `p` (panic).
    ...[7, 9, 2, 1, 0x61, 0, 0, 1, 0x70, 0, 1],
    // allocate: memory.grow by 8 pages; a failure (-1) is unreachable. panic: unreachable.
    ...[
      10, 19, 2, 13, 0, 0x41, 8, 0x40, 0, 0x41, 0x7f, 0x46, 4, 0x40, 0, 0x0b, 0x0b, 3, 0, 0, 0x0b,
    ],
  ]),
);

function trapOf(name: 'a' | 'p', memory: WebAssembly.Memory): unknown {
  const { exports } = new WebAssembly.Instance(MODULE, { m: { m: memory } });
  try {
    (exports[name] as () => void)();
  } catch (error) {
    return error;
  }
  throw new Error('no trap');
}

test('a failed allocation is no panic', () => {
  const little = new WebAssembly.Memory({ initial: 1, maximum: 4 });
  expect(causeOf(trapOf('a', little), little)).toBe('MEMORY: unreachable');
  const enough = new WebAssembly.Memory({ initial: 1 });
  expect(causeOf(trapOf('p', enough), enough)).toBe('unreachable');
});

test('other errors keep their message, also without memory', () => {
  const little = new WebAssembly.Memory({ initial: 1, maximum: 4 });
  expect(causeOf(new Error('no network'), little)).toBe('no network');
  expect(causeOf('a word', little)).toBe('a word');
  expect(causeOf(new Error('unreachable'))).toBe('unreachable');
});
