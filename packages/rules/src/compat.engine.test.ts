import { SQUARES, Chess as Theirs } from 'chess.js';
import { expect, test } from 'vitest';
import { Chess } from './chess-compat.ts';
import { chosen, seeded } from './rules.testing.ts';

/** Everything that two games can be asked without an argument. */
function view(game: Chess | Theirs): object {
  return {
    fen: game.fen(),
    turn: game.turn(),
    moves: game.moves({ verbose: true }).map((move) => ({ ...move })),
    sans: game.moves(),
    board: game.board(),
    ascii: game.ascii(),
    over: [game.isCheck(), game.isCheckmate(), game.isDraw(), game.isGameOver()],
    number: game.moveNumber(),
    rights: [game.getCastlingRights('w'), game.getCastlingRights('b')],
    attackers: game.attackers('e5', 'w'),
  };
}

test('random games answer as chess.js does', () => {
  const random = seeded(11);
  const [ours, theirs] = [new Chess(), new Theirs()];
  for (let ply = 0; ply < 50; ply += 1) {
    expect(view(ours)).toEqual(view(theirs));
    const move = chosen(theirs.moves(), random);
    if (move === undefined) break;
    expect({ ...ours.move(move) }).toEqual({ ...theirs.move(move) });
    if (ply % 9 === 0) for (const game of [ours, theirs]) game.setComment(`${ply}`);
  }
  expect(ours.pgn()).toBe(theirs.pgn());
  expect(ours.history()).toEqual(theirs.history());
  expect(ours.getComments()).toMatchObject(theirs.getComments());
  const again = new Chess();
  again.loadPgn(theirs.pgn());
  expect(again.fen()).toBe(theirs.fen());
  for (let left = 20; left > 0; left -= 1) expect(ours.undo()?.san).toBe(theirs.undo()?.san);
  expect(ours.fen()).toBe(theirs.fen());
});

test('null moves, boards set up by hand, and moves that are not legal', () => {
  const [ours, theirs] = [new Chess(), new Theirs()];
  for (const game of [ours, theirs]) {
    game.move('e4');
    game.remove('b8');
    game.put({ type: 'n', color: 'b' }, 'a5');
    expect(() => game.move('e9')).toThrow('Invalid move: e9');
  }
  expect(view(ours)).toEqual(view(theirs));
  ours.setTurn('w');
  expect(ours.history()).toEqual(['e4', '--']);
  expect(ours.undo()?.san).toBe('--');
  expect(ours.turn()).toBe('b');
});

test('hashes tell positions apart as those of chess.js do, and squares have the same colours', () => {
  const hashes = [Chess, Theirs].map((Game) =>
    [
      '',
      'Nf3 Nf6 Nc3',
      'Nc3 Nf6 Nf3',
      'Nf3 Nf6 Ng1 Ng8',
      'e4',
      'd4',
      'Nf3 Nf6 Rg1 Rg8 Rh1 Rh8',
    ].map((moves) => {
      const game = new Game();
      for (const move of moves.split(' ').filter(Boolean)) game.move(move);
      return game.hash();
    }),
  );
  const [ours, theirs] = hashes.map((all) => all.map((hash) => all.indexOf(hash)));
  expect(ours).toEqual([0, 1, 1, 0, 4, 5, 6]);
  expect(ours).toEqual(theirs);
  const [game, other] = [new Chess(), new Theirs()];
  for (const square of SQUARES) expect(game.squareColor(square)).toBe(other.squareColor(square));
});
