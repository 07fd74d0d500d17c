import type { Askable, Asker, Turn } from '@chariot/engine/client';
import { other } from '@chariot/game';
import type { Game, GameName, NotatedMove, SideName, View } from '@chariot/protocol';
import { batch, computed, signal } from '@preact/signals';
import { MOST_STARS } from '../../shared/courses/progress.ts';
import { styled } from '../../shared/game/looks.ts';
import type { Lesson, LessonTask } from '../../shared/games/course.ts';
import { GAMES } from '../../shared/games/index.ts';
import { LESSON_RULES } from '../../shared/games/lessonRules.ts';
import type { Explanation } from '../../shared/tutor/explain.ts';
import type { Tutor } from '../../shared/tutor/point.ts';
import { isReached, positionOf } from '../judge.ts';
import { ladderMoves } from './ladder.ts';
import { answerTo, bestCapture, type Miss, meansOf, whyNot } from './misses.ts';
import { lessonPosition, moved, startOf } from './position.ts';

export type RunPhase =
  | { kind: 'loading' }
  /** The learner is to move; `miss`: why the move just tried is none. */
  | { kind: 'asking'; miss: Miss | null }
  | { kind: 'judging' }
  /** The last move is shown, and what it misses; `null` while that is being looked for. */
  | { kind: 'missed'; miss: Miss | null }
  | { kind: 'done' }
  | { kind: 'failed' };

/** A point of a task to come back to. */
interface Stage {
  view: View;
  taken: ReadonlySet<string>;
  made: number;
}

/** Milliseconds before the other side's move. */
const PACE = 450;
/** Nodes of a search for the other side's move, and for a hint, in a game played out. */
const NODES = 20_000;
const HINT_NODES = 200_000;
/** Faults from which one star is left. */
const MANY_FAULTS = 3;

/** A lesson being taken: one task after the other, each wrong move answered. */
export class LessonRun {
  readonly game: GameName;
  readonly lesson: Lesson;
  /** Number of the current task, from 0. */
  readonly at = signal(0);
  /** `null` until the engine has answered. */
  readonly view = signal<View | null>(null);
  readonly phase = signal<RunPhase>({ kind: 'loading' });
  /** Stars collected or areas found. */
  readonly taken = signal<ReadonlySet<string>>(new Set());
  /** The shown hint: squares of a move, or of an area. */
  readonly hint = signal<readonly string[]>([]);
  /** Moves made in the task. */
  readonly made = signal(0);
  /** The gain of the line just shown or found. */
  readonly point = signal<Explanation | null>(null);
  /** Stars of the finished lesson, 1 to 3; `null` before. */
  readonly stars = signal<number | null>(null);
  /** The learner's side, below on the board. */
  readonly side = signal<SideName>('first');
  readonly task = computed(() => this.lesson.tasks[this.at.value] ?? this.lesson.tasks[0]);
  /** Numbers of the tasks solved. */
  readonly solved = signal<ReadonlySet<number>>(new Set());
  readonly #asker: Asker;
  readonly #tutor: Tutor;
  readonly #finish: (stars: number) => void;
  #before: Stage | null = null;
  #faults = 0;

  constructor(
    engine: Pick<Askable, 'asker'>,
    game: GameName,
    lesson: Lesson,
    tutor: Tutor,
    finish: (stars: number) => void,
  ) {
    this.#asker = engine.asker();
    this.#tutor = tutor;
    this.#finish = finish;
    this.game = game;
    this.lesson = lesson;
    void this.open(0);
  }

  /** Ends the lesson, which must not be used afterwards. */
  end(): void {
    this.#asker.stop();
  }

  /** Starts or restarts a task. */
  async open(at: number): Promise<void> {
    const turn = this.#asker.begin();
    const task = this.lesson.tasks[at] ?? this.lesson.tasks[0];
    // No move of the task before may come in between.
    this.phase.value = { kind: 'loading' };
    const view = await startOf(turn, this.game, task);
    if (turn.isOver) return;
    batch(() => {
      this.at.value = at;
      this.taken.value = new Set();
      this.hint.value = [];
      this.made.value = 0;
      this.point.value = null;
      this.view.value = view;
      this.side.value = view?.toMove ?? 'first';
      this.phase.value = view ? { kind: 'asking', miss: null } : { kind: 'failed' };
    });
  }

  /** Starts the task again; after the end, the lesson. */
  async restart(): Promise<void> {
    if (this.stars.value === null) return this.open(this.at.value);
    this.#faults = 0;
    batch(() => {
      this.solved.value = new Set();
      this.stars.value = null;
    });
    await this.open(0);
  }

  /** Goes back to the position before the wrong move. */
  takeBack(): void {
    const before = this.#before;
    if (!before || this.phase.value.kind !== 'missed') return;
    this.#asker.begin();
    batch(() => {
      this.view.value = before.view;
      this.taken.value = before.taken;
      this.made.value = before.made;
      this.phase.value = { kind: 'asking', miss: null };
    });
  }

  /** Says why a piece cannot go to a square. */
  async refuse(from: string, to: string): Promise<void> {
    const { value: view } = this.view;
    if (!view || this.phase.value.kind !== 'asking') return;
    const turn = this.#asker.begin();
    const { goal } = this.task.value;
    const piece = view.pieces.find(({ square }) => square === from);
    const isOther = goal.kind === 'collect' && piece?.kind !== goal.by;
    const miss: Miss | null = isOther
      ? { kind: 'otherPiece', by: goal.by }
      : await whyNot(turn, view, from, to);
    if (!turn.isOver) this.phase.value = { kind: 'asking', miss };
  }

  /** Presses a square, where areas are to be found. */
  press(square: string): void {
    const { goal } = this.task.value;
    if (goal.kind !== 'find' || this.phase.value.kind !== 'asking') return;
    const area = goal.areas[this.taken.value.size];
    if (area?.squares.includes(square)) {
      batch(() => {
        this.taken.value = new Set([...this.taken.value, area.name]);
        this.hint.value = [];
        this.phase.value = { kind: 'asking', miss: null };
        if (this.taken.value.size === goal.areas.length) this.#done();
      });
      return;
    }
    this.#faults += 1;
    const pointed = goal.areas.find(({ squares }) => squares.includes(square))?.name;
    const name = pointed ?? (LESSON_RULES[this.game].namesSquares ? square : undefined);
    this.phase.value = { kind: 'asking', miss: { kind: 'elsewhere', name } };
  }

  /** Shows the next move of a solution; where the solution was left, from its beginning. Played out, of the ladder. */
  async showHint(): Promise<void> {
    if (this.phase.value.kind === 'missed') this.takeBack();
    // While the other side replies or a task opens there is nothing to hint at.
    if (this.phase.value.kind !== 'asking') return;
    const { goal } = this.task.value;
    this.#faults += 1;
    if (goal.kind === 'find') {
      this.hint.value = goal.areas[this.taken.value.size]?.squares ?? [];
      return;
    }
    if (goal.kind === 'playOut') {
      const { value: view } = this.view;
      const turn = this.#asker.begin();
      const best =
        view && ((await this.#ladder(turn, view)) ?? (await this.#search(turn, view, HINT_NODES)));
      if (best && !turn.isOver) this.hint.value = [best.from, best.to];
      return;
    }
    if (!this.#isOnLine()) await this.open(this.at.value);
    this.hint.value = squaresOf(this.task.value.line[this.made.value]);
  }

  /** Shows the next move of a picture. */
  async step(): Promise<void> {
    const { value: view } = this.view;
    const move = this.task.value.line[this.made.value];
    if (!view || move === undefined || this.phase.value.kind !== 'asking') return;
    const turn = this.#asker.begin();
    const after = await this.#after(turn, view, move);
    if (turn.isOver) return;
    if (!after) {
      this.#fail();
      return;
    }
    batch(() => {
      this.view.value = after;
      this.made.value += 1;
      if (this.made.value === this.task.value.line.length) this.#done();
    });
  }

  /** Opens the next task not solved. */
  async goOn(): Promise<void> {
    const { tasks } = this.lesson;
    const order = tasks.map((_, i) => (this.at.value + 1 + i) % tasks.length);
    const next = order.find((i) => !this.solved.value.has(i));
    if (next !== undefined) await this.open(next);
  }

  /** The first game has begun, or could not. */
  begun(hasBegun: boolean): void {
    if (hasBegun) this.#done();
    else this.#fail();
  }

  /** Plays a legal move. */
  async play(move: NotatedMove): Promise<void> {
    const { value: view } = this.view;
    if (!view || this.phase.value.kind !== 'asking') return;
    const turn = this.#asker.begin();
    const task = this.task.value;
    this.#before = { view, taken: this.taken.value, made: this.made.value };
    batch(() => {
      this.hint.value = [];
      this.phase.value = { kind: 'judging' };
    });
    await this.#judge(turn, task, view, move);
  }

  async #judge(turn: Turn, task: LessonTask, view: View, move: NotatedMove): Promise<void> {
    const { goal } = task;
    if (goal.kind === 'collect' || goal.kind === 'captureAll') {
      return this.#walk(turn, task, view, move);
    }
    const after = await this.#after(turn, view, move.uci);
    if (turn.isOver) return;
    if (!after) return this.#fail();
    const { toMove: learner } = view;
    const isWon = after.result?.winner === learner;
    batch(() => {
      this.view.value = after;
      this.made.value += 1;
    });
    switch (goal.kind) {
      case 'check':
        return this.#settle(after.check ? null : { kind: 'noCheck', wantsMate: false });
      case 'escape':
        return this.#settle(
          meansOf(view, move) === goal.by ? null : { kind: 'otherEscape', by: goal.by },
        );
      case 'mate':
        if (isWon) return this.#settle(null);
        if (after.result) return this.#settle({ kind: 'stalemate' });
        return this.#settle(after.check ? answerTo(after) : { kind: 'noCheck', wantsMate: true });
      case 'safe':
        return this.#settle(await this.#loss(turn, after), turn);
      case 'move':
        return this.#settle(isReached(goal.reached, after, learner) ? null : { kind: 'notAsked' });
      case 'win':
        return this.#follow(turn, task, after, move, isWon);
      case 'playOut':
        return this.#playOn(turn, after, isWon);
      case 'find':
      case 'show':
      case 'firstGame':
        return;
      default:
        return goal satisfies never;
    }
  }

  /** A move while the other side waits. */
  async #walk(turn: Turn, { goal }: LessonTask, view: View, move: NotatedMove): Promise<void> {
    const { toMove } = view;
    const pieces = moved(view.pieces, move);
    const threat = await lessonPosition(turn, view, pieces, other(toMove));
    const after = await lessonPosition(turn, view, pieces, toMove);
    if (turn.isOver) return;
    if (!after) return this.#fail();
    const isStar = goal.kind === 'collect' && goal.stars.includes(move.to);
    batch(() => {
      this.view.value = { ...after, history: [move] };
      this.made.value += 1;
      if (isStar) this.taken.value = new Set([...this.taken.value, move.to]);
    });
    const capture = threat?.moves.find(({ captured }) => captured);
    const by = pieces.find(({ square }) => square === capture?.from);
    if (capture?.captured && by) {
      return this.#settle({ kind: 'taken', piece: capture.captured, by });
    }
    const isDone =
      goal.kind === 'collect'
        ? goal.stars.every((star) => this.taken.value.has(star))
        : pieces.every(({ side }) => side === toMove);
    if (isDone) {
      this.#faults += Math.max(0, this.made.value - this.task.value.line.length);
      return this.#settle(null);
    }
    if (after.moves.length === 0) return this.#settle({ kind: 'deadEnd' });
    this.phase.value = { kind: 'asking', miss: null };
  }

  /** The next move of a line to find, with the reply to it. */
  async #follow(
    turn: Turn,
    { line }: LessonTask,
    after: View,
    move: NotatedMove,
    isWon: boolean,
  ): Promise<void> {
    const isLine = line[this.made.value - 1] === move.uci;
    if (isWon || (isLine && this.made.value === line.length)) return this.#settle(null);
    if (!isLine) {
      this.#settle({ kind: 'notAsked' });
      this.phase.value = { kind: 'missed', miss: null };
      const explanation = await this.#tutor.explain(after.game).catch(() => null);
      if (turn.isOver) return;
      const miss: Miss = explanation ? { kind: 'worse', explanation } : { kind: 'notAsked' };
      this.phase.value = { kind: 'missed', miss };
      return;
    }
    await paced();
    const answered = await this.#after(turn, after, line[this.made.value] ?? '');
    if (turn.isOver) return;
    if (!answered) return this.#fail();
    batch(() => {
      this.view.value = answered;
      this.made.value += 1;
      this.phase.value = { kind: 'asking', miss: null };
    });
  }

  /** The engine's move in a game played out. */
  async #playOn(turn: Turn, after: View, isWon: boolean): Promise<void> {
    const { goal } = this.task.value;
    if (isWon) {
      const within = goal.kind === 'playOut' ? goal.within : 0;
      this.#faults += Math.max(0, this.made.value - within);
      return this.#settle(null);
    }
    if (after.result) {
      const isStalemate = after.result.termination === 'stalemate';
      return this.#settle({ kind: isStalemate ? 'stalemate' : 'drawn' });
    }
    const loss = await this.#loss(turn, after);
    if (turn.isOver) return;
    if (loss) return this.#settle(loss);
    const best = await this.#search(turn, after, NODES);
    const answered = best && (await this.#after(turn, after, best.uci));
    if (turn.isOver) return;
    if (!answered) return this.#fail();
    batch(() => {
      this.view.value = answered;
      this.phase.value = answered.result
        ? { kind: 'missed', miss: { kind: 'drawn' } }
        : { kind: 'asking', miss: null };
    });
  }

  async #loss(turn: Turn, after: View): Promise<Miss | null> {
    const capture = await bestCapture(turn, after, GAMES[this.game].worth);
    const by = after.pieces.find(({ square }) => square === capture?.from);
    return capture?.captured && by ? { kind: 'taken', piece: capture.captured, by } : null;
  }

  /** The first move of the ladder that loses nothing, as the lesson teaches it. */
  async #ladder(turn: Turn, view: View): Promise<NotatedMove | undefined> {
    for (const move of ladderMoves(view)) {
      const after = await this.#after(turn, view, move.uci);
      if (!after) return undefined;
      const isSound = after.result
        ? after.result.winner === view.toMove
        : !(await this.#loss(turn, after));
      if (isSound) return move;
    }
    return undefined;
  }

  async #search(turn: Turn, { game }: View, nodes: number): Promise<NotatedMove | undefined> {
    const reply = await turn.search({ game, limits: { nodes } });
    return reply && !('error' in reply) ? reply.best : undefined;
  }

  async #after(turn: Turn, { game }: View, move: string): Promise<View | null> {
    const asked = { ...styled(game), moves: [...game.moves, move] };
    const view = await positionOf(turn, this.game, { ...fenOf(asked), moves: asked.moves });
    return 'error' in view ? null : view;
  }

  /** Whether the moves so far are those of the solution. */
  #isOnLine(): boolean {
    const { line } = this.task.value;
    const last = this.view.value?.history.at(-1)?.uci;
    const { value: made } = this.made;
    return made === 0 || (made < line.length && line[made - 1] === last);
  }

  #settle(miss: Miss | null, turn?: Turn): void {
    if (turn?.isOver) return;
    if (miss) {
      this.#faults += 1;
      this.phase.value = { kind: 'missed', miss };
    } else this.#done();
  }

  #done(): void {
    void this.#tellPoint();
    batch(() => {
      this.phase.value = { kind: 'done' };
      this.solved.value = new Set([...this.solved.value, this.at.value]);
      if (this.solved.value.size < this.lesson.tasks.length || this.stars.value !== null) return;
      const stars = this.#faults === 0 ? MOST_STARS : this.#faults < MANY_FAULTS ? 2 : 1;
      this.stars.value = stars;
      this.#finish(stars);
    });
  }

  /** Asks the tutor for the point of a line. */
  async #tellPoint(): Promise<void> {
    const { goal, fen, line } = this.task.value;
    const at = this.at.value;
    if ((goal.kind !== 'show' && goal.kind !== 'win') || fen === undefined) return;
    const game = { game: this.game, start: fen, moves: [] };
    const point = await this.#tutor.pointOf(game, line).catch(() => null);
    if (this.at.value === at && this.phase.value.kind === 'done') this.point.value = point;
  }

  #fail(): void {
    this.phase.value = { kind: 'failed' };
  }
}

const paced = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PACE));

const fenOf = ({ start }: Game): { fen?: string } => (start === undefined ? {} : { fen: start });

/** Squares of a move in coordinates. */
const squaresOf = (uci = ''): string[] => uci.match(/[a-z]\d+/g) ?? [];
