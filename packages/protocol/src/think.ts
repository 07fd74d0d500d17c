// Generated from crates/wasm/src/protocol: `UPDATE=1 cargo test -p wasm typescript` writes it anew.

import type { BoardPiece, DistanceToMate, Game, GameName, NotatedMove, SearchScore, SideName } from './types.ts';

/**
 * A player of the ladder: those of the crate `ladder`, then our engine.
 */
export type RungName = "random" | "greedy" | "minimax" | "alphaBeta" | "squares" | "quiescence" | "table" | "deepening" | "reductions" | "engine" | "tables";

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
 * A group of terms of the evaluation of a game.
 */
export type TermName = "ACROSS" | "ADVISOR_PLACE" | "APART_BISHOP" | "APART_KING" | "APART_KNIGHT" | "APART_PAWN" | "APART_QUEEN" | "APART_ROOK" | "ATTACK" | "ATTACKER" | "ATTACK_ADVISORS" | "ATTACK_CANNON_LINE" | "ATTACK_ELEPHANTS" | "ATTACK_ESCAPES" | "ATTACK_RANK" | "ATTACK_ROOK_LINE" | "ATTACK_SHELTER" | "ATTACK_STORM" | "BACKWARD" | "BARE_WING" | "BEHIND_PAWN" | "BISHOP_MOBILITY" | "BISHOP_PAIR" | "BISHOP_PAWNS" | "BISHOP_PLACE" | "BLOCKED" | "BLOCKED_STORM" | "CANDIDATE" | "CANNON_LINE" | "CANNON_MOBILITY" | "CANNON_PLACE" | "CANNON_SCREENS" | "CANNON_TARGETS" | "CANNON_THREAT" | "CASTLING" | "CHECK" | "DEFENCE" | "DISCOVERER" | "DOUBLED" | "DOUBLED_ISOLATED" | "ELEPHANT_PLACE" | "GENERAL_MOBILITY" | "GENERAL_PLACE" | "GUARDING_KNIGHT" | "GUARD_THREAT" | "HANGING" | "HOME_GUARD" | "HORSE_MOBILITY" | "HORSE_PLACE" | "HORSE_TARGETS" | "HORSE_THREAT" | "ISLANDS" | "ISOLATED" | "KING_DISTANCE" | "KING_PLACE" | "KING_THREAT" | "KNIGHT_MOBILITY" | "KNIGHT_PAWNS" | "KNIGHT_PLACE" | "LINKED_PAWNS" | "LONG_DIAGONAL" | "MATERIAL" | "MINOR_THREAT" | "MISSING_ADVISOR" | "MISSING_ELEPHANT" | "NEAR_ATTACKS" | "NO_QUEEN" | "NO_ROOK" | "OPPOSED" | "OUTPOST" | "PAIRS" | "PALACE_POINTS" | "PASSED" | "PASSED_ENEMY_KING" | "PASSED_FILE" | "PASSED_FREE" | "PASSED_OWN_KING" | "PASSED_PROTECTED" | "PASSED_ROOK_BEHIND" | "PASSED_SAFE_STEP" | "PASSED_SAFE_WAY" | "PAWNS" | "PAWN_DISTANCE" | "PAWN_PLACE" | "PAWN_THREAT" | "PHALANX" | "PINNED" | "PROTECTED" | "PROTECTED_PAWN" | "PUSH_THREAT" | "QUEEN_GUARDED" | "QUEEN_MOBILITY" | "QUEEN_PLACE" | "QUEEN_THREAT" | "RESTRICTED" | "ROOK_FILE" | "ROOK_LINE" | "ROOK_MOBILITY" | "ROOK_PAIR" | "ROOK_PAWNS" | "ROOK_PLACE" | "ROOK_SEVENTH" | "ROOK_THREAT" | "SAFE_CHECK" | "SAFE_STEP" | "SHELTER" | "SHIELDING" | "SHUT_IN" | "SIGHT" | "SPACE" | "STORM" | "TEMPO" | "TOGETHER_BISHOP" | "TOGETHER_KING" | "TOGETHER_KNIGHT" | "TOGETHER_PAWN" | "TOGETHER_QUEEN" | "TOGETHER_ROOK" | "UNSTOPPABLE" | "WEAK_POINTS" | "WEAK_SQUARES" | "WING" | "WINNING" | "XRAY";

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
     * 64ths, by rising square. Not as bytes: they would take JavaScript that no other engine needs.
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
     * Whose material is ahead, of [`EndingReasonName::DrawnThoughAhead`] alone.
     */
    side?: SideName;
}

/**
 * Name of a fact about a move in an ending.
 */
export type EndingReasonName = "opposition" | "intoSquare" | "pawnRuns" | "wrongBishop" | "rookPawn" | "pawnOnSeventh" | "twoKnights" | "generalHoldsFile" | "fullDefence" | "loneCannon" | "cutOffFile" | "cutOffRank" | "drawnThoughAhead";

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

/**
 * Name of a tactical motif.
 */
export type MotifName = "undefended" | "fork" | "discoveredAttack" | "skewer" | "pinnedDefender" | "pinnedPiece" | "removedDefender" | "overloadedDefender" | "trapped" | "promotion";

/**
 * Name of a mate; `game::MatePattern` says what each is.
 */
export type MateName = "backRank" | "smothered" | "arabian" | "epaulette" | "doubleCannon" | "horseAndCannon" | "smotheredPalace" | "elbowHorse" | "palcornerHorse" | "ironBolt" | "doubleRooks" | "facingGeneral" | "anglerHorse" | "octagonHorse";
