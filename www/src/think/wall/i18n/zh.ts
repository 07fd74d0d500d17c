import type { Chinese } from '@chariot/engine/languages';
import type { WallWords } from './words.ts';

export const zh: Chinese<WallWords> = (t) => ({
  ending: t('残局', '殘局'),
  endings: {
    rook: t('单车', '單城堡'),
    queen: t('单后', '單皇后'),
    pawn: t('单兵', '單兵'),
    chariot: t('单车', '單車'),
    horse: t('单马', '單馬'),
    horseAdvisor: t('单马对单士', '單馬對單士'),
    soldier: t('单兵', '單兵'),
  },

  wave: t('层', '層'),
  waveSaid: (plies, result, count) =>
    t(
      `第 ${plies} 层：${result}，共 ${count} 个局面。`,
      `第 ${plies} 層：${result}，共 ${count} 個局面。`,
    ),
  waveRead: (number, said) => ['第 ', number, said.replace(/^第 \d+/, '')],
  mates: (side, count) => t(`${side}先走，${count} 步杀`, `${side}先走，${count} 步殺`),
  isMated: (side, count) =>
    count === 0
      ? t(`${side}已被将死`, `${side}已被將死`)
      : t(`${side}先走，${count} 步被杀`, `${side}先走，${count} 步被殺`),
  toMove: (side) => `${side}先走`,
  drawn: t('不入任何层：和棋', '不入任何層：和棋'),
  notYet: t('尚未砌入', '尚未砌入'),
  toGround: t('到底层', '到底層'),
  courseDown: t('下一层', '下一層'),
  grow: t('看墙砌起来', '看牆砌起來'),
  stopGrowth: '停止',
  courseUp: t('上一层', '上一層'),
  toTop: t('到顶层', '到頂層'),
  growthText: t(
    '残局库知道少数几个子的每个局面结果如何。它是倒着造的，像砌墙一样从底下砌起。底层（第 0 层）是所有已经将死的局面；一着能走到第 0 层的，是第 1 层；轮到另一方走、而每一着都落入墙中的，砌入再上一层。双方如此交替：浅色层的走棋方必能杀，深色层的走棋方逃不掉。哪一层砌不出新砖，剩下的便都是和棋。这就是倒推分析（retrograde analysis）。',
    '殘局庫知道少數幾個子的每個局面結果如何。它是倒著造的，像砌牆一樣從底下砌起。底層（第 0 層）是所有已經將死的局面；一著能走到第 0 層的，是第 1 層；輪到另一方走、而每一著都落入牆中的，砌入再上一層。雙方如此交替：淺色層的走棋方必能殺，深色層的走棋方逃不掉。哪一層砌不出新磚，剩下的便都是和棋。這就是倒推分析（retrograde analysis）。',
  ),
  growthTry: t(
    '沿着墙上下拖动。哪一层最长？最上面几层为什么又变短？',
    '沿著牆上下拖動。哪一層最長？最上面幾層為什麼又變短？',
  ),
  solvedIn: (millis, perBrick) => {
    const time = millis.toFixed(millis < 10 ? 1 : 0);
    return t(
      `你的浏览器刚刚用 ${time} 毫秒解出了这个残局。一块砖约为 ${perBrick} 个局面，对称的只算一次。`,
      `你的瀏覽器剛剛用 ${time} 毫秒解出了這個殘局。一塊磚約為 ${perBrick} 個局面，對稱的只算一次。`,
    );
  },
  asTable: t('各层列表', '各層列表'),
  movesToMate: t('几步杀', '幾步殺'),
  millis: '毫秒',

  brickTitle: t('为什么在这一层？', '為什麼在這一層？'),
  brickText: t(
    '每个局面都靠下面的层支撑。走子方若胜，只要有一着走进下面一层就够了；若负，则每一着都必须落在已经砌好的局面上，抵抗最久的一着决定它在哪一层。残局库对每个局面只记一个数，引擎凭它就能走得毫无差错。',
    '每個局面都靠下面的層支撐。走子方若勝，只要有一著走進下面一層就夠了；若負，則每一著都必須落在已經砌好的局面上，抵抗最久的一著決定它在哪一層。殘局庫對每個局面只記一個數，引擎憑它就能走得毫無差錯。',
  ),
  brickTry: t(
    '选一着，看墙上指到哪一层；或演示到底，一着下一层。',
    '選一著，看牆上指到哪一層；或演示到底，一著下一層。',
  ),
  position: '局面',
  positionBefore: t('前一个局面', '前一個局面'),
  positionAfter: t('后一个局面', '後一個局面'),
  randomPosition: t('本层随机局面', '本層隨機局面'),
  byMove: t('由着法到达', '由著法到達'),
  playLine: t('演示到底', '演示到底'),
  stopLine: '停止',
  useElsewhere: t('用于各章', '用於各章'),
  whyWins: (side, count, plies, best) =>
    t(
      `${side}先走，${count} 步杀（${plies} 层）：有 ${best} 着走进下面一层。`,
      `${side}先走，${count} 步殺（${plies} 層）：有 ${best} 著走進下面一層。`,
    ),
  whyLoses: (side, count, plies, all) =>
    t(
      `${side}先走，${count} 步被杀（${plies} 层）：全部 ${all} 着都落入墙中。`,
      `${side}先走，${count} 步被殺（${plies} 層）：全部 ${all} 著都落入牆中。`,
    ),
  whyMated: (side, inCheck) =>
    inCheck
      ? t(`${side}被将军，无着可应。`, `${side}被將軍，無著可應。`)
      : t(`${side}无着可走，判负。`, `${side}無著可走，判負。`),
  whyDrawn: (side) =>
    t(
      `${side}先走，谁也杀不了谁。这个局面不在墙里。`,
      `${side}先走，誰也殺不了誰。這個局面不在牆裡。`,
    ),
  toWave: (plies) => t(`到第 ${plies} 层`, `到第 ${plies} 層`),
  toDraw: '成和棋',
  otherMoves: (count) => t(`另外 ${count} 着`, `另外 ${count} 著`),
  mapOf: t('若把一个子放到别处，各是几步杀', '若把一個子放到別處，各是幾步殺'),
  noMap: t('不显示', '不顯示'),
  squareSaid(value) {
    if (!value) return t('不能放在这里', '不能放在這裡');
    if (value.kind === 'draw') return '和棋';
    return value.moves === 0 ? t('将死', '將死') : t(`${value.moves} 步杀`, `${value.moves} 步殺`);
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
        '一个局面和它的镜像，结果相同，步数也相同，残局库只存一个。把棋盘折起来，对称的格子便落到一处。',
        '一個局面和它的鏡像，結果相同，步數也相同，殘局庫只存一個。把棋盤摺起來，對稱的格子便落到一處。',
      ) + folded
    );
  },
  folded: (times) => (times === 0 ? t('未折', '未摺') : t(`折了 ${times} 次`, `摺了 ${times} 次`)),
  foldOnce: t('折', '摺'),
  unfold: t('展开', '展開'),
  folds: t('折数', '摺數'),
  squares: '格子',

  progressTitle: t('有进展吗？', '有進展嗎？'),
  progressText: t(
    '搜索看多深，就只知道多深。离杀还远时，每一着在它眼里都差不多：它知道自己占优，却不知道是否更近了一步。这里让引擎对付最顽强的防守，先不用残局库，只看若干层。曲线是离杀的准确步数：持平或上升的地方，就是白走的着。用上残局库，引擎就知道这个残局每个局面的准确步数：曲线笔直下降，几乎什么都不用搜。',
    '搜尋看多深，就只知道多深。離殺還遠時，每一著在它眼裡都差不多：它知道自己佔優，卻不知道是否更近了一步。這裡讓引擎對付最頑強的防守，先不用殘局庫，只看若干層。曲線是離殺的準確步數：持平或上升的地方，就是白走的著。用上殘局庫，引擎就知道這個殘局每個局面的準確步數：曲線筆直下降，幾乎什麼都不用搜。',
  ),
  progressTry: t(
    '换一个局面。哪个搜索最先看到杀（# 后面是步数）？各白走了几步？',
    '換一個局面。哪個搜尋最先看到殺（# 後面是步數）？各白走了幾步？',
  ),
  anotherPosition: t('随机', '隨機'),
  longestMate: t('最长的杀', '最長的殺'),
  playAgain: t('再来一次', '再來一次'),
  search: t('搜索', '搜尋'),
  positions: t('局面数', '局面數'),
  itSees: t('它的判断', '它的判斷'),
  itPlays: t('它走', '它走'),
  matesAfter: t('杀', '殺'),
  movesPlayed: t('已走步数', '已走步數'),
  ofDepth: (plies) => t(`${plies} 层`, `${plies} 層`),
  withTable: (plies) => t(`${plies} 层，有残局库`, `${plies} 層，有殘局庫`),
  mateAfter: (count, wasted) =>
    `${count} 步${wasted > 0 ? t(`，白走 ${wasted} 步`, `，白走 ${wasted} 步`) : ''}`,
  noMateIn: (count) => t(`${count} 步未杀`, `${count} 步未殺`),
  winGone: t('失去胜势', '失去勝勢'),
});
