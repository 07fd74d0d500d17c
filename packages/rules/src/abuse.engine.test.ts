import { expect, test, vi } from 'vitest';
import { createRules } from './embedded.ts';
import { RulesError } from './error.ts';
import { RULES } from './rules.testing.ts';

const trap = {
  get from() {
    throw new Error('a getter of the caller');
  },
};
const LONG = 'e4 '.repeat(20_000);
const ODD: readonly unknown[] = [
  ...[undefined, null, true, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, 7n],
  ...['', ' ', '\0', '\ud800', '💥', 'e9', 'e2e9', 'O-O-O-O', '[Event "', '{', '((((', LONG],
  ...[[], {}, [1, 2], { from: 1 }, { from: 'e2' }, { from: 'e2', to: 'e4', promotion: 3 }],
  ...[Symbol('odd'), () => 0, new Map(), Object.create(null), new Uint8Array(9), /x/],
  ...['8/8/8/8/8/8/8/8 w - - 0 1', 'k7/8/8/8/8/8/8/7K w - - 99999999 0', '9/'.repeat(50)],
];

/** Calls with every odd value: each answers, or throws an error of this package. */
function abuse(name: string, call: (odd: never) => unknown): void {
  test.each(['chess', 'xiangqi'] as const)(`${name} in %s`, (game) => {
    for (const odd of ODD) {
      try {
        call.call(RULES[game], odd as never);
      } catch (error) {
        const said = `${name}: ${String(error)}`;
        expect(error, said).toBeInstanceOf(RulesError);
        expect((error as RulesError).kind, said).not.toBe('CRASH');
        expect((error as RulesError).message.length, said).toBeGreaterThan(9);
        expect((error as RulesError).message.length, said).toBeLessThan(400);
      }
      expect(RULES[game].newGame().legalUci().length).toBeGreaterThan(19);
    }
  });
}

type OfRules = typeof RULES.chess;
const game = (rules: unknown) => (rules as OfRules).newGame();
const CALLS: Readonly<Record<string, (this: unknown, odd: never) => unknown>> = {
  newGame(odd) {
    return (this as OfRules).newGame(odd);
  },
  read(odd) {
    return (this as OfRules).read(odd);
  },
  pgn(odd) {
    return (this as OfRules).pgn(odd);
  },
  'pgn options'(odd) {
    return (this as OfRules).pgn({ moves: [] }, { notation: odd, tags: odd });
  },
  'pgn moves'(odd) {
    return (this as OfRules).pgn({ moves: [{ uci: odd, nags: odd, comment: odd }] });
  },
  'pgn variations'(odd) {
    return (this as OfRules).pgn({ moves: [{ uci: 'e2e4', variations: [odd] }] });
  },
  dhtmlxq(odd) {
    return (this as OfRules).dhtmlxq(odd);
  },
  load(odd) {
    return game(this).load(odd);
  },
  setUp(odd) {
    const one = game(this);
    one.setUp(odd);
    return [one.fen, one.ascii(), one.pieces()];
  },
  play(odd) {
    return game(this).play(odd);
  },
  'play options'(odd) {
    return game(this).play('a2a3', { read: odd, notation: odd });
  },
  isLegal(odd) {
    return game(this).isLegal(odd);
  },
  san(odd) {
    return game(this).san(odd);
  },
  legalMoves(odd) {
    return game(this).legalMoves(odd);
  },
  'legalMoves from'(odd) {
    return game(this).legalMoves({ from: odd, notation: odd });
  },
  legalUci(odd) {
    return game(this).legalUci(odd);
  },
  attackers(odd) {
    return game(this).attackers(odd, odd);
  },
  isAttacked(odd) {
    return game(this).isAttacked('e1' as never, odd);
  },
  pieceOn(odd) {
    return game(this).pieceOn(odd);
  },
  put(odd) {
    return game(this).put(odd, 'e4');
  },
  'put on'(odd) {
    return game(this).put({ side: 'first', kind: 'P' }, odd);
  },
  'put a kind'(odd) {
    return game(this).put({ side: odd, kind: odd }, 'e4');
  },
  remove(odd) {
    return game(this).remove(odd);
  },
  setTurn(odd) {
    return game(this).setTurn(odd);
  },
  canWin(odd) {
    return game(this).canWin(odd);
  },
  status(odd) {
    return game(this).status(odd);
  },
  perft(odd) {
    return (odd as unknown) === 0 ? 0 : game(this).perft(Object.is(odd, 7n) ? 1 : odd);
  },
};
for (const [name, call] of Object.entries(CALLS)) abuse(name, call);

test('options of createRules', async () => {
  for (const odd of ODD) {
    await expect(createRules(odd as never)).rejects.toBeInstanceOf(RulesError);
    await expect(createRules({ game: odd as never })).rejects.toBeInstanceOf(RulesError);
    if (odd !== undefined && odd !== null) {
      const made = createRules({ game: 'chess', wasm: odd as never });
      await expect(made).rejects.toBeInstanceOf(RulesError);
    }
  }
});

test('an error of the caller is the caller’s, and nothing is lost', () => {
  const one = RULES.chess.newGame();
  one.play('e4');
  expect(() => one.play(trap as never)).toThrow('a getter of the caller');
  expect(one.play('e5').text).toBe('e5');
});

test('errors tell what is wrong and where', () => {
  const one = RULES.chess.newGame();
  const error = (call: () => unknown): RulesError => {
    try {
      call();
    } catch (thrown) {
      return thrown as RulesError;
    }
    throw new Error('no error');
  };
  expect(error(() => one.play('e2e5'))).toMatchObject({
    kind: 'ILLEGAL_MOVE',
    message: 'The P on e2 cannot go to e5.',
    facts: [{ kind: 'CANNOT_REACH', details: { squares: ['e2', 'e5'], piece: 'P' } }],
  });
  expect(error(() => one.load('8/8/8/8 w')).kind).toBe('BOARD');
  expect(error(() => one.attackers('z9', 'first')).message).toBe(
    'A square is a name such as b1, not "z9".',
  );
  const [record] = RULES.chess.read('1. e4 e5\n2. Nf3 Ke6 3. Bb5 *');
  expect(record?.error).toMatchObject({ kind: 'ILLEGAL_MOVE', place: { line: 2, column: 8 } });
  expect(record?.moves).toHaveLength(3);
});

test('after a trap every game goes on', async () => {
  const real = WebAssembly.Instance;
  let armed = false;
  const spy = vi.spyOn(WebAssembly, 'Instance').mockImplementation(function fake(module, imports) {
    const { exports } = new real(module, imports);
    const moves = (from: number): number => {
      if (armed) {
        armed = false;
        throw new WebAssembly.RuntimeError('unreachable');
      }
      return (exports.moves as (from: number) => number)(from);
    };
    return { exports: { ...exports, moves } } as never;
  });
  const rules = await createRules({ game: 'chess' });
  const [one, other] = [rules.newGame(), rules.newGame()];
  one.play('e4');
  other.play('d4');
  armed = true;
  expect(() => one.legalMoves()).toThrow(expect.objectContaining({ kind: 'CRASH' }));
  expect(one.legalMoves()).toHaveLength(20);
  expect(one.play('e5').text).toBe('e5');
  expect(other.fen).toContain('3P4');
  spy.mockRestore();
});
