import { finalScore, forFirst, lossOf, type MoveLoss, reviewOf } from '@chariot/engine/analysis';
import { type Askable, type Asker, Priority, type Turn } from '@chariot/engine/client';
import { evaluationIn, numberOf, type TreeNode, toMoveAt, withoutEmpty } from '@chariot/game';
import {
  type ErrorReply,
  failure,
  type MoveStyle,
  type RequestError,
  type SearchScore,
} from '@chariot/protocol';
import { computed, signal } from '@preact/signals';
import type { Tables } from '../shared/engine/tables.ts';
import { materialOf } from '../shared/game/game.ts';
import { gameTo } from '../shared/tree/build.ts';
import type { Judged, SearchedLine } from '../shared/tutor/explain.ts';
import type { JudgedBefore } from '../shared/tutor/why.ts';
import type { AnalysisStore } from './store.ts';

/** Nodes per move of the game. */
const EFFORTS = { quick: 40_000, thorough: 400_000 } as const;
export type Effort = keyof typeof EFFORTS;

/** Moves shown of a better line. */
const BETTER = 7;

/** The result of a search. */
interface Found {
  /** For the first side. */
  value: SearchScore;
  line: SearchedLine;
}

export type ReviewState =
  | { kind: 'idle' }
  /** Share of positions done, 0 to 1. */
  | { kind: 'running'; done: number }
  | { kind: 'failed'; error: RequestError };

/** Reviews a game: scores every position, marks bad moves and shows better ones. */
export class Review {
  readonly state = signal<ReviewState>({ kind: 'idle' });
  /** Progress of the review, 0 to 1; `null` if none is running. */
  readonly progress = computed(() =>
    this.state.value.kind === 'running' ? this.state.value.done : null,
  );
  /** Loss of each main line move; `null` without a score before and after it. */
  readonly losses = computed<readonly (MoveLoss | null)[]>(() => {
    void this.#store.changes.value;
    const tree = this.#store.tree.value;
    if (!tree) return [];
    return tree.mainLine().map((node) => {
      const before = node.parent;
      if (!before?.value || !node.value) return null;
      const { mover } = numberOf(tree, node);
      return lossOf(mover, before.value, node.value, before.best === node.move?.uci);
    });
  });
  /** Accuracy of each side; `null` until the whole game is reviewed. */
  readonly sides = computed(() => {
    const losses = this.losses.value.flatMap((loss) => loss ?? []);
    const best = this.#store.tree.value?.root.best;
    if (losses.length === 0 || losses.length < this.losses.value.length || !best) return null;
    return { first: reviewOf('first', losses), second: reviewOf('second', losses) };
  });
  /** Whether the game has review results, from this page or from a file. */
  readonly found = computed(() => {
    void this.#store.changes.value;
    const tree = this.#store.tree.value;
    return tree?.mainLine().some(({ judgement, best }) => judgement || best) ?? false;
  });
  /** The engine's lines from the positions searched. */
  readonly #lines = new WeakMap<TreeNode, SearchedLine & { style: MoveStyle }>();
  readonly #store: AnalysisStore;
  readonly #asker: Asker;
  readonly #tables: Tables;

  constructor(store: AnalysisStore, engine: Pick<Askable, 'asker'>, tables: Tables) {
    this.#store = store;
    this.#asker = engine.asker(Priority.Study);
    this.#tables = tables;
  }

  /** Reviews the main line backwards: the transposition table then helps with earlier positions. */
  async run(effort: Effort): Promise<void> {
    const tree = this.#store.tree.value;
    if (!tree || this.state.value.kind === 'running') return;
    const line = [tree.root, ...tree.mainLine()];
    const turn = this.#asker.begin();
    this.state.value = { kind: 'running', done: 0 };
    for (const [done, node] of [...line].reverse().entries()) {
      const found = await this.#look(turn, node, EFFORTS[effort]);
      if (turn.isOver) return;
      if (tree !== this.#store.tree.value) break;
      if ('error' in found) {
        this.state.value = { kind: 'failed', error: found.error };
        return;
      }
      this.#keep(node, found);
      const played = node.children[0];
      if (played) this.#mark(played);
      this.state.value = { kind: 'running', done: (done + 1) / line.length };
      this.#store.changed();
    }
    this.state.value = { kind: 'idle' };
  }

  /** Stops the review and keeps its results. */
  stop(): void {
    if (this.state.value.kind !== 'running') return;
    this.#asker.stop();
    this.state.value = { kind: 'idle' };
  }

  /** Removes all review results. Comments, symbols and moves of the author stay. */
  remove(): void {
    const tree = this.#store.tree.value;
    if (!tree) return;
    this.stop();
    for (const node of [...tree.nodes()]) {
      node.value = evaluationIn(node.commands);
      node.best = '';
      node.judgement = null;
      this.#lines.delete(node);
      this.#dropLines(node);
    }
  }

  /** Removes better lines of earlier reviews, unless someone edited or is viewing them. */
  #dropLines(from: TreeNode): void {
    const { tree, at } = this.#store;
    for (const child of [...from.children]) {
      const line = [...(tree.value?.nodes(child) ?? [])];
      const dropped = line.every((node) => {
        return node.byEngine && node !== at.value && Object.keys(withoutEmpty(node)).length === 0;
      });
      if (dropped) tree.value?.remove(child);
    }
  }

  async #look(turn: Turn, node: TreeNode, nodes: number): Promise<Found | ErrorReply> {
    const { tree } = this.#store;
    if (!tree.value) return failure('CANCELLED', '');
    const game = gameTo(tree.value, node, this.#store.style);
    const reply = await turn.ask('view', game);
    if ('error' in reply) return reply;
    const { pieces, result } = reply.view;
    const material = materialOf(pieces);
    if (material) await this.#tables.need(this.#store.game, material);
    const answer = await turn.search({ game, limits: { nodes } });
    if (answer === null) return failure('CANCELLED', '');
    if ('error' in answer) return answer;
    const toMove = toMoveAt(tree.value, node);
    if (answer.report && answer.best) {
      const { pv, score } = answer.report;
      const value = forFirst(score, toMove);
      return { value, line: { pv: pv.length > 0 ? pv : [answer.best], score } };
    }
    const value = finalScore(result?.winner, 'first');
    return { value, line: { pv: [], score: undefined } };
  }

  #keep(node: TreeNode, { value, line }: Found): void {
    node.value = value;
    node.best = line.pv[0]?.uci ?? '';
    this.#lines.set(node, { ...line, style: this.#store.style });
  }

  /** The review's lines about a move, and the way for a deeper judgement into the review. */
  judgedBefore(node: TreeNode): JudgedBefore {
    const known = (): Judged | undefined => {
      const before = node.parent && this.#lineFrom(node.parent);
      const after = this.#lineFrom(node);
      return before && after ? { before, after } : undefined;
    };
    return { known, keep: (judged) => known() && this.#deepen(node, judged) };
  }

  /** Mistakes and blunders of both sides in the main line, by the plies before them. */
  mistakes(): number[] {
    return this.losses.value.flatMap((loss, ply) =>
      loss?.moveClass === 'mistake' || loss?.moveClass === 'blunder' ? [ply] : [],
    );
  }

  /** The line found from a position, in the notation of now. */
  #lineFrom(node: TreeNode): SearchedLine | undefined {
    const line = this.#lines.get(node);
    return line?.style === this.#store.style ? line : undefined;
  }

  /** Takes over a deeper judgement of a move, so that its mark and its explanation agree. */
  #deepen(node: TreeNode, { before, after }: Judged): void {
    const { tree } = this.#store;
    if (!tree.value || !node.parent || this.state.value.kind === 'running') return;
    const lines: (readonly [TreeNode, SearchedLine])[] = [
      [node.parent, before],
      [node, after],
    ];
    for (const [at, line] of lines) {
      const value = line.score && forFirst(line.score, toMoveAt(tree.value, at));
      if (value) this.#keep(at, { value, line });
    }
    for (const played of [node.parent, node, node.children[0]]) if (played) this.#mark(played);
    this.#store.changed();
  }

  /** Marks a move that has scores before and after it, and adds the better line. */
  #mark(played: TreeNode): void {
    const tree = this.#store.tree.value;
    const before = played.parent;
    const better = before && this.#lineFrom(before)?.pv;
    if (!tree || !before?.value || !played.value || !better) return;
    const best = before.best === played.move?.uci;
    const loss = lossOf(numberOf(tree, played).mover, before.value, played.value, best);
    played.judgement = loss.moveClass && { moveClass: loss.moveClass, said: '' };
    this.#dropLines(before);
    if (!played.judgement) return;
    let node = before;
    for (const [i, move] of better.slice(0, BETTER).entries()) {
      const known = new Set(node.children);
      node = tree.add(node, move);
      if (!known.has(node)) node.byEngine = true;
      if (i === 0) node.value = before.value;
    }
  }
}
