import type { Pointer } from '@chariot/board/parts';
import type { BoardPiece } from '@chariot/protocol';
import { errorIn } from '../../shared/errors/ErrorSentences.tsx';
import type { LessonWords } from '../../shared/games/basics/i18n/words.ts';
import type { LessonArea } from '../../shared/games/course.ts';
import { LESSON_RULES } from '../../shared/games/lessonRules.ts';
import { words } from '../../shared/i18n/index.ts';
import { sentences } from '../../shared/i18n/sentences.ts';
import { tutorWords } from '../../shared/tutor/i18n/index.ts';
import { tell } from '../../shared/tutor/sentences.ts';
import { lessonWords } from './i18n/index.ts';
import type { LessonUiWords } from './i18n/words.ts';
import type { Miss } from './misses.ts';
import type { LessonRun } from './run.ts';

/** Names of areas, by key; squares name themselves. */
export type AreaNames = Readonly<Record<string, string>> | undefined;

/** The current task in words. `tasks`: the lesson's own words, if it has any. */
export function askOf(run: LessonRun, areas: AreaNames, tasks: LessonWords['tasks']): string {
  const text = lessonWords.value;
  const { sides, kind } = words.value.games[run.game];
  const { goal, line } = run.task.value;
  const own = tasks?.[run.at.value];
  switch (goal.kind) {
    case 'find': {
      const area = goal.areas[run.taken.value.size] ?? goal.areas.at(-1);
      const number = Math.min(run.taken.value.size + 1, goal.areas.length);
      return area ? text.find(nameOfArea(area, areas), number, goal.areas.length) : '';
    }
    case 'collect':
      return text.collect(kind('first', goal.by), goal.stars.length, line.length);
    case 'captureAll':
      return text.captureAll(sides.second, line.length);
    case 'escape':
      return text.escape[goal.by];
    case 'win':
      return text.win(sides[run.side.value]);
    case 'playOut':
      return text.playOut(goal.within, run.made.value);
    case 'mate':
      return own ?? text.mate;
    case 'move':
      return own ?? '';
    case 'show': {
      const last = run.view.value?.history.at(-1);
      const { value: made } = run.made;
      return last && made > 0 ? text.showing(last.text, made, line.length) : text.show;
    }
    case 'check':
    case 'safe':
    case 'firstGame':
      return text[goal.kind];
    default:
      return goal satisfies never;
  }
}

const nameOfArea = ({ name }: LessonArea, areas: AreaNames): string => areas?.[name] ?? name;

/** The message about the last move; empty before the first. */
export function toldOf(run: LessonRun, areas: AreaNames, ask: string): string {
  const text = lessonWords.value;
  const { value: phase } = run.phase;
  switch (phase.kind) {
    case 'asking': {
      if (phase.miss) return missed(run, phase.miss, areas, ask);
      const { goal } = run.task.value;
      const found = goal.kind === 'find' && goal.areas[run.taken.value.size - 1];
      return found ? text.found(nameOfArea(found, areas)) : '';
    }
    case 'missed':
      return phase.miss ? missed(run, phase.miss, areas, ask) : text.looking;
    case 'done':
      return sentences([rightOf(run, text), mateOf(run, text), ...pointOf(run)]);
    case 'failed':
      return text.failed;
    case 'loading':
    case 'judging':
      return '';
    default:
      return phase satisfies never;
  }
}

function rightOf(run: LessonRun, text: LessonUiWords): string {
  if (run.stars.value !== null) return text.finished;
  return run.task.value.goal.kind === 'show' ? '' : text.right;
}

/** Says why a mate is one. */
function mateOf({ game, view }: LessonRun, text: LessonUiWords): string {
  const { value: last } = view;
  if (last?.result?.termination !== 'checkmate') return '';
  return text.mated(words.value.games[game].kind(last.toMove, 'K'));
}

/** The motifs of the line just shown or found. */
function pointOf({ game, point }: LessonRun): readonly string[] {
  if (!point.value) return [];
  const told = tell(point.value, words.value.games[game], tutorWords.value);
  // The other sentences say what was missed, and nothing was.
  return told.better?.motifs ?? [];
}

/** Says what a wrong move misses. */
function missed(run: LessonRun, miss: Miss, areas: AreaNames, ask: string): string {
  const text = lessonWords.value;
  const { game } = run;
  const kind = ({ side, kind }: BoardPiece): string => words.value.games[game].kind(side, kind);
  const own = (piece: BoardPiece): string => text.manners[game][piece.kind] ?? '';
  switch (miss.kind) {
    case 'otherPiece':
      return text.otherPiece(words.value.games[game].kind('first', miss.by));
    case 'ownPiece':
      return text.ownPiece(kind(miss.piece));
    case 'blocked': {
      const by = placed(run, miss.by);
      return text.barred[game][miss.piece.kind]?.(by) ?? text.way(kind(miss.piece), by);
    }
    case 'capturesOtherwise':
      return text.captures[game][miss.piece.kind] ?? own(miss.piece);
    case 'onlyCaptures':
      return LESSON_RULES[game].capturesAside.includes(miss.piece.kind)
        ? text.onlyCaptures
        : own(miss.piece);
    case 'otherColour':
      return text.otherColour;
    case 'mayNotStand':
      return text.bounds[game][miss.piece.kind] ?? own(miss.piece);
    case 'manner':
      return own(miss.piece);
    case 'exposed': {
      const by = miss.by ? placed(run, miss.by) : '';
      return (miss.isStill ? text.stillInCheck : text.exposed)(kind(miss.king), by);
    }
    case 'rule':
      return errorIn(game, miss.error) ?? '';
    case 'taken':
      return text.taken(kind(miss.piece), placed(run, miss.by));
    case 'noCheck':
      return miss.wantsMate
        ? text.notMate
        : text.noCheck(words.value.games[game].kind('second', 'K'));
    case 'answered':
      return text.answered[miss.how](placed(run, miss.piece));
    case 'otherEscape':
      return text.otherEscape[miss.by];
    case 'notAsked':
      return text.notAsked(ask);
    case 'worse':
      return worse(run, miss, text);
    case 'elsewhere': {
      const { goal } = run.task.value;
      const area = goal.kind === 'find' ? goal.areas[run.taken.value.size] : undefined;
      const wanted = area ? nameOfArea(area, areas) : '';
      if (miss.name === undefined) return text.notThere(wanted);
      return text.elsewhere(areas?.[miss.name] ?? miss.name, wanted);
    }
    case 'facing':
    case 'stalemate':
    case 'drawn':
    case 'deadEnd':
      return text[miss.kind];
    default:
      return miss satisfies never;
  }
}

/** The main point of the tutor's explanation. */
function worse(run: LessonRun, miss: Extract<Miss, { kind: 'worse' }>, text: LessonUiWords) {
  const told = tell(miss.explanation, words.value.games[run.game], tutorWords.value);
  return sentences([text.better, ...told.point]);
}

/** A piece and where it stands, in the way of the game. */
function placed({ game }: LessonRun, { side, kind, square }: BoardPiece): string {
  const names = words.value.games[game];
  const name = names.kind(side, kind);
  if (LESSON_RULES[game].namesSquares) return lessonWords.value.on(name, square);
  return names.placed?.(side, kind, square) ?? lessonWords.value.the(name);
}

/** Stars to collect, what a wrong move misses, and the hint, drawn on the board. */
export function pointersOf(run: LessonRun): Pointer[] {
  const { goal, line } = run.task.value;
  const { value: phase } = run.phase;
  const pointers: Pointer[] = [];
  if (goal.kind === 'collect') {
    const left = goal.stars.filter((star) => !run.taken.value.has(star));
    pointers.push(...left.map((to): Pointer => ({ to, badge: '★', tone: 'good' })));
  }
  if (phase.kind === 'asking' || phase.kind === 'missed') pointers.push(...shownMiss(phase.miss));
  const [from, to] = run.hint.value;
  if (goal.kind === 'find') {
    pointers.push(...run.hint.value.map((to): Pointer => ({ to, badge: '?', tone: 'accent' })));
  } else if (from && to) pointers.push({ from, to, tone: 'accent' });
  if (goal.kind === 'show' && phase.kind === 'asking') {
    const [from, to] = line[run.made.value]?.match(/[a-z]\d+/g) ?? [];
    if (from && to) pointers.push({ from, to, tone: 'good' });
  }
  return pointers;
}

/** The pieces that a miss is about. */
function shownMiss(miss: Miss | null): Pointer[] {
  switch (miss?.kind) {
    case 'blocked':
      return [{ to: miss.by.square, badge: '!', tone: 'bad' }];
    case 'exposed':
      return miss.by ? [{ from: miss.by.square, to: miss.king.square, tone: 'bad' }] : [];
    case 'taken':
      return [{ from: miss.by.square, to: miss.piece.square, tone: 'bad' }];
    case 'answered':
      return [{ from: miss.move.from, to: miss.move.to, tone: 'bad' }];
    case 'worse': {
      const [reply] = miss.explanation.reply?.moves ?? [];
      return reply ? [{ from: reply.from, to: reply.to, tone: 'bad' }] : [];
    }
    default:
      return [];
  }
}
