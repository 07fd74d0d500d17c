import type { ErrorWords } from './words.ts';

const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const en: ErrorWords = {
  errors: {
    LENGTH: ({ limit }) => `The text is too long for a FEN: at most ${limit} characters.`,
    EMPTY: () => 'Enter a FEN.',
    CHAR: ({ text }) => `${text} is not a piece letter.`,
    BOARD: () => 'The board cannot be read.',
    RANK_COUNT: ({ count, limit }) => `The board has ${plural(count, 'rank')} instead of ${limit}.`,
    RANK_WIDTH: ({ rank, count, limit }) =>
      `Rank ${rank} has ${plural(count, 'square')} instead of ${limit}.`,
    RANK_DIGITS: ({ rank }) => `Rank ${rank} must write each run of empty squares as one digit.`,
    WRONG_GAME: () => 'This is a position of another game.',
    FIELDS: () => 'Parts of the FEN are missing.',
    EXTRA_FIELDS: ({ text }) => `There is more text after the FEN: ${text}.`,
    TURN: ({ text }) => `The side to move is “w” or “b”, not ${text}.`,
    CASTLING: ({ text }) => `Castling rights are “-” or letters of “KQkq”, not ${text}.`,
    CASTLING_TWICE: ({ text }) => `The castling rights ${text} repeat a letter.`,
    CASTLING_960: ({ text }) => `Castling right ${text} names a file with no rook to castle with.`,
    UNUSED_FIELD: ({ text }) =>
      `This game has no castling and no en passant: “-” is expected, not ${text}.`,
    EP: ({ text, rank }) =>
      rank > 0
        ? `The en passant square is “-” or on rank ${rank}, not ${text}.`
        : `${text} is not an en passant square.`,
    HALFMOVE: ({ text }) => `The halfmove clock is not a number: ${text}.`,
    HALFMOVE_RANGE: ({ text }) => `The halfmove clock is too large: ${text}.`,
    FULLMOVE: ({ text }) => `The move number is not a number: ${text}.`,
    FULLMOVE_RANGE: ({ text }) => `The move number is too large: ${text}.`,

    KINGS: ({ side, piece, count }) =>
      count === 0 ? `${side} has no ${piece}.` : `${side} has ${plural(count, piece)}.`,
    COUNT: ({ side, piece, count, limit }) =>
      `${side} has ${plural(count, piece)}: at most ${limit} are possible.`,
    BACKRANK_PAWN: ({ squares }) => `A pawn cannot stand on ${squares[0]}.`,
    PAWN_COUNT: ({ side, count, limit }) =>
      `${side} has ${plural(count, 'pawn')}: at most ${limit} are possible.`,
    PIECE_COUNT: ({ side, count, limit }) =>
      `${side} has ${plural(count, 'piece')}: at most ${limit} are possible.`,
    MATERIAL_SURPLUS: ({ side, count, limit }) =>
      `${side} has ${plural(count, 'promoted piece')} but only ${plural(limit, 'missing pawn')}.`,
    PALACE: ({ side, piece, squares }) =>
      `${side}’s ${piece} cannot leave the palace (${squares[0]}).`,
    ADVISOR: ({ side, piece, squares }) => `${side}’s ${piece} cannot stand on ${squares[0]}.`,
    ELEPHANT: ({ side, piece, squares }) => `${side}’s ${piece} cannot stand on ${squares[0]}.`,
    PAWN: ({ side, piece, squares }) => `${side}’s ${piece} cannot stand on ${squares[0]}.`,
    FACING: ({ squares }) => `The generals on ${listed(squares)} may not face each other.`,
    OPPOSITE_CHECK: ({ squares: [king, attacker] }) =>
      `The side not to move is in check (on ${king}, from ${attacker}).`,
    CHECK_IMPOSSIBLE: ({ squares: [king, ...checkers] }) =>
      `The king on ${king} is in check from ${listed(checkers)}: no move gives that many checks.`,

    SYNTAX: ({ text }) => `${text} is not a move.`,
    PROMOTION_LETTER: ({ text }) => `${text} does not end in q, r, b or n.`,
    ILLEGAL_MOVE: ({ text }) => `${text} is not legal.`,
    EMPTY_SQUARE: ({ squares }) => `There is no piece on ${squares[0]}.`,
    OPPONENTS_PIECE: ({ squares, side }) => `The piece on ${squares[0]} is not ${side}’s.`,
    GAME_OVER: () => 'The game is over.',
    OWN_PIECE: ({ squares, piece }) => `Your ${piece} is on ${squares[0]}.`,
    INTO_CHECK: ({ squares, piece }) => `The ${piece} would be in check on ${squares[0]}.`,
    PINNED: ({ squares, piece }) =>
      `The ${piece} on ${squares[0]} cannot move like that: the king would be in check.`,
    CANNOT_REACH: ({ piece, squares: [from, to] }) => `The ${piece} on ${from} cannot go to ${to}.`,
    HORSE_LEG: ({ squares }) => `The horse’s leg on ${squares[0]} is blocked.`,
    ELEPHANT_EYE: ({ squares }) => `The elephant’s eye on ${squares[0]} is blocked.`,
    NONE_REACHES: ({ side, piece, squares }) => `No ${piece} of ${side} can go to ${squares[0]}.`,
    NO_SUCH_PIECE: ({ side, piece }) => `${side} has no such ${piece}.`,
    NOTHING_TO_CAPTURE: ({ squares }) => `There is nothing to capture on ${squares[0]}.`,
    NO_PROMOTION: () => 'This move does not promote.',
    PROMOTION_PIECE: ({ piece }) => `A pawn cannot promote to a ${piece}.`,
    NO_CASTLING_RIGHT: ({ side }) => `${side} can no longer castle on that side.`,
    CASTLING_IN_CHECK: () => 'You cannot castle out of check.',
    CASTLING_BLOCKED: () => 'A piece is in the way, or the king would pass through check.',
    AMBIGUOUS_MOVE: ({ text, piece, squares }) =>
      `${text} is ambiguous: ${piece} on ${squares.join(' or ')}?`,
    PROMOTION_MISSING: ({ text }) => `${text} does not say what to promote to, as in e8=Q.`,

    SQUARE: ({ text }) => `There is no square ${text}.`,
    PIECE: ({ text }) => `There is no piece ${text}.`,
    MATERIAL: ({ text }) => `There is no ending ${text}.`,
    TOO_MANY_PIECES: ({ limit }) => `An ending has at most ${limit} pieces.`,
    TABLE: () => 'The tablebase could not be read.',
    BOOK: () => 'The opening book could not be read.',
    NONE: () => 'There is no such position.',
    STOPPED: () => 'Stopped.',
    MEMORY: () => 'There is not enough memory.',

    GAME: () => 'The engine does not play this game.',
    INPUT: () => 'The engine could not read its input.',
    JSON: () => 'The engine could not read its input.',
    PROTOCOL: () => 'The engine did not understand the page.',
    THREAD: () => 'A thread of the engine stopped.',
  },
  notices: {
    WHITESPACE: null,
    MISSING_FIELDS: ({ text }) => `Missing parts are read as ${text}.`,
    ALIAS: null,
    CLOCK_DASH: ({ count }) => `A counter “-” is read as ${count}.`,
    CLOCK_ZEROS: null,
    FULLMOVE_ZERO: () => 'Move number 0 is read as 1.',
    CASTLING_ORDER: null,
    CASTLING_960: null,
    CASTLING_ASSUMED: ({ text }) => `Castling is possible where the board allows it: ${text}.`,
    CASTLING_DROPPED: ({ side, squares: [king, rook] }) =>
      `${side} cannot castle on that side: king and rook are not at home, as on ${king} and ${rook}.`,
    EP_PHANTOM: ({ squares }) => `No pawn can have just passed ${squares[0]}: no en passant.`,
    EP_NOT_CAPTURABLE: null,
    EP_NOT_LEGAL: null,
    EP_CLOCK: ({ text }) =>
      `A pawn has just made a double step: the halfmove clock ${text} is read as 0.`,
    CHECK_IMPOSSIBLE_WARN: ({ squares: [, ...checkers] }) =>
      `No move can give check from ${listed(checkers)} at once.`,
    PAWN_STACK_WARN: ({ side, piece, text }) =>
      `${side} has two ${piece}s on file ${text} before the river, which is impossible in a game.`,
  },
  quoted: (text) => `“${text}”`,
  invisible: 'An invisible character',
  space: ' ',
};
