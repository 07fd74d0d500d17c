// Generated from crates/wasm/src/protocol: `UPDATE=1 cargo test -p wasm typescript` writes it anew.

import type { ThinkProgress, ThinkReply, ThinkRequest } from './think.ts';

/**
 * A game of the session's list.
 */
export type GameName = "chess" | "xiangqi";

/**
 * Elo of the levels 1, 2, … of each game, as measured (docs/levels.md).
 */
export const RATINGS: Readonly<Record<GameName, readonly number[]>> = {
    chess: [400, 600, 750, 900, 1050, 1300, 1550, 1850, 2300, 2850],
    xiangqi: [1100, 1250, 1450, 1550, 1650, 1800, 1950, 2150, 2450, 3000],
};

/**
 * Of each game the curve by which a score wins (docs/tuning.md, *Win rates*): the centipawns that win every
 * second game, and from there about 73 of 100 games, each with no piece on the board and more for each piece.
 */
export const WIN_RATES: Readonly<Record<GameName, { middle: [number, number]; width: [number, number] }>> = {
    chess: { middle: [203.4, -4.71], width: [83.4, 0.2] },
    xiangqi: { middle: [474.5, -10.84], width: [107.0, 1.98] },
};

/**
 * What sort of error it is.
 */
export type ErrorName = "LENGTH" | "EMPTY" | "CHAR" | "BOARD" | "WRONG_GAME" | "FIELDS" | "EXTRA_FIELDS" | "TURN" | "CASTLING" | "CASTLING_960" | "EP" | "HALFMOVE" | "HALFMOVE_RANGE" | "FULLMOVE" | "FULLMOVE_RANGE" | "KINGS" | "COUNT" | "BACKRANK_PAWN" | "PAWN_COUNT" | "PIECE_COUNT" | "MATERIAL_SURPLUS" | "PALACE" | "ADVISOR" | "ELEPHANT" | "PAWN" | "FACING" | "OPPOSITE_CHECK" | "CHECK_IMPOSSIBLE" | "SYNTAX" | "ILLEGAL_MOVE" | "AMBIGUOUS_MOVE" | "SQUARE" | "PIECE" | "MATERIAL" | "TABLE" | "NONE" | "STOPPED" | "MEMORY" | "GAME" | "INPUT" | "JSON" | "PROTOCOL" | "THREAD";

/**
 * Reasons of errors that have several.
 */
export type ReasonName = "RANK_COUNT" | "RANK_WIDTH" | "RANK_DIGITS" | "CASTLING_TWICE" | "UNUSED_FIELD" | "TOO_MANY_PIECES" | "PROMOTION_LETTER" | "PROMOTION_MISSING" | "EMPTY_SQUARE" | "OPPONENTS_PIECE" | "GAME_OVER" | "OWN_PIECE" | "INTO_CHECK" | "PINNED" | "CANNOT_REACH" | "NONE_REACHES" | "NO_SUCH_PIECE" | "NOTHING_TO_CAPTURE" | "NO_PROMOTION" | "PROMOTION_PIECE" | "NO_CASTLING_RIGHT" | "CASTLING_IN_CHECK" | "CASTLING_BLOCKED";

/**
 * An error, or its reason where it has several.
 */
export type ErrorFactName = ErrorName | ReasonName;

/**
 * What sort of repair or oddity of a FEN it is.
 */
export type NoticeName = "WHITESPACE" | "MISSING_FIELDS" | "ALIAS" | "CLOCK_DASH" | "CLOCK_ZEROS" | "FULLMOVE_ZERO" | "CASTLING_ORDER" | "CASTLING_960" | "CASTLING_ASSUMED" | "CASTLING_DROPPED" | "EP_PHANTOM" | "EP_NOT_CAPTURABLE" | "EP_NOT_LEGAL" | "EP_CLOCK" | "CHECK_IMPOSSIBLE_WARN" | "PAWN_STACK_WARN";

/**
 * A side. White and Red are the first, Black is the second in both games.
 */
export type SideName = "first" | "second";

/**
 * How moves are written for people.
 */
export type MoveStyle = "usual" | "uci" | "san" | "iccs" | "wxf" | "zh-hans" | "zh-hant";

/**
 * The rule that ended a game.
 */
export type TerminationName = "checkmate" | "stalemate" | "repetition" | "moveLimit" | "insufficientMaterial" | "perpetualCheck" | "perpetualChase";

/**
 * A game so far.
 */
export interface Game {
    /**
     * Which game.
     */
    game: GameName;
    /**
     * FEN of the start position; absent for the usual one.
     */
    start?: string | undefined;
    /**
     * The moves since the start, in coordinates (UCI).
     */
    moves: string[];
    /**
     * Notation of the moves in replies.
     */
    style?: MoveStyle;
}

/**
 * Moves that follow a game.
 */
export interface TypedMoves {
    /**
     * The game so far.
     */
    game: Game;
    /**
     * The moves after it, in any notation of the game.
     */
    texts: string[];
}

/**
 * Everything to draw a position.
 */
export interface View {
    /**
     * The game so far, moves in coordinates.
     */
    game: Game;
    /**
     * FEN of the position.
     */
    fen: string;
    /**
     * Number of files of the board, from `a`.
     */
    files: number;
    /**
     * Number of ranks of the board, from 1.
     */
    ranks: number;
    /**
     * The pieces on the board, by rising square.
     */
    pieces: BoardPiece[];
    /**
     * The side to move.
     */
    toMove: SideName;
    /**
     * The side to move in the start position.
     */
    startToMove: SideName;
    /**
     * Full-move number of the first move of the history.
     */
    startMoveNumber: number;
    /**
     * Square of the checked king.
     */
    check: string | undefined;
    /**
     * Legal moves.
     */
    moves: NotatedMove[];
    /**
     * Moves played since the start position.
     */
    history: NotatedMove[];
    /**
     * How the game ended; absent while it goes on.
     */
    result: FinalResult | undefined;
    /**
     * Whether each side has the material to win. One that has not gets a draw when the opponent's time runs out.
     */
    matingMaterial: MatingMaterial;
}

/**
 * A piece on a square.
 */
export interface BoardPiece {
    /**
     * Name of the square, such as `e4`.
     */
    square: string;
    /**
     * Its owner.
     */
    side: SideName;
    /**
     * Capital letter of its type: `K Q R B N P`.
     */
    kind: string;
}

/**
 * Whether each side has the material to win.
 */
export interface MatingMaterial {
    /**
     * White, Red.
     */
    first: boolean;
    /**
     * Black.
     */
    second: boolean;
}

/**
 * Where king and rook go in castling.
 */
export interface CastlingMove {
    /**
     * The king's new square.
     */
    kingTo: string;
    /**
     * The rook's old square.
     */
    rookFrom: string;
}

/**
 * A move in coordinates and in the notation of the chosen style.
 */
export interface NotatedMove {
    /**
     * Coordinates: `e2e4`, `e7e8q`.
     */
    uci: string;
    /**
     * Square it starts on.
     */
    from: string;
    /**
     * Square it ends on (castling: the king's, or its rook's where only Chess960 castles so).
     */
    to: string;
    /**
     * Where king and rook go if the move castles: one of the squares is `to`, and people mean it by the other as well.
     */
    castling?: CastlingMove;
    /**
     * The piece it captures, on the square where it stands: in en passant not the one the move ends on.
     */
    captured?: BoardPiece;
    /**
     * Capital letter of the piece type it promotes to.
     */
    promotion: string | undefined;
    /**
     * As people write it: `Nf3`.
     */
    text: string;
}

/**
 * How a game ended.
 */
export interface FinalResult {
    /**
     * The side that won; absent for a draw.
     */
    winner: SideName | undefined;
    /**
     * The rule that ended it.
     */
    termination: TerminationName;
    /**
     * The rule in English: `threefold repetition`.
     */
    description: string;
    /**
     * What each side did in a judged repetition, in the language of the move style.
     */
    explanation: string | undefined;
}

/**
 * A start in which one side gives odds.
 */
export interface OddsStart {
    /**
     * What is given, in English: `left horse`.
     */
    name: string;
    /**
     * FEN if the first side gives it.
     */
    firstGives: string;
    /**
     * FEN if the second side gives it.
     */
    secondGives: string;
}

/**
 * When a search stops and how well it plays. Absent means unlimited; without any limit it gets a second.
 */
export interface SearchLimits {
    /**
     * Depth in plies.
     */
    depth?: number | undefined;
    /**
     * Nodes.
     */
    nodes?: number | undefined;
    /**
     * Time for the move in milliseconds.
     */
    moveTime?: number | undefined;
    /**
     * The mover's chess clock: the engine chooses the time for the move.
     */
    clock?: SearchClock | undefined;
    /**
     * Playing level, 1 (weakest) to 10 (full strength within the other limits); absent means full strength.
     */
    level?: number | undefined;
    /**
     * Number of best moves to report a line for, at least 1; 1 if absent.
     */
    lines?: number | undefined;
    /**
     * The opponent has yet to make the last move: time has no limit until the page says that it was made. From then
     * on all the time since the request counts.
     */
    ponder?: boolean;
    /**
     * Coordinates of the moves to search; all if empty. Only engines that know tables read it.
     */
    searchMoves?: string[];
}

/**
 * A chess clock; times in milliseconds.
 */
export interface SearchClock {
    /**
     * Time left.
     */
    remaining: number;
    /**
     * Time added after each move.
     */
    increment: number;
    /**
     * Moves until the next time control; absent if the rest of the game has this time. Only engines that know tables
     * read it.
     */
    movesToGo?: number | undefined;
}

/**
 * How many lines of play begin with a move.
 */
export interface LineCount {
    /**
     * The move.
     */
    first: NotatedMove;
    /**
     * The lines.
     */
    lines: number;
}

/**
 * How far a search is.
 */
export interface SearchReport {
    /**
     * Finished depth in plies.
     */
    depth: number;
    /**
     * Length of the deepest line in plies.
     */
    seldepth: number;
    /**
     * Nodes searched.
     */
    nodes: number;
    /**
     * Nodes a second.
     */
    nps: number;
    /**
     * Milliseconds since the start.
     */
    millis: number;
    /**
     * How full the transposition table is, in permille.
     */
    hashfull: number;
    /**
     * Endgame table hits.
     */
    tbhits: number;
    /**
     * Place of the line among those wanted; the best is 1.
     */
    rank: number;
    /**
     * Score for the side to move.
     */
    score: SearchScore;
    /**
     * Principal variation.
     */
    pv: NotatedMove[];
}

/**
 * A score for the side to move.
 */
export type SearchScore = { kind: "centipawns"; value: number } | { kind: "mateIn"; moves: number } | { kind: "matedIn"; moves: number };

/**
 * A result for the side to move.
 */
export type OutcomeName = "win" | "draw" | "loss";

/**
 * Distance to mate, for the side to move.
 */
export type DistanceToMate = { kind: "win"; plies: number; moves: number } | { kind: "draw" } | { kind: "loss"; plies: number; moves: number };

/**
 * What the tables know of a position.
 */
export interface ProbeResult {
    /**
     * Name of the ending; absent if it has more pieces than any table.
     */
    material: string | undefined;
    /**
     * The side that has the pieces named first.
     */
    strong: SideName;
    /**
     * Distance to mate; absent if no loaded table knows the position.
     */
    dtm: DistanceToMate | undefined;
    /**
     * True if the rules on repetition, which no table knows, may decide draws of this ending (xiangqi, both sides armed).
     */
    undecidedDraws: boolean;
    /**
     * True if the fifty-move rule is known to draw what `dtm` calls won or lost, with the clock of the game.
     */
    cursed?: boolean;
    /**
     * Every legal move, the best first.
     */
    moves: MoveDtm[];
    /**
     * Endings whose distances to zeroing would tell whether the fifty-move rule draws; absent if nothing is open.
     */
    missingDtz?: string[];
}

/**
 * A legal move and what it leads to.
 */
export interface MoveDtm {
    /**
     * The move.
     */
    move: NotatedMove;
    /**
     * Distance to mate for the mover; absent if the move leads to an ending that is not loaded.
     */
    dtm: DistanceToMate | undefined;
    /**
     * True if the fifty-move rule is known to draw all the same, after the move.
     */
    cursed?: boolean;
}

/**
 * Distance to mate with the piece here.
 */
export interface HeatmapSquare {
    /**
     * Name of the square.
     */
    square: string;
    /**
     * For the side to move; absent where the piece cannot stand.
     */
    dtm: DistanceToMate | undefined;
}

/**
 * What distances to zeroing take to be solved.
 */
export interface DtzFacts {
    /**
     * Bytes of memory at most.
     */
    memory: number;
    /**
     * Plies without a capture or a pawn move after which the game is drawn.
     */
    limit: number;
}

/**
 * An ending, as far as its name tells.
 */
export interface EndingFacts {
    /**
     * Canonical name.
     */
    name: string;
    /**
     * The endings that a single move can lead to.
     */
    smaller: string[];
    /**
     * Bytes of memory that solving it takes at most; absent if it cannot be solved.
     */
    memory: number | undefined;
    /**
     * What solving its distances to zeroing takes (`solveDtz`); absent where that cannot be done.
     */
    dtz?: DtzFacts;
}

/**
 * How many positions of an ending are won, drawn and lost. Positions that a symmetry of the board maps to each other
 * count once.
 */
export interface EndingCensus {
    /**
     * With the side to move that has the pieces named first.
     */
    strong: SideCensus;
    /**
     * With the other side to move.
     */
    weak: SideCensus;
}

/**
 * The counts with one side to move.
 */
export interface SideCensus {
    /**
     * Wins of the side to move by the moves to mate, from 1.
     */
    wins: number[];
    /**
     * Drawn positions.
     */
    draws: number;
    /**
     * Losses of the side to move by the moves to mate, from 0: it is mated already.
     */
    losses: number[];
}

/**
 * Bytes of a table file.
 */
export interface FilePart {
    /**
     * Name of the ending.
     */
    material: string;
    /**
     * Offset of the first byte.
     */
    start: number;
    /**
     * Offset after the last byte.
     */
    end: number;
}

/**
 * How far the solver of an ending is.
 */
export interface SolveProgress {
    /**
     * Plies to mate of the last wave.
     */
    plies: number;
    /**
     * Positions decided so far, with either side to move.
     */
    decided: number;
    /**
     * The slice of the ending that is being solved, from 0: each has waves of its own.
     */
    slice: number;
    /**
     * How many slices there are: 1 where the ending is solved as a whole.
     */
    slices: number;
}

/**
 * What the page asks. The reply has the name of the request, or is an `error`.
 */
export type Request = { view: Game } | { play: TypedMoves } | { replay: TypedMoves } | { search: { game: Game; limits: SearchLimits; hash?: number | undefined } } | { newGame: GameName } | { network: { game: GameName; bytes: Uint8Array } } | { odds: GameName } | { bench: { game: GameName; depth: number } } | { perft: { game: Game; depth: number } } | { compose: { game: GameName; pieces: BoardPiece[]; toMove: SideName } } | { probe: Game } | { heatmap: { game: Game; square: string } } | { randomPosition: { game: GameName; material: string; strong: SideName; toMove: SideName; result?: OutcomeName | undefined; moves?: number | undefined } } | { ending: { game: GameName; material: string } } | { census: { game: GameName; material: string } } | { loadTable: { game: GameName; bytes: Uint8Array } } | { loadDtz: { game: GameName; bytes: Uint8Array } } | { addCensus: { game: GameName; material: string; bytes: Uint8Array } } | { beginTable: { game: GameName; bytes: Uint8Array } } | { missingParts: { game: Game; square?: string | undefined } } | { addPart: { game: GameName; material: string; start: number; bytes: Uint8Array } } | { solveTable: { game: GameName; material: string } } | { convert: { game: GameName; material: string; smaller: string } } | { solveDtz: { game: GameName; material: string } } | { chunkedStart: { game: GameName; material: string } } | { chunk: { game: GameName; material: string; number: number } } | { restoreTable: { game: GameName; bytes: Uint8Array } } | { think: ThinkRequest };

/**
 * What the worker answers, under the name of the request.
 */
export type Reply = { view: { view: View; notices: NoticeFact[] } } | { play: { view: View } } | { replay: { moves: NotatedMove[]; fens: string[]; rejected: RequestError | undefined } } | { search: { best: NotatedMove | undefined; report: SearchReport | undefined; hash: number | undefined } } | { compose: { fen: string } } | { newGame: {} } | { network: {} } | { odds: { starts: OddsStart[] } } | { bench: { nodes: number; millis: number } } | { perft: { counts: LineCount[] } } | { probe: { result: ProbeResult } } | { heatmap: { squares: HeatmapSquare[] } } | { randomPosition: { fen: string } } | { ending: { facts: EndingFacts } } | { census: { census: EndingCensus | undefined } } | { loadTable: { material: string; millis: number } } | { loadDtz: { material: string } } | { addCensus: {} } | { beginTable: { material: string; millis: number } } | { missingParts: { parts: FilePart[]; endings?: string[] } } | { addPart: {} } | { solveTable: { material: string; millis: number } } | { convert: {} } | { solveDtz: {} } | { chunkedStart: { bytes: Uint8Array<ArrayBuffer> } } | { chunk: { bytes: Uint8Array<ArrayBuffer> } } | { restoreTable: { material: string } } | { think: ThinkReply } | { error: RequestError };

/**
 * What the worker says on the way to a reply.
 */
export type ProgressReport = { search: SearchReport } | { solveTable: SolveProgress } | { think: ThinkProgress };

/**
 * Why a request could not be met.
 */
export interface RequestError {
    /**
     * What sort of error it is.
     */
    kind: ErrorName;
    /**
     * All that is wrong, at least one thing.
     */
    facts: ErrorFact[];
}

/**
 * One thing that is wrong. The page makes a sentence of it.
 */
export interface ErrorFact {
    /**
     * The sort of error, or the reason where that has several.
     */
    kind: ErrorFactName;
    /**
     * What it is about.
     */
    details: FactDetails;
}

/**
 * Something in a FEN that was repaired, or is accepted but odd. The page makes a sentence of it.
 */
export interface NoticeFact {
    /**
     * What sort of repair or oddity it is.
     */
    kind: NoticeName;
    /**
     * What it is about.
     */
    details: FactDetails;
}

/**
 * What goes into a sentence: those of a kind are named in `crates/game/src`.
 */
export interface FactDetails {
    /**
     * The beginning of what was written, or what is read instead.
     */
    text: string;
    /**
     * The side it is about.
     */
    side: SideName | undefined;
    /**
     * Capital letter of a piece type.
     */
    piece: string | undefined;
    /**
     * Names of squares.
     */
    squares: string[];
    /**
     * Number of a rank, from 1.
     */
    rank: number | undefined;
    /**
     * How many there are.
     */
    count: number | undefined;
    /**
     * How many there may be or must be.
     */
    limit: number | undefined;
}
