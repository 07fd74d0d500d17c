// Generated from crates/wasm: `UPDATE=1 cargo test -p wasm typescript` writes it anew.

/**
 * Measured Elo of the levels 1, 2, … of each game (docs/explain/levels.md).
 */
export const RATINGS: Readonly<Record<GameName, readonly number[]>> = {
    chess: [350, 500, 650, 850, 1000, 1250, 1450, 1700, 2000, 2300, 2550, 3000],
    xiangqi: [500, 750, 950, 1200, 1400, 1650, 1900, 2150, 2300, 2550, 2750, 3000],
};

/**
 * Win rate model of each game (docs/results/tuning.md, *Win rates*). `middle`: centipawns that win half of the games.
 * `width`: centipawns more that win about 73%. Each is a constant and an addition for each piece on the board.
 */
export const WIN_RATES: Readonly<Record<GameName, { middle: [number, number]; width: [number, number] }>> = {
    chess: { middle: [203.4, -4.71], width: [83.4, 0.2] },
    xiangqi: { middle: [474.5, -10.84], width: [107.0, 1.98] },
};

/**
 * Name of a game.
 */
export type GameName = "chess" | "xiangqi";

/**
 * Kind of an error.
 */
export type ErrorName = "LENGTH" | "EMPTY" | "CHAR" | "BOARD" | "WRONG_GAME" | "FIELDS" | "EXTRA_FIELDS" | "TURN" | "CASTLING" | "CASTLING_960" | "EP" | "HALFMOVE" | "HALFMOVE_RANGE" | "FULLMOVE" | "FULLMOVE_RANGE" | "KINGS" | "COUNT" | "BACKRANK_PAWN" | "PAWN_COUNT" | "PIECE_COUNT" | "MATERIAL_SURPLUS" | "PALACE" | "ADVISOR" | "ELEPHANT" | "PAWN" | "FACING" | "OPPOSITE_CHECK" | "CHECK_IMPOSSIBLE" | "SYNTAX" | "ILLEGAL_MOVE" | "AMBIGUOUS_MOVE" | "SQUARE" | "PIECE" | "MATERIAL" | "TABLE" | "BOOK" | "NONE" | "STOPPED" | "MEMORY" | "GAME" | "INPUT" | "JSON" | "PROTOCOL" | "THREAD";

/**
 * Reason of an error whose kind has several.
 */
export type ReasonName = "RANK_COUNT" | "RANK_WIDTH" | "RANK_DIGITS" | "CASTLING_TWICE" | "UNUSED_FIELD" | "TOO_MANY_PIECES" | "PROMOTION_LETTER" | "PROMOTION_MISSING" | "EMPTY_SQUARE" | "OPPONENTS_PIECE" | "GAME_OVER" | "OWN_PIECE" | "INTO_CHECK" | "PINNED" | "CANNOT_REACH" | "HORSE_LEG" | "ELEPHANT_EYE" | "FACING" | "NONE_REACHES" | "NO_SUCH_PIECE" | "NOTHING_TO_CAPTURE" | "NO_PROMOTION" | "PROMOTION_PIECE" | "NO_CASTLING_RIGHT" | "CASTLING_IN_CHECK" | "CASTLING_BLOCKED";

/**
 * Kind of an error, or its reason if the kind has several.
 */
export type ErrorFactName = ErrorName | ReasonName;

/**
 * Kind of a repair or oddity of a FEN.
 */
export type NoticeName = "WHITESPACE" | "MISSING_FIELDS" | "ALIAS" | "CLOCK_DASH" | "CLOCK_ZEROS" | "FULLMOVE_ZERO" | "CASTLING_ORDER" | "CASTLING_960" | "CASTLING_ASSUMED" | "CASTLING_DROPPED" | "EP_PHANTOM" | "EP_NOT_CAPTURABLE" | "EP_NOT_LEGAL" | "EP_CLOCK" | "CHECK_IMPOSSIBLE_WARN" | "PAWN_STACK_WARN";

/**
 * A side. White or Red is the first, Black the second.
 */
export type SideName = "first" | "second";

/**
 * A result for the side to move.
 */
export type OutcomeName = "win" | "draw" | "loss";

/**
 * Verdict on a move of an opening book, by score and results.
 */
export type Verdict = "sound" | "dubious" | "losing";

/**
 * Taste of the computer in moves.
 */
export type Character = "neutral" | "attacker" | "fortress" | "gambler" | "grinder" | "trickster" | "positional" | "student" | "keeper";

/**
 * Notation of moves for people.
 */
export type MoveStyle = "usual" | "uci" | "san" | "iccs" | "wxf" | "zh-hans" | "zh-hant";

/**
 * The rule that ended a game.
 */
export type TerminationName = "checkmate" | "stalemate" | "repetition" | "moveLimit" | "insufficientMaterial" | "perpetualCheck" | "perpetualChase";

/**
 * A player of the ladder: the simpler ones, then the engine without and with tables.
 */
export type RungName = "random" | "greedy" | "minimax" | "alphaBeta" | "squares" | "quiescence" | "table" | "deepening" | "reductions" | "engine" | "tables";

/**
 * A group of terms of an evaluation.
 */
export type TermName = "ACROSS" | "ADVISOR_PLACE" | "APART_BISHOP" | "APART_KING" | "APART_KNIGHT" | "APART_PAWN" | "APART_QUEEN" | "APART_ROOK" | "ATTACK" | "ATTACKER" | "ATTACK_ADVISORS" | "ATTACK_CANNON_LINE" | "ATTACK_ELEPHANTS" | "ATTACK_ESCAPES" | "ATTACK_RANK" | "ATTACK_ROOK_LINE" | "ATTACK_SHELTER" | "ATTACK_STORM" | "BACKWARD" | "BARE_WING" | "BEHIND_PAWN" | "BISHOP_MOBILITY" | "BISHOP_PAIR" | "BISHOP_PAWNS" | "BISHOP_PLACE" | "BLOCKED" | "BLOCKED_STORM" | "CANDIDATE" | "CANNON_LINE" | "CANNON_MOBILITY" | "CANNON_PLACE" | "CANNON_SCREENS" | "CANNON_TARGETS" | "CANNON_THREAT" | "CASTLING" | "CHECK" | "DEFENCE" | "DISCOVERER" | "DOUBLED" | "DOUBLED_ISOLATED" | "ELEPHANT_PLACE" | "GENERAL_MOBILITY" | "GENERAL_PLACE" | "GUARDING_KNIGHT" | "GUARD_THREAT" | "HANGING" | "HOME_GUARD" | "HORSE_MOBILITY" | "HORSE_PLACE" | "HORSE_TARGETS" | "HORSE_THREAT" | "ISLANDS" | "ISOLATED" | "KING_DISTANCE" | "KING_PLACE" | "KING_THREAT" | "KNIGHT_MOBILITY" | "KNIGHT_PAWNS" | "KNIGHT_PLACE" | "LINKED_PAWNS" | "LONG_DIAGONAL" | "MATERIAL" | "MINOR_THREAT" | "MISSING_ADVISOR" | "MISSING_ELEPHANT" | "NEAR_ATTACKS" | "NO_QUEEN" | "NO_ROOK" | "OPPOSED" | "OUTPOST" | "PAIRS" | "PALACE_POINTS" | "PASSED" | "PASSED_ENEMY_KING" | "PASSED_FILE" | "PASSED_FREE" | "PASSED_OWN_KING" | "PASSED_PROTECTED" | "PASSED_ROOK_BEHIND" | "PASSED_SAFE_STEP" | "PASSED_SAFE_WAY" | "PAWNS" | "PAWN_DISTANCE" | "PAWN_PLACE" | "PAWN_THREAT" | "PHALANX" | "PINNED" | "PROTECTED" | "PROTECTED_PAWN" | "PUSH_THREAT" | "QUEEN_GUARDED" | "QUEEN_MOBILITY" | "QUEEN_PLACE" | "QUEEN_THREAT" | "RESTRICTED" | "ROOK_FILE" | "ROOK_LINE" | "ROOK_MOBILITY" | "ROOK_PAIR" | "ROOK_PAWNS" | "ROOK_PLACE" | "ROOK_SEVENTH" | "ROOK_THREAT" | "SAFE_CHECK" | "SAFE_STEP" | "SHELTER" | "SHIELDING" | "SHUT_IN" | "SIGHT" | "SPACE" | "STORM" | "TEMPO" | "TOGETHER_BISHOP" | "TOGETHER_KING" | "TOGETHER_KNIGHT" | "TOGETHER_PAWN" | "TOGETHER_QUEEN" | "TOGETHER_ROOK" | "UNSTOPPABLE" | "WEAK_POINTS" | "WEAK_SQUARES" | "WING" | "WINNING" | "XRAY";

/**
 * A fact about a move in an ending; `chariot_game::EndingPrinciple` defines each.
 */
export type EndingReasonName = "opposition" | "intoSquare" | "pawnRuns" | "wrongBishop" | "rookPawn" | "pawnOnSeventh" | "twoKnights" | "cutOffFile" | "cutOffRank" | "generalHoldsFile" | "fullDefence" | "loneCannon" | "drawnThoughAhead";

/**
 * A tactical motif; `tutor::Motif` defines each.
 */
export type MotifName = "undefended" | "fork" | "discoveredAttack" | "skewer" | "pinnedDefender" | "pinnedPiece" | "removedDefender" | "overloadedDefender" | "trapped" | "promotion";

/**
 * A named mating pattern; `chariot_game::MatePattern` defines each.
 */
export type MateName = "backRank" | "smothered" | "arabian" | "epaulette" | "doubleCannon" | "horseAndCannon" | "smotheredPalace" | "elbowHorse" | "palcornerHorse" | "ironBolt" | "doubleRooks" | "facingGeneral" | "anglerHorse" | "octagonHorse";

/**
 * Distance to mate for the side to move, in plies and in moves of the side that mates.
 */
export type DistanceToMate = { kind: "win"; plies: number; moves: number } | { kind: "draw" } | { kind: "loss"; plies: number; moves: number };

/**
 * A score for the side to move: centipawns, or a mate by or against it in moves of the side that mates.
 */
export type SearchScore = { kind: "centipawns"; value: number } | { kind: "mateIn"; moves: number } | { kind: "matedIn"; moves: number };

/**
 * A failed request.
 */
export interface RequestError {
    /**
     * Kind of the error.
     */
    kind: ErrorName;
    /**
     * Everything that is wrong, at least one fact.
     */
    facts: ErrorFact[];
}

/**
 * One fact that is wrong. The page words it.
 */
export interface ErrorFact {
    /**
     * Kind of the error, or its reason if the kind has several.
     */
    kind: ErrorFactName;
    /**
     * Values for the sentence.
     */
    details: FactDetails;
}

/**
 * A repair or an accepted oddity of a FEN. The page words it.
 */
export interface NoticeFact {
    /**
     * Kind of the repair or oddity.
     */
    kind: NoticeName;
    /**
     * Values for the sentence.
     */
    details: FactDetails;
}

/**
 * Values for a sentence. `crates/game/src` names the ones of each kind.
 */
export interface FactDetails {
    /**
     * The start of the input, or its replacement.
     */
    text: string;
    /**
     * The side concerned.
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
     * The number found.
     */
    count: number | undefined;
    /**
     * The number allowed or required.
     */
    limit: number | undefined;
}

/**
 * A game so far.
 */
export interface Game {
    /**
     * Name of the game.
     */
    game: GameName;
    /**
     * FEN of the start position; absent for the usual one.
     */
    start?: string | undefined;
    /**
     * Moves since the start, in coordinates (UCI).
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
 * Everything needed to draw a position.
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
     * The pieces on the board, by ascending square.
     */
    pieces: BoardPiece[];
    /**
     * The side to move.
     */
    toMove: SideName;
    /**
     * Letters of the castling rights, as in FEN; empty if there are none.
     */
    castling: string;
    /**
     * The en passant target square; absent if no pawn can capture there.
     */
    enPassant: string | undefined;
    /**
     * Plies since the last capture (chess: or pawn move).
     */
    halfmoveClock: number;
    /**
     * Full-move number, from 1.
     */
    moveNumber: number;
    /**
     * Key of the position in the opening book; see the reply to `replay`.
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
     * Square of the king in check; absent if there is none.
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
     * Result of the game; absent while it goes on.
     */
    result: FinalResult | undefined;
    /**
     * Whether each side has the material to win. A side without it draws when the opponent's time runs out.
     */
    matingMaterial: MatingMaterial;
}

/**
 * The position of a FEN, legal or not.
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
     * Letters of the castling rights, as in FEN; empty if there are none.
     */
    castling: string;
    /**
     * The square that a pawn has just passed over; absent if there is none.
     */
    enPassant: string | undefined;
    /**
     * Plies since the last capture (chess: or pawn move).
     */
    halfmoveClock: number;
    /**
     * Full-move number, from 1.
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
     * Owner of the piece.
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
     * White or Red.
     */
    first: boolean;
    /**
     * Black.
     */
    second: boolean;
}

/**
 * Squares of king and rook in castling.
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
     * Start square.
     */
    from: string;
    /**
     * End square. In castling the king's, or the rook's where only Chess960 castles so.
     */
    to: string;
    /**
     * Squares of king and rook in castling. `to` is one of them; a click on the other means the same move.
     */
    castling?: CastlingMove;
    /**
     * The captured piece, on its own square: in en passant not `to`.
     */
    captured?: BoardPiece;
    /**
     * Capital letter of the piece type it promotes to.
     */
    promotion: string | undefined;
    /**
     * The move in the session's notation: `Nf3`.
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
     * Verdict by score and results; absent where both say too little.
     */
    verdict: Verdict | undefined;
    /**
     * Names the position after the move among those of openings.
     */
    openingKey: string;
}

/**
 * Result of a finished game.
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
     * Actions of each side in a judged repetition, in the language of the move style.
     */
    explanation: string | undefined;
}

/**
 * A start in which one side gives odds.
 */
export interface OddsStart {
    /**
     * The odds in English: `left horse`.
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
 * When a search stops and how well it plays. An absent limit means unlimited; a search without any gets one second.
 */
export interface SearchLimits {
    /**
     * Depth in plies.
     */
    depth?: number | undefined;
    /**
     * Nodes to search.
     */
    nodes?: number | undefined;
    /**
     * Time for the move in milliseconds.
     */
    moveTime?: number | undefined;
    /**
     * The mover's chess clock; the engine chooses the time for the move.
     */
    clock?: SearchClock | undefined;
    /**
     * Playing level, 1 (weakest) to 12 (full strength within the other limits); absent means full strength.
     */
    level?: number | undefined;
    /**
     * Taste in moves, at any level; absent or unknown means neutral, as it does in an engine that only plays.
     */
    character?: Character | undefined;
    /**
     * Whether a side that is lost by endgame tables plays, of the moves that are mated last, the one after which the fewest
     * replies win, and one that is 1.5 pawns or more behind declines trades and sets problems. Reported lines are those of the
     * best move; levels below 12 ignore it, and so do characters where no table knows the position.
     */
    stubbornDefence?: boolean;
    /**
     * Number of best moves to report a line for, at least 1; 1 if absent.
     */
    lines?: number | undefined;
    /**
     * Whether the opponent has yet to play the last move. Time is unlimited until the page reports the move; then
     * the time since the request counts.
     */
    ponder?: boolean;
    /**
     * The moves to search, in coordinates; all if empty.
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
     * Moves until the next time control; absent if there is none.
     */
    movesToGo?: number | undefined;
}

/**
 * Number of lines of play that begin with a move.
 */
export interface LineCount {
    /**
     * The first move.
     */
    first: NotatedMove;
    /**
     * Number of lines.
     */
    lines: number;
}

/**
 * Progress of a search.
 */
export interface SearchReport {
    /**
     * Finished depth in plies.
     */
    depth: number;
    /**
     * Length of the deepest line, in plies.
     */
    seldepth: number;
    /**
     * Nodes searched.
     */
    nodes: number;
    /**
     * Nodes per second.
     */
    nps: number;
    /**
     * Milliseconds since the start.
     */
    millis: number;
    /**
     * Fill of the transposition table, in permille.
     */
    hashfull: number;
    /**
     * Endgame table hits.
     */
    tbhits: number;
    /**
     * Rank of the line among the best moves, from 1.
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
 * Table results of a position.
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
     * Distance to mate for the side to move; absent if no loaded table covers the position.
     */
    dtm: DistanceToMate | undefined;
    /**
     * Whether repetition rules, which no table knows, may decide draws of this ending (xiangqi, both sides armed).
     */
    undecidedDraws: boolean;
    /**
     * Whether a rule on moves without progress is known to draw the win or loss in `dtm`, at the game's clock.
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
 * A legal move with its table result.
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
     * Same as [`ProbeResult::cursed`], after the move.
     */
    cursed?: boolean;
}

/**
 * Distance to mate with the piece on this square.
 */
export interface HeatmapSquare {
    /**
     * Name of the square.
     */
    square: string;
    /**
     * Distance to mate for the side to move; absent if the piece cannot stand there.
     */
    dtm: DistanceToMate | undefined;
}

/**
 * Cost of solving distances to zeroing.
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
 * Facts about an ending that need no table.
 */
export interface EndingFacts {
    /**
     * Canonical name.
     */
    name: string;
    /**
     * Endings that one move can lead to. They are solved first.
     */
    smaller: string[];
    /**
     * Bytes of memory that solving takes at most; absent if the ending cannot be solved.
     */
    memory: number | undefined;
    /**
     * Cost of solving its distances to zeroing. Absent if the ending cannot be solved, or if the game has no rule on
     * moves without progress.
     */
    dtz?: DtzFacts;
}

/**
 * Numbers of won, drawn and lost positions of an ending. Positions that differ by a symmetry of the board count
 * once.
 */
export interface EndingCensus {
    /**
     * Counts with the side to move that has the pieces named first.
     */
    strong: SideCensus;
    /**
     * Counts with the other side to move.
     */
    weak: SideCensus;
}

/**
 * Counts with one side to move.
 */
export interface SideCensus {
    /**
     * Wins of the side to move by moves to mate, from 1.
     */
    wins: number[];
    /**
     * Drawn positions.
     */
    draws: number;
    /**
     * Losses of the side to move by moves to mate, from 0 (checkmate).
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
 * A part of a table file.
 */
export interface AddedPart {
    /**
     * Offset of the bytes in the file.
     */
    start: number;
    /**
     * The bytes.
     */
    bytes: Uint8Array;
}

/**
 * A request from the page. The reply has its name, or is an `error`.
 */
export type Request = { view: Game } | { play: TypedMoves } | { replay: TypedMoves } | { search: { game: Game; limits: SearchLimits; hash?: number | undefined } } | { newGame: GameName } | { network: { game: GameName; bytes: Uint8Array } } | { book: { game: Game; pieces: Uint8Array[] } } | { bookMove: { game: Game; pieces: Uint8Array[]; strength: number; seed: number } } | { odds: GameName } | { compose: { game: GameName; setup: Setup } } | { readSetup: { game: GameName; fen: string } } | { bench: { game: GameName; depth: number } } | { perft: { game: Game; depth: number } } | { probe: Game } | { heatmap: { game: Game; square: string } } | { randomPosition: { game: GameName; material: string; strong: SideName; toMove: SideName; result?: OutcomeName | undefined; moves?: number | undefined; minMoves?: number | undefined } } | { ending: { game: GameName; material: string } } | { census: { game: GameName; material: string } } | { loadTable: { game: GameName; bytes: Uint8Array } } | { loadDtz: { game: GameName; bytes: Uint8Array } } | { beginTable: { game: GameName; bytes: Uint8Array } } | { missingParts: { game: Game; square?: string | undefined } } | { addParts: { game: GameName; material: string; parts: AddedPart[] } } | { solveTable: { game: GameName; material: string } } | { convert: { game: GameName; material: string; smaller: string } } | { solveDtz: { game: GameName; material: string } } | { tableFile: { game: GameName; material: string } } | { dtzFile: { game: GameName; material: string } } | { results: { game: GameName; material: string; number: number; underRule?: boolean } } | { addResults: { game: GameName; material: string; bytes: Uint8Array; underRule?: boolean } } | { think: ThinkRequest };

/**
 * An answer of the worker, under the name of the request.
 */
export type Reply = { view: { view: View; notices: NoticeFact[] } } | { play: { view: View } } | { replay: { moves: NotatedMove[]; fens: string[]; openingKeys: string[]; rejected: RequestError | undefined } } | { search: { best: NotatedMove | undefined; report: SearchReport | undefined; hash: number | undefined } } | { newGame: {} } | { network: {} } | { book: { moves: BookMove[] } } | { bookMove: { best: NotatedMove | undefined } } | { odds: { starts: OddsStart[] } } | { compose: { fen: string; rejected: RequestError | undefined } } | { readSetup: { setup: Setup | undefined } } | { error: RequestError } | { bench: { nodes: number; millis: number } } | { perft: { counts: LineCount[] } } | { probe: { result: ProbeResult } } | { heatmap: { squares: HeatmapSquare[] } } | { randomPosition: { fen: string } } | { ending: { facts: EndingFacts } } | { census: { census: EndingCensus | undefined } } | { loadTable: { material: string; millis: number } } | { loadDtz: { material: string } } | { beginTable: { material: string; millis: number } } | { missingParts: { parts: FilePart[]; endings?: string[] } } | { addParts: {} } | { solveTable: { material: string; millis: number } } | { convert: {} } | { solveDtz: {} } | { tableFile: { bytes: Uint8Array<ArrayBuffer> } } | { dtzFile: { bytes: Uint8Array<ArrayBuffer> } } | { results: { bytes: Uint8Array<ArrayBuffer> } } | { addResults: {} } | { think: ThinkReply };

/**
 * A report of the worker before its reply.
 */
export type ProgressReport = { search: SearchReport } | { solveTable: { plies: number; decided: number; slice: number; slices: number } } | { think: ThinkProgress };

/**
 * A request of the view "How it thinks", or an explanation of a mistake. The reply has its name.
 */
export type ThinkRequest = { positionCounts: { game: Game; depth: number } } | { rungMove: { game: Game; rung: RungName; depth: number; seed: number } } | { solveByWaves: { game: GameName; material: string } } | { wavePosition: { game: GameName; material: string; toMove: SideName; plies: number; number: number } } | { playToMate: { game: Game; material: string; depth: number; tables: boolean; moves: number } } | { tree: { game: Game; kind: TreeKind; depth: number; shown: number; first: number } } | { evaluation: { game: Game } } | { contributions: { game: Game } } | { neurons: { game: Game; side: SideName } } | { iterations: { game: Game; first: number; depth: number } } | { key: { game: Game } } | { mistake: { game: Game; played: string[]; best: string[] } };

/**
 * An answer in the view "How it thinks". A stopped request is answered with the results so far.
 */
export type ThinkReply = { positionCounts: { counts: number[] } } | { rungMove: { best: NotatedMove | undefined; score: SearchScore | undefined; positions: number; millis: number } } | { solveByWaves: SolvedWaves } | { wavePosition: { fen: string } } | { playToMate: { steps: MateStep[] } } | { tree: SearchTree } | { evaluation: { anatomy: EvaluationAnatomy } } | { contributions: { pieces: PieceContribution[] } } | { neurons: { network: NetworkAnatomy | undefined } } | { iterations: { iterations: IterationFacts[]; reductions: ReductionMap } } | { key: { anatomy: KeyAnatomy; orders: KeyStep[][] } } | { mistake: { allows: LineGain | undefined; misses: LineGain | undefined; ending: MoveInEnding | undefined } };

/**
 * Progress of an answer.
 */
export type ThinkProgress = { iterations: { depth: number } } | { positionCounts: { counts: number[] } } | { rungMove: { positions: number } } | { playToMate: { steps: MateStep[] } };

/**
 * The parts of an evaluation. All values are for the first side, in centipawns, unless said otherwise.
 */
export interface EvaluationAnatomy {
    /**
     * The groups of terms that apply here.
     */
    terms: TermWorth[];
    /**
     * King attack of each side: the points of its terms, added up and then squared.
     */
    attack: SidesWorth;
    /**
     * Share of the middlegame, from 1 down to 0.
     */
    phase: number;
    /**
     * Scale of the balance, 0 to 1; below 1 in endings that are hard to win.
     */
    scale: number;
    /**
     * Correction for known endings.
     */
    offset: number;
    /**
     * The hand-written evaluation: the sum of the above.
     */
    handWritten: number;
    /**
     * Change made by the network, through its neurons and its scaling of the rest; absent if there is no network.
     */
    network: number | undefined;
    /**
     * The whole evaluation.
     */
    total: number;
}

/**
 * Values of a group of terms.
 */
export interface TermWorth {
    /**
     * Name of the group in the source.
     */
    name: TermName;
    /**
     * Whether it counts points of an attack instead of centipawns.
     */
    isAttack: boolean;
    /**
     * Values of the group.
     */
    worth: SidesWorth;
}

/**
 * A value for each side.
 */
export interface SidesWorth {
    /**
     * Value for the first side.
     */
    first: TaperedWorth;
    /**
     * Value for the second side, from its own point of view.
     */
    second: TaperedWorth;
}

/**
 * A value that depends on the game phase.
 */
export interface TaperedWorth {
    /**
     * Value in the middlegame.
     */
    middle: number;
    /**
     * Value in the endgame.
     */
    end: number;
    /**
     * Value at the present phase.
     */
    now: number;
}

/**
 * Contribution of a piece to the evaluation, in centipawns for its owner.
 */
export interface PieceContribution {
    /**
     * The piece.
     */
    piece: BoardPiece;
    /**
     * Contribution to the whole evaluation; absent if the position without the piece is illegal.
     */
    total: number | undefined;
    /**
     * Contribution to the hand-written evaluation; absent likewise.
     */
    handWritten: number | undefined;
}

/**
 * A network with its neurons in a position.
 */
export interface NetworkAnatomy {
    /**
     * Perspective of the neurons.
     */
    side: SideName;
    /**
     * The neurons.
     */
    neurons: NeuronState[];
    /**
     * A sum or a weight of 1.
     */
    weightUnit: number;
    /**
     * An output of 1.
     */
    outputUnit: number;
    /**
     * Centipawns for the first side of an output of 1.
     */
    outputCentipawns: number;
    /**
     * The sum behind the evaluation; absent where the hand-written evaluation counts alone.
     */
    sum: EvaluationSum | undefined;
    /**
     * Weights of each piece type.
     */
    weights: PieceWeights[];
}

/**
 * The sum behind an evaluation, in the engine's own integers, for the side to move.
 */
export interface EvaluationSum {
    /**
     * The outputs of the neurons that see the board for the first side, in units of 1 / `output_unit`.
     */
    first: number;
    /**
     * The outputs of the neurons that see it for the second side, in the same units.
     */
    second: number;
    /**
     * A constant for this number of pieces, in the same units.
     */
    bias: number;
    /**
     * Contribution of the network: the sum of the above in centipawns, rounded down.
     */
    network: number;
    /**
     * The hand-written evaluation, in centipawns.
     */
    handWritten: number;
    /**
     * Share of it that counts, in units of 1 / `share_unit`.
     */
    share: number;
    /**
     * The whole share.
     */
    shareUnit: number;
    /**
     * That share in centipawns, rounded towards zero.
     */
    counted: number;
    /**
     * The evaluation, in centipawns: `network` and `counted`.
     */
    total: number;
}

/**
 * The state of a neuron.
 */
export interface NeuronState {
    /**
     * Bias plus the weights of all pieces, in units of 1 / `weightUnit`.
     */
    sum: number;
    /**
     * Bias, likewise.
     */
    bias: number;
    /**
     * Output weight, likewise.
     */
    weight: number;
    /**
     * Output for the side to move: the clamped sum squared, times the weight.
     */
    output: number;
    /**
     * The same in centipawns for the first side.
     */
    centipawns: number;
}

/**
 * Weights of a piece type: all squares of the first neuron, then of the second, and so on.
 */
export interface PieceWeights {
    /**
     * Owner of the pieces.
     */
    side: SideName;
    /**
     * Capital letter of the piece type.
     */
    kind: string;
    /**
     * Weights in units of 1 / `weightUnit`, by ascending square.
     */
    weights: number[];
}

/**
 * An iteration of a search.
 */
export interface IterationFacts {
    /**
     * Depth in plies.
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
     * The best move.
     */
    best: NotatedMove | undefined;
    /**
     * Score of the best move, for the side to move.
     */
    score: SearchScore | undefined;
    /**
     * Beta cutoffs in the main search by the number of moves tried: one, two, … The last entry counts all greater
     * numbers.
     */
    cutoffs: number[];
    /**
     * Target squares of quiet cutoff moves, most frequent first.
     */
    squares: SquareCount[];
}

/**
 * A number for a square.
 */
export interface SquareCount {
    /**
     * Name of the square.
     */
    square: string;
    /**
     * Number of cutoffs.
     */
    count: number;
}

/**
 * Average late move reductions of a search.
 */
export interface ReductionMap {
    /**
     * Depth of the first row in plies; each further row is one ply deeper.
     */
    depth: number;
    /**
     * Plies reduced on average, by depth of the node and index of the move; absent where no such move was searched.
     */
    rows: (number | undefined)[][];
}

/**
 * The Zobrist key of a position and its parts, in hexadecimal.
 */
export interface KeyAnatomy {
    /**
     * The key.
     */
    key: string;
    /**
     * Number of each piece on its square, by ascending square.
     */
    pieces: PieceKey[];
    /**
     * Number for the other side to move; absent if it cannot be to move.
     */
    turn: string | undefined;
}

/**
 * A piece on its square and its number in the key.
 */
export interface PieceKey {
    /**
     * The piece.
     */
    piece: BoardPiece;
    /**
     * Number in hexadecimal; absent for royal pieces, which never leave the board.
     */
    number: string | undefined;
}

/**
 * A move and the key after it.
 */
export interface KeyStep {
    /**
     * The move, written for the position it is played in.
     */
    move: NotatedMove;
    /**
     * Key of the position after the move, in hexadecimal.
     */
    key: string;
}

/**
 * Numbers of positions by side to move.
 */
export interface CountPerSide {
    /**
     * Positions with the side to move that has the pieces named first.
     */
    strong: number;
    /**
     * Positions with the other side to move.
     */
    weak: number;
}

/**
 * A wave of the solver: all positions with the same plies to mate. Positions that differ by a symmetry of the board
 * count once.
 */
export interface SolvedWave {
    /**
     * Plies to mate.
     */
    plies: number;
    /**
     * Number of positions.
     */
    counts: CountPerSide;
    /**
     * Elapsed milliseconds.
     */
    millis: number;
}

/**
 * A solved ending.
 */
export interface SolvedWaves {
    /**
     * The waves, starting with the mates.
     */
    waves: SolvedWave[];
    /**
     * Drawn positions.
     */
    draws: CountPerSide;
    /**
     * All positions: first on the whole board, then folded in half once, twice, … along its symmetries. Positions
     * that fold onto each other count once.
     */
    folds: CountPerSide[];
    /**
     * Elapsed milliseconds, including the endings it converts to.
     */
    millis: number;
}

/**
 * A move of the side that mates, with the reply.
 */
export interface MateStep {
    /**
     * Moves to mate before the move, with best play.
     */
    before: number;
    /**
     * Moves to mate after the move; absent if the win is gone.
     */
    after: number | undefined;
    /**
     * The move.
     */
    played: NotatedMove;
    /**
     * Score of the search; absent if it was stopped before it had one.
     */
    score: SearchScore | undefined;
    /**
     * Principal variation of the search.
     */
    pv: NotatedMove[];
    /**
     * Nodes searched.
     */
    nodes: number;
    /**
     * Elapsed milliseconds.
     */
    millis: number;
    /**
     * The longest defence; absent if the game has ended or the win is gone.
     */
    reply: NotatedMove | undefined;
}

/**
 * The searches in a tree.
 */
export type TreeKind = "unordered" | "ordered" | "engine";

/**
 * The tree of a search: its largest part that fits in a number of nodes. Each column has an entry for each node, the
 * root first, then in the order they were entered. Pruned moves have entries too.
 *
 * Scores are in centipawns for the side to move. Beyond ±30,000 a score is a mate: ±32,000 less its plies from the
 * root of the search. An open end of a window is ±32,001.
 */
export interface SearchTree {
    /**
     * Nodes below the root: of minimax, or of the last window of the engine's last iteration.
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
     * Result at the root.
     */
    found: TreeResult;
    /**
     * Result of alpha-beta at the root; absent for the engine's search.
     */
    alphaBeta: TreeResult | undefined;
    /**
     * The fates, indexed by `fate`.
     */
    fates: FateName[];
    /**
     * Index of the parent; the root is its own.
     */
    parent: number[];
    /**
     * Number of the node, in the order the search entered them.
     */
    number: number[];
    /**
     * Size of the subtree, itself included; 0 for a pruned move.
     */
    size: number[];
    /**
     * Nodes of the subtree that the search, or alpha-beta, visits.
     */
    seen: number[];
    /**
     * Index into `fates`.
     */
    fate: number[];
    /**
     * Plies from the root of the search; a re-search has the ply of its parent.
     */
    ply: number[];
    /**
     * Remaining depth on entry, in plies; 0 in quiescence.
     */
    depth: number[];
    /**
     * Late move reduction, in plies.
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
     * Score of the node; meaningless where it was not searched.
     */
    score: number[];
    /**
     * Minimax score; empty for the engine's search.
     */
    minimax: number[];
    /**
     * Legal moves neither searched nor pruned one by one; −1 if unknown.
     */
    untried: number[];
    /**
     * Index of an earlier node with the same position; −1 if there is none.
     */
    same: number[];
    /**
     * Kind of search: −1 for the ordinary one, −2 for ProbCut. A singular extension search of the parent has the
     * index of the excluded move's node, or its own if that move was not searched.
     */
    trial: number[];
    /**
     * Indices of the nodes on the principal variation, from the first move on.
     */
    pv: number[];
    /**
     * Moves in coordinates, one line for each node; empty for a null move and a re-search.
     */
    uci: string;
    /**
     * Moves in the game's notation, one line for each node.
     */
    text: string;
    /**
     * Changes of the board from the parent's, one line for each node: squares with the letters of their pieces,
     * capital for the first side (`e2. e4P`).
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
     * Score of the move, for the side to move.
     */
    score: SearchScore;
}

/**
 * Fate of a node, or of a pruned move.
 */
export type FateName = "allMoves" | "quiet" | "betaCutoff" | "noMoves" | "rule" | "mateDistance" | "transpositionTable" | "leaf" | "standPat" | "razoring" | "reverseFutility" | "nullMove" | "probCut" | "multiCut" | "unfinished" | "unvisited" | "late" | "futility" | "history" | "exchange" | "delta";

/**
 * Table results of a move.
 */
export interface MoveInEnding {
    /**
     * Distance to mate after the best move, for the side that moves.
     */
    best: DistanceToMate;
    /**
     * Distance to mate after the move played, for the same side.
     */
    played: DistanceToMate;
    /**
     * Better moves: those that keep the result if the move played does not, else the fastest wins or the slowest
     * losses.
     */
    better: NotatedMove[];
    /**
     * The deciding facts.
     */
    facts: EndingReason[];
}

/**
 * A fact about a move in an ending.
 */
export interface EndingReason {
    /**
     * Name of the fact.
     */
    name: EndingReasonName;
    /**
     * Squares of the fact, in the order its name defines.
     */
    squares: string[];
    /**
     * The side ahead in material, for `drawnThoughAhead` only.
     */
    side?: SideName;
}

/**
 * Gain of a line for the side that moves first in it.
 */
export interface LineGain {
    /**
     * Whether it wins the game. No material is counted then.
     */
    winsGame: boolean;
    /**
     * Whether it ends in perpetual check, scored as a draw. No material is counted then.
     */
    perpetualCheck: boolean;
    /**
     * Piece types won, the most valuable first.
     */
    won: string[];
    /**
     * Piece types lost for them.
     */
    lost: string[];
    /**
     * Plies of the line until then.
     */
    plies: number;
    /**
     * The piece that the first move captures, if it is the most valuable piece won, pays alone for all that the line
     * gives, and is not traded for one of its kind.
     */
    takes: BoardPiece | undefined;
    /**
     * The mating pattern at the end, if it has a name.
     */
    mate?: MateName;
    /**
     * Motifs that bring the gain, in order of appearance.
     */
    motifs: LineMotif[];
}

/**
 * A motif of a line.
 */
export interface LineMotif {
    /**
     * Name of the motif.
     */
    name: MotifName;
    /**
     * The ply that brings it about, from 0.
     */
    ply: number;
    /**
     * The pieces involved, on their squares, in the order the name defines.
     */
    pieces: BoardPiece[];
}
