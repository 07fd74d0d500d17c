import type { GameName, SideName } from '@chariot/protocol';

/** An opening that can be chosen for a repertoire. */
export interface TaughtOpening {
  /** The side that chooses it. */
  side: SideName;
  /** Its lines, in SAN or in Chinese notation. */
  lines: readonly (readonly string[])[];
  title: string;
  text: string;
}

/** The openings of a game that are taught, in the order of the lessons. */
export async function taughtOpenings(game: GameName): Promise<readonly TaughtOpening[]> {
  return FIXTURE[game].map(({ side, line, title }) => ({
    side,
    lines: [line.split(' ')],
    title,
    text: '',
  }));
}

const FIXTURE: Readonly<
  Record<GameName, readonly { side: SideName; line: string; title: string }[]>
> = {
  chess: [
    { side: 'first', line: 'e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3', title: 'Italian Game' },
    { side: 'second', line: 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6', title: 'Najdorf' },
  ],
  xiangqi: [{ side: 'first', line: '炮二平五 马8进7 马二进三 车9平8 车一平二', title: '中炮' }],
};
