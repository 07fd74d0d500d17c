import type { ForeignFormat } from './formats.ts';
import { MOST_MOVES, type ParsedMove } from './parsed.ts';
import type { PgnGame } from './pgn/read.ts';
import { tagIn } from './tags.ts';
import type { MoveTree, TreeNode } from './tree.ts';

// DhtmlXQ, the text format of dpxq.com and of forums: `[DhtmlXQ_red]name[/DhtmlXQ_red]` and so on.
// A point is two digits, file from the left and rank from Black's side, both from 0. A move is two
// points.
// - `binit`: the points of 32 pieces in the order of ORDER, Red's first; 99 is off the board.
// - `movelist`: the main line, which is line 0.
// - `move_A_S_B`: line B, which leaves line A at move S of the game.
// - `commentS`, `commentB_S`: a comment after move S, of the main line or of line B; `||` is a line
// end.

const BEGIN = /\[DhtmlXQ(?:HTML|iFrame)?\]/i;
const FIELD = /\[DhtmlXQ_(\w+)\]([^[]*(?:\[(?!\/?DhtmlXQ)[^[]*)*)/g;
/** Lines as the site's own pages write them. */
const LINE = /\[(\d+)_(\d+)_(\d+)\](\d*)/g;
const ORDER = 'RNBAKABNRCCPPPPP';
const USUAL = '0919293949596979891777062646668600102030405060708012720323436383';
const USUAL_BOARD = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';
const FILES = [...'abcdefghi'];
const RANKS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

const TAGS: Readonly<Record<string, string>> = {
  title: 'Title',
  event: 'Event',
  date: 'Date',
  place: 'Site',
  round: 'Round',
  class: 'Section',
  table: 'Board',
  red: 'Red',
  redname: 'Red',
  redteam: 'RedTeam',
  redrating: 'RedElo',
  black: 'Black',
  blackname: 'Black',
  blackteam: 'BlackTeam',
  blackrating: 'BlackElo',
  timerule: 'TimeControl',
  author: 'Annotator',
  remark: 'Remark',
  refer: 'Source',
};

interface GameLine {
  parent: number;
  /** Number of the line's first move, from 1. */
  start: number;
  moves: readonly ParsedMove[];
}

export const dhtmlxq: ForeignFormat = {
  isIn: (head) => head.includes('[DhtmlXQ'),
  read: (text) =>
    text
      .split(BEGIN)
      .map(
        (part) =>
          new Map(
            [...part.matchAll(FIELD)].map(([, name, value]) => [name ?? '', value?.trim() ?? '']),
          ),
      )
      .filter((fields) => fields.has('movelist') || fields.has('binit'))
      .map(gameOf),
};

function gameOf(fields: ReadonlyMap<string, string>): PgnGame {
  const tags = tagsOf(fields);
  const lines = linesOf(fields);
  const first = lines.get(0)?.moves[0];
  const game: PgnGame = { tags, next: first ? [first] : [], error: null };
  const start = startOf(fields, first);
  if (start) game.start = start;
  for (const [id, line] of [...lines].sort(([a], [b]) => a - b)) {
    const [branch] = line.moves;
    if (id !== 0 && branch) before(game, lines, line)?.push(branch);
  }
  for (const [name, value] of fields) {
    const [, a, b] = /^comment(\d+)(?:_(\d+))?$/.exec(name) ?? [];
    if (!a || !value) continue;
    const line = lines.get(b ? Number(a) : 0);
    const step = Number(b ?? a);
    const about = step === 0 ? game : line && moveAt(lines, line, step);
    const comment = value.replace(/\|\|/g, ' ').replace(/\s+/g, ' ').trim();
    if (about) about.comment = about.comment ? `${about.comment} ${comment}` : comment;
  }
  return game;
}

/** Every line of moves by its number. */
function linesOf(fields: ReadonlyMap<string, string>): ReadonlyMap<number, GameLine> {
  const lines = new Map<number, GameLine>();
  let left = MOST_MOVES;
  const add = (id: number, parent: number, start: number, digits: string): void => {
    const moves = movesOf(digits, left);
    left -= moves.length;
    lines.set(id, { parent, start, moves });
  };
  for (const [name, value] of fields) {
    if (name === 'movelist') {
      const found = [...value.matchAll(LINE)];
      for (const [, a, s, b, digits] of found) add(Number(b), Number(a), Number(s), digits ?? '');
      if (found.length === 0) add(0, 0, 1, value);
    }
    const [, a, s, b] = /^move_(\d+)_(\d+)_(\d+)$/.exec(name) ?? [];
    if (b) add(Number(b), Number(a), Number(s), value);
  }
  return lines;
}

/** Moves in coordinates with ranks from 1, each holding the next. */
function movesOf(value: string, most: number): ParsedMove[] {
  const texts = [...value.matchAll(/(\d)(\d)(\d)(\d)/g)].slice(0, most);
  const moves = texts.map(([, a, b, c, d]): ParsedMove => {
    return { text: pointOf(`${a}${b}`) + pointOf(`${c}${d}`), next: [] };
  });
  for (const [i, move] of moves.entries()) {
    const next = moves[i + 1];
    if (next) move.next.push(next);
  }
  return moves;
}

function pointOf(digits: string): string {
  // Pieces off the board land on a tenth file, which no board has.
  return 'abcdefghij'.charAt(Number(digits[0])) + String(10 - Number(digits[1]));
}

/** Move `step` of the game: in this line, or in those it leaves. */
function moveAt(
  lines: ReadonlyMap<number, GameLine>,
  line: GameLine,
  step: number,
): ParsedMove | undefined {
  let at: GameLine | undefined = line;
  // Lines that leave each other in a circle have no such move.
  for (let jumps = 0; at && step < at.start && jumps < lines.size; jumps += 1) {
    at = lines.get(at.parent);
  }
  return at?.moves[step - at.start];
}

/** The list for a variation's first move, if it exists. */
function before(
  game: PgnGame,
  lines: ReadonlyMap<number, GameLine>,
  { parent, start }: GameLine,
): ParsedMove[] | undefined {
  if (start === 1) return game.next;
  const line = lines.get(parent);
  return line && moveAt(lines, line, start - 1)?.next;
}

/** FEN of the start; `undefined` for the usual one. */
function startOf(
  fields: ReadonlyMap<string, string>,
  first: ParsedMove | undefined,
): string | undefined {
  const fen = fields.get('fen');
  if (fen) return fen;
  const points = (fields.get('binit') || USUAL).replace(/\D/g, '9').padEnd(64, '9');
  const pieces = new Map<string, string>();
  for (let i = 0; i < 32; i += 1) {
    const letter = ORDER.charAt(i % 16);
    pieces.set(pointOf(points.slice(2 * i)), i < 16 ? letter : letter.toLowerCase());
  }
  const board = RANKS.map((rank) => {
    const row = FILES.map((file) => pieces.get(file + rank) ?? ' ').join('');
    return row.replace(/ +/g, ({ length }) => String(length));
  }).join('/');
  // Nothing names the side to move: the first move does.
  const mover = pieces.get(/^[a-j]\d+/.exec(first?.text ?? '')?.[0] ?? '') ?? 'K';
  const toMove = mover === mover.toLowerCase() ? 'b' : 'w';
  return board === USUAL_BOARD && toMove === 'w' ? undefined : `${board} ${toMove}`;
}

function tagsOf(fields: ReadonlyMap<string, string>): Map<string, string> {
  const tags = new Map([
    ['Game', 'Chinese Chess'],
    ['Format', 'UCI'],
  ]);
  for (const [name, value] of fields) {
    const tag = TAGS[name];
    if (!tag || !value || tags.has(tag)) continue;
    const isDate = tag === 'Date';
    if (isDate && /^0000/.test(value)) continue;
    tags.set(tag, isDate ? value.replace(/[-/]/g, '.') : value);
  }
  const [, eco, opening] = /^([A-E]\d\d)?\s*(.*)$/s.exec(fields.get('open') ?? '') ?? [];
  if (eco) tags.set('ECO', eco);
  if (opening) tags.set('Opening', opening);
  tags.set('Result', resultOf(fields.get('result') ?? ''));
  return tags;
}

/** The PGN result for 红胜, 黑胜 or 和棋, or for 先胜, 先负 or 先和, which speak of the first side. */
function resultOf(said: string): string {
  if (/[和平]/.test(said)) return '1/2-1/2';
  if (/[红紅先][胜勝]|[黑后後][负負]/.test(said)) return '1-0';
  return /[黑后後][胜勝]|[红紅先][负負]/.test(said) ? '0-1' : '*';
}

const RESULTS: Readonly<Record<string, string>> = {
  '1-0': '红胜',
  '0-1': '黑胜',
  '1/2-1/2': '和棋',
};

/** A game with its variations and comments. Symbols, clocks and shapes have no place in the format. */
export function writeDhtmlXQ(tree: MoveTree, result = '*'): string {
  const fields: [name: string, value: string][] = [];
  const named = new Set<string>();
  for (const [field, tag] of Object.entries(TAGS)) {
    const value = tagIn(tree.tags, tag);
    if (value && !named.has(tag)) fields.push([field, value]);
    named.add(tag);
  }
  const said = RESULTS[tagIn(tree.tags, 'Result') || result];
  if (said) fields.push(['result', said]);
  fields.push(['binit', initialOf(tree)], ...linesOfTree(tree));
  const text = fields.map(([name, value]) => {
    return `[DhtmlXQ_${name}]${safe(value)}[/DhtmlXQ_${name}]`;
  });
  return ['[DhtmlXQ]', ...text, '[/DhtmlXQ]', ''].join('\n');
}

/** A value that ends no field: brackets become wide ones. */
function safe(value: string): string {
  return value.replaceAll('[', '［').replaceAll(']', '］');
}

/** The points of 32 pieces, those off the board as 99. */
function initialOf({ first }: MoveTree): string {
  const left = first.pieces.map(({ square, side, kind }) => ({
    point: digitsOf(square),
    letter: side === 'first' ? kind : kind.toLowerCase(),
  }));
  const points = [...(ORDER + ORDER.toLowerCase())].map((letter) => {
    const at = left.findIndex((piece) => piece.letter === letter);
    return at < 0 ? '99' : (left.splice(at, 1)[0]?.point ?? '99');
  });
  return points.join('');
}

function digitsOf(square: string): string {
  return `${square.charCodeAt(0) - 97}${10 - Number(square.slice(1))}`;
}

/** The main line, then every variation with the line it leaves, and the comments of each. */
function linesOfTree(tree: MoveTree): [name: string, value: string][] {
  const fields: [name: string, value: string][] = [];
  const waiting: { id: number; parent: number; from: TreeNode | undefined }[] = [
    { id: 0, parent: 0, from: tree.root.children[0] },
  ];
  let count = 0;
  if (tree.root.comment) fields.push(['comment0', tree.root.comment]);
  for (let line = waiting.shift(); line; line = waiting.shift()) {
    const { id, parent, from } = line;
    let moves = '';
    for (let node = from; node; node = node.children[0]) {
      moves += node.move ? digitsOf(node.move.from) + digitsOf(node.move.to) : '';
      if (node.comment) fields.push([`comment${id ? `${id}_` : ''}${node.ply}`, node.comment]);
      const isMain = node.parent?.children[0] === node;
      for (const other of isMain ? (node.parent?.children.slice(1) ?? []) : []) {
        count += 1;
        waiting.push({ id: count, parent: id, from: other });
      }
    }
    if (id === 0) fields.push(['movelist', moves]);
    else if (from) fields.push([`move_${parent}_${from.ply}_${id}`, moves]);
  }
  return fields;
}
