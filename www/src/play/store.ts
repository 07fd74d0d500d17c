import { type EngineClient, Priority, type Turn } from '@chariot/engine/client';
import { beforeLastMoveOf, other } from '@chariot/game';
import type { GameName, NotatedMove, NoticeFact, RequestError, SideName } from '@chariot/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { pursue } from '../shared/engine/pursue.ts';
import { materialOf } from '../shared/game/game.ts';
import { onNotation, styled } from '../shared/game/looks.ts';
import { readPosition } from '../shared/game/record.ts';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { coach } from '../shared/ui/settings.ts';
import { exchanged, type GameTimeControl } from './clock.ts';
import type { Blunder } from './coach/blunder.ts';
import { ComputerPlayer, type TableReader } from './computer.ts';
import { Match } from './match.ts';
import { hearsOffer } from './offBoard.ts';
import { GameSearch } from './search.ts';
import type { Enquiry, Judging, PlayState } from './state.ts';
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
  readonly hint: ReadonlySignal<NotatedMove | null>;
  readonly trouble: ReadonlySignal<PlayState['trouble']>;
  readonly notices: ReadonlySignal<readonly NoticeFact[]>;
  /** The coach's warning of a blunder; the computer waits. */
  readonly warning: ReadonlySignal<Blunder | null>;
  /** Reason why this game is not in the history, if so. */
  readonly unkept = signal<StorageTrouble | null>(null);
  /** Shows the person's rating after the game that counted last, while that game is on the board. */
  readonly newRating = signal<() => ComponentChildren>();
  /** Plies when the computer refused a draw. */
  readonly refused: ReadonlySignal<number | null>;
  /** Whether a draw may be offered now. */
  readonly mayOffer = computed(() => {
    const plies = this.match.record.head.value?.history.length ?? 0;
    const free = this.match.mayMove.value && plies > 0 && !this.match.busy.value;
    return (
      free && (this.match.players.value.side === 'both' || hearsOffer(plies, this.refused.value))
    );
  });
  readonly engine: EngineClient;
  readonly #computer: ComputerPlayer;

  constructor(engine: EngineClient, tables: TableReader, game: GameName) {
    this.game = game;
    this.match = new Match(engine, game);
    this.engine = engine;
    this.search = new GameSearch();
    this.#computer = new ComputerPlayer(engine, tables, this.match, this.search);
    const { machine, requests } = this.match;
    this.hint = machine.of('hint');
    this.trouble = machine.of('trouble');
    this.notices = machine.of('notices');
    this.refused = machine.of('refused');
    const doing = machine.of('doing');
    this.warning = computed(() => (doing.value.kind === 'warned' ? doing.value.blunder : null));
    const question = computed(() => requests.value.question);
    pursue(question, (asked) =>
      asked.kind === 'judging' ? this.#judge(asked) : this.#enquire(asked),
    );
    void this.#restore();
    onNotation(game, () => void this.#rewrite());
    this.#keepGames();
    effect(() => {
      // With few pieces left the search probes the endgame tables: load them before it begins.
      const material = materialOf(this.match.record.head.value?.pieces ?? []);
      if (material)
        tables()
          .then((all) => all.need(game, material))
          .catch(() => {});
    });
  }

  /** Begins a new game. An invalid start is an error and changes nothing. */
  async begin({ players, time, start, moves = [] }: NewGame): Promise<RequestError | null> {
    const { machine, clock, record } = this.match;
    machine.send({ kind: 'changing' });
    const read = await readPosition(this.engine, this.game, start, moves);
    if ('error' in read) {
      // The computer's search resumes.
      machine.send({ kind: 'changed' });
      return read.error;
    }
    void this.engine.ask('newGame', this.game);
    this.search.forget();
    const { view, notices } = read;
    record.show(view, () => {
      machine.send({ kind: 'begun', identity: newIdentity(), players, opening: moves, notices });
      clock.reset(time);
    });
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

  /** Begins a game against a level of the computer without a character, and without a clock. */
  async playAgainst(level: number): Promise<RequestError | null> {
    const { turns } = this.match.players.value;
    const players: Players = { side: 'first', level, turns };
    return this.begin({ players, time: null });
  }

  /** Begins a game in which these moves have been made, without a clock. */
  async playLine(moves: readonly string[], side: SideName): Promise<void> {
    await this.begin({ players: { ...this.match.players.value, side }, time: null, moves });
  }

  /** Resumes a stored game; an error changes nothing. */
  async reopen(kept: StoredMatch): Promise<RequestError | null> {
    const { machine, clock, record } = this.match;
    machine.send({ kind: 'changing' });
    const reply = await this.engine.ask('view', styled(kept.game));
    if ('error' in reply) {
      machine.send({ kind: 'changed' });
      return reply.error;
    }
    this.search.forget();
    record.show(reply.view, () => {
      machine.send({ kind: 'reopened', match: kept });
      clock.restore(kept.clock);
    });
    return null;
  }

  /** Starts a return game with the sides swapped. */
  async rematch(): Promise<void> {
    const { side, ...rest } = this.match.players.value;
    await this.begin({
      players: { side: side === 'both' ? side : other(side), ...rest },
      time: exchanged(this.match.clock.control.value),
      start: this.match.odds.exchanged(this.match.record.head.value?.game.start),
      moves: this.match.machine.state.peek().opening,
    });
  }

  async play(text: string): Promise<void> {
    const { machine, record, mayMove, clock, players, result } = this.match;
    if (!mayMove.value || clock.isOver()) return;
    const before = record.head.value;
    machine.send({ kind: 'changing' });
    const error = await this.match.play(text, this.#computer.foreseen(text));
    const after = record.head.value;
    const isCoached = coach.value && players.value.side !== 'both' && !result.value;
    if (isCoached && !error && before && after && after.history.length > before.history.length) {
      machine.send({ kind: 'asked', question: { kind: 'judging', before, after } });
    } else machine.send({ kind: 'changed', error });
  }

  /** Keeps a move despite the coach's warning. */
  keepMove(): void {
    this.match.machine.send({ kind: 'moveKept' });
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

  askHint(): void {
    const { machine, record, mayMove, busy } = this.match;
    const head = record.head.value;
    if (!head || !mayMove.value || busy.value) return;
    machine.send({ kind: 'asked', question: { kind: 'hint', head } });
  }

  /** Resigns; with two players, for the side to move. */
  resign(): void {
    const { machine, record, result, players } = this.match;
    const head = record.head.value;
    if (result.value || !head) return;
    const { side } = players.value;
    const winner = other(side === 'both' ? head.toMove : side);
    machine.send({ kind: 'ended', call: { rule: 'resignation', winner } });
  }

  /** Offers the computer a draw; two players have already agreed on it. */
  offerDraw(): void {
    const { machine, record, players } = this.match;
    const head = record.head.value;
    if (!head || !this.mayOffer.value) return;
    if (players.value.side === 'both') machine.send({ kind: 'ended', call: { rule: 'agreement' } });
    else machine.send({ kind: 'asked', question: { kind: 'offer', head } });
  }

  /** Resumes after a pause or an engine failure. */
  resume(): void {
    this.match.machine.send({ kind: 'watched' });
  }

  /** Stops the computer and the clock while the game is hidden. */
  pause(): void {
    this.match.machine.send({ kind: 'left' });
  }

  async #restore(): Promise<void> {
    const { machine, stored, record, clock } = this.match;
    let error = stored && (await record.open(stored.game));
    if (!stored || error) {
      machine.send({ kind: 'continued', identity: machine.state.peek().identity });
      clock.reset(null);
      error = await record.open({ game: this.game, moves: [] });
    }
    machine.send({ kind: 'changed', error: error ?? null });
  }

  #judge(question: Judging): Turn {
    const turn = this.engine.begin();
    const { before, after } = question;
    void import('./coach/blunder.ts')
      .then(({ blunderIn }) => blunderIn(turn, before, after))
      .catch(() => null)
      .then((blunder) => this.match.machine.send({ kind: 'judged', question, blunder }));
    return turn;
  }

  #enquire(question: Enquiry): Turn {
    const turn = this.engine.begin(Priority.Study);
    const { kind, head } = question;
    const limits = { moveTime: kind === 'hint' ? HINT_TIME : OFFER_TIME };
    void this.search.about(turn, head, limits).then((answer) => {
      if (!answer) return;
      this.match.machine.send({ kind: 'answered', question, answer });
      if (kind === 'offer' && this.refused.value === head.history.length) {
        announce(words.value.drawRefused);
      }
    });
    return turn;
  }

  /** Stores games in the history. Its script is fetched with the first move or hint. */
  #keepGames(): void {
    let asked = false;
    effect(() => {
      if (asked || !(this.match.record.head.value?.history.length || this.hint.value)) return;
      asked = true;
      import('./history/keeper.tsx').then(
        ({ keepGames }) => keepGames(this),
        () => {
          asked = false;
        },
      );
    });
  }

  async #goBack(plies: number): Promise<void> {
    const { machine, record, result, clock, identity } = this.match;
    machine.send({ kind: 'changing' });
    const again = result.value ? newIdentity() : identity.value;
    const error = await record.takeBack(plies, () => {
      machine.send({ kind: 'continued', identity: again });
      clock.backTo(plies);
    });
    machine.send({ kind: 'changed', error });
  }

  /** Rewrites the moves in the chosen notation. */
  async #rewrite(): Promise<void> {
    const { machine, record } = this.match;
    machine.send({ kind: 'changing' });
    this.search.forget();
    await record.rewrite();
    machine.send({ kind: 'changed' });
  }
}
