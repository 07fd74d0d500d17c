import type { GameName, Player } from '../../generated/wasm.js';
import { zh as words } from '../../i18n/zh.ts';
import { counted } from '../census.ts';
import { sidesOf } from '../endings.ts';
import { bookName, runs, simplified } from './names.ts';
import type { EndgameWords } from './words.ts';

const COUNTS = ['', '', '双', '三', '四', '五', '六'];

function menOf(game: GameName, side: Player, letters: string): string {
  return runs(letters)
    .map(({ kind, count }) => `${COUNTS[count] ?? count}${words.games[game].kind(side, kind)}`)
    .join('');
}

export const zh: EndgameWords = {
  endingName(game, material) {
    const book = game === 'xiangqi' && bookName(material);
    if (book) return simplified(book);
    const { strong, weak } = sidesOf(material);
    const king = game === 'chess' ? '王' : '';
    const alone = game === 'chess' ? '单王' : '单将';
    const attackers = `${king}${menOf(game, 'first', strong)}` || '单帅';
    return `${attackers}对${weak === '' ? alone : `${king}${menOf(game, 'second', weak)}`}`;
  },
  bookName: () => undefined,
  groups: {
    bareKing: '无兵：对单王',
    pieces: '无兵：子对子',
    pawns: '有兵：王兵残局',
    piecesAndPawns: '有兵：子与兵',
    R: '单车类',
    N: '单马类',
    P: '单兵类',
    CA: '炮仕类',
  },

  ending: '残局',
  chooseEnding: '选择残局',
  findEnding: '按名称或子力查找',
  findEndingHelp: (game) => (game === 'chess' ? '车、KRPKR…' : '单马、KRNKAA…'),
  openEnding: (material) => `打开 ${material}`,
  noSuchEnding: '没有这种残局。',
  colours: '强方',
  strongIs: (side) => `${side}为强方`,

  role: '您的角色',
  roles: { explore: '研究', attack: '进攻', defend: '防守' },
  tabs: { moves: '着法', heat: '热图', distances: '分布', game: '棋谱' },

  randomPosition: '随机',
  placeMen: '摆子',
  playLine: '演示',
  stopLine: '停止',
  reset: '重来',
  exchange: '换色',

  mated: '将死',
  drawn: '和棋',
  whoMates: (winner, toMove) => `${winner}必胜，轮到${toMove}走。`,
  nobodyMates: (toMove) => `双方都无法强制取胜，轮到${toMove}走。`,
  noTable: '没有残局库',
  noTableWhy: {
    unsupported: '这种残局还没有残局库。',
    tooLarge: '这种残局太大，无法在浏览器中求解。',
    stopped: '求解已停止。',
    failed: '无法在此求解这种残局。',
    incomplete: '残局库的一部分无法读取。',
    tooMany: '子力太多，没有残局库。',
  },
  tableLoading: '正在查询……',
  solved: (material, origin, millis) =>
    `${material} 残局库文件${origin === 'missing' ? '缺失' : '损坏'}：已在本机求解，用时 ${Math.max(1, Math.round(millis))} 毫秒。`,
  solving: (material, decided) => `正在求解 ${material}：已判定 ${counted(decided)} 个局面`,
  stop: '停止',
  retry: '重试',

  allMoves: '所有着法及其价值',
  moveWorth: (value) => {
    if (value === undefined) return '未知';
    if (value.kind === 'draw') return '和棋';
    if (value.kind === 'win') return `${value.moves} 步杀`;
    return value.moves === 0 ? '将死' : `${value.moves} 步被杀`;
  },
  hidden: '训练时不显示着法的价值。',
  reveal: '显示着法',

  book: { won: '例胜：', drawn: '例和：', depends: '视局面而定：' },
  bookWhy: {
    won: '任何防守都守不住。',
    drawn: '守方站好位即可守和。',
    depends: '取决于双方子力的位置。',
  },
  shareWon: (side, share, won, all) => `${side}先走的胜率 ${share}（${won} / ${all}）。`,

  feedback({ judgement, played, best }) {
    const instead = best.length > 0 ? `最佳：${best.join('、')}` : '';
    switch (judgement.kind) {
      case 'best': {
        const { value } = judgement;
        if (value.kind === 'draw') return { title: '正确。', detail: `${played} 保住了和棋。` };
        return value.kind === 'win'
          ? { title: '正确。', detail: `${played} 是最快的胜法。` }
          : { title: '正确。', detail: `${played} 坚持得最久。` };
      }
      case 'slower': {
        const { by, value } = judgement;
        const win = value.kind === 'win';
        const slower = win ? `${played} 慢了 ${by} 步。` : `${played} 早 ${by} 步被杀。`;
        return { title: win ? '慢了。' : '不够顽强。', detail: `${slower}${instead}` };
      }
      case 'thrown': {
        const lost = judgement.best.kind === 'win' ? '胜势' : '和棋';
        const now = judgement.value.kind === 'draw' ? '和棋' : '败局';
        return { title: `丢掉了${lost}。`, detail: `${played} 之后是${now}。${instead}` };
      }
      case 'unknown':
        return { title: '无法判断。', detail: `没有 ${played} 的残局库。` };
      default:
        return judgement satisfies never;
    }
  },
  goals: { win: '用最少的步数取胜。', hold: '守住和棋。', defend: '尽量坚持得久。' },
  score: (best, slower, thrown) => `最佳 ${best}，较慢 ${slower}，失误 ${thrown}`,
  streak: (count) => `连对 ${count}`,
  tryAgain: '重试',
  playOn: '继续走',
  nextPosition: '下一局面',
  newScore: '重新计分',

  heatOf: (man) => `如果${man}站在别处：`,
  pickMan: '热图棋子',
  heatLegend: {
    good: (side) => `${side}几步成杀`,
    bad: (side) => `${side}几步成杀`,
    even: '和棋',
    none: '不能站',
    mate: '将死',
  },
  heatSummary: ({ good, even, bad }) =>
    [good > 0 && `${good} 处胜`, even > 0 && `${even} 处和`, bad > 0 && `${bad} 处负`]
      .filter(Boolean)
      .join('，'),
  heatMark(value, toMove, other) {
    if (!value) return '不能站';
    if (value.kind === 'draw') return '和棋';
    const winner = value.kind === 'win' ? toMove : other;
    return value.moves === 0 ? '将死' : `${winner} ${value.moves} 步杀`;
  },
  asTable: '用表格显示',
  square: '位置',
  worth: '价值',
  heatNone: '没有此局面的残局库。',

  sideToMove: '轮到',
  results: { win: '胜', draw: '和', loss: '负' },
  resultsOf: (side) => ({ win: `${side}胜`, draw: '和', loss: `${side}负` }),
  chart: (side) => `${side}先走的局面，按成杀步数`,
  bar: (result, moves, count) =>
    `${result === 'win' ? `${moves} 步杀` : moves === 0 ? '将死' : `${moves} 步被杀`}：${count} 个局面`,
  barHelp: '点击柱条，随机打开该步数的局面。',
  longest: (moves) => `最长 ${moves} 步杀`,
  noWins: '没有分出胜负的局面。',
  draw: '和棋局面',
  distanceForm: '随机局面',
  anyResult: '任何结果',
  inMoves: '步',
  anyMoves: '不限',
  noSuchPosition: '这种残局没有这样的局面。',
  positions: '局面数',

  editor: '摆放棋子',
  editorHelp: '先选棋子，再点格子。拖动可移动棋子，拖出棋盘即移除。',
  eraser: '移除',
  toMove: '轮到',
  clearBoard: '清空棋盘',
  usePosition: '使用此局面',
  positionOk: '此局面合法。',
};
