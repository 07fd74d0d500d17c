import { turned } from '@chariot/engine/analysis';
import { other } from '@chariot/game';
import type {
  ErrorReply,
  NotatedMove,
  NoticeFact,
  ReplyTo,
  RequestError,
  SideName,
  View,
} from '@chariot/protocol';
import { FREE_PLIES } from './clock.ts';
import type { Blunder } from './coach/blunder.ts';
import { type OffBoardResult, takesDraw } from './offBoard.ts';
import type { Identity, Players, StoredMatch } from './stored.ts';

/** A hint for the person, or a draw offered to the computer. */
export interface Enquiry {
  kind: 'hint' | 'offer';
  head: View;
}

/** The coach looks at the person's last move. Computer and clock wait. */
export interface Judging {
  kind: 'judging';
  before: View;
  after: View;
}

/** The game's activity besides the moves. */
export type Doing =
  /** Whoever is to move may move. `found`: the position for which the computer has its move ready. */
  | { kind: 'playing'; found: View | null }
  /** The game is being changed. The computer waits. */
  | { kind: 'changing' }
  /** The engine could not move. The computer waits until the person tries again. */
  | { kind: 'stuck' }
  | Enquiry
  | Judging
  /** The coach warns of the last move. Computer and clock wait. */
  | { kind: 'warned'; blunder: Blunder };

/** A game besides its moves and its clock. */
export interface PlayState {
  readonly doing: Doing;
  /** Whether the game is shown. Otherwise the computer and the clock stop. */
  readonly isWatched: boolean;
  readonly identity: Identity;
  readonly players: Players;
  readonly below: SideName;
  /** The moves that the game began with. */
  readonly opening: readonly string[];
  /** Result by resignation, agreement or time, if any. */
  readonly call: OffBoardResult | null;
  /** Plies when the computer refused a draw. */
  readonly refused: number | null;
  readonly hint: NotatedMove | null;
  readonly trouble: { about: 'move'; error: RequestError } | null;
  readonly notices: readonly NoticeFact[];
}

export type PlayEvent =
  | { kind: 'watched' | 'left' | 'changing' | 'moveKept' | 'flipped' }
  /** The game has been changed, or an error has prevented it. */
  | { kind: 'changed'; error?: RequestError | null }
  | ({ kind: 'begun' } & Pick<PlayState, 'identity' | 'players' | 'opening' | 'notices'>)
  | { kind: 'reopened'; match: StoredMatch }
  /** The game goes on from an earlier position, as another if it was over. */
  | { kind: 'continued'; identity: Identity }
  | { kind: 'ended'; call: OffBoardResult }
  | { kind: 'seenFrom'; below: SideName }
  | { kind: 'found'; head: View }
  | { kind: 'stuck'; error: RequestError }
  | { kind: 'asked'; question: Enquiry | Judging }
  /** Answers to a question; late ones change nothing. */
  | { kind: 'answered'; question: Enquiry; answer: ReplyTo<'search'> | ErrorReply }
  | { kind: 'judged'; question: Judging; blunder: Blunder | null };

const PLAYING: Doing = { kind: 'playing', found: null };

/** A game that must be opened first. */
export function unopened({
  identity,
  players,
  below,
  call,
}: Omit<StoredMatch, 'game' | 'clock'>): PlayState {
  return {
    doing: { kind: 'changing' },
    isWatched: false,
    identity,
    players,
    below,
    call,
    opening: [],
    refused: null,
    hint: null,
    trouble: null,
    notices: [],
  };
}

/** The state after an event. */
export function next(state: PlayState, event: PlayEvent): PlayState {
  const { doing } = state;
  switch (event.kind) {
    case 'watched': {
      const isFree = doing.kind === 'stuck';
      return { ...state, isWatched: true, trouble: null, doing: isFree ? PLAYING : doing };
    }
    case 'left': {
      const isStopped = ['playing', 'hint', 'offer'].includes(doing.kind);
      return { ...state, isWatched: false, doing: isStopped ? PLAYING : doing };
    }
    case 'changing':
      return { ...state, doing: { kind: 'changing' }, hint: null, trouble: null };
    case 'changed': {
      const { error } = event;
      if (error) return { ...state, doing: PLAYING, trouble: { about: 'move', error } };
      return { ...state, doing: PLAYING, trouble: null, hint: null };
    }
    case 'begun': {
      const { kind: _, ...begun } = event;
      const { side } = begun.players;
      const below = side === 'both' ? 'first' : side;
      return { ...opened(state, { ...begun, below, call: null }), ...begun };
    }
    case 'reopened':
      return opened(state, event.match);
    case 'continued':
      return { ...state, identity: event.identity, call: null, refused: null };
    case 'ended':
      return { ...state, doing: PLAYING, call: event.call, hint: null, trouble: null };
    case 'flipped':
      return { ...state, below: other(state.below) };
    case 'seenFrom':
      return { ...state, below: event.below };
    case 'found':
      return doing.kind === 'playing'
        ? { ...state, doing: { ...doing, found: event.head } }
        : state;
    case 'stuck':
      return { ...state, doing: { kind: 'stuck' }, trouble: { about: 'move', error: event.error } };
    case 'asked':
      return { ...state, doing: event.question };
    case 'answered':
      return doing === event.question ? answered(state, event.question, event.answer) : state;
    case 'judged': {
      if (doing !== event.question) return state;
      const { blunder } = event;
      return { ...state, doing: blunder ? { kind: 'warned', blunder } : PLAYING };
    }
    case 'moveKept':
      return doing.kind === 'warned' ? { ...state, doing: PLAYING } : state;
    default:
      return event satisfies never;
  }
}

function opened(state: PlayState, match: Omit<StoredMatch, 'game' | 'clock'>): PlayState {
  return { ...unopened(match), doing: PLAYING, isWatched: state.isWatched };
}

function answered(
  state: PlayState,
  { kind, head }: Enquiry,
  answer: ReplyTo<'search'> | ErrorReply,
): PlayState {
  const done = { ...state, doing: PLAYING };
  if ('error' in answer) return { ...done, trouble: { about: 'move', error: answer.error } };
  if (kind === 'hint') return { ...done, hint: answer.best ?? state.hint };
  const plies = head.history.length;
  const isTaken = answer.report && takesDraw(turned(answer.report.score), plies);
  return isTaken ? { ...done, call: { rule: 'agreement' } } : { ...done, refused: plies };
}

export function isPerson({ side }: Players, player: SideName): boolean {
  return side === 'both' || side === player;
}

/** Requests to the engine; `null` for none. `head`: the last position of the game. */
export interface PlayRequests {
  /** The position in which the computer is to move. */
  move: View | null;
  question: Enquiry | Judging | null;
}

export function requestsOf(state: PlayState, head: View | null): PlayRequests {
  const { doing, isWatched, players } = state;
  const isDue = doing.kind === 'playing' && isWatched && isGoingOn(state, head);
  const isAsked = doing.kind === 'hint' || doing.kind === 'offer' || doing.kind === 'judging';
  return {
    move: isDue && head && !isPerson(players, head.toMove) ? head : null,
    question: isAsked ? doing : null,
  };
}

/** Purpose of the running search, for the person to see. */
export type SearchPurpose = 'move' | 'hint' | 'offer' | null;

export function purposeOf(state: PlayState, head: View | null): SearchPurpose {
  const { doing } = state;
  if (doing.kind === 'hint' || doing.kind === 'offer') return doing.kind;
  const { move } = requestsOf(state, head);
  return move && !(doing.kind === 'playing' && doing.found === move) ? 'move' : null;
}

/** The side whose clock runs. */
export function timedIn(state: PlayState, head: View | null): SideName | null {
  const { doing, isWatched } = state;
  const isHeld = doing.kind === 'judging' || doing.kind === 'warned';
  const runs = isWatched && !isHeld && isGoingOn(state, head);
  return runs && head && head.history.length >= FREE_PLIES ? head.toMove : null;
}

function isGoingOn({ call }: PlayState, head: View | null): boolean {
  return head !== null && call === null && head.result === undefined;
}
