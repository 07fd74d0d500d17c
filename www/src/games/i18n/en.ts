import type { GameName, OutcomeName } from '@chariot/protocol';
import type { GamePhase } from '../../shared/game/phase.ts';
import type { LossSource } from '../diagnosis/points.ts';
import type { Manner } from '../diagnosis/themes.ts';
import type { LeftOut } from '../sources/file.ts';

const count = (number: number): string => number.toLocaleString('en');
const counted = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;
/** Points of so many per cent, of a hundred games. */
const points = (percent: number): string => {
  const shown = percent.toFixed(Math.abs(percent) < 9.95 ? 1 : 0);
  return `${shown} ${shown === '1.0' ? 'point' : 'points'}`;
};

export const en = {
  lead: 'Bring your games. Chariot reads them all, finds what costs you points, and gives you positions to practise.',
  private: 'Nothing leaves this device: the engine runs in your browser.',
  drop: 'Drop a file of your games here',
  choose: 'Choose a file',
  formats: {
    chess:
      'PGN from lichess, chess.com, ChessBase or any other program; thousands of games at once.',
    xiangqi: 'PGN or DhtmlXQ from any program; thousands of games at once.',
  },
  where: {
    chess:
      'lichess: your profile, Export games. chess.com: Archive, select games, Download. Comments with clock times make the report better.',
    xiangqi: 'In most programs: Save as or Export. One file may hold many games.',
  },
  takeOwn: 'Use the games I played here',
  more: 'Add games',

  reading: (percent: number, games: number) => `Reading: ${percent}%, ${counted(games, 'game')}`,
  cancel: 'Cancel',
  who: 'Which player are you?',
  whoHelp: 'Choose several if you play under several names.',
  player: (name: string, games: number) => `${name} (${counted(games, 'game')})`,
  furtherName: 'Another name, if yours is not here',
  youAre: (names: readonly string[]) => `Your name in them: ${names.join(', ')}.`,
  changeNames: 'Change name',
  yourNames: 'Your names, separated by semicolons',
  namesHelp:
    'Games under other names are removed. To read those under a new name, add the file again.',
  saveNames: 'Save',
  readThem: 'Read my games',
  taking: (percent: number) => `Taking your games: ${percent}%`,
  taken: (games: number) => `${counted(games, 'game')} added.`,
  skipped: {
    variant: (games: number) => `${counted(games, 'game')} of another variant left out.`,
    short: (games: number) => `${counted(games, 'game')} of fewer than five moves left out.`,
    others: (games: number) => `${counted(games, 'game')} of other players left out.`,
    older: (games: number) => `${counted(games, 'older game')} left out: 5,000 at a time.`,
    known: (games: number) =>
      games === 1 ? '1 game was here already.' : `${count(games)} games were here already.`,
  } satisfies Record<LeftOut, (games: number) => string>,
  faults: {
    nothing: 'There are no games in this file.',
    gone: 'The file can no longer be read. Choose it again.',
    tooLarge: 'This file is too large for its format. PGN may be of any size.',
    storage: 'The browser does not let this page store anything, so reviews would be lost.',
  },
  unreadable: (format: string) => `Files in the format ${format} cannot be read. Save them as PGN.`,

  progress: (done: number, all: number) => `${count(done)} of ${counted(all, 'game')} reviewed`,
  measuring: 'Working out how long it takes…',
  time: (minutes: number): string => {
    if (minutes < 1) return 'less than a minute';
    if (minutes < 90) return `about ${counted(Math.round(minutes), 'minute')}`;
    return `about ${counted(Math.round(minutes / 60), 'hour')}`;
  },
  firstIn: (first: string, all: string) => `First report in ${first}, all games in ${all}.`,
  allIn: (all: string) => `All games in ${all}. The report grows meanwhile.`,
  leaveOpen: 'You can use the rest of the page. If you close it, the review goes on next time.',
  pause: 'Pause',
  resume: 'Go on',
  waiting: 'Another review is running, in another tab or of the other game. This one follows.',
  unreadableGames: (games: number) =>
    `${counted(games, 'game')} could not be read: the rules do not allow the moves.`,
  paused: {
    person: 'Paused.',
    battery: 'Paused while on battery.',
    failure: 'The engine failed.',
  },
  onBattery: 'Review on battery too',
  /** Said before the first game, and while games are missing. */
  fewest: 'The report begins with twenty games: fewer say little. Single games open in Analysis.',
  notYet: (games: number) => `${counted(games, 'more game')} to go.`,
  reviewedGames: 'Reviewed games',
  openReview: 'Open the review',
  against: (opponent: string, date: string) =>
    [`Against ${opponent}`, date].filter(Boolean).join(', '),
  mistakes: (mistakes: number) => (mistakes === 0 ? 'no mistakes' : counted(mistakes, 'mistake')),
  /** Name of the person in games played here. */
  anonymous: 'Anonymous',
  paste: 'Paste games',
  pasteText: { chess: 'Games (PGN)', xiangqi: 'Games (PGN or DhtmlXQ)' } satisfies Record<
    GameName,
    string
  >,
  forget: 'Remove all games',
  forgetSure: 'Remove the games and their reviews from this device?',
  forgetYes: 'Remove',

  /** Sentences in a row. */
  sentences: (list: readonly string[]) => list.join(' '),

  findings: 'What costs you most',
  moreFindings: (findings: number) => `${counted(findings, 'more finding')}`,
  noFindings:
    'Nothing stands out with certainty yet. More games, or stronger opponents, may show more.',
  per100: (percent: number) => `${points(percent)} in 100 games`,
  costs: (percent: number) => `It costs you about ${points(percent)} in 100 games.`,
  theme: {
    missed: (name: string) => `You often miss: ${name}`,
    allowed: (name: string) => `You often allow: ${name}`,
  } satisfies Record<Manner, (name: string) => string>,
  themeDetail: {
    missed: (times: number) =>
      `${counted(times, 'time')} it was on the board and you played something else.`,
    allowed: (times: number) => `${counted(times, 'time')} your move let the other side do it.`,
  } satisfies Record<Manner, (times: number) => string>,
  ending: (name: string) => `You give away endings of ${name}`,
  wonOf: (won: number, kept: number) => `${counted(won, 'won position')}, ${count(kept)} kept.`,
  drawnOf: (drawn: number, held: number) =>
    `${counted(drawn, 'drawn position')}, ${count(held)} held.`,
  lostAt: (move: string) => `It slipped at ${move}.`,
  opening: (line: string) => `This opening costs you: ${line}`,
  openingDetail: (games: number, percent: number) =>
    `In ${counted(games, 'game')} you lost ${points(percent)} more in the opening, per 100 games, than in your other games.`,
  phase: (phase: GamePhase) =>
    ({
      opening: 'You lose most in the opening',
      middlegame: 'You lose most in the middlegame',
      endgame: 'You lose most in the endgame',
    })[phase],
  phaseDetail: (percent: number) =>
    `${points(percent)} more in 100 games than in any other part of the game.`,
  haste: 'You blunder in haste',
  hasteDetail: (times: number) =>
    `${counted(times, 'mistake')} in less than ten seconds, with a minute and more on the clock.`,
  colour: (side: string) => `You lose more with ${side}`,
  colourDetail: (percent: number) => `${points(percent)} more in 100 games.`,
  practise: (positions: number) => `Practise ${counted(positions, 'position')}`,
  playOut: 'Play it out',
  makeSet: (positions: number) =>
    `Solve your ${positions} worst mistakes again and again, faster each time`,
  practiceAdded: (added: number) =>
    added === 0
      ? 'They are in your practice already.'
      : `${counted(added, 'position')} added to your practice.`,

  points: 'Where points go',
  pointsHelp:
    'Both sides give points away, so what you give can be more than the games were worth. The line shows how sure the number is.',
  sources: {
    opening: 'Opening (ten moves)',
    middlegame: 'Middlegame',
    endgame: 'Endgame',
    time: 'Flag fell',
  } satisfies Record<LossSource, string>,
  all: 'All games',
  colours: (side: string) => `With ${side}`,
  stronger: 'Stronger opponents',
  weaker: 'Weaker opponents',
  recent: 'Last 50 games',
  before: 'Games before',
  uncertain: 'No certain difference.',
  surely: (percent: number) =>
    `Certainly ${percent > 0 ? 'more' : 'less'}: by ${points(Math.abs(percent))}.`,
  interval: (low: number, high: number) => `between ${low.toFixed(1)} and ${high.toFixed(1)}`,
  part: 'Part',
  loss: 'Points lost in 100 games',

  accuracy: 'Accuracy over time',
  accuracyHelp: (window: number) =>
    `Mean of ${window} games. 100 is the engine’s choice every time.`,
  accuracySaid: (from: number, to: number) =>
    `Accuracy went from ${Math.round(from)} to ${Math.round(to)}.`,

  themes: 'Motifs',
  themeColumn: 'Motif',
  missedColumn: 'Missed',
  allowedColumn: 'Allowed',
  changeColumn: 'Last 50 games',
  practiceColumn: 'Practice',
  change: (perGame: number): string => (perGame < 0 ? 'fewer' : 'more'),
  same: '–',

  deaths: 'Where your pieces die',
  deathsOf: (side: string) => `With ${side}`,
  deathsSaid: (side: string, squares: readonly string[]) =>
    `With ${side} most pieces die on ${squares.join(', ')}.`,

  openings: 'Openings',
  score: (percent: number) => `${Math.round(percent)}%`,
  line: 'Line',
  games: 'Games',
  scoreColumn: 'Score',
  results: 'Won, drawn, lost',
  resultOf: {
    win: (games: number) => `${count(games)} won`,
    draw: (games: number) => `${count(games)} drawn`,
    loss: (games: number) => `${count(games)} lost`,
  } satisfies Record<OutcomeName, (games: number) => string>,
  /** Parts of a sentence in a row. */
  listed: (parts: readonly string[]) => parts.join(', '),
  book: (own: number, other: number, moves: number) =>
    `You stay in the opening book for ${moves.toFixed(1)} moves. You left it first in ${counted(own, 'game')}, the other side in ${count(other)}.`,
  repertoire: (own: number, other: number, games: number) =>
    `Your repertoire: you left it in ${count(own)} of ${counted(games, 'game')}, the other side in ${count(other)}.`,
  leftRepertoire: (games: number, instead: string | undefined, line: string) =>
    `${instead === undefined ? '' : `instead of ${instead}, `}${line ? `after ${line}, ` : ''}in ${counted(games, 'game')}`,
  see: 'See in Openings',
  fewLines: 'No line came up often enough.',

  endings: 'Endings, by exact tables',
  endingColumn: 'Ending',
  wonColumn: 'Won positions kept',
  drawnColumn: 'Drawn positions held',
  lostColumn: 'Points given away',
  ofAll: (kept: number, all: number) => (all === 0 ? '–' : `${count(kept)} of ${count(all)}`),
  noEndings: 'No ending of up to five pieces came up that the tables know.',
  outcome: { win: 'won', draw: 'drawn', loss: 'lost' } satisfies Record<OutcomeName, string>,

  clock: 'Time',
  clockFine: 'Nothing to say against your use of the clock.',
  hasty: (times: number) =>
    `${counted(times, 'mistake')} in less than ten seconds, with a minute and more left.`,
  idle: (moves: number, minutes: number) =>
    `${counted(moves, 'thought')} of over a minute in positions already decided: ${counted(minutes, 'minute')} that changed nothing.`,
  flags: (all: number, alive: number) =>
    `${counted(all, 'game')} lost on time, ${count(alive)} of them not yet lost on the board.`,

  yearTitle: {
    chess: (year: string) => `${year} in chess`,
    xiangqi: (year: string) => `${year} in xiangqi`,
  } satisfies Record<GameName, (year: string) => string>,
  year: 'Year',
  figures: (games: number, score: number | null, accuracy: number | null, streak: number) => [
    { name: 'games', value: count(games) },
    { name: 'of the points', value: score === null ? '–' : `${Math.round(score)}%` },
    { name: 'accuracy', value: accuracy === null ? '–' : String(Math.round(accuracy)) },
    { name: 'longest run of wins', value: count(streak) },
  ],
  months: 'Games by month',
  monthsHelp: 'Below each month is its accuracy.',
  monthsSaid: (months: readonly string[]) => `Games by month: ${months.join('; ')}.`,
  monthSaid: (month: string, games: number, results: string, accuracy: number | null) =>
    `${month} ${count(games)} (${results}${accuracy === null ? '' : `, accuracy ${Math.round(accuracy)}`})`,
  bestWin: (opponent: string, rating: number) =>
    `Your best win was against ${opponent} (${rating}).`,
  mostPlayed: (side: string, line: string, games: number) =>
    `With ${side} you played ${line} most, in ${counted(games, 'game')}.`,
  gamesOf: (games: number) => counted(games, 'game'),
  readBy: 'Read by Chariot',
  readSoFar: (read: number, all: number) =>
    `${count(read)} of ${counted(all, 'game')} read by Chariot`,
  printYear: 'Print the year',
  pictureOfYear: 'Save the year as picture',

  failed: 'That did not work. Try again.',
  print: 'Print',
  picture: 'Save as picture',
  pictureTitle: 'My games, read by Chariot',
  basedOn: (games: number) => `Based on ${counted(games, 'game')}.`,
  basedOnResults: (games: number, results: string) =>
    `Based on ${counted(games, 'game')}: ${results}.`,
  pointMeans:
    'A win is one point. The engine measures how much of that each of your moves gave away, also in games you won.',
  cureMeans:
    'Each button adds positions to your practice, which brings them back until you know them.',
};

export type GamesWords = typeof en;
