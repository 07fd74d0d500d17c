import type { SearchTree } from '@chariot/protocol';
import { batch, computed, type Signal, signal } from '@preact/signals';
import { bestLine, type DrawnTree, drawnTree, type Eye, type Look, stepsOf } from './model.ts';
import { following, showing, type Viewport, whole } from './viewport.ts';

/** The layout that the picture is leaving, since a time of the page's clock in milliseconds. */
interface Leaving {
  tree: DrawnTree;
  port: Viewport;
  since: number;
}

/** The reader's view: a search, a part of its tree, a node. */
export class TreeState {
  readonly eye: Signal<Eye>;
  /** Depth of minimax and alpha-beta, in plies. */
  readonly depth = signal(2);
  /** Depth of the engine's search, in plies. */
  readonly engineDepth = signal(8);
  readonly ordered = signal(false);
  /** Number of the node at the top of the tree; above 0 for a part. */
  readonly first = signal(0);
  readonly tree = signal<DrawnTree | null>(null);
  /** Latest results of the searches in this position. */
  readonly compared = signal<SearchTree | null>(null);
  readonly searched = signal<SearchTree | null>(null);
  readonly port = signal<Viewport>(whole(1));
  /** Set while the picture changes between minimax and alpha-beta. */
  leaving: Leaving | null = null;
  readonly selected = signal(0);
  readonly hovered = signal<number | null>(null);
  /** The node whose children the list shows. */
  readonly open = signal(0);
  readonly only = signal<Look | null>(null);
  /** A highlighted line of moves. */
  readonly line = signal<readonly number[]>([]);
  /** Number of nodes entered by the search; `null` for all. */
  readonly step = signal<number | null>(null);

  /** The current node: the one under the pointer, else the selected one. */
  readonly shown = computed(() => this.hovered.value ?? this.selected.value);
  readonly steps = computed(() => {
    const tree = this.tree.value;
    return tree ? stepsOf(tree) : new Int32Array();
  });
  /** The last node entered. */
  readonly upTo = computed(() => {
    const step = this.step.value;
    return step === null ? Number.MAX_SAFE_INTEGER : (this.steps.value[step] ?? 0);
  });

  constructor(eye: Eye) {
    this.eye = signal(eye);
  }

  take(reply: SearchTree): void {
    this.leaving = null;
    batch(() => {
      (reply.alphaBeta ? this.compared : this.searched).value = reply;
      this.#show(drawnTree(reply, this.eye.value));
      this.selected.value = 0;
      this.open.value = 0;
    });
  }

  /** Clears everything, for another position. */
  clear(): void {
    batch(() => {
      this.compared.value = null;
      this.searched.value = null;
      this.first.value = 0;
    });
  }

  look(eye: Eye): void {
    if (eye === this.eye.value) return;
    batch(() => {
      if ((eye === 'engine') !== (this.eye.value === 'engine')) this.first.value = 0;
      this.eye.value = eye;
      this.only.value = null;
      const reply = (eye === 'engine' ? this.searched : this.compared).value;
      const before = this.tree.value;
      if (before && reply === before.reply) {
        this.leaving = { tree: before, port: this.port.value, since: performance.now() };
        this.#show(drawnTree(reply, eye));
        this.select(this.selected.value);
      }
    });
  }

  /** Selects a node. The list shows its children or, without any, its siblings. */
  select(node: number): void {
    batch(() => {
      this.#list(node);
      this.#see(node, showing);
    });
  }

  /** Goes to an item of the list, which stays as it is. */
  goTo(node: number): void {
    batch(() => this.#see(node, showing));
  }

  /** Selects a root move and highlights the line that decided its score. */
  judge(node: number): void {
    const tree = this.tree.value;
    if (!tree) return;
    batch(() => {
      this.select(node);
      this.line.value = bestLine(tree, node);
    });
  }

  stepTo(step: number): void {
    const steps = this.steps.value;
    const bounded = Math.max(0, Math.min(steps.length - 1, step));
    const node = steps[bounded] ?? 0;
    batch(() => {
      this.#list(node);
      this.#see(node, following);
      this.step.value = bounded === steps.length - 1 ? null : bounded;
    });
  }

  /** The current step. */
  readonly at = computed(() => this.step.value ?? Math.max(0, this.steps.value.length - 1));

  /** Shows a tree from its beginning to its end. */
  #show(tree: DrawnTree): void {
    this.tree.value = tree;
    this.port.value = whole(tree.width[0] ?? 1);
    this.hovered.value = null;
    this.step.value = null;
    this.line.value = [];
  }

  #list(node: number): void {
    const tree = this.tree.value;
    const hasChildren = (tree?.children[node]?.length ?? 0) > 0;
    this.open.value = hasChildren ? node : (tree?.reply.parent[node] ?? 0);
    this.line.value = [];
  }

  /** Selects a node, and moves the picture to it. */
  #see(node: number, to: typeof showing): void {
    const tree = this.tree.value;
    if (!tree) return;
    this.selected.value = node;
    this.hovered.value = null;
    const [x, width] = [tree.x[node] ?? 0, tree.width[node] ?? 1];
    this.port.value = to(this.port.value, x, width, tree.width[0] ?? 1);
  }
}
