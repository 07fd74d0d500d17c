import type { Chinese } from '@chariot/engine/languages';
import type { WallWords } from './en.ts';

export const zh: Chinese<WallWords> = (t) => ({
  ending: '残局',
  endings: {
    rook: t('单车', '單城堡'),
    queen: t('单后', '單皇后'),
    pawn: '单兵',
    chariot: '单车',
    horse: '单马',
    horseAdvisor: '单马对单士',
    soldier: '单兵',
  },

  wave: '层',
  waveSaid: (plies, result, count) => `第 ${plies} 层：${result}，共 ${count} 个局面。`,
  waveRead: (number, said) => ['第 ', number, said.replace(/^第 \d+/, '')],
  mates: (side, count) => `${side}先走，${count} 步杀`,
  isMated: (side, count) => (count === 0 ? `${side}已负` : `${side}先走，${count} 步被杀`),
  toMove: (side) => `${side}先走`,
  drawn: '不入任何层：和棋',
  notYet: '尚未砌入',
  toGround: '到底层',
  courseDown: '下一层',
  grow: '看墙砌起来',
  stopGrowth: '停止',
  courseUp: '上一层',
  toTop: '到顶层',
  growthText:
    '残局库知道少数几个子的每个局面结果如何。它是倒着造的，像砌墙一样从底下砌起。底层（第 0 层）是所有已经输了的局面：将死，规则判负时还有困毙；一着能走到第 0 层的，是第 1 层；轮到另一方走、而每一着都落入墙中的，砌入再上一层。双方如此交替。颜色表示轮到谁走：一方必能杀，另一方逃不掉；深浅只为分清砖块。哪一层砌不出新砖，剩下的便都是和棋。这就是倒推分析（retrograde analysis）。',
  growthShrinks:
    '最上面几层为什么又变短？能抵抗这么久的局面很少：要负方站得最好，胜方的子站得最差。多数局面早几步就被杀，所以最长的层在顶层之下。',
  growthTry: '点墙下的箭头看墙砌起来，再沿着墙上下拖动。哪一层最长？',
  solvedIn: (millis, perBrick) => {
    const time = millis.toFixed(millis < 10 ? 1 : 0);
    return `你的浏览器刚刚用 ${time} 毫秒解出了这个残局。一块砖约为 ${perBrick} 个局面，对称的只算一次。`;
  },
  asTable: '各层列表',
  movesToMate: '几步杀',
  millis: '毫秒',

  brickTitle: '为什么在这一层？',
  brickText:
    '每个局面都靠下面的层支撑。走棋方若胜，只要有一着走进下面一层就够了；若负，则每一着都必须落在已经砌好的局面上，抵抗最久的一着决定它在哪一层。残局库对每个局面只记一个数，引擎凭它就能走得毫无差错。',
  brickTry: '选一着，按钮上写着它到哪一层；或演示到底，一着下一层。',
  position: '局面',
  positionBefore: '前一个局面',
  positionAfter: '后一个局面',
  randomPosition: '本层随机局面',
  byMove: '由着法到达',
  playLine: '演示到底',
  stopLine: '停止',
  useElsewhere: '用于各章',
  whyWins: (side, count, plies, best) =>
    `${side}先走，${count} 步杀（${plies} 层）：有 ${best} 着走进下面一层。`,
  whyLoses: (side, count, plies, all) =>
    `${side}先走，${count} 步被杀（${plies} 层）：全部 ${all} 着都落入墙中。`,
  whyMated: (side, inCheck) => (inCheck ? `${side}被将军，无着可应。` : `${side}无着可走，判负。`),
  whyDrawn: (side) => `${side}先走，谁也杀不了谁。这个局面不在墙里。`,
  toWave: (plies) => `到第 ${plies} 层`,
  toDraw: '成和棋',
  otherMoves: (count) => `另外 ${count} 着`,
  mapOf: '若把一个子放到别处，各是几步杀（= 和棋，× 不能放）',
  noMap: '不显示',
  squareSaid(value) {
    if (!value) return '不能放在这里';
    if (value.kind === 'draw') return '和棋';
    return value.moves === 0 ? '已负' : `${value.moves} 步杀`;
  },

  foldTitle: t('把棋盘折起来', '把棋盤摺起來'),
  foldText: (folds) => {
    const folded =
      folds === 3
        ? t(
            '折三次，一方的王只剩十格的三角形，其他棋子跟着移动。所以剩下八分之一多一点：全部棋子都在对角线上的局面，镜像就是自己。',
            '摺三次，一方的王只剩十格的三角形，其他棋子跟著移動。所以剩下八分之一多一點：全部棋子都在對角線上的局面，鏡像就是自己。',
          )
        : t(
            '这里左右相同而上下不同：只能折一次，剩下大约一半局面。',
            '這裡左右相同而上下不同：只能摺一次，剩下大約一半局面。',
          );
    return (
      t(
        '一个局面和它的镜像，结果相同，步数也相同，残局库只存一个。把棋盘折起来，对称的位置便落到一处。',
        '一個局面和它的鏡像，結果相同，步數也相同，殘局庫只存一個。把棋盤摺起來，對稱的位置便落到一處。',
      ) + folded
    );
  },
  folded: (times) => (times === 0 ? t('未折', '未摺') : t(`折了 ${times} 次`, `摺了 ${times} 次`)),
  foldOnce: t('折', '摺'),
  unfold: '展开',
  folds: t('折数', '摺數'),
  squares: '位置',

  progressTitle: '有进展吗？',
  progressText:
    '搜索看多深，就只知道多深。离杀还远时，许多着在它眼里都差不多：它知道自己占优，却不知道是否更近了一步。这里让引擎对付最顽强的防守，先不用残局库，只看若干层。曲线是离杀的准确步数：持平或上升的地方，就是白走的着。用上残局库，引擎就知道这个残局每个局面的准确步数：曲线笔直下降，要搜的也少。',
  progressTry: '换一个局面。哪个搜索最先看到杀（# 后面是步数）？各多走了几步？',
  anotherPosition: '随机',
  longestMate: '最长的杀',
  playAgain: '再来一次',
  search: '搜索',
  positions: '局面数',
  itSees: '它的判断',
  itPlays: '它走',
  matesAfter: '杀',
  movesPlayed: '已走步数',
  ofDepth: (plies) => `${plies} 层`,
  withTable: (plies) => `${plies} 层，有残局库`,
  mateAfter: (count, more) => `${count} 步${more > 0 ? `，多走 ${more} 步` : ''}`,
  noMateIn: (count) => `${count} 步未杀`,
  winGone: '失去胜势',
});
