import type { RulesWords } from './words.ts';

export const en: RulesWords = {
  xiangqi: {
    title: 'Xiangqi for chess players',
    steps: {
      board: {
        title: 'The board',
        idea: 'Pieces stand where lines cross, on nine by ten points, and a river runs between the two sides. The squares with diagonals are the palaces of the generals; Red moves first.',
        task: 'Move the chariot from the left corner two points forward, to the star.',
      },
      chariot: {
        title: 'The chariot',
        idea: 'The chariot moves and captures exactly like a rook: any distance along a line.',
        task: 'Capture Black’s soldier in two moves. Black waits.',
      },
      horse: {
        title: 'The horse',
        idea: 'The horse goes one point along a line, then one diagonally onward. It does not leap: a piece on the first of these points, its leg, blocks it.',
        task: 'Bring the horse to the star in three moves. Black’s soldier blocks its leg to the front.',
      },
      cannon: {
        title: 'The cannon',
        idea: 'The cannon moves like a rook. To capture it must leap over exactly one piece of either side, its screen.',
        task: 'Capture with the cannon. Which black piece is behind a screen?',
      },
      elephant: {
        title: 'The elephant',
        idea: 'The elephant goes exactly two points diagonally and never crosses the river. A piece on the point between, its eye, blocks it.',
        task: 'Bring the elephant to the star in two moves. Your horse is in the way of one.',
      },
      advisor: {
        title: 'The advisor',
        idea: 'The advisor goes one point diagonally and stays in the palace. It has five points in all.',
        task: 'Bring the advisor to the star in two moves. Black waits.',
      },
      general: {
        title: 'The general',
        idea: 'The general goes one point along a line, never diagonally, and stays in the palace. Check and checkmate are as in chess.',
        task: 'Your general is in check. Move it to safety, to the star.',
      },
      facing: {
        title: 'Facing generals',
        idea: 'The two generals may never stand on one file with nothing between them.',
        task: 'Which of these three moves breaks that rule? Try it.',
      },
      flying: {
        title: 'The flying general',
        idea: 'So each general guards its open file up to the other palace, as if it were a chariot.',
        task: 'Give mate in one. Your general helps from afar.',
      },
      soldier: {
        title: 'The soldier',
        idea: 'The soldier goes and captures one point straight ahead; across the river it may also go sideways. It never goes back and never promotes.',
        task: 'Capture the horse in three moves. Black waits.',
      },
      illegal: {
        title: 'Between the generals',
        idea: 'A piece that stands alone between the generals may not leave their file. Nor may any move leave its own general in check.',
        task: 'Which of these three moves is not legal? Try it.',
      },
      mate: {
        title: 'Double cannon',
        idea: 'Two cannons on one line with the general: the front one is the screen of the rear one. A piece put before the front one is only another screen.',
        task: 'Give mate in one.',
      },
      stalemate: {
        title: 'Stalemate loses',
        idea: 'A side with no legal move loses, in check or not. Stalemate is not a draw.',
        task: 'Win in one move, without a check: leave Black no move.',
      },
      perpetualCheck: {
        title: 'Perpetual check loses',
        idea: 'A position that comes up for the third time ends the game. The side that gave check on every move loses.',
        task: 'Black has checked on every move. Step back to the left, and you win.',
      },
      perpetualChase: {
        title: 'Perpetual chase loses',
        idea: 'A side that attacks an unprotected piece on every move loses as well; only generals and soldiers may. If neither side breaks these rules, repetition is a draw.',
        task: 'Black’s chariot has chased your cannon on every move. Go back once more, and you win.',
      },
    },
  },
  chess: {
    title: 'Chess for xiangqi players',
    steps: {
      board: {
        title: 'The board',
        idea: 'Pieces stand on squares, eight by eight, and there is neither a river nor a palace. White moves first.',
        task: 'Move the knight from g1 to the star (f3). It leaps over the pawns.',
      },
      rook: {
        title: 'The rook',
        idea: 'The rook moves and captures exactly like the chariot: any distance along a rank or a file.',
        task: 'Capture the pawn on c6 in two moves. Black waits.',
      },
      knight: {
        title: 'The knight',
        idea: 'The knight goes where a horse goes, but it leaps: nothing blocks its leg.',
        task: 'Capture the rook with the knight.',
      },
      bishop: {
        title: 'The bishop',
        idea: 'The bishop goes any distance diagonally, over the whole board. It stays on squares of one colour and cannot leap.',
        task: 'Capture the knight in two moves. Black waits.',
      },
      queen: {
        title: 'The queen',
        idea: 'The queen moves like a rook and like a bishop. She is the strongest piece.',
        task: 'Capture both black pieces in two moves. Black waits.',
      },
      king: {
        title: 'The king',
        idea: 'The king goes one square in any direction, over the whole board. Kings may face each other, but never stand side by side.',
        task: 'Which of these three moves is not legal? Try it.',
      },
      pawn: {
        title: 'The pawn',
        idea: 'The pawn goes one square straight ahead but captures one square diagonally ahead. What stands before it blocks it, and it never goes sideways.',
        task: 'Capture the knight with the pawn.',
      },
      doubleStep: {
        title: 'The double step',
        idea: 'From its first square a pawn may go two squares ahead, if both are empty.',
        task: 'Bring a pawn to the star (e4) in one move.',
      },
      enPassant: {
        title: 'En passant',
        idea: 'A pawn that goes two squares, past the square where a pawn could capture it, may be captured as if it had gone only one. This is possible only on the next move.',
        task: 'Black’s pawn has just gone from d7 to d5. Capture it en passant.',
      },
      promotion: {
        title: 'Promotion',
        idea: 'A pawn that reaches the last rank becomes a queen, rook, bishop or knight at once; its owner chooses.',
        task: 'Promote the pawn to a queen.',
      },
      castling: {
        title: 'Castling',
        idea: 'If neither has moved and nothing is between them, the king may go two squares towards a rook, which leaps over it. The king must not be in check, pass over an attacked square or land on one.',
        task: 'Castle. Black’s bishop guards the way to the left.',
      },
      illegal: {
        title: 'The pin',
        idea: 'As in xiangqi, no move may leave its own king in check. A piece that stands before its king in a line of attack is pinned.',
        task: 'Which of these three moves is not legal? Try it.',
      },
      mate: {
        title: 'Checkmate',
        idea: 'Checkmate wins, as in xiangqi: the king is in check, and no move ends that.',
        task: 'Give mate in one.',
      },
      stalemate: {
        title: 'Stalemate draws',
        idea: 'A side with no legal move that is not in check does not lose: stalemate is a draw.',
        task: 'Give mate in one. Take care: a wrong queen move is stalemate.',
      },
      repetition: {
        title: 'Repetition draws',
        idea: 'A position that comes up for the third time is a draw. Perpetual check is allowed, and saves many lost games.',
        task: 'White would lose. Give the same check once more: draw.',
      },
      fiftyMoves: {
        title: 'Fifty moves',
        idea: 'After fifty moves of each side without a capture or a pawn move the game is a draw. In xiangqi it is sixty moves without a capture.',
        task: 'White is lost, and one move short of the fifty. Make it.',
      },
    },
  },
};
