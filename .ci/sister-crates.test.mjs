// Chess and xiangqi are sister crates: the same file holds the same thing in both, under the same name. What one of them has
// alone stands here with its reason, so that the list is the difference between the games.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../www/scripts/linked-crates.mjs';

/** What each shared file defines in both crates: functions, types and constants. */
const SHARED = {
  'attack_tables.rs': ['AttackTables', 'get', 'between'],
  'bitboard.rs': ['Bitboard', 'Squares', 'EMPTY', 'ALL', 'rank', 'file', 'of', 'contains', 'meets', 'is_empty', 'len', 'first'],
  'board.rs': ['FILES', 'RANKS', 'PIECE_LETTERS', 'captured', 'numbered', 'typed'],
  'endgame.rs': ['allowed', 'steps', 'attacks', 'symmetries', 'is_plain'],
  'evaluation.rs': ['Evaluation', 'Sums', 'refresh', 'update', 'evaluate'],
  'fen.rs': ['FIELDS', 'DEFAULTS', 'read', 'from_str', 'complete'],
  'fen/fields.rs': ['read_board', 'read_rank', 'read_side'],
  'fen/write.rs': ['fmt'],
  'lib.rs': [],
  'mates.rs': ['Definition', 'mate_pattern'],
  'movegen.rs': [],
  'movegen/move_set.rs': ['MoveSet', 'generate_moves', 'moves'],
  'moves.rs': ['Move', 'from', 'to', 'bits', 'from_bits', 'fmt'],
  'network.rs': ['NEURONS', 'LAYOUT', 'INPUTS', 'OUTPUTS', 'viewpoint', 'input', 'output', 'king_of', 'has_bare_king', 'changes'],
  'notation.rs': ['STYLES', 'read_fen', 'write_move', 'read_move'],
  'notation/coordinates.rs': ['Coordinates', 'parse'],
  'params.rs': ['PARAMS'],
  'principles.rs': ['Choice', 'ending_principles'],
  'piece.rs': ['PieceType', 'Piece', 'letter', 'from_letter', 'name', 'side_name', 'BLACK'],
  'play.rs': ['play_unchecked', 'pass'],
  'position.rs': [
    'Position', 'from_setup', 'build', 'setup', 'occupied', 'by_side', 'by_type', 'by_piece', 'piece_on', 'king', 'checkers',
  ],
  'rules.rs': ['startpos', 'legal_moves', 'is_legal', 'play', 'no_move_outcome', 'draw_by_rule', 'judge_repetition'],
  'see.rs': ['see_ge', 'exchange_value'],
  'setup.rs': ['Setup', 'EMPTY', 'startpos'],
  'square.rs': ['Square', 'NotASquare', 'new', 'at', 'index', 'file', 'rank', 'offset'],
  'tactics.rs': ['noisy_moves', 'is_noisy', 'material_gain', 'see_ge', 'null_move', 'gives_check', 'pack', 'unpack'],
  'validate.rs': ['validate'],
  'zobrist.rs': ['ZobristKeys', 'piece', 'black'],
};

/** Files that one game has alone, with the reason. */
const ALONE = {
  chess: {
    'castling.rs': 'only chess castles',
    'magics.rs': 'sliders of an 8×8 board are found by magic numbers, those of a 9×10 board by rank and file (lines.rs)',
    'notation/illegal.rs': 'why a move is not legal, which only the reader of chess moves says',
    'notation/san.rs': 'standard algebraic notation',
    'pawns.rs': 'sets of pawns step by shifts of 64 bits',
    'principles/corner.rs': 'corners in which a king is safe from the other side',
    'principles/cut_off.rs': 'a rook that cuts the king off',
    'principles/fortress.rs': 'draws against a queen or two knights',
    'principles/king_and_pawn.rs': 'the square of the pawn',
    'principles/opposition.rs': 'kings that face each other',
  },
  xiangqi: {
    'lines.rs': 'occupancy by rank and file, which says what rooks, cannons, horses and elephants see',
    'notation/chinese.rs': 'Chinese notation',
    'notation/description.rs': 'what Western letters and Chinese characters write: piece, which one, direction, number',
    'notation/described_moves.rs': 'reading both of them',
    'notation/wxf.rs': 'notation in Western letters',
    'odds.rs': 'starts with unequal pieces are customary',
    'principles/facing.rs': 'a file that a general holds, since generals must not face each other',
    'principles/material.rs': 'what a rook or a cannon alone does not beat',
    'repetition.rs': 'perpetual check and perpetual chase lose; in chess every repetition draws',
    'repetition/explanation.rs': 'what was done in a judged repetition, in words',
    'repetition/perpetual_chase.rs': 'what counts as a threat',
  },
};

const source = (game) => join(ROOT, 'crates', game, 'src');

// Terms of an evaluation are each game's own.
const files = (game) =>
  readdirSync(source(game), { recursive: true })
    .filter((name) => name.endsWith('.rs') && !name.startsWith('evaluation/'))
    .sort();

for (const [game, alone] of Object.entries(ALONE)) {
  test(`files of ${game} are those of its sister, but for those named with a reason`, () => {
    assert.deepEqual(files(game), [...Object.keys(SHARED), ...Object.keys(alone)].sort());
  });

  test(`${game} names shared things as its sister does`, () => {
    for (const [file, names] of Object.entries(SHARED)) {
      const text = readFileSync(join(source(game), file), 'utf8');
      for (const name of names) {
        const defined = new RegExp(`\\b(fn|struct|enum|const|type) ${name}\\b|\\b${name}: `);
        assert.match(text, defined, `${game}/src/${file} has no ${name}`);
      }
    }
  });
}
