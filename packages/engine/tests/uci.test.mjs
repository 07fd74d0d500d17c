// The package's `chariot`, addressed as GUIs do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyFolder, install, Program, ROOT } from './installed.mjs';

const folder = install('engine');

test('a session: every command, chess and xiangqi', async () => {
  const program = Program.installed(folder);
  program.say('uci');
  const options = await program.hear('uciok');
  assert.match(options[0], /^id name Chariot \d/);
  for (const name of [
    ...['Hash', 'Threads', 'MultiPV', 'Skill Level', 'UCI_Elo', 'UCI_Variant'],
    ...['UCI_Chess960', 'UCI_AnalyseMode', 'UCI_ShowWDL', 'Move Overhead'],
  ])
    assert.ok(
      options.some((line) => line.startsWith(`option name ${name} type `)),
      name,
    );
  program.say('isready', 'ucinewgame', 'position startpos moves e2e4 e7e5', 'd');
  assert.ok((await program.hear('Fen: ')).at(-1).includes('/4p3/4P3/'));

  program.say('go depth 5');
  const searched = await program.hear('bestmove');
  assert.match(
    searched[0],
    /^info depth 1 seldepth \d+ multipv 1 score cp -?\d+ nodes \d+ nps \d+ hashfull \d+ tbhits 0 time \d+ pv \w+/,
  );
  assert.match(searched.at(-1), /^bestmove [a-h]\d[a-h]\d ponder [a-h]\d[a-h]\d$/);
  for (const limit of ['nodes 2000', 'movetime 50', 'wtime 1000 btime 1000 winc 10', 'mate 1']) {
    program.say('position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', `go ${limit}`);
    const lines = await program.hear('bestmove');
    assert.ok(
      lines.some((line) => line.includes('score mate 1 ')),
      lines.join('\n'),
    );
    assert.equal(lines.at(-1).split(' ')[1], 'a1a8');
  }

  program.say('setoption name MultiPV value 2', 'go infinite');
  await program.hear('info depth 3 ');
  program.say('isready');
  await program.hear('readyok');
  program.say('stop');
  assert.match((await program.hear('bestmove')).at(-1), /^bestmove a1a8/);
  program.say('setoption name MultiPV value 1', 'setoption name Threads value 2', 'go nodes 5000');
  await program.hear('bestmove');

  program.say('position startpos moves e2e4 e7e5', 'go ponder wtime 3000 btime 3000');
  await program.hear('info depth 3 ');
  program.say('ponderhit');
  assert.match((await program.hear('bestmove')).at(-1), /^bestmove \w{4}/);

  program.say(
    'setoption name UCI_Variant value xiangqi',
    'position startpos moves h3e3',
    'go depth 5',
  );
  assert.match((await program.hear('bestmove')).at(-1), /^bestmove [a-i]\d+[a-i]\d+ ponder /);
  program.say('setoption name Skill Level value 1', 'go depth 3');
  await program.hear('bestmove');
  program.say('quit');
  assert.equal(await program.ended, 0);
});

/** A session of one thread, without lines that depend on the clock. */
const SESSION = [
  ...[
    'uci',
    'isready',
    'joho d',
    'setoption name Hash value 4',
    'setoption name MultiPV value 999',
  ],
  ...['setoption name MultiPV value 2', 'setoption name UCI_ShowWDL value true'],
  ...['position startpos moves e2e4 e7e5 banana', 'go depth 7', 'setoption name Colour value red'],
  ...['position fen 8/8/8 w - -', 'position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'go depth 4'],
  ...['go mate 1', 'go perft 2', 'setoption name UCI_Chess960 value true', 'position fen x', 'd'],
  ...[
    'setoption name UCI_Variant value xiangqi',
    'position startpos moves h3e3 h10g8',
    'go depth 6',
  ],
  ...['position fen 3k5/8R/9/9/9/4R4/9/9/9/5K3 b - - 0 1', 'go depth 3', 'bench 4'],
];

test('it says what the native program says, line by line', async () => {
  const session = async (program) => {
    program.say(...SESSION);
    const said = await program.hear('nps ');
    program.say('quit');
    assert.equal(await program.ended, 0);
    // Clocks and thread counts differ; builds for tests know the toy game; only native ones read books.
    return said
      .slice(0, -1)
      .filter((line) => !/^option name (OwnBook|BookFile|BookDepth) /.test(line))
      .map((line) =>
        line.replace(
          / (nps|time) \d+|(?<=Threads.*) max \d+| var toy$|(?<=UCI_Elo.*) min \d+/g,
          '',
        ),
      );
  };
  const said = await session(Program.installed(folder));
  assert.deepEqual(said, await session(Program.native()));
  assert.ok(said.length > 90, `${said.length} lines`);
});

test('tables and networks are read from files, as natively', async () => {
  const program = Program.installed(folder);
  program.say(`setoption name TablePath value ${emptyFolder()}`);
  assert.equal((await program.hear('info')).at(-1), 'info string 0 tables of chess loaded');
  program.say('setoption name EvalFile value /nowhere/at/all');
  assert.match((await program.hear('info')).at(-1), /^info string network \/nowhere\/at\/all: /);
  const network = `${ROOT}/crates/chess/data/chess.net`;
  const deepest = async () => (await program.hear('bestmove')).at(-2).replace(/nps.*? pv/, '');
  program.say('go depth 5');
  const own = await deepest();
  program.say('setoption name EvalFile value <none>', 'ucinewgame', 'go depth 5');
  assert.notEqual(await deepest(), own);
  program.say(`setoption name EvalFile value ${network}`, 'ucinewgame', 'go depth 5');
  assert.equal(await deepest(), own);
  program.say('quit');
  assert.equal(await program.ended, 0);
});

test('Chess960: castling is the king taking its own rook, and king and rook may change places', async () => {
  const program = Program.installed(folder);
  program.say('setoption name UCI_Chess960 value true');
  program.say('position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1h1', 'd');
  assert.ok((await program.hear('Fen: ')).at(-1).includes('/5RK1 b - -'));
  // A rook stands between the king and the other rook's new square.
  program.say('position fen k7/8/8/8/8/8/8/5RKR w H - 0 1 moves g1h1');
  assert.ok((await program.hear('info string error ILLEGAL_MOVE')).at(-1).includes('g1h1'));
  program.say('position fen 8/8/8/8/8/8/5k2/R1K5 b Q - 0 1 moves f2e3 c1a1', 'd');
  assert.ok((await program.hear('Fen: ')).at(-1).includes('/2KR4 b - -'));
  program.say('setoption name UCI_Chess960 value false');
  program.say('position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1h1');
  assert.ok((await program.hear('info string error ILLEGAL_MOVE')).at(-1).includes('e1h1'));
  program.say('quit');
  assert.equal(await program.ended, 0);
});

test('what makes no sense is told, and changes nothing', async () => {
  const program = Program.installed(folder);
  const told = {
    dance: 'unknown command',
    'position fen x': 'error BOARD',
    'position startpos moves e2e5': 'error ILLEGAL_MOVE: e2e5',
    'position startpos moves Nf3': 'error ILLEGAL_MOVE: Nf3',
    'setoption name Hash value many': 'needs a number',
    'setoption name Hash value 0': 'Hash is 1 to 2048; using 1',
    'setoption name Contempt value 1': 'unknown option: Contempt',
    'setoption name UCI_Variant value go': 'the games are chess, xiangqi',
    'go depth x depth 1': 'depth needs a number',
    'go searchmoves e2e5 depth 1': 'illegal move e2e5 is not searched',
    'go perft': 'go perft needs a depth of 0 to 255',
    'go perft 256': 'go perft needs a depth of 0 to 255',
    'setoption name Move Overhead value -1': 'Move Overhead is 0 to 5000; using 0',
  };
  for (const [line, reason] of Object.entries(told)) {
    program.say(line);
    const said = (await program.hear('info string')).at(-1);
    assert.ok(said.includes(reason), `${line}: ${said}`);
  }
  program.say('position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'go depth 3');
  const lines = await program.hear('bestmove (none)');
  assert.ok(lines.includes('info depth 0 score cp 0'), lines.join('\n'));
  program.say('quit');
  assert.equal(await program.ended, 0);
});

test('some moves only, win rates, lines of play and time controls', async () => {
  const program = Program.installed(folder);
  program.say('go searchmoves a2a3 h2h3 depth 6');
  const searched = await program.hear('bestmove');
  for (const line of searched.filter((said) => said.includes(' pv ')))
    assert.match(line, / pv (a2a3|h2h3)/);
  assert.match(searched.at(-1), /^bestmove (a2a3|h2h3)/);
  program.say('go searchmoves a2a3 infinite', 'stop');
  assert.match((await program.hear('bestmove')).at(-1), /^bestmove a2a3/);

  program.say('setoption name UCI_ShowWDL value true', 'go depth 4');
  for (const line of (await program.hear('bestmove')).filter((said) => said.includes(' pv '))) {
    const [, wins, draws, losses] = line.match(/ score cp -?\d+ wdl (\d+) (\d+) (\d+) nodes /);
    assert.equal(Number(wins) + Number(draws) + Number(losses), 1000);
  }
  program.say('position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'go depth 3');
  assert.ok((await program.hear('bestmove')).some((said) => said.includes('mate 1 wdl 1000 0 0')));

  program.say('position startpos', 'go perft 3');
  const counted = await program.hear('Nodes searched');
  assert.equal(counted.at(-1), 'Nodes searched: 8902');
  assert.ok(counted.includes('e2e4: 600'));
  program.say('go perft 0');
  assert.equal((await program.hear('Nodes searched')).at(-1), 'Nodes searched: 1');
  program.say('go perft 255', 'stop');
  await program.hear('info string perft was stopped');
  program.say('setoption name UCI_Variant value xiangqi', 'go perft 2');
  assert.equal((await program.hear('Nodes searched')).at(-1), 'Nodes searched: 1920');
  program.say('go perft 255', 'stop');
  await program.hear('info string perft was stopped');

  // The last move before the time control may take most of the clock; one of forty may not.
  const timed = async (movestogo) => {
    program.say(`go wtime 4000 movestogo ${movestogo}`);
    const said = await program.hear('bestmove');
    return Number(said.at(-2).match(/ time (\d+) /)[1]);
  };
  program.say('setoption name UCI_Variant value chess', 'position startpos');
  const [many, last] = [await timed(40), await timed(1)];
  assert.ok(last > 2 * many, `${last} ms, ${many} ms`);
  // All but 100 ms are kept back.
  program.say('setoption name Move Overhead value 3900');
  const least = await timed(1);
  assert.ok(least <= 100, `${least} ms`);
  program.say('quit');
  assert.equal(await program.ended, 0);
});

test('a thousand searches that are stopped at once give a thousand moves', async () => {
  const program = Program.installed(folder);
  for (let i = 0; i < 1000; i += 1) program.say('go infinite', 'stop');
  const lines = await program.finish();
  const moves = lines.filter((line) => line.startsWith('bestmove '));
  assert.equal(moves.length, 1000);
  assert.ok(moves.every((line) => /^bestmove [a-h][12][a-h][34]/.test(line)));
});

test('the benchmark visits the same nodes, asked for by a line or by an argument', async () => {
  const nodes = async (...lines) => {
    const program = Program.installed(folder);
    program.say(...lines, 'bench 5');
    return (await program.finish()).find((line) => line.startsWith('nodes '));
  };
  const single = await nodes();
  assert.match(single, /^nodes \d{4,}$/);
  assert.equal(await nodes('setoption name Hash value 64'), single);
  const program = Program.installed(folder, 'bench', '5');
  assert.equal((await program.finish())[0], single);
});

test('it helps, tells its version, and refuses an unknown option', async () => {
  const help = await Program.installed(folder, '--help').finish();
  assert.match(help.join('\n'), /speaks UCI on standard input[\s\S]*setoption name UCI_Variant/);
  assert.match((await Program.installed(folder, '--version').finish()).join(), /^\d+\.\d+\.\d+$/);
  const unknown = Program.installed(folder, '--colour');
  assert.deepEqual(await unknown.finish(), []);
  assert.equal(await unknown.ended, 2);
});
