import type { NoticeFact, ProbeResult, RequestError, SideName, View } from '@chariot/protocol';
import type { ShownPosition } from './roles.ts';

/** Actions of the computer without a request. */
export type Activity =
  | { kind: 'none' }
  /** Looks for a position of an ending. */
  | { kind: 'opening'; material: string }
  /** Plays both sides. */
  | { kind: 'running' };

export type EndgameTrouble =
  | { about: 'fen' | 'move' | 'position'; error: RequestError }
  /** No ending of that name. */
  | { about: 'ending'; error: RequestError }
  /** The ending has no such position. */
  | { about: 'missing' };

/** A position about which the tables are asked. */
export interface Asked {
  view: View;
}

/** Activity in an ending. */
export interface EndgameProgress {
  /** The position on the board, until the tables have answered. */
  readonly asked: Asked | null;
  /** The shown position with its table result. */
  readonly shown: ShownPosition | null;
  readonly activity: Activity;
  /** True from a change of the game until it has been probed. The computer does not move meanwhile. */
  readonly isHalted: boolean;
  /** Whether the view is hidden. */
  readonly isPaused: boolean;
  readonly trouble: EndgameTrouble | null;
  readonly notices: readonly NoticeFact[];
  /** Number of positions opened; moves do not count. */
  readonly opened: number;
}

export const NOT_BEGUN: EndgameProgress = {
  asked: null,
  shown: null,
  activity: { kind: 'none' },
  isHalted: false,
  isPaused: true,
  trouble: null,
  notices: [],
  opened: 0,
};

export type EndgameEvent =
  /** The board shows a position, or its table may have come. */
  | { kind: 'looked'; view: View }
  /** Answers of the tables; late ones change nothing. */
  | { kind: 'slow'; asked: Asked }
  | { kind: 'probed'; asked: Asked; result: ProbeResult | null }
  /** The game is about to be changed: by a move, or because the person steps in. */
  | { kind: 'moving' | 'halted' }
  | { kind: 'goesOn' | 'running' | 'rested' | 'left' | 'returned' }
  | { kind: 'opening'; material: string }
  | { kind: 'opened'; error: RequestError | null }
  | { kind: 'noticed'; notices: readonly NoticeFact[] }
  | { kind: 'moved'; error: RequestError | null }
  | { kind: 'troubled'; trouble: EndgameTrouble };

const NONE: Activity = { kind: 'none' };

/** The progress after an event. */
export function next(state: EndgameProgress, event: EndgameEvent): EndgameProgress {
  switch (event.kind) {
    case 'looked': {
      const asked = { view: event.view };
      return event.view.result ? { ...stopped(state), asked } : { ...state, asked };
    }
    case 'slow':
      if (state.asked !== event.asked) return state;
      return { ...state, shown: { view: event.asked.view, probe: undefined } };
    case 'probed': {
      if (state.asked !== event.asked) return state;
      const { view } = event.asked;
      const { result } = event;
      const shown: ShownPosition = result
        ? { view, probe: result.dtm ? result : null, ending: result }
        : { view, probe: null };
      return { ...state, asked: null, shown, isHalted: false };
    }
    case 'moving':
      return { ...state, isHalted: true };
    case 'halted':
      return { ...stopped(state), isHalted: true, trouble: null };
    case 'goesOn':
      return { ...state, isHalted: false };
    case 'running':
      return { ...state, activity: { kind: 'running' }, isHalted: false };
    case 'rested':
      return { ...state, activity: NONE };
    case 'left':
      return { ...state, activity: NONE, isHalted: true, trouble: null, isPaused: true };
    case 'returned':
      return { ...state, isPaused: false };
    case 'opening':
      return { ...state, activity: { kind: 'opening', material: event.material } };
    case 'opened': {
      const { error } = event;
      const trouble = error && ({ about: 'fen', error } as const);
      return { ...state, trouble, notices: [], opened: state.opened + 1 };
    }
    case 'noticed':
      return { ...state, notices: event.notices };
    case 'moved': {
      const { error } = event;
      // After a move the tables are asked first.
      return error
        ? { ...state, trouble: { about: 'move', error }, isHalted: false }
        : { ...state, trouble: null };
    }
    case 'troubled':
      return { ...state, trouble: event.trouble };
    default:
      return event satisfies never;
  }
}

/** The computer no longer plays both sides. */
function stopped(state: EndgameProgress): EndgameProgress {
  return state.activity.kind === 'running' ? { ...state, activity: NONE } : state;
}

/** Who is at the board. */
export interface Seats {
  /** The last position of the game. */
  head: View | null;
  /** The person's side; `null` for both. */
  person: SideName | null;
  /** Whether the person may take back a blunder. */
  isHeld: boolean;
}

/** Requests to tables and engine; `null` for none. */
export interface EndgameRequests {
  table: Asked | null;
  /** The position in which the computer is to move. */
  reply: ShownPosition | null;
  /** The position to estimate: outside all tables, while the computer is not to move. */
  estimate: View | null;
}

export function requestsOf(state: EndgameProgress, seats: Seats): EndgameRequests {
  const { asked, shown, isPaused } = state;
  const reply = isReplyDue(state, seats) ? shown : null;
  const isUnknown = !isPaused && !reply && shown?.probe === null && !shown.view.result;
  const isLookedAt = !asked || asked.view === shown?.view;
  return { table: asked, reply, estimate: isUnknown && isLookedAt ? shown.view : null };
}

function isReplyDue(
  { shown, activity, isHalted, isPaused }: EndgameProgress,
  { head, person, isHeld }: Seats,
): boolean {
  if (isPaused || isHalted || isHeld || !head || head.result) return false;
  const isItsTurn = activity.kind === 'running' || (person !== null && head.toMove !== person);
  return isItsTurn && shown?.view === head && shown.probe !== undefined;
}
