// For tests: values that no type allows, or that mean nothing.

const trap = {
  get fen() {
    throw new TypeError('a getter of the caller');
  },
};
const revoked = Proxy.revocable({}, {});
revoked.revoke();

export const ODD = [
  ...[undefined, null, true, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, 7n],
  ...['', ' ', '\0', '\ud800', '💥', 'e9', 'e2e9', 'O-O-O-O', 'x'.repeat(60_000)],
  ...[
    [],
    {},
    [1, 2],
    [undefined],
    ['e2e4', 'e2e4'],
    { moves: 'e2e4' },
    { fen: 1 },
    { __proto__: null },
  ],
  ...[trap, revoked.proxy, Symbol('odd'), () => 0, new Map(), new Uint8Array(9), /x/, new Date()],
  ...['8/8/8/8/8/8/8/8 w - - 0 1', 'k7/8/8/8/8/8/8/7K w - - 99999999 0', 'KQQQKQQ'],
];

/** A value in words, for a failed test. */
export function named(odd) {
  try {
    return typeof odd === 'string' ? JSON.stringify(odd.slice(0, 40)) : String(odd);
  } catch {
    return typeof odd;
  }
}
