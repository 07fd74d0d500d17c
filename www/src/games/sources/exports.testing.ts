// For tests only: games shaped like the exports of sites and programs.

const MOVES = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5';

interface ExportedGame {
  /** Tags by name; those of a usual game of the site unless given. */
  tags?: Readonly<Record<string, string>>;
  moves?: string;
}

function written(tags: Readonly<Record<string, string>>, moves: string): string {
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return `${lines.join('\n')}\n\n${moves} ${tags.Result ?? '*'}\n\n`;
}

/** A game as lichess exports it. */
export function lichess({ tags = {}, moves = MOVES }: ExportedGame = {}): string {
  const usual = {
    Event: 'Rated blitz game',
    Site: 'https://lichess.org/q7ZvsdUF',
    Date: '2026.03.04',
    White: 'Me_Myself',
    Black: 'someone',
    Result: '1-0',
    GameId: 'q7ZvsdUF',
    UTCDate: '2026.03.04',
    UTCTime: '18:22:01',
    WhiteElo: '1540',
    BlackElo: '1612',
    WhiteRatingDiff: '+7',
    BlackRatingDiff: '-7',
    Variant: 'Standard',
    TimeControl: '180+2',
    ECO: 'C84',
    Opening: 'Ruy Lopez: Closed',
    Termination: 'Normal',
  };
  return written({ ...usual, ...tags }, moves);
}

/** A game as chess.com exports it. */
export function chessCom({ tags = {}, moves = MOVES }: ExportedGame = {}): string {
  const usual = {
    Event: 'Live Chess',
    Site: 'Chess.com',
    Date: '2026.03.05',
    Round: '-',
    White: 'someone',
    Black: 'Me_Myself',
    Result: '0-1',
    CurrentPosition: 'r1bqk2r/2ppbppp/p1n2n2/1p2p3/B3P3/5N2/PPPP1PPP/RNBQR1K1 w kq -',
    Timezone: 'UTC',
    ECO: 'C84',
    ECOUrl: 'https://www.chess.com/openings/Ruy-Lopez',
    UTCDate: '2026.03.05',
    UTCTime: '09:00:59',
    WhiteElo: '1488',
    BlackElo: '1503',
    TimeControl: '600',
    Termination: 'Me_Myself won by resignation',
    StartTime: '09:00:59',
    EndDate: '2026.03.05',
    EndTime: '09:10:12',
    Link: 'https://www.chess.com/game/live/1',
  };
  return written({ ...usual, ...tags }, moves);
}

/** Moves with a clock time after each, as in `[%clk 0:02:58]`. */
export function withClocks(times: readonly string[], command = 'clk'): string {
  const words = MOVES.split(' ').filter((word) => !/^\d+\.$/.test(word));
  return words
    .map((move, ply) => {
      const number = ply % 2 === 0 ? `${ply / 2 + 1}.` : `${(ply + 1) / 2}...`;
      const time = times[ply];
      return `${number} ${move}${time === undefined ? '' : ` {[%${command} ${time}]}`}`;
    })
    .join(' ');
}

/** A game as ChessBase writes it, with time spent. */
export const CHESSBASE = written(
  {
    Event: 'Club championship',
    Site: 'Amsterdam',
    Date: '2025.??.??',
    Round: '3.1',
    White: 'Myself, Me',
    Black: 'Other, An',
    Result: '1/2-1/2',
    WhiteElo: '1890',
    EventDate: '2025.01.10',
    PlyCount: '12',
  },
  withClocks(['0:00:10', '0:00:05', '0:01:12'].concat(Array(9).fill('0:00:20')), 'emt'),
);

/** A game of xiangqi as dpxq.com writes it. */
export const DPXQ = `[DhtmlXQ]
[DhtmlXQ_title]我 先胜 对手[/DhtmlXQ_title]
[DhtmlXQ_red]我[/DhtmlXQ_red]
[DhtmlXQ_black]对手[/DhtmlXQ_black]
[DhtmlXQ_result]红胜[/DhtmlXQ_result]
[DhtmlXQ_date]2026-02-03[/DhtmlXQ_date]
[DhtmlXQ_movelist]77477062796780708979102289797276192710220919[/DhtmlXQ_movelist]
[/DhtmlXQ]
`;
