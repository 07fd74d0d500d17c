// A person who goes through the page at random, and remembers. Runs in the page.

import { click, follow, move, type Place, placeToClick } from './acts.ts';
import { Random } from './random.ts';
import {
  addressAt,
  currentEntry,
  entriesAfter,
  GAMES,
  look,
  type Sight,
  travel,
  VIEWS,
  wrongIn,
} from './sight.ts';

export { look };

/** An act that only the browser can do. */
export type Wish = 'reload' | { readonly key: string } | { readonly click: Place };

/** All that a walk remembers; it outlives the page. */
export interface Memory {
  /** State of the random numbers, at first the seed. */
  random: number;
  steps: number;
  /** The last acts. */
  trail: string[];
  sight: Sight | null;
  /** The act that the browser does. */
  pending: Act | null;
  /** Whether a move on a board has changed the moves or the address. */
  hasMoved: boolean;
  /** Addresses by entry of the browser's history, and the entry that one stands on. */
  entries: { readonly key: string; readonly address: string }[];
  at: number;
  /** Whether one may be looking at an earlier position than the one in the address. */
  looksBack: boolean;
  /** Addresses that one left while looking at an earlier position. */
  left: string[];
  /** The moves of each game that is played. */
  played: Record<string, string>;
  wrong: string[];
}

interface Act {
  readonly kind: string;
  readonly detail: string;
  readonly wish?: Wish;
}

/** Addresses that lead to a state of their own, and some that lead nowhere. */
const ADDRESSES = [
  ...VIEWS.flatMap((view) => GAMES.map((game) => `#${view}/${game}`)),
  '#endgame/chess/KRK?fen=8/8/8/3k4/8/8/8/R3K3_w_-_-_0_1',
  '#endgame/chess/KQK?fen=8/8/8/3k4/8/8/8/Q3K3_b_-_-_0_1',
  '#endgame/chess/KBNK',
  '#endgame/chess/KPK',
  '#endgame/xiangqi/KRKAA',
  '#endgame/chess/KXK',
  '#endgame/chess/KRK?fen=kk6/8/8/8/8/8/8/K6R_w_-_-_0_1',
  '#analysis/chess/rubbish',
  '#analysis/chess?edit',
  '#think/chess/horizon',
  '#learn/chess/rules',
  '#nowhere/chess',
  '#play/go',
  '#',
];
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Escape',
  'Enter',
  '?',
];
/** Milliseconds within which the state after a step has to be right, on a busy machine. */
const SETTLING = 8_000;
/** Acts by which nothing but the view changes. */
const LEADS = new Set(['view', 'game', 'back', 'forward', 'address', 'reload']);
/** Share of clicks that the browser's mouse makes. */
const BY_MOUSE = 0.1;
/** The squares pressed for a move. */
const MOVED = /^\w\d+\w\d+$/;
/** Acts named in the report of a fault. */
const TRAIL = 10;

/** A new walk. */
export const begin = (seed: number): Memory => ({
  random: seed,
  steps: 0,
  trail: [],
  sight: null,
  pending: null,
  hasMoved: false,
  entries: [],
  at: -1,
  looksBack: false,
  left: [],
  played: {},
  wrong: [],
});

/** Walks on until step `last`, or to an act that the browser has to do: `pending`, done before the next call. */
export async function walkOn(memory: Memory, last: number): Promise<Memory> {
  let before = memory.sight ?? (await look());
  const random = new Random(memory.random);
  while (memory.steps < last) {
    const act = memory.pending ?? (await choose(memory, before, random));
    memory.random = random.state;
    memory.sight = before;
    if (act.wish && !memory.pending) return { ...memory, pending: act };
    memory.pending = null;
    memory.steps += 1;
    memory.trail = [...memory.trail, `${act.kind} ${act.detail} at ${before.address}`].slice(
      -TRAIL,
    );
    const { after, wrong } = await settle(memory, act, before);
    const hasChanged = after.moves !== before.moves || after.address !== before.address;
    memory.hasMoved ||= act.kind === 'move' && hasChanged;
    if (wrong)
      memory.wrong.push(
        `step ${memory.steps}: ${after.address} ${wrong}, after ${memory.trail.join(', ')}`,
      );
    before = after;
  }
  return { ...memory, sight: before };
}

async function choose(memory: Memory, sight: Sight, random: Random): Promise<Act> {
  // Each walk shows at once that its moves arrive.
  if (memory.steps === 0) return { kind: 'move', detail: await move(random) };
  catchUp(memory);
  const chance = random.next();
  const press = (key = 'Escape'): Act => ({ kind: 'key', detail: key, wish: { key } });
  if (sight.hasDialog && chance < 0.3) return press();
  if (sight.hasDialog || chance < 0.55) {
    if (random.next() < BY_MOUSE) {
      const place = placeToClick(random);
      return { kind: 'click', detail: `${place.name} by mouse`, wish: { click: place } };
    }
    if (sight.hasDialog || chance < 0.35) return { kind: 'click', detail: click(random) };
    return { kind: 'move', detail: await move(random) };
  }
  if (chance < 0.63) return { kind: 'view', detail: follow(random, '.views a') };
  if (chance < 0.68)
    return { kind: 'game', detail: follow(random, '.game-switch a:not([aria-current])') };
  if (chance < 0.76 && memory.at > 0) return goBy(memory, 'back', -1);
  if (chance < 0.82 && memory.at < memory.entries.length - 1) return goBy(memory, 'forward', 1);
  if (chance < 0.89) return press(random.one(KEYS));
  if (chance < 0.895) return { kind: 'reload', detail: '', wish: 'reload' };
  return { kind: 'address', detail: goTo(sight.address, random) };
}

/** Goes back or forward. The computer may have moved after the last look at that entry, before one left it. */
async function goBy({ entries, at }: Memory, kind: string, step: -1 | 1): Promise<Act> {
  const { key = '', address = '' } = entries[at + step] ?? {};
  const led = addressAt(key) ?? address;
  entries[at + step] = { key, address: led };
  await travel(step, key);
  return { kind, detail: led };
}

/** Types an address, or edits the present one; the address. */
function goTo(address: string, random: Random): string {
  const other = random.one(ADDRESSES) ?? '#';
  const material = random.one(['KRK', 'KQK', 'KPK']);
  const edited = address.replace(/\/K[A-Z]+K[A-Z]*\?/, `/${material}?`);
  const next = random.next() < 0.2 ? edited : other;
  location.hash = next;
  return next;
}

/** Waits until the state after an act is right; what it is then, and its fault, empty if there is none. */
async function settle(
  memory: Memory,
  act: Act,
  before: Sight,
): Promise<{ after: Sight; wrong: string }> {
  // The engine may not have answered yet on a busy machine.
  for (const end = Date.now() + SETTLING; ; ) {
    const after = await look();
    const between = wrongBetween(memory, act.kind, before, after);
    const looksBack = mayLookBack(memory, act, before, after);
    const wrong = wrongIn(after, looksBack) || between;
    if (wrong && !after.busy && Date.now() < end) continue;
    memory.looksBack = looksBack;
    if (looksBack && !memory.left.includes(after.address)) memory.left.push(after.address);
    remember(memory, after);
    // A click or a key may begin a game or take moves back, once the engine has answered.
    if (act.kind === 'click' || act.kind === 'key') delete memory.played[after.shown];
    return { after, wrong };
  }
}

/** Whether one may see an earlier position after an act. The computer's moves change the address, but keep its entry. */
function mayLookBack(memory: Memory, { kind, detail }: Act, before: Sight, after: Sight): boolean {
  if (after.entry !== before.entry) return memory.left.includes(after.address);
  if (kind === 'move' && MOVED.test(detail)) return false;
  return memory.looksBack || kind === 'key' || kind === 'click';
}

function wrongBetween(memory: Memory, kind: string, before: Sight, after: Sight): string {
  const step = { back: -1, forward: 1 }[kind];
  if (step !== undefined) {
    const wanted = memory.entries[memory.at + step];
    if (after.entry !== wanted?.key)
      return `${kind} leads elsewhere: ${before.history} became ${after.history} and not ${wanted?.key.slice(0, 4)}`;
    // Some addresses are completed a little later; the one of an analysis takes all its moves.
    if (!after.asked.startsWith('analysis') && !after.address.startsWith(wanted.address))
      return `${kind} leads to ${after.address} and not to ${wanted.address}`;
  }
  const last = memory.entries[memory.at]?.key;
  if (LEADS.has(kind) && placeOf(memory, after.entry) < 0 && entriesAfter(last).length > 1)
    return `takes several entries: ${before.history} became ${after.history}`;
  // The computer may have to answer yet.
  const played = memory.played[after.shown];
  const stayed = before.shown === after.shown && kind !== 'reload';
  if (LEADS.has(kind) && !stayed && !after.moves.startsWith(played ?? ''))
    return `the game changed from ${played} to ${after.moves}`;
  return '';
}

function remember(memory: Memory, { entry, address, shown, isLast, moves }: Sight): void {
  if (shown.startsWith('play/')) {
    if (isLast) memory.played[shown] = moves;
    else delete memory.played[shown];
  }
  catchUp(memory);
  memory.at = placeOf(memory, entry);
  memory.entries[memory.at] = { key: entry, address };
}

/** Adds the entries that positions have made since the last look: one of them may have come late. */
function catchUp(memory: Memory): void {
  const entry = currentEntry();
  if (placeOf(memory, entry) < 0) {
    const known = memory.entries.slice(0, memory.at + 1);
    memory.entries = [...known, ...entriesAfter(known.at(-1)?.key)];
  }
  memory.at = placeOf(memory, entry);
}

const placeOf = ({ entries }: Memory, entry: string): number =>
  entries.findIndex(({ key }) => key === entry);
