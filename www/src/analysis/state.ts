import {
  type MoveTree,
  other,
  type ParsedGame,
  type ParsedMove,
  type TreeNode,
} from '@chariot/game';
import type { PgnError } from '@chariot/game/pgn';
import type {
  Game,
  MoveStyle,
  NoticeFact,
  ProbeResult,
  RequestError,
  SideName,
  View,
} from '@chariot/protocol';
import { type BuiltTree, gameTo } from '../shared/tree/build.ts';
import type { LinkError } from '../shared/tree/link.ts';

/** Reason why something could not be opened. */
export type AnalysisTrouble =
  | { about: 'fen' | 'move' | 'position'; error: RequestError }
  | { about: 'link'; reason: LinkError | 'illegal' }
  | { about: 'moves'; bad: NonNullable<BuiltTree['bad']>; kept: number }
  | { about: 'text'; error: PgnError };

/** A game to open, and the position to show. */
export interface OpenRequest {
  parsed: ParsedGame;
  read?: MoveStyle;
  /** Move to show; absent for the last main line move, `null` for the start. */
  at?: ParsedMove | null | undefined;
  below?: SideName;
  /** Whether the game comes from stepping through the open file. */
  leafing?: boolean;
}

/** Actions that can be undone. */
export type Undoable = 'opened' | 'reviewRemoved' | 'deleted' | 'wiped';

/** The analysis before such an action, to restore it. */
export interface Before {
  done: Undoable;
  kept: OpenRequest;
}

/** How much is known of the position in `at`. */
export type Knowledge =
  /** The engine is asked for the position; the previous one is shown. */
  | { kind: 'asked'; game: Game }
  | { kind: 'refused' }
  /** It is shown, and the tables are asked. */
  | { kind: 'shown' }
  | { kind: 'probed' };

/** A tree of moves and its shown position. */
export interface AnalysisState {
  readonly tree: MoveTree | null;
  readonly at: TreeNode | null;
  readonly known: Knowledge;
  /** The shown position; follows `at`. */
  readonly view: View | null;
  /** Table result of the shown position; `null` if no table holds it. */
  readonly probe: ProbeResult | null;
  readonly below: SideName;
  readonly trouble: AnalysisTrouble | null;
  readonly notices: readonly NoticeFact[];
  /** Whether a game of the open file is shown. */
  readonly leafing: boolean;
  /** Number of changes to the tree, whose nodes are not immutable. */
  readonly changes: number;
  /** Whether the tree differs from the opened game. */
  readonly isChanged: boolean;
  /** The previous analysis, kept until someone edits the new tree. */
  readonly before: Before | null;
  /** `arriving`: shown, but the link in the address has not been read. It must not be overwritten until then. */
  readonly attention: 'away' | 'arriving' | 'here';
}

export const NOTHING_OPEN: AnalysisState = {
  tree: null,
  at: null,
  known: { kind: 'probed' },
  view: null,
  probe: null,
  below: 'first',
  trouble: null,
  notices: [],
  leafing: false,
  changes: 0,
  isChanged: false,
  before: null,
  attention: 'away',
};

/** A position of the tree to show, and the view of it if it is known in the wanted notation. */
export interface Goal {
  node: TreeNode;
  style: MoveStyle;
  view?: View | undefined;
}

/** A game to open. Without `below` the side below stays. */
export type Opened = Partial<
  Pick<AnalysisState, 'below' | 'before' | 'leafing' | 'trouble' | 'notices'>
>;

export type AnalysisEvent =
  | { kind: 'arriving' | 'left' | 'flipped' }
  /** The address has been read. `goal`: it named no other position than this one, which is looked up again. */
  | { kind: 'arrived'; goal?: Goal }
  | { kind: 'opened'; tree: MoveTree; goal: Goal; rest: Opened }
  | { kind: 'lookedAt'; goal: Goal }
  /** Answers to the request of the same game or view; a late one changes nothing. */
  | { kind: 'viewed'; game: Game; view: View }
  | { kind: 'refused'; game: Game; error: RequestError }
  | { kind: 'probed'; view: View; probe: ProbeResult | null }
  /** The tree has changed. `before`: to undo that; `null` if there is no way back, absent if there still is. */
  | { kind: 'changed'; before?: Before | null }
  | { kind: 'troubled'; trouble: AnalysisTrouble };

/** The state after an event. */
export function next(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.kind) {
    case 'arriving':
      return { ...state, attention: 'arriving' };
    case 'arrived': {
      // The person may have left meanwhile.
      if (state.attention === 'away') return state;
      const here: AnalysisState = { ...state, attention: 'here' };
      return event.goal ? lookingAt(here, event.goal) : here;
    }
    case 'left':
      return { ...state, attention: 'away' };
    case 'opened': {
      const { tree, goal, rest } = event;
      const { leafing = false, before = null } = rest;
      // An unchanged game of the file can be opened again: the way back leads to what was there before the file.
      const isPassedOver = leafing && state.leafing && !state.isChanged;
      const opened = {
        ...withoutMessages(state),
        ...rest,
        tree,
        leafing,
        before: isPassedOver ? state.before : before,
        isChanged: false,
      };
      return lookingAt(opened, goal);
    }
    case 'lookedAt':
      return lookingAt(withoutMessages(state), event.goal);
    case 'viewed':
      return isAwaited(state, event.game) ? showing(state, event.view) : state;
    case 'refused': {
      if (!isAwaited(state, event.game)) return state;
      const trouble = { about: 'position', error: event.error } as const;
      return { ...state, known: { kind: 'refused' }, trouble };
    }
    case 'probed': {
      if (state.known.kind !== 'shown' || state.view !== event.view) return state;
      return { ...state, known: { kind: 'probed' }, probe: event.probe };
    }
    case 'changed': {
      const { before = state.before } = event;
      return { ...state, isChanged: true, changes: state.changes + 1, before };
    }
    case 'flipped':
      return next({ ...state, below: other(state.below) }, { kind: 'changed' });
    case 'troubled':
      return { ...state, trouble: event.trouble };
    default:
      return event satisfies never;
  }
}

function isAwaited({ known }: AnalysisState, game: Game): boolean {
  return known.kind === 'asked' && known.game === game;
}

function withoutMessages(state: AnalysisState): AnalysisState {
  return { ...state, trouble: null, notices: [] };
}

function lookingAt(state: AnalysisState, { node, style, view }: Goal): AnalysisState {
  if (!state.tree) return state;
  const looking = { ...state, at: node };
  if (view) return showing(looking, view);
  return { ...looking, known: { kind: 'asked', game: gameTo(state.tree, node, style) } };
}

function showing(state: AnalysisState, view: View): AnalysisState {
  // The engine has told the position of the node.
  const changes = state.changes + 1;
  return { ...state, known: { kind: 'shown' }, view, probe: null, changes };
}

/** Requests to engine and tables; `null` for none. */
export interface AnalysisRequests {
  position: Game | null;
  table: View | null;
  /** For the endless search and the threat. */
  search: View | null;
}

export function requestsOf(
  { known, view, attention }: AnalysisState,
  isReviewing: boolean,
): AnalysisRequests {
  const isSearched = known.kind === 'probed' && attention !== 'away' && !isReviewing;
  return {
    position: known.kind === 'asked' ? known.game : null,
    table: known.kind === 'shown' ? view : null,
    search: isSearched && view && !view.result ? view : null,
  };
}
