import type { EngineClient } from '@chariot/engine/client';
import { Latest } from '@chariot/game/values';
import type {
  BookMove,
  Game,
  GameName,
  NotatedMove,
  SideName,
  Verdict,
  View,
} from '@chariot/protocol';
import { computed, signal } from '@preact/signals';
import { onNotation, styled } from '../../shared/game/looks.ts';
import { GameRecord } from '../../shared/game/record.ts';
import type { PracticeRating } from '../../shared/practice/card.ts';
import { cardOf, type Standing, standingOf } from '../../shared/repertoire/cards.ts';
import type { TrainerKeeper } from '../../shared/repertoire/keeper.ts';
import { EMPTY, nodeAt, type RepertoireNode } from '../../shared/repertoire/repertoire.ts';
import { chooseReply, type Urgency, urgencyIn, wantedAnswer } from './choice.ts';
import { gamesInto } from './survey.ts';

/** Milliseconds before the reply of the other side. */
const PACE = 500;
/** Milliseconds that the book may take to tell how often a reply is played. */
const PATIENCE = 1_500;

/** The book's judgement of a move outside the repertoire. */
export interface Deviation {
  /** How often people play it, 0 to 1; `undefined` if the book does not have it. */
  share: number | undefined;
  verdict: Verdict | undefined;
}

/** How far a line is. */
export type DrillPhase =
  | { kind: 'loading' }
  /** The answer is new: it is shown, and to be played. */
  | { kind: 'learn'; answer: NotatedMove }
  | { kind: 'ask' }
  /** The other side replies, or a move is looked at. */
  | { kind: 'wait' }
  /** The move is in the repertoire too, or mirrors one that is; this line goes on with another. */
  | { kind: 'also'; move: NotatedMove }
  /**
   * The move is not in the repertoire, which has `answers`; `said` is `null` until the book has answered. `searched` is
   * the engine's verdict where the book has none.
   */
  | {
      kind: 'wrong';
      move: NotatedMove;
      game: Game;
      answers: readonly NotatedMove[];
      said: Deviation | 'noBook' | null;
      searched: Verdict | 'searching' | null;
    }
  /** The line is at its end. `again`: it comes once more, now from memory. */
  | { kind: 'over'; again: boolean; missed: number };

/** The parts of the page that a drill needs. */
export interface DrillNeeds {
  engine: Pick<EngineClient, 'ask'>;
  keeper: TrainerKeeper;
  /** Moves of the book after a line. Rejects without a book. */
  book(moves: readonly string[], key: string): Promise<readonly BookMove[]>;
  /** The engine's verdict on the last move of a game against another; `undefined` if there is none. */
  judge(game: Game, than: NotatedMove): Promise<Verdict | undefined>;
  random(): number;
  now(): number;
}

/** Drills lines of a repertoire, one after the other, on a board of its own. */
export class Drill {
  readonly game: GameName;
  /** The side that a person plays. */
  readonly side = signal<SideName>('first');
  readonly record: GameRecord;
  readonly phase = signal<DrillPhase>({ kind: 'loading' });
  /** How much of the answer is told on request. */
  readonly hint = signal<'none' | 'piece' | 'move'>('none');
  /** Lines that were gone through to their end. */
  readonly lines = signal(0);
  /** Whether a move can be tried. */
  readonly mayMove = computed(
    () =>
      ['learn', 'ask', 'also', 'wrong'].includes(this.phase.value.kind) &&
      !this.record.lookingBack.value,
  );
  readonly #needs: DrillNeeds;
  #root = EMPTY;
  readonly #steps = new Latest();
  #urgency: Urgency = () => 0;
  #node = EMPTY;
  /** Replies of the line that comes once more; `null` for one that is chosen on the way. */
  #script: readonly string[] | null = null;
  /** Cards of this line whose answer was shown, was rated, and was missed. */
  #shown = new Set<string>();
  readonly #rated = new Set<string>();
  readonly #missed = new Set<string>();
  #timer = 0;

  constructor(game: GameName, needs: DrillNeeds) {
    this.game = game;
    this.#needs = needs;
    this.record = new GameRecord(needs.engine);
    onNotation(game, () => void this.record.rewrite());
  }

  /** Begins to drill the repertoire of a side. */
  start(side: SideName): Promise<void> {
    this.side.value = side;
    this.lines.value = 0;
    return this.next();
  }

  /** Begins the next line. */
  next(): Promise<void> {
    this.#script = null;
    this.#shown = new Set();
    return this.#begin();
  }

  /** Goes through the same line once more, from memory. */
  again(): Promise<void> {
    this.#script = this.record.head.value?.game.moves ?? null;
    return this.#begin();
  }

  /** Goes on with a line when the view is shown again. */
  resume(): void {
    if (this.phase.value.kind === 'wait') void this.#step();
  }

  /** Ends what goes on by itself while the view is not shown. */
  pause(): void {
    this.#steps.begin();
    clearTimeout(this.#timer);
    // A verdict that has not come by now never will.
    const phase = this.phase.peek();
    if (phase.kind === 'wrong' && phase.searched === 'searching')
      this.#tellWrong({ searched: null });
  }

  /** The repertoire's answer to the position that is asked about. */
  answer(): NotatedMove | undefined {
    const head = this.record.head.value;
    const wanted = this.#wanted();
    return head?.moves.find(({ uci }) => uci === wanted?.uci);
  }

  /** Whether the answer to the position is shown, as it is new. */
  isNew(): boolean {
    return this.#script === null && this.#shown.has(this.#card());
  }

  /** Points to the piece that moves, then to its move; what needs the move itself counts as missed. */
  help(): void {
    const { hint } = this;
    if (hint.value !== 'none') this.#miss();
    hint.value = hint.value === 'none' ? 'piece' : 'move';
  }

  /** Answers with a move. */
  async play(move: NotatedMove): Promise<void> {
    const head = this.record.head.value;
    const wanted = this.#wanted();
    if (!head || !wanted || !this.mayMove.value) return;
    const isCurrent = this.#steps.begin();
    if (move.uci === wanted.uci) {
      if (!this.isNew()) this.#rate(this.#card(), this.hint.value === 'none' ? 'good' : 'hard');
      this.phase.value = { kind: 'wait' };
      this.hint.value = 'none';
      const error = await this.record.play(move.uci);
      if (!isCurrent()) return;
      if (error) this.phase.value = { kind: 'ask' };
      else await this.#step();
      return;
    }
    const game: Game = { ...head.game, moves: [...head.game.moves, move.uci] };
    const after = await this.#needs.engine.ask('view', game);
    if (!isCurrent()) return;
    const played = { uci: move.uci, key: 'view' in after ? after.view.openingKey : undefined };
    // In xiangqi a move and its mirror image lead to the same key.
    if (this.#node.next.some(({ uci, key }) => uci === played.uci || key === played.key)) {
      this.phase.value = { kind: 'also', move };
      return;
    }
    if (!this.isNew()) this.#miss();
    const answers = this.#node.next.flatMap(
      (child) => head.moves.find(({ uci }) => uci === child.uci) ?? [],
    );
    this.phase.value = { kind: 'wrong', move, game, answers, said: null, searched: null };
    const said = await this.#saidOf(head, played.key);
    if (!isCurrent()) return;
    const hasVerdict = said !== 'noBook' && said.verdict !== undefined;
    const than = this.answer();
    if (hasVerdict || !than) return this.#tellWrong({ said });
    this.#tellWrong({ said, searched: 'searching' });
    const searched = await this.#needs.judge(game, than).catch(() => undefined);
    if (isCurrent()) this.#tellWrong({ searched: searched ?? null });
  }

  #tellWrong(
    told: Partial<Pick<Extract<DrillPhase, { kind: 'wrong' }>, 'said' | 'searched'>>,
  ): void {
    const { value: now } = this.phase;
    if (now.kind === 'wrong') this.phase.value = { ...now, ...told };
  }

  async #begin(): Promise<void> {
    this.pause();
    const isCurrent = this.#steps.begin();
    const { side } = this;
    const { state } = this.#needs.keeper;
    this.#root = state.peek()[side.peek()];
    this.#urgency = urgencyIn(this.#root, side.peek(), (card) => this.#standing(card));
    this.#node = this.#root;
    this.#rated.clear();
    this.#missed.clear();
    this.hint.value = 'none';
    const error = await this.record.open(styled({ game: this.game, moves: [] }), () => {
      this.phase.value = { kind: 'wait' };
    });
    if (!isCurrent() || error) return;
    await this.#step();
  }

  /** After a move: the question, the reply of the other side, or the end. */
  async #step(): Promise<void> {
    const head = this.record.head.value;
    if (!head) return;
    const isCurrent = this.#steps.watch();
    this.#node = nodeAt(this.#root, head.game.moves) ?? EMPTY;
    const isScripted = this.#script && head.history.length >= this.#script.length;
    if (this.#node.next.length === 0 || isScripted || head.result) return this.#finish();
    if (head.toMove === this.side.value) {
      const answer = this.answer();
      if (!answer) return this.#finish();
      const card = this.#card();
      if (this.#standing(card) === 'fresh') this.#shown.add(card);
      this.phase.value = this.isNew() ? { kind: 'learn', answer } : { kind: 'ask' };
      return;
    }
    const reply = await this.#reply(head);
    if (!reply || !isCurrent()) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#proceed(reply), PACE);
  }

  async #reply(head: View): Promise<RepertoireNode | undefined> {
    const scripted = this.#script?.[head.history.length];
    const known = this.#node.next.find(({ uci }) => uci === scripted);
    if (known) return known;
    const [only, ...others] = this.#node.next;
    if (others.length === 0) return only;
    const { book, random } = this.#needs;
    // Without a book, or one that is slow to come, every reply is as frequent as any.
    const asked = book(head.game.moves, this.#node.key).catch(() => []);
    const late = new Promise<[]>((resolve) => setTimeout(resolve, PATIENCE, []));
    const moves = await Promise.race([asked, late]);
    // In xiangqi a reply and its mirror image are one.
    const weights = new Map(this.#node.next.map(({ uci, key }) => [uci, gamesInto(moves, key)]));
    return chooseReply(this.#node, this.#urgency, weights, random());
  }

  async #proceed(reply: RepertoireNode): Promise<void> {
    const isCurrent = this.#steps.begin();
    const error = await this.record.play(reply.uci);
    if (!isCurrent()) return;
    if (error) this.#finish();
    else await this.#step();
  }

  #finish(): void {
    this.lines.value += 1;
    const again = this.#shown.size > 0 && !this.#script;
    this.phase.value = { kind: 'over', again, missed: this.#missed.size };
  }

  #wanted(): RepertoireNode | undefined {
    const scripted = this.#script?.[this.record.head.value?.history.length ?? 0];
    const known = this.#node.next.find(({ uci }) => uci === scripted);
    return known ?? wantedAnswer(this.#node, this.#urgency);
  }

  /** The card of the wanted answer. */
  #card(): string {
    const wanted = this.#wanted();
    return wanted ? cardOf(this.#node, wanted) : '';
  }

  #standing(card: string): Standing {
    return standingOf(this.#needs.keeper.state.value.cards[card], this.#needs.now());
  }

  #miss(): void {
    const card = this.#card();
    this.#missed.add(card);
    this.#rate(card, 'again');
  }

  /** Keeps how an answer went, once a line; what is known and not due stays as it is unless it was missed. */
  #rate(card: string, rating: PracticeRating): void {
    if (this.#rated.has(card)) return;
    if (rating !== 'again' && this.#standing(card) === 'known') return;
    this.#rated.add(card);
    void this.#needs.keeper.rate(card, rating, this.#needs.now());
  }

  async #saidOf({ game }: View, key: string | undefined): Promise<Deviation | 'noBook'> {
    try {
      const moves = await this.#needs.book(game.moves, this.#node.key);
      const games = moves.reduce((sum, one) => sum + one.games, 0);
      const found = moves.find(({ openingKey }) => openingKey === key);
      return {
        share: found && found.games / Math.max(1, games),
        verdict: found?.verdict,
      };
    } catch {
      return 'noBook';
    }
  }
}
