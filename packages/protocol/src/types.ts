// Generated from crates/wasm: `UPDATE=1 cargo test -p wasm --test typescript` writes it anew.

/**
 * Elo of the levels 1, 2, … of each game, as measured (docs/explain/levels.md).
 */
export const RATINGS: Readonly<Record<GameName, readonly number[]>> = {
    chess: [400, 600, 750, 900, 1050, 1300, 1550, 1850, 2300, 2850],
    xiangqi: [1100, 1250, 1450, 1550, 1650, 1800, 1950, 2150, 2450, 3000],
};

/**
 * Of each game the curve by which a score wins (docs/guide/tuning.md, *Win rates*): the centipawns that win every
 * second game, and from there about 73 of 100 games, each with no piece on the board and more for each piece.
 */
export const WIN_RATES: Readonly<Record<GameName, { middle: [number, number]; width: [number, number] }>> = {
    chess: { middle: [203.4, -4.71], width: [83.4, 0.2] },
    xiangqi: { middle: [474.5, -10.84], width: [107.0, 1.98] },
};

/**
 * A game of the session's list.
 */
export type GameName = "chess" | "xiangqi";

/**
 * What sort of error it is.
 */
export type ErrorName = "LENGTH" | "EMPTY" | "CHAR" | "BOARD" | "WRONG_GAME" | "FIELDS" | "EXTRA_FIELDS" | "TURN" | "CASTLING" | "CASTLING_960" | "EP" | "HALFMOVE" | "HALFMOVE_RANGE" | "FULLMOVE" | "FULLMOVE_RANGE" | "KINGS" | "COUNT" | "BACKRANK_PAWN" | "PAWN_COUNT" | "PIECE_COUNT" | "MATERIAL_SURPLUS" | "PALACE" | "ADVISOR" | "ELEPHANT" | "PAWN" | "FACING" | "OPPOSITE_CHECK" | "CHECK_IMPOSSIBLE" | "SYNTAX" | "ILLEGAL_MOVE" | "AMBIGUOUS_MOVE" | "SQUARE" | "PIECE" | "MATERIAL" | "TABLE" | "BOOK" | "NONE" | "STOPPED" | "MEMORY" | "GAME" | "INPUT" | "JSON" | "PROTOCOL" | "THREAD";

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
 * A result for the side to move.
 */
export type OutcomeName = "win" | "draw" | "loss";

/**
 * How moves are written for people.
 */
export type MoveStyle = "usual" | "uci" | "san" | "iccs" | "wxf" | "zh-hans" | "zh-hant";

/**
 * The rule that ended a game.
 */
export type TerminationName = "checkmate" | "stalemate" | "repetition" | "moveLimit" | "insufficientMaterial" | "perpetualCheck" | "perpetualChase";

/**
 * A player of the ladder: those that know less, then our engine without and with tables.
 */
export type RungName = "random" | "greedy" | "minimax" | "alphaBeta" | "squares" | "quiescence" | "table" | "deepening" | "reductions" | "engine" | "tables";

/**
 * A group of terms of the evaluation of a game.
 */
export type TermName = "ACROSS" | "ADVISOR_PLACE" | "APART_BISHOP" | "APART_KING" | "APART_KNIGHT" | "APART_PAWN" | "APART_QUEEN" | "APART_ROOK" | "ATTACK" | "ATTACKER" | "ATTACK_ADVISORS" | "ATTACK_CANNON_LINE" | "ATTACK_ELEPHANTS" | "ATTACK_ESCAPES" | "ATTACK_RANK" | "ATTACK_ROOK_LINE" | "ATTACK_SHELTER" | "ATTACK_STORM" | "BACKWARD" | "BARE_WING" | "BEHIND_PAWN" | "BISHOP_MOBILITY" | "BISHOP_PAIR" | "BISHOP_PAWNS" | "BISHOP_PLACE" | "BLOCKED" | "BLOCKED_STORM" | "CANDIDATE" | "CANNON_LINE" | "CANNON_MOBILITY" | "CANNON_PLACE" | "CANNON_SCREENS" | "CANNON_TARGETS" | "CANNON_THREAT" | "CASTLING" | "CHECK" | "DEFENCE" | "DISCOVERER" | "DOUBLED" | "DOUBLED_ISOLATED" | "ELEPHANT_PLACE" | "GENERAL_MOBILITY" | "GENERAL_PLACE" | "GUARDING_KNIGHT" | "GUARD_THREAT" | "HANGING" | "HOME_GUARD" | "HORSE_MOBILITY" | "HORSE_PLACE" | "HORSE_TARGETS" | "HORSE_THREAT" | "ISLANDS" | "ISOLATED" | "KING_DISTANCE" | "KING_PLACE" | "KING_THREAT" | "KNIGHT_MOBILITY" | "KNIGHT_PAWNS" | "KNIGHT_PLACE" | "LINKED_PAWNS" | "LONG_DIAGONAL" | "MATERIAL" | "MINOR_THREAT" | "MISSING_ADVISOR" | "MISSING_ELEPHANT" | "NEAR_ATTACKS" | "NO_QUEEN" | "NO_ROOK" | "OPPOSED" | "OUTPOST" | "PAIRS" | "PALACE_POINTS" | "PASSED" | "PASSED_ENEMY_KING" | "PASSED_FILE" | "PASSED_FREE" | "PASSED_OWN_KING" | "PASSED_PROTECTED" | "PASSED_ROOK_BEHIND" | "PASSED_SAFE_STEP" | "PASSED_SAFE_WAY" | "PAWNS" | "PAWN_DISTANCE" | "PAWN_PLACE" | "PAWN_THREAT" | "PHALANX" | "PINNED" | "PROTECTED" | "PROTECTED_PAWN" | "PUSH_THREAT" | "QUEEN_GUARDED" | "QUEEN_MOBILITY" | "QUEEN_PLACE" | "QUEEN_THREAT" | "RESTRICTED" | "ROOK_FILE" | "ROOK_LINE" | "ROOK_MOBILITY" | "ROOK_PAIR" | "ROOK_PAWNS" | "ROOK_PLACE" | "ROOK_SEVENTH" | "ROOK_THREAT" | "SAFE_CHECK" | "SAFE_STEP" | "SHELTER" | "SHIELDING" | "SHUT_IN" | "SIGHT" | "SPACE" | "STORM" | "TEMPO" | "TOGETHER_BISHOP" | "TOGETHER_KING" | "TOGETHER_KNIGHT" | "TOGETHER_PAWN" | "TOGETHER_QUEEN" | "TOGETHER_ROOK" | "UNSTOPPABLE" | "WEAK_POINTS" | "WEAK_SQUARES" | "WING" | "WINNING" | "XRAY";

/**
 * A fact about a move in an ending; `game::EndingPrinciple` says what each is.
 */
export type EndingReasonName = "opposition" | "intoSquare" | "pawnRuns" | "wrongBishop" | "rookPawn" | "pawnOnSeventh" | "twoKnights" | "cutOffFile" | "cutOffRank" | "generalHoldsFile" | "fullDefence" | "loneCannon" | "drawnThoughAhead";

/**
 * A tactical motif; `tutor::Motif` says what each is.
 */
export type MotifName = "undefended" | "fork" | "discoveredAttack" | "skewer" | "pinnedDefender" | "pinnedPiece" | "removedDefender" | "overloadedDefender" | "trapped" | "promotion";

/**
 * A mate that has a name; `game::MatePattern` says what each is.
 */
export type MateName = "backRank" | "smothered" | "arabian" | "epaulette" | "doubleCannon" | "horseAndCannon" | "smotheredPalace" | "elbowHorse" | "palcornerHorse" | "ironBolt" | "doubleRooks" | "facingGeneral" | "anglerHorse" | "octagonHorse";

/**
 * Distance to mate, for the side to move: in plies, and in moves of the side that mates.
 */
export type DistanceToMate = { kind: "win"; plies: number; moves: number } | { kind: "draw" } | { kind: "loss"; plies: number; moves: number };

/**
 * A score for the side to move: hundredths of a pawn, or a mate by or against it, in moves of the side that mates.
 */
export type SearchScore = { kind: "centipawns"; value: number } | { kind: "mateIn"; moves: number } | { kind: "matedIn"; moves: number };

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
     * Letters of the rights to castle, as FEN writes them; empty if there are none.
     */
    castling: string;
    /**
     * The square on which a pawn can be taken en passant; absent if there is none.
     */
    enPassant: string | undefined;
    /**
     * Plies since the last capture, in chess or pawn move.
     */
    halfmoveClock: number;
    /**
     * Number of the move, from 1.
     */
    moveNumber: number;
    /**
     * Names the position among those of openings: see `replay`.
     */
    openingKey: string;
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
 * A position as its FEN says it, whether or not the rules allow it.
 */
export interface Setup {
    /**
     * The pieces on the board.
     */
    pieces: BoardPiece[];
    /**
     * The side to move.
     */
    toMove: SideName;
    /**
     * Letters of the rights to castle, as FEN writes them; empty if there are none.
     */
    castling: string;
    /**
     * The square that a pawn has just passed over; absent if none has.
     */
    enPassant: string | undefined;
    /**
     * Plies since the last capture, in chess or pawn move.
     */
    halfmoveClock: number;
    /**
     * Number of the move, from 1.
     */
    moveNumber: number;
}

/**
 * A piece on a named square.
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
     * Capital letter of its kind: `K Q R B N P`.
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
 * A move in coordinates and in the session's notation.
 */
export interface NotatedMove {
    /**
     * UCI coordinates: `e2e4`, `e7e8q`.
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
     * Capital letter of the kind it promotes to.
     */
    promotion: string | undefined;
    /**
     * As people write it, in the position it is played in: `Nf3`.
     */
    text: string;
}

/**
 * A move of an opening book and how it has fared. Results are those of the side that plays it.
 */
export interface BookMove {
    /**
     * The move.
     */
    move: NotatedMove;
    /**
     * Games in which it was played; 0 if it is known only to be popular.
     */
    games: number;
    /**
     * Games won.
     */
    wins: number;
    /**
     * Games drawn.
     */
    draws: number;
    /**
     * Games lost. A game without a result is none of the three.
     */
    losses: number;
    /**
     * Score of a search after the move, in centipawns; absent if it was not searched.
     */
    score: number | undefined;
    /**
     * Names the position after the move among those of openings.
     */
    openingKey: string;
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
     * Coordinates of the moves to search; all if empty.
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
     * Moves until the next time control; absent if the rest of the game has this time.
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
 * What the loaded tables know of a position.
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
     * Distance to mate for the side to move; absent if no loaded table knows the position.
     */
    dtm: DistanceToMate | undefined;
    /**
     * True if the rules on repetition, which no table knows, may decide draws of this ending (xiangqi, both sides armed).
     */
    undecidedDraws: boolean;
    /**
     * True if a rule on moves without progress is known to draw what `dtm` calls won or lost, with the clock of the game.
     */
    cursed?: boolean;
    /**
     * Every legal move, the best first.
     */
    moves: MoveDtm[];
    /**
     * Endings whose distances to zeroing would tell more about that rule.
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
     * As [`ProbeResult::cursed`], after the move.
     */
    cursed?: boolean;
}

/**
 * Distance to mate with a certain piece on this square.
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
     * Plies without progress after which the rule draws.
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
     * The endings that a single move can lead to. They are solved first.
     */
    smaller: string[];
    /**
     * Bytes of memory that solving it takes at most; absent if it cannot be solved.
     */
    memory: number | undefined;
    /**
     * What solving its distances to zeroing takes; absent if it cannot be solved, if there is no rule that they tell of, or if
     * it leads to endings so large that their tables are not kept with it.
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
 * What the page asks. The reply has the name of the request, or is an `error`.
 */
export type Request = { view: Game } | { play: TypedMoves } | { replay: TypedMoves } | { search: { game: Game; limits: SearchLimits; hash?: number | undefined } } | { newGame: GameName } | { network: { game: GameName; bytes: Uint8Array } } | { book: { game: Game; pieces: Uint8Array[] } } | { bookMove: { game: Game; pieces: Uint8Array[]; strength: number; seed: number } } | { odds: GameName } | { compose: { game: GameName; setup: Setup } } | { readSetup: { game: GameName; fen: string } } | { bench: { game: GameName; depth: number } } | { perft: { game: Game; depth: number } } | { probe: Game } | { heatmap: { game: Game; square: string } } | { randomPosition: { game: GameName; material: string; strong: SideName; toMove: SideName; result?: OutcomeName | undefined; moves?: number | undefined } } | { ending: { game: GameName; material: string } } | { census: { game: GameName; material: string } } | { loadTable: { game: GameName; bytes: Uint8Array } } | { loadDtz: { game: GameName; bytes: Uint8Array } } | { addCensus: { game: GameName; material: string; bytes: Uint8Array } } | { beginTable: { game: GameName; bytes: Uint8Array } } | { missingParts: { game: Game; square?: string | undefined } } | { addPart: { game: GameName; material: string; start: number; bytes: Uint8Array } } | { solveTable: { game: GameName; material: string } } | { convert: { game: GameName; material: string; smaller: string } } | { solveDtz: { game: GameName; material: string } } | { chunkedStart: { game: GameName; material: string } } | { chunk: { game: GameName; material: string; number: number } } | { restoreTable: { game: GameName; bytes: Uint8Array } } | { think: ThinkRequest };

/**
 * What the worker answers, under the name of the request.
 */
export type Reply = { view: { view: View; notices: NoticeFact[] } } | { play: { view: View } } | { replay: { moves: NotatedMove[]; fens: string[]; openingKeys: string[]; rejected: RequestError | undefined } } | { search: { best: NotatedMove | undefined; report: SearchReport | undefined; hash: number | undefined } } | { newGame: {} } | { network: {} } | { book: { moves: BookMove[] } } | { bookMove: { best: NotatedMove | undefined } } | { odds: { starts: OddsStart[] } } | { compose: { fen: string; rejected: RequestError | undefined } } | { readSetup: { setup: Setup | undefined } } | { error: RequestError } | { bench: { nodes: number; millis: number } } | { perft: { counts: LineCount[] } } | { probe: { result: ProbeResult } } | { heatmap: { squares: HeatmapSquare[] } } | { randomPosition: { fen: string } } | { ending: { facts: EndingFacts } } | { census: { census: EndingCensus | undefined } } | { loadTable: { material: string; millis: number } } | { loadDtz: { material: string } } | { addCensus: {} } | { beginTable: { material: string; millis: number } } | { missingParts: { parts: FilePart[]; endings?: string[] } } | { addPart: {} } | { solveTable: { material: string; millis: number } } | { convert: {} } | { solveDtz: {} } | { chunkedStart: { bytes: Uint8Array<ArrayBuffer> } } | { chunk: { bytes: Uint8Array<ArrayBuffer> } } | { restoreTable: { material: string } } | { think: ThinkReply };

/**
 * What the worker says on the way to a reply.
 */
export type ProgressReport = { search: SearchReport } | { solveTable: { plies: number; decided: number; slice: number; slices: number } } | { think: ThinkProgress };

/**
 * What the view "How it thinks" asks, and why a move is a mistake. The reply has the name of the request.
 */
export type ThinkRequest = { positionCounts: { game: Game; depth: number } } | { rungMove: { game: Game; rung: RungName; depth: number; seed: number } } | { solveByWaves: { game: GameName; material: string } } | { wavePosition: { game: GameName; material: string; toMove: SideName; plies: number; number: number } } | { playToMate: { game: Game; material: string; depth: number; tables: boolean; moves: number } } | { tree: { game: Game; kind: TreeKind; depth: number; shown: number; first: number } } | { evaluation: { game: Game } } | { contributions: { game: Game } } | { neurons: { game: Game; side: SideName } } | { iterations: { game: Game; first: number; depth: number } } | { key: { game: Game } } | { mistake: { game: Game; played: string[]; best: string[] } };

/**
 * What the view "How it thinks" is answered. A request that was stopped is answered with what is known by then.
 */
export type ThinkReply = { positionCounts: { counts: number[] } } | { rungMove: { best: NotatedMove | undefined; score: SearchScore | undefined; positions: number; millis: number } } | { solveByWaves: SolvedWaves } | { wavePosition: { fen: string } } | { playToMate: { steps: MateStep[] } } | { tree: SearchTree } | { evaluation: { anatomy: EvaluationAnatomy } } | { contributions: { pieces: PieceContribution[] } } | { neurons: { network: NetworkAnatomy | undefined } } | { iterations: { iterations: IterationFacts[]; reductions: ReductionMap } } | { key: { anatomy: KeyAnatomy; orders: KeyStep[][] } } | { mistake: { allows: LineGain | undefined; misses: LineGain | undefined; ending: MoveInEnding | undefined } };

/**
 * How far an answer has come.
 */
export type ThinkProgress = { iterations: { depth: number } } | { positionCounts: { counts: number[] } } | { rungMove: { positions: number } } | { playToMate: { steps: MateStep[] } };

/**
 * What the evaluation of a position is made of. All values are the first side's, in centipawns, unless said otherwise.
 */
export interface EvaluationAnatomy {
    /**
     * The groups of terms that say something here.
     */
    terms: TermWorth[];
    /**
     * What the attacks on the kings are worth: the points of such terms are added up, then squared.
     */
    attack: SidesWorth;
    /**
     * How much of the middlegame is left, from 1 down to 0.
     */
    phase: number;
    /**
     * The share of the balance that counts, less than 1 in endings that are hard to win.
     */
    scale: number;
    /**
     * What no term knows of, in known endings.
     */
    offset: number;
    /**
     * What is written by hand: all of the above.
     */
    handWritten: number;
    /**
     * What the network changes, if it has a say: by its neurons, and by how much of the rest it lets count.
     */
    network: number | undefined;
    /**
     * The evaluation.
     */
    total: number;
}

/**
 * What a group of terms is worth to each side.
 */
export interface TermWorth {
    /**
     * Its name in the source.
     */
    name: TermName;
    /**
     * True if it counts points of an attack instead of centipawns.
     */
    isAttack: boolean;
    /**
     * The worth.
     */
    worth: SidesWorth;
}

/**
 * Something of each side's.
 */
export interface SidesWorth {
    /**
     * Of the first side.
     */
    first: TaperedWorth;
    /**
     * Of the second side, for that side.
     */
    second: TaperedWorth;
}

/**
 * A value that depends on the phase of the game.
 */
export interface TaperedWorth {
    /**
     * In the middlegame.
     */
    middle: number;
    /**
     * In the endgame.
     */
    end: number;
    /**
     * Now.
     */
    now: number;
}

/**
 * What a piece contributes to the evaluation, in centipawns for its owner.
 */
export interface PieceContribution {
    /**
     * The piece.
     */
    piece: BoardPiece;
    /**
     * To the evaluation; absent if there is no such position without it.
     */
    total: number | undefined;
    /**
     * To what is written by hand; absent likewise.
     */
    handWritten: number | undefined;
}

/**
 * A network as it sees a position.
 */
export interface NetworkAnatomy {
    /**
     * Whose eyes it sees it with.
     */
    side: SideName;
    /**
     * The neurons.
     */
    neurons: NeuronState[];
    /**
     * What it adds whatever the neurons say, in centipawns of the first side.
     */
    outputBias: number;
    /**
     * The weights of each kind of piece.
     */
    weights: PieceWeights[];
}

/**
 * A neuron as it stands in a position.
 */
export interface NeuronState {
    /**
     * Its bias and the weights of all pieces, in 64ths.
     */
    sum: number;
    /**
     * Its bias, in 64ths.
     */
    bias: number;
    /**
     * The weight of what it passes on, in 64ths.
     */
    weight: number;
    /**
     * What it adds, in centipawns of the first side.
     */
    centipawns: number;
}

/**
 * The weights of a kind of piece: all squares of the first neuron, of the second and so on.
 */
export interface PieceWeights {
    /**
     * Whose piece.
     */
    side: SideName;
    /**
     * Capital letter of its kind.
     */
    kind: string;
    /**
     * 64ths, by rising square.
     */
    weights: number[];
}

/**
 * An iteration of a search.
 */
export interface IterationFacts {
    /**
     * Depth, in plies.
     */
    depth: number;
    /**
     * Nodes of this iteration alone.
     */
    nodes: number;
    /**
     * Milliseconds since the search began.
     */
    millis: number;
    /**
     * The move it thinks best.
     */
    best: NotatedMove | undefined;
    /**
     * Its score for the side to move.
     */
    score: SearchScore | undefined;
    /**
     * Beta cutoffs in its main search, by the number of moves tried until then: one, two, … the last counts all that
     * took more.
     */
    cutoffs: number[];
    /**
     * Where the quiet moves went that cut, by number of cutoffs, the most first.
     */
    squares: SquareCount[];
}

/**
 * How often something was so on a square.
 */
export interface SquareCount {
    /**
     * Name of the square.
     */
    square: string;
    /**
     * How often.
     */
    count: number;
}

/**
 * Late move reductions, as a search of a position has made them.
 */
export interface ReductionMap {
    /**
     * Depth of the first row, in plies; each row is a ply deeper.
     */
    depth: number;
    /**
     * By depth of the node and place of the move, from the first: plies reduced on average, absent where no such move
     * was searched.
     */
    rows: (number | undefined)[][];
}

/**
 * The Zobrist key of a position and what it is made of, in hexadecimal digits.
 */
export interface KeyAnatomy {
    /**
     * The key.
     */
    key: string;
    /**
     * The number of each piece on its square, by rising square; absent for royal pieces, which always stand somewhere.
     */
    pieces: PieceKey[];
    /**
     * What the other side to move would change; absent if it cannot be its turn.
     */
    turn: string | undefined;
}

/**
 * What a piece on its square changes in a key.
 */
export interface PieceKey {
    /**
     * The piece.
     */
    piece: BoardPiece;
    /**
     * In hexadecimal digits.
     */
    number: string | undefined;
}

/**
 * A move of an order of moves, and the key after it.
 */
export interface KeyStep {
    /**
     * The move, written for the position it is played in.
     */
    move: NotatedMove;
    /**
     * The key of the position after it, in hexadecimal digits.
     */
    key: string;
}

/**
 * Numbers of positions with either side to move.
 */
export interface CountPerSide {
    /**
     * With the side to move that has the pieces named first.
     */
    strong: number;
    /**
     * With the other side to move.
     */
    weak: number;
}

/**
 * A wave of the solver: the positions decided in the same number of plies. Positions that a symmetry of the board maps
 * to each other count once.
 */
export interface SolvedWave {
    /**
     * Plies to mate.
     */
    plies: number;
    /**
     * How many there are.
     */
    counts: CountPerSide;
    /**
     * Milliseconds it took.
     */
    millis: number;
}

/**
 * An ending as it was solved.
 */
export interface SolvedWaves {
    /**
     * The waves, from those that are mated already.
     */
    waves: SolvedWave[];
    /**
     * Positions of no wave.
     */
    draws: CountPerSide;
    /**
     * All positions: wherever they stand, then with the board folded in half once, twice … as its symmetries allow, so
     * that those that come to lie on each other count once.
     */
    folds: CountPerSide[];
    /**
     * Milliseconds for all of it, and for the endings it leads to.
     */
    millis: number;
}

/**
 * A move of the side that mates.
 */
export interface MateStep {
    /**
     * Its moves to mate before this one, with best play of both.
     */
    before: number;
    /**
     * Its moves to mate after this one; absent if the win is gone.
     */
    after: number | undefined;
    /**
     * The move.
     */
    played: NotatedMove;
    /**
     * What the search thought of it; absent if it was stopped before it knew.
     */
    score: SearchScore | undefined;
    /**
     * The line it saw.
     */
    pv: NotatedMove[];
    /**
     * Positions it looked at.
     */
    nodes: number;
    /**
     * Milliseconds it took.
     */
    millis: number;
    /**
     * The longest defence; absent if the game has ended or the win is gone.
     */
    reply: NotatedMove | undefined;
}

/**
 * Which searches a tree is of.
 */
export type TreeKind = "unordered" | "ordered" | "engine";

/**
 * The tree of a search, the largest part of it that fits into a number of nodes. Each column has an entry for each node,
 * the root first, then in the order in which they were entered, moves that a rule left out among them.
 *
 * A score is in centipawns for the side to move; beyond ±30 000 it is a mate, and ±32 000 less its plies from the root of
 * the search. An open end of a window is ±32 001.
 */
export interface SearchTree {
    /**
     * Nodes below the root of the search: by minimax, or in the last window of the engine's last iteration.
     */
    searched: number;
    /**
     * Nodes of the engine's search before that.
     */
    earlier: number;
    /**
     * Nodes of alpha-beta below the root; absent for the engine's search.
     */
    visited: number | undefined;
    /**
     * What the search found at its root.
     */
    found: TreeResult;
    /**
     * What alpha-beta found there; absent for the engine's search.
     */
    alphaBeta: TreeResult | undefined;
    /**
     * What can become of a node: `fate` says which, by index.
     */
    fates: FateName[];
    /**
     * Parent's index; the root's is its own.
     */
    parent: number[];
    /**
     * Number of a node in the order in which the search entered them.
     */
    number: number[];
    /**
     * Nodes from each on down, itself included; 0 for a move that was left out.
     */
    size: number[];
    /**
     * Of these, the nodes that the search, or alpha-beta, searches.
     */
    seen: number[];
    /**
     * Index into `fates`.
     */
    fate: number[];
    /**
     * Plies from the root of the search; that of its parent where a position is searched once more.
     */
    ply: number[];
    /**
     * Depth left, in plies, when it was entered; 0 in quiescence.
     */
    depth: number[];
    /**
     * Plies by which it is searched less deep than it would be (late move reductions).
     */
    reduction: number[];
    /**
     * Lower end of the window.
     */
    alpha: number[];
    /**
     * Upper end of the window.
     */
    beta: number[];
    /**
     * What the search found; of no meaning where it did not look.
     */
    score: number[];
    /**
     * The value by minimax; none for the engine's search.
     */
    minimax: number[];
    /**
     * Legal moves that were neither searched nor left out one by one; −1 where that is not known.
     */
    untried: number[];
    /**
     * The earlier node with the same position; −1 where there is none.
     */
    same: number[];
    /**
     * −1 for a node that is searched for its score; −2 for a trial of ProbCut; for a trial of a singular extension, which
     * searches the parent's position without one move, the node of that move, or its own if the move was not searched.
     */
    trial: number[];
    /**
     * Indices of the nodes on the principal variation, from the first move on.
     */
    pv: number[];
    /**
     * Moves in coordinates, a line for each node; empty for a null move and where a position is searched once more.
     */
    uci: string;
    /**
     * Moves as people write them, a line for each node.
     */
    text: string;
    /**
     * How the board differs from the parent's, a line for each node: squares and the letters of the pieces that stand
     * there now, capital for the first side (`e2. e4P`).
     */
    board: string;
}

/**
 * A move and its score.
 */
export interface TreeResult {
    /**
     * The best move; absent if there is none.
     */
    best: NotatedMove | undefined;
    /**
     * Its score for the side to move.
     */
    score: SearchScore;
}

/**
 * What became of a node, or of a move that has none.
 */
export type FateName = "allMoves" | "quiet" | "betaCutoff" | "noMoves" | "rule" | "mateDistance" | "transpositionTable" | "leaf" | "standPat" | "razoring" | "reverseFutility" | "nullMove" | "probCut" | "multiCut" | "unfinished" | "unvisited" | "late" | "futility" | "history" | "exchange" | "delta";

/**
 * What the tables say of a move.
 */
export interface MoveInEnding {
    /**
     * What the best move leads to, for the side that moves.
     */
    best: DistanceToMate;
    /**
     * What the move that was played leads to, for the same side.
     */
    played: DistanceToMate;
    /**
     * The moves that keep the result, where the one that was played does not; else the ones that win in the fewest moves or
     * lose in the most.
     */
    better: NotatedMove[];
    /**
     * What decides.
     */
    facts: EndingReason[];
}

/**
 * A fact about a move in an ending.
 */
export interface EndingReason {
    /**
     * Its name.
     */
    name: EndingReasonName;
    /**
     * The squares that it is about, in the order that the name states.
     */
    squares: string[];
    /**
     * Whose material is ahead, of `drawnThoughAhead` alone.
     */
    side?: SideName;
}

/**
 * What a line gains for the side that moves first in it.
 */
export interface LineGain {
    /**
     * True if it wins the game; then no material is counted.
     */
    winsGame: boolean;
    /**
     * True if it ends in perpetual check, which draws where the search's score is the draw; then no material is counted.
     */
    perpetualCheck: boolean;
    /**
     * Kinds of the pieces that it wins, the most valuable first.
     */
    won: string[];
    /**
     * Kinds of the pieces that it loses for them.
     */
    lost: string[];
    /**
     * Plies of the line until then.
     */
    plies: number;
    /**
     * The name of the mate that it ends in, if it has one.
     */
    mate?: MateName;
    /**
     * By which motifs, in the order in which they come about.
     */
    motifs: LineMotif[];
}

/**
 * A motif of a line.
 */
export interface LineMotif {
    /**
     * Its name.
     */
    name: MotifName;
    /**
     * The ply that brings it about, from 0.
     */
    ply: number;
    /**
     * The pieces that it is about, on their squares, in the order that the name states.
     */
    pieces: BoardPiece[];
}
