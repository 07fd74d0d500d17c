/** Short games to mate, with announcements to a screen reader. */
export const GAMES = [
  {
    game: 'chess',
    moves: 'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7',
    first: 'White pawn from e2 to e4',
    last: 'White queen from h5 to f7, captures pawn, check',
    end: 'White wins, by checkmate',
  },
  {
    game: 'xiangqi',
    // Two cannons, one behind the other.
    moves: 'h3e3 a7a6 e3e7 i7i6 b3b5 a6a5 b5e5',
    first: 'Red cannon from h3 to e3',
    last: 'Red cannon from b5 to e5, check',
    end: 'Red wins, by checkmate',
  },
] as const;
