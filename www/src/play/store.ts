import { turned } from '@chariot/engine/analysis';
import type { EngineClient } from '@chariot/engine/client';
import { beforeLastMoveOf, other } from '@chariot/game';
import type {
  GameName,
  NotatedMove,
  NoticeFact,
  RequestError,
  SideName,
  View,
} from '@chariot/protocol';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Tables } from '../shared/engine/tables.ts';
import { materialOf } from '../shared/game/game.ts';
import { onNotation, styled } from '../shared/game/looks.ts';
import { readPosition } from '../shared/game/record.ts';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { coach } from '../shared/ui/settings.ts';
import { exchanged, type GameTimeControl } from './clock.ts';
import type { Blunder } from './coach/blunder.ts';
import { ComputerPlayer } from './computer.ts';
import { Match } from './match.ts';
import { hearsOffer, takesDraw } from './offBoard.ts';
import { GameSearch } from './search.ts';
import { newIdentity, type Players, type StoredMatch } from './stored.ts';

/** Milliseconds for a hint and for a draw offer. */
const HINT_TIME = 800;
const OFFER_TIME = 300;

/** Reason why games cannot be stored: the browser forbids it or has no room. */
export type StorageTrouble = 'blocked' | 'full';

export interface NewGame {
  players: Players;
  time: GameTimeControl | null;
  /** FEN of the start; absent for the starting position. */
  start?: string | undefined;
  /** Moves that have been made from there, in coordinates; none if absent. */
  moves?: readonly string[] | undefined;
}

/** A game between a person and the computer, or between two people. */
export class PlayStore {
  readonly game: GameName;
  readonly match: Match;
  readonly search: GameSearch;
  readonly hint = signal<NotatedMove | null>(null);
  readonly trouble = signal<{ about: 'move'; error: RequestError } | null>(null);
  readonly notices = signal<readonly NoticeFact[]>([]);
  /** The coach's warning of a blunder; the computer waits. */
  readonly warning = signal<Blunder | null>(null);
  /** Reason why this game is not in the history, if so. */
  readonly unkept = signal<StorageTrouble | null>(null);
  /** Plies when the computer refused a draw. */
  readonly refused = signal<number | null>(null);
  /** Whether a draw may be offered now. */
  readonly mayOffer = computed(() => {
    const plies = this.match.record.head.value?.history.length ?? 0;
    const free = this.match.mayMove.value && plies > 0 && !this.search.busy.value;
    return (
      free && (this.match.players.value.side === 'both' || hearsOffer(plies, this.refused.value))
    );
  });
  readonly engine: EngineClient;
  /** The moves that the game began with. */
  #opening: readonly string[] = [];
  readonly #computer: ComputerPlayer;

  constructor(engine: EngineClient, tables: () => Promise<Pick<Tables, 'need'>>, game: GameName) {
    this.game = game;
    this.match = new Match(engine, game);
    this.engine = engine;
    this.search = new GameSearch(engine);
    this.#computer = new ComputerPlayer(engine, this.match, this.search, (error) => {
      this.trouble.value = { about: 'move', error };
    });
    void this.#restore();
    effect(() => {
      // A finished game needs no search.
      if (this.match.result.value) untracked(() => this.search.stop());
    });
    onNotation(game, () => void this.#rewrite());
    this.#keepGames();
    effect(() => {
      // With few pieces left the search probes the endgame tables.
      const material = materialOf(this.match.record.head.value?.pieces ?? []);
      if (material)
        tables()
          .then((all) => all.need(game, material))
          .catch(() => {});
    });
  }

  /** Begins a new game. An invalid start is an error and changes nothing. */
  async begin({ players, time, start, moves }: NewGame): Promise<RequestError | null> {
    // If the FEN is invalid, the computer's search resumes.
    this.#stop();
    const read = await readPosition(this.engine, this.game, start, moves);
    if ('error' in read) {
      this.#goOn();
      return read.error;
    }
    this.#stop();
    void this.engine.ask('newGame', this.game);
    batch(() => {
      this.match.identity.value = newIdentity();
      this.match.players.value = players;
      this.match.below.value = players.side === 'both' ? 'first' : players.side;
      this.match.clock.reset(time);
      this.notices.value = read.notices;
      this.match.record.show(read.view);
      this.#reopened();
    });
    this.#opening = moves ?? [];
    this.search.forget();
    this.#goOn();
    return null;
  }

  /** Whether a game is in progress, which a new one would replace. */
  isInProgress(): boolean {
    const { record, result } = this.match;
    return (record.head.value?.history.length ?? 0) > 0 && !result.value;
  }

  /** Begins a game from a position, without a clock. */
  async playFrom(start: string, side: Players['side']): Promise<void> {
    await this.begin({ players: { ...this.match.players.value, side }, time: null, start });
  }

  /** Begins a game in which these moves have been made, without a clock. */
  async playLine(moves: readonly string[], side: SideName): Promise<void> {
    await this.begin({ players: { ...this.match.players.value, side }, time: null, moves });
  }

  /** Resumes a stored game; an error changes nothing. */
  async reopen(kept: StoredMatch): Promise<RequestError | null> {
    const { match } = this;
    this.#stop();
    const reply = await this.engine.ask('view', styled(kept.game));
    if ('error' in reply) {
      this.#goOn();
      return reply.error;
    }
    this.#stop();
    batch(() => {
      match.identity.value = kept.identity;
      match.players.value = kept.players;
      match.below.value = kept.below;
      match.clock.restore(kept.clock);
      this.notices.value = [];
      match.record.show(reply.view);
      this.#reopened();
      match.offBoard.value = kept.call;
    });
    this.#opening = [];
    this.search.forget();
    this.#goOn();
    return null;
  }

  /** Starts a return game with the sides swapped. */
  async rematch(): Promise<void> {
    const { side, ...rest } = this.match.players.value;
    await this.begin({
      players: { side: side === 'both' ? side : other(side), ...rest },
      time: exchanged(this.match.clock.control.value),
      start: this.match.odds.exchanged(this.match.record.head.value?.game.start),
      moves: this.#opening,
    });
  }

  async play(text: string): Promise<void> {
    if (!this.match.mayMove.value || this.match.clock.isOver()) return;
    this.#stop();
    const before = this.match.record.head.value;
    const error = await this.match.play(text, this.#computer.foreseen(text));
    if (!error && before && coach.value && (await this.#isHeldBack(before))) return;
    await this.#changed(Promise.resolve(error));
  }

  /** Keeps a move despite the coach's warning. */
  keepMove(): void {
    this.#release();
    this.#goOn();
  }

  /** Plies left after `undo`; `undefined` if there is nothing to take back. */
  pliesAfterUndo(): number | undefined {
    const head = this.match.record.head.value;
    const { side } = this.match.players.value;
    if (!head || head.history.length === 0) return undefined;
    return side === 'both' ? head.history.length - 1 : beforeLastMoveOf(head, side);
  }

  /** Takes back the person's last move and the computer's reply, also after the end. */
  async undo(): Promise<void> {
    const plies = this.pliesAfterUndo();
    if (plies !== undefined) await this.#goBack(plies);
  }

  /** Continues from the shown earlier position. */
  async playFromHere(): Promise<void> {
    const shown = this.match.record.shown.value;
    if (shown && this.match.record.lookingBack.value) await this.#goBack(shown.history.length);
  }

  async askHint(): Promise<void> {
    const head = this.match.record.head.value;
    if (!head || !this.match.mayMove.value || this.search.busy.value) return;
    const answer = await this.search.about(head, { moveTime: HINT_TIME }, 'hint');
    if (answer && 'error' in answer) this.trouble.value = { about: 'move', error: answer.error };
    else if (answer?.best) this.hint.value = answer.best;
  }

  /** Resigns; with two players, for the side to move. */
  resign(): void {
    const head = this.match.record.head.value;
    if (this.match.result.value || !head) return;
    this.#stop();
    const { side } = this.match.players.value;
    const loser = side === 'both' ? head.toMove : side;
    this.match.offBoard.value = { rule: 'resignation', winner: other(loser) };
  }

  /** Offers the computer a draw; two players have already agreed on it. */
  async offerDraw(): Promise<void> {
    const head = this.match.record.head.value;
    if (!head || !this.mayOffer.value) return;
    if (this.match.players.value.side === 'both') {
      this.match.offBoard.value = { rule: 'agreement' };
      return;
    }
    const answer = await this.search.about(head, { moveTime: OFFER_TIME }, 'offer');
    if (answer && 'error' in answer) this.trouble.value = { about: 'move', error: answer.error };
    else if (answer && !this.match.result.value) {
      const plies = head.history.length;
      const takes = answer.report && takesDraw(turned(answer.report.score), plies);
      if (takes) this.match.offBoard.value = { rule: 'agreement' };
      else {
        this.refused.value = plies;
        announce(words.value.drawRefused);
      }
    }
  }

  /** Resumes after a pause or an engine failure. */
  async resume(): Promise<void> {
    this.match.watched.value = true;
    this.trouble.value = null;
    this.#goOn();
  }

  /** Stops the computer and the clock while the game is hidden. */
  pause(): void {
    this.match.watched.value = false;
    if (this.search.busy.value) this.#stop();
  }

  async #restore(): Promise<void> {
    const { stored } = this.match;
    this.match.offBoard.value = stored?.call ?? null;
    const error = stored && (await this.match.record.open(stored.game));
    if (!stored || error) {
      this.match.offBoard.value = null;
      this.match.clock.reset(null);
      await this.#changed(this.match.record.open({ game: this.game, moves: [] }));
      return;
    }
    this.#goOn();
  }

  /** Whether the computer must wait: the last move, from `before`, is a blunder or was taken back meanwhile. */
  async #isHeldBack(before: View): Promise<boolean> {
    const { match } = this;
    const after = match.record.head.value;
    if (!after || match.result.value || match.players.value.side === 'both') return false;
    const turn = this.search.begin('move');
    match.held.value = true;
    const found = await import('./coach/blunder.ts').then(
      ({ blunderIn }) => blunderIn(turn, before, after),
      () => null,
    );
    if (turn.isOver) return true;
    if (found) this.warning.value = found;
    else this.#release();
    return found !== null;
  }

  /** Clears the warning and lets the clock run. */
  #release(): void {
    this.warning.value = null;
    this.match.held.value = false;
  }

  /** Stores games in the history. Its script is fetched with the first move. */
  #keepGames(): void {
    let asked = false;
    effect(() => {
      if (asked || !this.match.record.head.value?.history.length) return;
      asked = true;
      import('./history/keeper.ts').then(
        ({ keepGames }) => keepGames(this),
        () => {
          asked = false;
        },
      );
    });
  }

  async #goBack(plies: number): Promise<void> {
    this.#stop();
    const wasOver = this.match.result.value !== undefined;
    const back = this.match.record.takeBack(plies, () => {
      // A finished game stays as it was; playing on from it starts another.
      if (wasOver) this.match.identity.value = newIdentity();
      this.match.clock.backTo(plies);
      this.#reopened();
    });
    await this.#changed(back);
  }

  /** Rewrites the moves in the chosen notation. */
  async #rewrite(): Promise<void> {
    this.#stop();
    this.search.forget();
    await this.match.record.rewrite();
    this.#goOn();
  }

  /** A continued game loses its off-board result. */
  #reopened(): void {
    this.match.offBoard.value = null;
    this.refused.value = null;
  }

  /** After any change of the game: clears what belonged to the old position and lets the computer move. */
  async #changed(change: Promise<RequestError | null>): Promise<void> {
    const error = await change;
    if (error) {
      this.trouble.value = { about: 'move', error };
    } else {
      batch(() => {
        this.trouble.value = null;
        this.hint.value = null;
      });
    }
    this.#goOn();
  }

  /** Lets the computer move if it is its turn. */
  #goOn(): void {
    this.#computer.halted.value = false;
  }

  /** Stops all searches until {@link #goOn}, before the game changes. */
  #stop(): void {
    this.search.stop();
    batch(() => {
      this.#computer.halted.value = true;
      this.#release();
      this.hint.value = null;
      this.trouble.value = null;
    });
  }
}
