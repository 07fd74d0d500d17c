import type { Asker, EngineClient, Turn } from '@chariot/engine/client';
import {
  type Annotations,
  endOf,
  type GameInAnalysis,
  type GamesInAnalysis,
  MoveTree,
  other,
  type ParsedGame,
  type ParsedMove,
  pathTo,
  type Shape,
  siblingOf,
  type Tags,
  type TreeNode,
} from '@chariot/game';
import type { PgnError } from '@chariot/game/pgn';
import { oneOf } from '@chariot/game/values';
import type {
  ErrorReply,
  GameName,
  MoveStyle,
  NotatedMove,
  NoticeFact,
  ProbeResult,
  RequestError,
  SideName,
  View,
} from '@chariot/protocol';
import { batch, computed, signal } from '@preact/signals';
import { Explorer } from '../shared/book/explorer.ts';
import type { Tables } from '../shared/engine/tables.ts';
import { materialOf } from '../shared/game/game.ts';
import { looksOf, onNotation } from '../shared/game/looks.ts';
import { otherSpellings, readPosition, type StartPosition } from '../shared/game/record.ts';
import { announceMove } from '../shared/game/said.ts';
import { GAMES } from '../shared/games/index.ts';
import { type BuiltTree, buildSpelt, gameTo, rewrite } from '../shared/tree/build.ts';
import type { LinkError } from '../shared/tree/link.ts';
import { OpeningNames } from '../shared/tree/openingNames.ts';
import type { LinePosition } from '../shared/tutor/why.ts';
import { announce } from '../shared/ui/announce.tsx';
import { load, save } from '../shared/ui/storage.ts';
import { arrive } from './arrival.ts';
import { Autosave, readStoredTree } from './autosave.ts';
import { labelOf } from './marks.tsx';
import { PieceValues } from './pieceValues.ts';
import { Review } from './review.ts';
import { attended, InfiniteSearch } from './search.ts';
import { Threat } from './threat.ts';

/** Reason why something could not be opened. */
export type AnalysisTrouble =
  | { about: 'fen' | 'move' | 'position'; error: RequestError }
  | { about: 'link'; reason: LinkError | 'illegal' }
  | { about: 'moves'; bad: NonNullable<BuiltTree['bad']>; kept: number }
  | { about: 'text'; error: PgnError };

/** Actions that can be undone. */
export type Undoable = 'opened' | 'reviewRemoved' | 'deleted' | 'wiped';

/** A game to open, and the position to show. */
export interface OpenRequest {
  parsed: ParsedGame;
  read?: MoveStyle;
  /** Move to show; absent for the last main line move, `null` for the start. */
  at?: ParsedMove | null | undefined;
  below?: SideName;
  /** Whether the game comes from stepping through the open file. */
  leafing?: boolean;
}

/** An analysis: a tree of moves and its shown position. */
export class AnalysisStore {
  readonly game: GameName;
  readonly tree = signal<MoveTree | null>(null);
  readonly at = signal<TreeNode | null>(null);
  /** The shown position; follows `at`. */
  readonly view = signal<View | null>(null);
  /** Table result of the shown position; `null` if no table holds it. */
  readonly probe = signal<ProbeResult | null>(null);
  readonly below = signal<SideName>('first');
  readonly trouble = signal<AnalysisTrouble | null>(null);
  readonly notices = signal<readonly NoticeFact[]>([]);
  /** Whether a game of the open file is shown. */
  readonly leafing = signal(false);
  /** Number of changes to the tree, whose nodes are not signals. */
  readonly changes = signal(0);
  /** The last action, if it can be undone. */
  readonly undo = computed<{ done: Undoable } | null>(() => this.#before.value);
  readonly search: InfiniteSearch;
  /** Whether the opening book is shown. By default it is, where there is room. */
  readonly usesBook = signal<boolean>(
    load('analysis.book', (value) => oneOf([true, false], value)) ??
      matchMedia('(min-width: 80rem) and (min-height: 50rem)').matches,
  );
  readonly explorer: Explorer;
  readonly threat: Threat;
  readonly pieceValues: PieceValues;
  /** A position in a line of the tutor. The board shows it in place of the tree's. */
  readonly inLine = signal<LinePosition | null>(null);
  readonly review: Review;
  readonly names: OpeningNames;
  readonly engine: EngineClient;
  readonly games: GamesInAnalysis;
  readonly other: (game: GameName) => AnalysisStore;
  readonly #tables: Tables;
  readonly #autosave: Autosave;
  readonly #views = new WeakMap<TreeNode, View>();
  /** Requests for the shown position or the opened game. */
  readonly #asker: Asker;
  /** False until the link in the address has been read. Until then it must not be overwritten. */
  arrived = false;
  #started = false;
  /** Whether the view is shown. Otherwise the engine rests. */
  readonly #watched = signal(false);
  /** Whether the requested position and its table result have arrived. */
  readonly #settled = signal(false);
  /** Whether the tree differs from the opened game. */
  #isChanged = false;
  /** The previous analysis, kept until someone edits the new tree. */
  readonly #before = signal<{ done: Undoable; kept: OpenRequest } | null>(null);

  /** `other`: the analysis of another game. */
  constructor(
    engine: EngineClient,
    tables: Tables,
    game: GameName,
    games: GamesInAnalysis,
    other: (game: GameName) => AnalysisStore,
  ) {
    this.engine = engine;
    this.#asker = engine.asker();
    this.games = games;
    this.other = other;
    this.#tables = tables;
    this.game = game;
    this.review = new Review(this, engine, tables);
    const view = computed(() =>
      attended({
        view: this.view.value,
        isSettled: this.#settled.value,
        isWatched: this.#watched.value,
        isReviewing: this.review.progress.value !== null,
      }),
    );
    this.threat = new Threat(engine, view);
    this.search = new InfiniteSearch(engine, view);
    this.pieceValues = new PieceValues(game, this.view);
    const seen = computed(() =>
      this.#watched.value && this.usesBook.value ? this.view.value : null,
    );
    this.explorer = new Explorer(engine, seen);
    this.names = new OpeningNames(GAMES[game].openings);
    this.#autosave = new Autosave(this);
    onNotation(game, (notation) => void this.#rewrite(notation));
  }

  get inAnalysis(): GameInAnalysis {
    return this.games[this.game];
  }

  get style(): MoveStyle {
    return looksOf(this.game).notation;
  }

  /** Opens a game handed over by another view or by a link, else the stored analysis. */
  async start(): Promise<void> {
    this.#watched.value = true;
    this.arrived = false;
    if (!this.#started) {
      this.#started = true;
      const stored = load(`analysis.${this.game}`, readStoredTree);
      const empty: OpenRequest = { parsed: { next: [] } };
      if (await this.#open(stored ?? empty)) await this.#open(empty);
    }
    await this.arrive();
  }

  async arrive(): Promise<void> {
    if (!(await arrive(this)) && this.at.value) await this.#show(this.at.value);
    this.arrived = true;
    this.#autosave.touch();
  }

  /** Stops the engine while the view is hidden. */
  pause(): void {
    this.#watched.value = false;
    this.arrived = false;
    this.review.stop();
    this.#autosave.flush();
  }

  /** Opens another game; an error changes nothing. The previous game can be restored. */
  async open(opening: OpenRequest): Promise<RequestError | null> {
    const { leafing = false } = opening;
    // An unchanged game of the file can be opened again, so undo goes back to what was there before the file.
    const isLeaf = leafing && this.leafing.value && !this.#isChanged;
    const before = isLeaf ? this.#before.value : this.#kept('opened');
    const error = await this.#open(opening);
    if (error) return error;
    this.#before.value = before;
    this.leafing.value = leafing;
    return null;
  }

  /** Sets up a position by FEN; an invalid FEN changes nothing. */
  async setUp(text: string): Promise<void> {
    await this.startFrom(await readPosition(this.engine, this.game, text));
  }

  /** Like `setUp`, for a FEN that the engine has read. */
  async startFrom(start: StartPosition | ErrorReply): Promise<void> {
    if ('error' in start) {
      this.trouble.value = { about: 'fen', error: start.error };
      return;
    }
    const before = this.#kept('opened');
    const { view, notices } = start;
    const tree = new MoveTree(this.game, view.game.start, view);
    this.#views.set(tree.root, view);
    this.review.stop();
    this.tree.value = tree;
    this.leafing.value = false;
    await this.lookAt(tree.root);
    this.notices.value = notices;
    this.#before.value = before;
  }

  /** Restores the previous analysis. */
  async bringBack(): Promise<void> {
    const before = this.#before.value;
    if (!before) return;
    if (before.done === 'opened') await this.open(before.kept);
    else {
      await this.#open(before.kept);
      this.#before.value = null;
    }
  }

  /** Plays a move, as a new variation unless the tree has it. */
  async play(move: NotatedMove): Promise<void> {
    const { value: tree } = this.tree;
    const { value: at } = this.at;
    if (!tree || !at) return;
    const before = this.view.value?.pieces ?? [];
    const node = tree.add(at, move);
    this.#edited();
    await this.lookAt(node);
    if (this.view.value) announceMove(before, this.view.value);
  }

  /** Plays a typed move in any notation. */
  async type(text: string): Promise<void> {
    const { value: tree } = this.tree;
    const { value: at } = this.at;
    if (!tree || !at) return;
    const game = gameTo(tree, at, this.style);
    let error: RequestError | undefined;
    const texts = [text];
    for (const spelling of texts) {
      const reply = await this.engine.ask('replay', { game, texts: [spelling] });
      // The position has changed meanwhile: the move is meant for the new one.
      if (at !== this.at.value) return this.type(text);
      const [read] = 'error' in reply ? [] : reply.moves;
      if (read) return this.play(read);
      if (!error) texts.push(...(await otherSpellings(this.game, text)));
      error ??= 'error' in reply ? reply.error : reply.rejected;
    }
    if (error) this.trouble.value = { about: 'move', error };
  }

  /** Shows a position of the tree and clears messages. */
  async lookAt(node: TreeNode): Promise<void> {
    this.trouble.value = null;
    this.notices.value = [];
    await this.#show(node);
  }

  /** Resolves when the position is shown; the engine goes on. */
  async #show(node: TreeNode): Promise<void> {
    const { value: tree } = this.tree;
    if (!tree) return;
    const turn = this.#asker.begin();
    this.#settled.value = false;
    this.at.value = node;
    this.#autosave.touch();
    let view = this.#views.get(node);
    if (!view || view.game.style !== this.style) {
      const game = gameTo(tree, node, this.style);
      const reply = await turn.ask('view', game);
      if (turn.isOver) return;
      if ('error' in reply) {
        this.trouble.value = { about: 'position', error: reply.error };
        return;
      }
      view = reply.view;
      this.#views.set(node, view);
      node.fen = view.fen;
      node.openingKey = view.openingKey;
    }
    batch(() => {
      this.view.value = view;
      this.probe.value = null;
      this.changes.value += 1;
    });
    await this.#probe(view, turn);
    if (!turn.isOver) this.#settled.value = true;
  }

  /** Steps along the line or between variations; false at the end. */
  go(where: 'first' | 'previous' | 'next' | 'last' | 'above' | 'below'): boolean {
    const { value: tree } = this.tree;
    const { value: at } = this.at;
    if (!tree || !at) return false;
    const goal = {
      first: tree.root,
      previous: at.parent,
      next: at.children[0],
      last: endOf(at),
      above: siblingOf(at, -1),
      below: siblingOf(at, 1),
    }[where];
    if (!goal || goal === at) return false;
    void this.lookAt(goal).then(() => {
      if (this.at.value === goal) announce(labelOf(tree, goal));
    });
    return true;
  }

  remove(node: TreeNode): void {
    const { value: tree } = this.tree;
    const { value: at } = this.at;
    if (!tree || !at || !node.parent) return;
    const before = this.#kept('deleted');
    const shown = at === node || pathTo(at).includes(node);
    const next = tree.remove(node);
    this.changed();
    this.#before.value = before;
    if (shown) void this.lookAt(next);
  }

  promote(node: TreeNode): void {
    this.tree.value?.promote(node);
    this.#edited();
  }

  annotate(node: TreeNode, change: Partial<Annotations>): void {
    Object.assign(node, change);
    this.#edited();
  }

  /** Stores the drawings of a position. Drawings cleared by a click can be restored. */
  draw(node: TreeNode, shapes: readonly Shape[]): void {
    const before = shapes.length === 0 && node.shapes.length > 0 ? this.#kept('wiped') : null;
    this.annotate(node, { shapes: [...shapes] });
    this.#before.value = before;
  }

  setTags(tags: Tags): void {
    const tree = this.tree.value;
    if (!tree) return;
    tree.tags = tags;
    this.#edited();
  }

  /** Plays the best move of the engine or table; switches the engine on first. */
  playBest(): void {
    const { value: view } = this.view;
    const { on, lines, view: of } = this.search;
    const known = this.probe.value?.moves[0]?.move;
    const found = of.value === view ? lines.value[0]?.pv[0] : undefined;
    const best = known ?? found;
    if (!known && !on.value) on.value = true;
    else if (best) void this.play(best);
  }

  useBook(use: boolean): void {
    this.usesBook.value = use;
    save('analysis.book', use);
  }

  flip(): void {
    this.below.value = other(this.below.value);
    this.changed();
  }

  async removeReview(): Promise<void> {
    const { value: at } = this.at;
    if (!at) return;
    const before = this.#kept('reviewRemoved');
    // The shown position may be in a line that goes with the review.
    const stays = [at, ...pathTo(at).reverse()].find(({ byEngine }) => !byEngine);
    await this.lookAt(stays ?? this.tree.value?.root ?? at);
    this.review.remove();
    this.changed();
    this.#before.value = before;
  }

  /** The present game, to restore later; `null` if it has no moves. */
  #kept(done: Undoable): { done: Undoable; kept: OpenRequest } | null {
    const kept = readStoredTree(this.#autosave.snapshot());
    return kept && kept.parsed.next.length > 0 ? { done, kept } : null;
  }

  /** Must be called after every change of the tree. */
  changed(): void {
    this.#isChanged = true;
    this.changes.value += 1;
    this.#autosave.touch();
  }

  /** After an edit the previous game is no longer offered. */
  #edited(): void {
    this.#before.value = null;
    this.changed();
  }

  async #open({ parsed, read = 'uci', at, below }: OpenRequest): Promise<RequestError | null> {
    const turn = this.#asker.begin();
    this.review.stop();
    const notations = { read, write: this.style };
    const built = await buildSpelt(turn, this.game, parsed, notations);
    if (turn.isOver) return null;
    if ('error' in built) return built.error;
    const { tree, nodes, bad, start } = built;
    this.#views.set(tree.root, start);
    if (bad && nodes.size === 0) return { ...bad.error, kind: 'MOVES' };
    const goal = at === null ? tree.root : at && nodes.get(at);
    this.tree.value = tree;
    this.#isChanged = false;
    if (below) this.below.value = below;
    await this.lookAt(goal ?? endOf(tree.root));
    if (bad) this.trouble.value = { about: 'moves', bad, kept: nodes.size };
    return null;
  }

  async #rewrite(notation: MoveStyle): Promise<void> {
    const tree = this.tree.value;
    if (!tree) return;
    await rewrite(this.engine, tree, notation);
    if (tree !== this.tree.value || !this.at.value) return;
    this.changed();
    await this.lookAt(this.at.value);
  }

  async #probe(view: View, turn: Turn): Promise<void> {
    const result = await this.#ask(view, turn);
    if (!turn.isOver) this.probe.value = result?.dtm ? result : null;
  }

  /** Probes the tables, fetched if the position has few pieces. */
  async #ask(view: View, turn: Turn): Promise<ProbeResult | null> {
    const material = materialOf(view.pieces);
    if (!material || !(await this.#tables.need(this.game, material))) return null;
    await this.#tables.complete(view.game);
    if (turn.isOver) return null;
    return this.#tables.probe(view.game);
  }
}
