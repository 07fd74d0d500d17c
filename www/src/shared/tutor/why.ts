import type { Pointer } from '@chariot/board/parts';
import type { Turn } from '@chariot/engine/client';
import type { BoardPiece, Game, LineMotif, NotatedMove, View } from '@chariot/protocol';
import { type Signal, signal } from '@preact/signals';
import { thinkEngines } from '../engine/thinkEngine.ts';
import { announce } from '../ui/announce.tsx';
import { type Explanation, explainAs, type Judged, judge, type TutorLine } from './explain.ts';
import { type Merit, meritsOf } from './merits.ts';
import { type Plan, planOf } from './plan.ts';

/** Plies shown of a line without gain. */
const SHOWN = 8;

/** Moves to show of a line: until it gains something or the game ends. */
export function shownMoves({ moves, mate, gain }: TutorLine): TutorLine['moves'] {
  return moves.slice(0, mate === undefined ? (gain?.plies ?? SHOWN) : 2 * mate - 1);
}

/**
 * Arrows after so many plies of a line: attacks of the last move, and on top the next move with those that the tables
 * call equal.
 */
export function arrowsOf(line: TutorLine, plies: number): Pointer[] {
  const next = shownMoves(line)[plies];
  const alike = plies === 0 ? line.alike.filter(({ uci }) => uci !== next?.uci) : [];
  const motifs = line.gain?.motifs ?? [];
  const attacks = motifs.flatMap((motif) => (shownAfter(motif) === plies ? pairsOf(motif) : []));
  return [
    ...attacks.map(([from, to]): Pointer => ({ from: from.square, to: to.square, tone: 'bad' })),
    ...alike.map(({ from, to }): Pointer => ({ from, to, tone: 'good' })),
    ...(next ? [{ from: next.from, to: next.to, tone: 'accent' } as const] : []),
  ];
}

/** Plies after which a motif is on the board. */
function shownAfter({ name, ply }: LineMotif): number {
  const isOfCapture = ['undefended', 'pinnedPiece', 'removedDefender', 'overloadedDefender'];
  return isOfCapture.includes(name) ? ply : ply + 1;
}

/** Pairs of a motif's pieces: attacker and target, or defender and defended. */
function pairsOf({ name, pieces }: LineMotif): readonly (readonly [BoardPiece, BoardPiece])[] {
  const [one, two, three] = pieces;
  if (!one || !two) return [];
  switch (name) {
    case 'fork':
    case 'skewer':
      return pieces.slice(1).map((piece) => [one, piece] as const);
    case 'discoveredAttack':
      return three ? [[two, three]] : [];
    case 'pinnedDefender':
    case 'pinnedPiece':
      return [[two, one]];
    case 'removedDefender':
      return [[one, two]];
    case 'overloadedDefender':
      return three
        ? [
            [one, two],
            [one, three],
          ]
        : [];
    case 'undefended':
    case 'trapped':
    case 'promotion':
      return [];
    default:
      return name satisfies never;
  }
}

/** Milliseconds between two moves of a line being played. */
const PACE = 900;

/** A position of a line, shown in place of the board's own. */
export interface LinePosition {
  line: TutorLine;
  /** Plies of the line played. */
  plies: number;
  view: View;
  pointers: readonly Pointer[];
}

export type WhyState =
  | { kind: 'open' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | {
      kind: 'told';
      explanation: Explanation;
      merits: readonly Merit[];
      /** Where the line leads, if nothing is certain. */
      plan: Plan | null;
      /** Whether the engine is done. */
      isFinal: boolean;
    };

/** The judgement of a move by a review. */
export interface JudgedBefore {
  /** The lines that the review has now, if any. */
  known(): Judged | undefined;
  /** Takes over a deeper judgement, if the review still has one. */
  keep(judged: Judged): void;
}

/** A question about a move, and the lines that answer it. */
export class Why {
  readonly state = signal<WhyState>({ kind: 'open' });
  /** The shown position of a line; `null` for the game's own. */
  readonly shown: Signal<LinePosition | null>;
  readonly #game: Game;
  readonly #review: JudgedBefore | undefined;
  /** The move that takes the place of the engine's best. */
  readonly #than: NotatedMove | undefined;
  #turn: Turn | null = null;
  #timer = 0;

  constructor(
    game: Game,
    shown: Signal<LinePosition | null>,
    { review, than }: { review?: JudgedBefore | undefined; than?: NotatedMove | undefined } = {},
  ) {
    this.#game = game;
    this.shown = shown;
    this.#review = review;
    this.#than = than;
  }

  /** Asks the explaining engine, fetched for this. A review's result is explained at once, then a deeper one. */
  async ask(): Promise<void> {
    this.state.value = { kind: 'searching' };
    const turn = thinkEngines.of(this.#game.game).begin();
    this.#turn = turn;
    const found = await this.#answer(turn).catch(() => false);
    if (found || turn.isOver) return;
    const state = this.state.peek();
    this.state.value = state.kind === 'told' ? { ...state, isFinal: true } : { kind: 'failed' };
  }

  /** False if stopped or failed. */
  async #answer(turn: Turn): Promise<boolean> {
    const known = this.#review?.known();
    if (known) await this.#tell(turn, known, false);
    if (turn.isOver) return false;
    const judged = await judge(turn, this.#game, this.#than);
    if (!judged || turn.isOver) return false;
    this.#review?.keep(judged);
    return this.#tell(turn, judged, true);
  }

  async #tell(turn: Turn, judged: Judged, isFinal: boolean): Promise<boolean> {
    const explanation = await explainAs(turn, this.#game, judged);
    if (!explanation || turn.isOver) return false;
    const told = { kind: 'told', explanation, merits: [], plan: null } as const;
    const isNew = this.state.value.kind !== 'told';
    this.state.value = { ...told, isFinal: false };
    // A reader who has stepped into a line, or plays one, stays there.
    if (isNew || (this.shown.value?.plies === 0 && this.#timer === 0)) await this.back();
    if (!isFinal) return true;
    // A move has merits only among all others.
    const merits = this.#than ? [] : await meritsOf(turn, this.#game, judged, explanation);
    const isOpen = merits.length === 0 && (explanation.isMistake || !this.#than);
    const plan = isOpen ? await planOf(turn, this.#game, judged, explanation) : null;
    if (turn.isOver) return false;
    this.state.value = { ...told, merits, plan, isFinal };
    return true;
  }

  /** Shows the position after so many plies of a line and stays there. */
  async show(line: TutorLine, plies: number): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    await this.#show(line, plies);
  }

  /** Plays a line from its beginning. */
  async play(line: TutorLine, plies = 0): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (!(await this.#show(line, plies)) || plies >= shownMoves(line).length) return;
    this.#timer = window.setTimeout(() => void this.play(line, plies + 1), PACE);
  }

  /** Returns to the position of the game, with an arrow for the reply to the move. */
  async back(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const { value: state } = this.state;
    const reply = state.kind === 'told' ? state.explanation.reply : undefined;
    if (reply) await this.#show(reply, 0);
    else this.shown.value = null;
  }

  /** Stops everything; the question must not be asked again. */
  end(): void {
    this.#turn?.end();
    clearTimeout(this.#timer);
    this.shown.value = null;
  }

  /** False if stopped meanwhile. */
  async #show(line: TutorLine, plies: number): Promise<boolean> {
    const moves = line.moves.slice(0, plies);
    const game: Game = {
      ...line.from,
      moves: [...line.from.moves, ...moves.map(({ uci }) => uci)],
    };
    const reply = await this.#turn?.ask('view', game);
    if (!reply || 'error' in reply || this.#turn?.isOver) return false;
    this.shown.value = { line, plies, view: reply.view, pointers: arrowsOf(line, plies) };
    const last = moves.at(-1);
    if (last) announce(last.text);
    return true;
  }
}
