import type { Asker, EngineClient, Turn } from '@chariot/engine/client';
import {
  type Annotations,
  endOf,
  type GameInAnalysis,
  type GamesInAnalysis,
  MoveTree,
  pathTo,
  type Shape,
  siblingOf,
  type Tags,
  type TreeNode,
} from '@chariot/game';
import { oneOf } from '@chariot/game/values';
import type {
  ErrorReply,
  Game,
  GameName,
  MoveStyle,
  NotatedMove,
  ProbeResult,
  RequestError,
  View,
} from '@chariot/protocol';
import { computed, effect, signal } from '@preact/signals';
import { Explorer } from '../shared/book/explorer.ts';
import { pursue } from '../shared/engine/pursue.ts';
import type { Tables } from '../shared/engine/tables.ts';
import { materialOf } from '../shared/game/game.ts';
import { looksOf, onNotation } from '../shared/game/looks.ts';
import { otherSpellings, readPosition, type StartPosition } from '../shared/game/record.ts';
import { announceMove } from '../shared/game/said.ts';
import { GAMES } from '../shared/games/index.ts';
import { Machine } from '../shared/state.ts';
import { buildSpelt, gameTo, rewrite } from '../shared/tree/build.ts';
import { OpeningNames } from '../shared/tree/openingNames.ts';
import type { LinePosition } from '../shared/tutor/why.ts';
import { announce } from '../shared/ui/announce.tsx';
import { load, save } from '../shared/ui/storage.ts';
import { arrive } from './arrival.ts';
import { Autosave, readStoredTree } from './autosave.ts';
import { labelOf } from './marks.tsx';
import { PieceValues } from './pieceValues.ts';
import { Review } from './review.ts';
import { InfiniteSearch } from './search.ts';
import {
  type AnalysisTrouble,
  type Before,
  type Goal,
  NOTHING_OPEN,
  next,
  type Opened,
  type OpenRequest,
  requestsOf,
  type Undoable,
} from './state.ts';
import { Threat } from './threat.ts';

/** An analysis: a tree of moves and its shown position. */
export class AnalysisStore {
  readonly game: GameName;
  readonly #machine = new Machine(NOTHING_OPEN, next);
  readonly tree = this.#machine.of('tree');
  readonly at = this.#machine.of('at');
  readonly view = this.#machine.of('view');
  readonly probe = this.#machine.of('probe');
  readonly below = this.#machine.of('below');
  readonly trouble = this.#machine.of('trouble');
  readonly notices = this.#machine.of('notices');
  readonly leafing = this.#machine.of('leafing');
  readonly changes = this.#machine.of('changes');
  /** The last action, if it can be undone. */
  readonly undo = this.#machine.of('before');
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
  /** Opens one game at a time, unless another position is looked at first. */
  readonly #opening: Asker;
  #started = false;

  /** `other`: the analysis of another game. */
  constructor(
    engine: EngineClient,
    tables: Tables,
    game: GameName,
    games: GamesInAnalysis,
    other: (game: GameName) => AnalysisStore,
  ) {
    this.engine = engine;
    this.#opening = engine.asker();
    this.games = games;
    this.other = other;
    this.#tables = tables;
    this.game = game;
    this.review = new Review(this, engine, tables);
    const { state, send } = this.#machine;
    const requests = computed(() => requestsOf(state.value, this.review.progress.value !== null));
    const position = computed(() => requests.value.position);
    const table = computed(() => requests.value.table);
    const searched = computed(() => requests.value.search);
    pursue(position, (game) => this.#fetch(game));
    pursue(table, (view) => {
      const turn = engine.begin();
      void this.#probe(view, turn).then((probe) => send({ kind: 'probed', view, probe }));
      return turn;
    });
    this.threat = new Threat(engine, searched);
    this.search = new InfiniteSearch(engine, searched);
    this.pieceValues = new PieceValues(game, this.view);
    const attention = this.#machine.of('attention');
    const seen = computed(() =>
      attention.value !== 'away' && this.usesBook.value ? this.view.value : null,
    );
    this.explorer = new Explorer(engine, seen);
    this.names = new OpeningNames(GAMES[game].openings);
    this.#autosave = new Autosave(this);
    effect(() => {
      void [this.tree.value, this.at.value, this.changes.value, attention.value];
      this.#autosave.touch();
    });
    onNotation(game, (notation) => void this.#rewrite(notation));
  }

  get inAnalysis(): GameInAnalysis {
    return this.games[this.game];
  }

  get style(): MoveStyle {
    return looksOf(this.game).notation;
  }

  /** Whether the link in the address has been read. Until then it must not be overwritten. */
  get arrived(): boolean {
    return this.#machine.state.peek().attention === 'here';
  }

  /** Opens a game handed over by another view or by a link, else the stored analysis. */
  async start(): Promise<void> {
    this.#machine.send({ kind: 'arriving' });
    if (!this.#started) {
      this.#started = true;
      const stored = load(`analysis.${this.game}`, readStoredTree);
      const empty: OpenRequest = { parsed: { next: [] } };
      if (await this.#open(stored ?? empty, null)) await this.#open(empty, null);
    }
    await this.arrive();
  }

  async arrive(): Promise<void> {
    const hasOpened = await arrive(this);
    const { at } = this.#machine.state.peek();
    this.#machine.send({ kind: 'arrived', ...(!hasOpened && at && { goal: this.#goalAt(at) }) });
  }

  /** Stops the engine while the view is hidden. */
  pause(): void {
    this.#machine.send({ kind: 'left' });
    this.review.stop();
    this.#autosave.flush();
  }

  /** Opens another game; an error changes nothing. The previous game can be restored. */
  open(opening: OpenRequest): Promise<RequestError | null> {
    return this.#open(opening, this.#kept('opened'));
  }

  /** Sets up a position by FEN; an invalid FEN changes nothing. */
  async setUp(text: string): Promise<void> {
    await this.startFrom(await readPosition(this.engine, this.game, text));
  }

  /** Like `setUp`, for a FEN that the engine has read. */
  async startFrom(start: StartPosition | ErrorReply): Promise<void> {
    if ('error' in start) return this.fail({ about: 'fen', error: start.error });
    const { view, notices } = start;
    const tree = new MoveTree(this.game, view.game.start, view);
    this.#views.set(tree.root, view);
    await this.#replace(tree, tree.root, { before: this.#kept('opened'), notices });
  }

  /** Restores the previous analysis. */
  async bringBack(): Promise<void> {
    const { before, leafing } = this.#machine.state.peek();
    if (!before) return;
    if (before.done === 'opened') await this.open(before.kept);
    else await this.#open({ ...before.kept, leafing }, null);
  }

  /** Tells why something could not be opened. */
  fail(trouble: AnalysisTrouble): void {
    this.#machine.send({ kind: 'troubled', trouble });
  }

  /**
   * Plays a move of the position on the board, as a new variation unless the tree has it. Nothing happens while the
   * board still shows another position than the one looked at, or where the engine refuses that one.
   */
  async play(move: NotatedMove): Promise<void> {
    const { value: at } = this.at;
    if (at && this.view.value && this.view.value === this.#views.get(at)) await this.#add(at, move);
  }

  async #add(at: TreeNode, move: NotatedMove): Promise<void> {
    const { value: tree } = this.tree;
    if (!tree) return;
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
      if (read) return this.#add(at, read);
      if (!error) texts.push(...(await otherSpellings(this.game, text)));
      error ??= 'error' in reply ? reply.error : reply.rejected;
    }
    if (error) this.fail({ about: 'move', error });
  }

  /** Shows a position of the tree and clears messages. Resolves when it is shown; the engine goes on. */
  lookAt(node: TreeNode): Promise<void> {
    this.#opening.stop();
    this.#machine.send({ kind: 'lookedAt', goal: this.#goalAt(node) });
    return this.#shown(node);
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
    const rest = tree.remove(node);
    this.#edited(before);
    if (shown) void this.lookAt(rest);
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
    node.shapes = [...shapes];
    this.#edited(before);
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
    this.#machine.send({ kind: 'flipped' });
  }

  async removeReview(): Promise<void> {
    const { value: at } = this.at;
    if (!at) return;
    const before = this.#kept('reviewRemoved');
    // The shown position may be in a line that goes with the review.
    const stays = [at, ...pathTo(at).reverse()].find(({ byEngine }) => !byEngine);
    await this.lookAt(stays ?? this.tree.value?.root ?? at);
    this.review.remove();
    this.#edited(before);
  }

  /** Must be called after every change of the tree. */
  changed(): void {
    this.#machine.send({ kind: 'changed' });
  }

  /** After an edit the previous game is no longer offered, but `before` it is. */
  #edited(before: Before | null = null): void {
    this.#machine.send({ kind: 'changed', before });
  }

  /** The present game, to restore later; `null` if it has no moves. */
  #kept(done: Undoable): Before | null {
    const kept = readStoredTree(this.#autosave.snapshot());
    return kept && kept.parsed.next.length > 0 ? { done, kept } : null;
  }

  async #open(
    { parsed, read = 'uci', at, below, leafing }: OpenRequest,
    before: Before | null,
  ): Promise<RequestError | null> {
    const turn = this.#opening.begin();
    const notations = { read, write: this.style };
    const built = await buildSpelt(turn, this.game, parsed, notations);
    if (turn.isOver) return null;
    if ('error' in built) return built.error;
    const { tree, nodes, bad, start } = built;
    this.#views.set(tree.root, start);
    if (bad && nodes.size === 0) return { ...bad.error, kind: 'MOVES' };
    const goal = at === null ? tree.root : at && nodes.get(at);
    const trouble = bad && ({ about: 'moves', bad, kept: nodes.size } as const);
    await this.#replace(tree, goal ?? endOf(tree.root), {
      before,
      trouble,
      ...(below && { below }),
      ...(leafing && { leafing }),
    });
    return null;
  }

  #replace(tree: MoveTree, node: TreeNode, rest: Opened): Promise<void> {
    this.#opening.stop();
    this.review.stop();
    this.#machine.send({ kind: 'opened', tree, goal: this.#goalAt(node), rest });
    return this.#shown(node);
  }

  /** A node to show, with its view if that is known in the chosen notation. */
  #goalAt(node: TreeNode): Goal {
    const known = this.#views.get(node);
    const { style } = this;
    return { node, style, view: known?.game.style === style ? known : undefined };
  }

  /** Resolves when everything is known of a node, or another one is looked at. */
  #shown(node: TreeNode): Promise<void> {
    return this.#machine.until(
      ({ at, known: { kind } }) => at !== node || kind === 'probed' || kind === 'refused',
    );
  }

  /** Asks for the position that is looked at. */
  #fetch(game: Game): Turn {
    const { at } = this.#machine.state.peek();
    const { send } = this.#machine;
    const turn = this.engine.begin();
    void turn.ask('view', game).then((reply) => {
      if ('error' in reply) return send({ kind: 'refused', game, error: reply.error });
      const { view } = reply;
      if (at) {
        this.#views.set(at, view);
        at.fen = view.fen;
        at.openingKey = view.openingKey;
      }
      send({ kind: 'viewed', game, view });
    });
    return turn;
  }

  async #rewrite(notation: MoveStyle): Promise<void> {
    const tree = this.tree.value;
    if (!tree) return;
    await rewrite(this.engine, tree, notation);
    if (tree !== this.tree.value || !this.at.value) return;
    this.changed();
    await this.lookAt(this.at.value);
  }

  /** Probes the tables, fetched if the position has few pieces; `null` if none holds it. */
  async #probe(view: View, turn: Turn): Promise<ProbeResult | null> {
    const material = materialOf(view.pieces);
    if (!material || !(await this.#tables.need(this.game, material))) return null;
    await this.#tables.complete(view.game);
    if (turn.isOver) return null;
    const result = await this.#tables.probe(view.game);
    return result?.dtm ? result : null;
  }
}
