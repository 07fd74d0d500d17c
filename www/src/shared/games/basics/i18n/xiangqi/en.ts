import type { BasicsWords } from '../words.ts';

export const xiangqi: BasicsWords['xiangqi'] = {
  board: {
    title: 'The board',
    idea: 'Pieces stand on points, where lines cross. A river divides the two sides. The squares with diagonals are the palaces.',
    areas: {
      palace: 'your palace, at the bottom',
      theirs: 'Black’s palace',
      bank: 'your bank of the river',
      corner: 'a corner of the board',
    },
  },
  chariot: {
    title: 'The chariot 車',
    idea: 'The chariot goes straight, as far as it likes. It stops before its own pieces and captures the other side’s. It is the strongest piece.',
  },
  horse: {
    title: 'The horse 馬',
    idea: 'The horse goes one point straight, then one diagonally onward.',
  },
  horseLeg: {
    title: 'The horse’s leg',
    idea: 'The horse does not leap. A piece on the first point of its way, its leg, blocks it.',
  },
  cannon: {
    title: 'The cannon 炮',
    idea: 'The cannon moves like a chariot: straight, as far as the way is free.',
  },
  screen: {
    title: 'The screen 炮架',
    idea: 'To capture, the cannon leaps over exactly one piece, of either side. That piece is its screen.',
  },
  elephant: {
    title: 'The elephant 相',
    idea: 'The elephant goes exactly two points diagonally and never crosses the river. A piece on the point between, its eye, blocks it.',
  },
  advisor: {
    title: 'The advisor 仕',
    idea: 'The advisor goes one point along the diagonals of the palace and never leaves it.',
  },
  general: {
    title: 'The general 帥',
    idea: 'The general goes one point straight, within the palace. It may not go where it could be captured.',
  },
  soldier: {
    title: 'The soldier 兵',
    idea: 'The soldier goes one point forward. Across the river it may also go sideways. It never goes back.',
  },
  check: {
    title: 'Check',
    idea: 'A move that attacks the general is check: it would be captured next. The other side must answer it at once.',
  },
  escape: {
    title: 'Out of check',
    idea: 'Move the general, capture the attacker, or put a piece between. Against a cannon, taking its screen away helps too.',
  },
  mate: {
    title: 'Checkmate',
    idea: 'Check is an attack on the general. If no move answers it, it is checkmate. It wins the game.',
  },
  stalemate: {
    title: 'No move loses',
    idea: 'A side without a legal move has lost, in check or not.',
    tasks: ['Leave Black no move.'],
  },
  facing: {
    title: 'Facing generals',
    idea: 'The generals may never face each other on an open file. A piece alone between them may not leave it.',
    tasks: ['Capture the soldier.', 'Give mate in one, with your general’s help.'],
  },
  repetition: {
    title: 'Perpetual check and chase',
    idea: 'Whoever repeats a position by checking, or by chasing one unguarded piece, on every move loses.',
    tasks: [
      'Black has checked often enough. Go back once more, and you win.',
      'Black has chased your cannon often enough. Go back once more.',
    ],
  },
  values: {
    title: 'Values',
    idea: 'In soldiers: advisor and elephant 2, horse 4, cannon 4½, chariot 9. Before you capture, look whether the piece is guarded.',
  },
  safety: {
    title: 'Safe moves',
    idea: 'One of your pieces is attacked. Move it away, guard it, or capture well.',
  },
  hanging: {
    title: 'Hanging pieces',
    idea: 'A piece that nobody guards hangs: it can be had for nothing. Look for one before each move.',
  },
  fork: {
    title: 'Fork 捉双',
    idea: 'One piece attacks two at once. Only one of them can get away.',
  },
  pin: {
    title: 'Pin 牵制',
    idea: 'The horse shields its general and may not leave the file. Attack it once more.',
  },
  skewer: {
    title: 'Skewer 串打',
    idea: 'A check along a line: the general must step aside, and the piece behind it falls.',
  },
  discovered: {
    title: 'Check and capture 抽将',
    idea: 'A piece steps aside and uncovers a check. While Black answers it, you capture.',
  },
  elbowHorse: {
    title: 'The elbow horse 卧槽马',
    idea: 'A horse beside the bottom of the palace checks, and covers the way out.',
  },
  horseAndCannon: {
    title: 'Cannon behind the horse 马后炮',
    idea: 'The horse holds the general on its line and is the screen: the cannon behind it mates.',
  },
  twoChariots: {
    title: 'Mate with two chariots',
    idea: 'One chariot bars a rank, the other checks on the next. The general has nowhere to go.',
  },
  opening: {
    title: 'The first moves',
    idea: 'A cannon to the centre, the horses out, a chariot to an open file: so most games begin.',
    tasks: [
      'Move the right cannon to the middle file.',
      'Move the right horse out, towards the middle.',
      'Move the right chariot one point to the left.',
    ],
  },
  firstGame: {
    title: 'Your first game',
    idea: 'You know everything you need. Level 1 makes many mistakes. The coach warns you before you make one, and you may take moves back.',
  },
};
