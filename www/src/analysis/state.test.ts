import { MoveTree, type TreeNode } from '@chariot/game';
import { failure, type ProbeResult, type View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import {
  type AnalysisEvent,
  type AnalysisState,
  type Before,
  NOTHING_OPEN,
  next,
  requestsOf,
} from './state.ts';

const viewOf = (moves: string[], more: Partial<View> = {}): View =>
  ({ game: { game: 'chess', moves, style: 'san' }, ...more }) as unknown as View;

const START = viewOf([]);
const AFTER = viewOf(['e2e4']);
const PROBE = { dtm: { kind: 'draw' } } as unknown as ProbeResult;
const { error } = failure('ENGINE', 'it failed');
const BEFORE: Before = { done: 'deleted', kept: { parsed: { next: [] } } };

/** The state after some events. */
const after = (state: AnalysisState, ...events: readonly AnalysisEvent[]): AnalysisState =>
  events.reduce(next, state);

function opened(): { state: AnalysisState; root: TreeNode; move: TreeNode } {
  const tree = new MoveTree('chess', undefined, START);
  const move = tree.add(tree.root, { uci: 'e2e4', text: 'e4', from: 'e2', to: 'e4' } as never);
  const goal = { node: tree.root, style: 'san', view: START } as const;
  const state = after(
    NOTHING_OPEN,
    { kind: 'arriving' },
    { kind: 'opened', tree, goal, rest: {} },
    { kind: 'probed', view: START, probe: null },
    { kind: 'arrived' },
  );
  return { state, root: tree.root, move };
}

const lookAt = (node: TreeNode, view?: View): AnalysisEvent => ({
  kind: 'lookedAt',
  goal: { node, style: 'san', view },
});

/** The request for the position that is looked at. */
function asked(state: AnalysisState) {
  const { position } = requestsOf(state, false);
  if (!position) throw new Error('nothing is asked');
  return position;
}

test('before anything is open, nothing is asked', () => {
  expect(requestsOf(NOTHING_OPEN, false)).toEqual({ position: null, table: null, search: null });
});

test('a position is asked for, then probed, then searched', () => {
  const { state, move } = opened();
  const looking = after(state, lookAt(move));
  const position = asked(looking);
  expect(position).toEqual({ game: 'chess', style: 'san', moves: ['e2e4'] });
  expect([looking.at, looking.view]).toEqual([move, START]);
  const shown = after(looking, { kind: 'viewed', game: position, view: AFTER });
  expect(requestsOf(shown, false)).toEqual({ position: null, table: AFTER, search: null });
  const probed = after(shown, { kind: 'probed', view: AFTER, probe: PROBE });
  expect(requestsOf(probed, false)).toEqual({ position: null, table: null, search: AFTER });
  expect(probed.probe).toBe(PROBE);
});

test('a known position is not asked for again', () => {
  const { state, move } = opened();
  const shown = after(state, lookAt(move, AFTER));
  expect(shown.view).toBe(AFTER);
  expect(requestsOf(shown, false)).toMatchObject({ position: null, table: AFTER });
});

test.each<[string, AnalysisEvent]>([
  ['a position', { kind: 'viewed', game: AFTER.game, view: AFTER }],
  ['an error', { kind: 'refused', game: AFTER.game, error }],
  ['a table result', { kind: 'probed', view: AFTER, probe: PROBE }],
])('%s that comes when another position is looked at changes nothing', (_, late) => {
  const { state, move } = opened();
  const looking = after(state, lookAt(move));
  expect(after(looking, late)).toBe(looking);
  expect(after(state, late)).toBe(state);
});

test('when the engine fails, the previous position stays and nothing is searched', () => {
  const { state, move } = opened();
  const looking = after(state, lookAt(move));
  const refused = after(looking, { kind: 'refused', game: asked(looking), error });
  expect(refused).toMatchObject({ view: START, trouble: { about: 'position', error } });
  expect(requestsOf(refused, false)).toEqual({ position: null, table: null, search: null });
  expect(requestsOf(after(refused, lookAt(move)), false).position).not.toBeNull();
});

test.each<[string, AnalysisEvent | null, boolean, View | null]>([
  ['a position that is shown', null, false, START],
  ['none while it is reviewed', null, true, null],
  ['none while nobody looks', { kind: 'left' }, false, null],
  ['one whose link is being read', { kind: 'arriving' }, false, START],
])('the engine searches %s', (_, event, isReviewing, search) => {
  const { state } = opened();
  const now = event ? after(state, event) : state;
  expect(requestsOf(now, isReviewing).search).toBe(search);
});

test('the end of a game is not searched', () => {
  const { state, move } = opened();
  const mate = viewOf(['e2e4'], { result: {} as never });
  const shown = after(state, lookAt(move, mate), { kind: 'probed', view: mate, probe: null });
  expect(requestsOf(shown, false).search).toBeNull();
});

test('one who left before the address was read is still away', () => {
  const { state } = opened();
  const left = after(state, { kind: 'left' }, { kind: 'arrived' });
  expect(left.attention).toBe('away');
});

test('a look elsewhere clears what was said; the way back to the view does not', () => {
  const { state, root } = opened();
  const troubled = after(state, { kind: 'troubled', trouble: { about: 'move', error } });
  const goal = { node: root, style: 'san', view: START } as const;
  expect(after(troubled, { kind: 'arriving' }, { kind: 'arrived', goal }).trouble).not.toBeNull();
  expect(after(troubled, lookAt(root, START)).trouble).toBeNull();
});

test('an edit ends the offer to undo what came before, unless it is the program’s own', () => {
  const { state } = opened();
  const deleted = after(state, { kind: 'changed', before: BEFORE });
  expect(deleted.before).toBe(BEFORE);
  expect(after(deleted, { kind: 'changed' }, { kind: 'flipped' }).before).toBe(BEFORE);
  expect(after(deleted, { kind: 'changed', before: null }).before).toBeNull();
});

test('another game comes with a clean slate, seen from the same side', () => {
  const { state, root } = opened();
  const edited = after(
    state,
    { kind: 'flipped' },
    { kind: 'changed', before: BEFORE },
    { kind: 'troubled', trouble: { about: 'move', error } },
  );
  const tree = new MoveTree('chess', undefined, START);
  const goal = { node: root, style: 'san', view: START } as const;
  expect(after(edited, { kind: 'opened', tree, goal, rest: {} })).toMatchObject({
    tree,
    below: 'second',
    before: null,
    trouble: null,
    isChanged: false,
    leafing: false,
  });
});

test('stepping through a file, the way back leads to what was there before it', () => {
  const { state, root } = opened();
  const goal = { node: root, style: 'san', view: START } as const;
  const leaf = (before: Before): AnalysisEvent => {
    const tree = new MoveTree('chess', undefined, START);
    return { kind: 'opened', tree, goal, rest: { leafing: true, before } };
  };
  const another: Before = { ...BEFORE };
  const first = after(state, leaf(BEFORE));
  expect(after(first, leaf(another)).before).toBe(BEFORE);
  // A game of the file that has been worked on is kept like any other.
  expect(after(first, { kind: 'changed', before: null }, leaf(another)).before).toBe(another);
});
