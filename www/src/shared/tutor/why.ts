import type { Pointer } from '@chariot/board/parts';
import type { Turn } from '@chariot/engine/client';
import type { Game, View } from '@chariot/protocol';
import { type Signal, signal } from '@preact/signals';
import { thinkEngines } from '../engine/think.ts';
import { announce } from '../ui/announce.tsx';
import { arrowsOf, shownMoves } from './arrows.ts';
import { type Explanation, explain, type TutorLine } from './explain.ts';

/** Milliseconds between two moves of a line that is played through. */
const PACE = 900;

/** A position of a line, to be shown in place of the one that the board has. */
export interface LinePosition {
  line: TutorLine;
  /** Plies of the line that were played. */
  plies: number;
  view: View;
  pointers: readonly Pointer[];
}

/** What the question about a move has led to. */
export type WhyState =
  | { kind: 'open' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'told'; explanation: Explanation };

/** The question why a move is what it is, and the lines that answer it. */
export class Why {
  readonly state = signal<WhyState>({ kind: 'open' });
  /** The position of a line that is shown; `null` for that of the game. */
  readonly shown: Signal<LinePosition | null>;
  readonly #game: Game;
  #turn: Turn | null = null;
  #timer = 0;

  constructor(game: Game, shown: Signal<LinePosition | null>) {
    this.#game = game;
    this.shown = shown;
  }

  /** Asks the engine that explains, which is fetched for that. */
  async ask(): Promise<void> {
    this.state.value = { kind: 'searching' };
    const turn = thinkEngines.of(this.#game.game).begin();
    this.#turn = turn;
    const found = await explain(turn, this.#game).catch(() => null);
    if (turn.isOver) return;
    this.state.value = found ? { kind: 'told', explanation: found } : { kind: 'failed' };
    await this.back();
  }

  /** Shows the position after so many plies of a line, and stays there. */
  async show(line: TutorLine, plies: number): Promise<void> {
    clearTimeout(this.#timer);
    await this.#show(line, plies);
  }

  /** Plays a line through from its beginning. */
  async play(line: TutorLine, plies = 0): Promise<void> {
    clearTimeout(this.#timer);
    if (!(await this.#show(line, plies)) || plies >= shownMoves(line).length) return;
    this.#timer = window.setTimeout(() => void this.play(line, plies + 1), PACE);
  }

  /** Goes back to the position of the game, with the answer to the move as an arrow. */
  async back(): Promise<void> {
    clearTimeout(this.#timer);
    const { value: state } = this.state;
    const reply = state.kind === 'told' ? state.explanation.reply : undefined;
    if (reply) await this.#show(reply, 0);
    else this.shown.value = null;
  }

  /** Ends everything; the question must not be asked again. */
  end(): void {
    this.#turn?.end();
    clearTimeout(this.#timer);
    this.shown.value = null;
  }

  /** False if it was given up meanwhile. */
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
