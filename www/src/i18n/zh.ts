import type { SideName } from '../protocol/index.ts';
import type { Chinese, ScriptChoice } from './languages.ts';
import type { GameWords, Words } from './words.ts';

function chess(t: ScriptChoice): GameWords {
  const kinds: Readonly<Record<string, string>> = {
    K: '王',
    Q: '后',
    R: t('车', '車'),
    B: '象',
    N: t('马', '馬'),
    P: '兵',
  };
  const kind = (_: SideName, letter: string): string => kinds[letter] ?? letter;
  return {
    name: t('国际象棋', '西洋棋'),
    board: t('国际象棋棋盘', '西洋棋棋盤'),
    sides: { first: '白方', second: '黑方' },
    kind,
    piece: (side, letter) => `${side === 'first' ? '白' : '黑'}${kind(side, letter)}`,
    rules: {
      checkmate: t('将死', '將死'),
      stalemate: t('逼和：无子可动且未被将军', '逼和：無子可動且未被將軍'),
      repetition: t('三次重复局面', '三次重複局面'),
      moveLimit: t('五十回合规则', '五十回合規則'),
      insufficientMaterial: t('剩余子力不足以将死', '剩餘子力不足以將死'),
      resignation: t('认输', '認輸'),
      agreement: t('双方同意和棋', '雙方同意和棋'),
      time: t('超时', '超時'),
      timeDraw: t('一方超时，但对方子力不足以取胜', '一方超時，但對方子力不足以取勝'),
    },
  };
}

function xiangqi(t: ScriptChoice): GameWords {
  /** Red's name, then Black's. */
  const kinds: Readonly<Record<string, string>> = {
    K: t('帅将', '帥將'),
    A: '仕士',
    B: '相象',
    N: t('马马', '馬馬'),
    R: t('车车', '車車'),
    C: '炮炮',
    P: '兵卒',
  };
  const kind = (side: SideName, letter: string): string =>
    kinds[letter]?.charAt(side === 'first' ? 0 : 1) ?? letter;
  return {
    name: t('中国象棋', '中國象棋'),
    board: t('中国象棋棋盘', '中國象棋棋盤'),
    sides: { first: t('红方', '紅方'), second: '黑方' },
    kind,
    piece: (side, letter) => `${side === 'first' ? t('红', '紅') : '黑'}${kind(side, letter)}`,
    rules: {
      checkmate: t('将死', '將死'),
      stalemate: t('困毙：无子可动，判负', '困斃：無子可動，判負'),
      repetition: t('双方不变，重复局面作和', '雙方不變，重複局面作和'),
      moveLimit: '六十回合自然限着，作和',
      insufficientMaterial: t('双方均无进攻子力，作和', '雙方均無進攻子力，作和'),
      perpetualCheck: t('长将判负', '長將判負'),
      perpetualChase: t('长捉判负', '長捉判負'),
      resignation: t('认输', '認輸'),
      agreement: t('双方同意和棋', '雙方同意和棋'),
      time: t('超时', '超時'),
      timeDraw: t('一方超时，但对方子力不足以取胜', '一方超時，但對方子力不足以取勝'),
    },
  };
}

export const zh: Chinese<Words> = (t) => ({
  name: 'Chariot',
  views: { play: t('对弈', '對弈'), analysis: '分析', endgame: t('残局训练', '殘局訓練') },
  shortViews: { play: t('对弈', '對弈'), analysis: '分析', endgame: t('残局', '殘局') },
  language: t('语言', '語言'),
  settings: t('设置', '設定'),
  skipToBoard: t('跳到棋盘', '跳到棋盤'),

  games: { chess: chess(t), xiangqi: xiangqi(t) },
  game: t('棋种', '棋種'),
  square: (name, piece, target, worth) =>
    [name, piece, target && '可走到此格', worth].filter(Boolean).join('，'),
  selected: (piece, square, count) =>
    t(
      `已拿起 ${square} 的${piece}${count === null ? '' : `，有 ${count} 种走法`}`,
      `已拿起 ${square} 的${piece}${count === null ? '' : `，有 ${count} 種走法`}`,
    ),
  putBack: '已放回',
  premove: (piece, from, to) =>
    t(`预走：${piece}从 ${from} 到 ${to}`, `預走：${piece}從 ${from} 到 ${to}`),
  premoveCancelled: t('预走已取消', '預走已取消'),
  moved: ({ piece, from, to, captured, promotion, check }) =>
    [
      t(`${piece}从 ${from} 到 ${to}`, `${piece}從 ${from} 到 ${to}`),
      captured && `吃${captured}`,
      promotion && t(`升变为${promotion}`, `升變為${promotion}`),
      check && t('将军', '將軍'),
    ]
      .filter(Boolean)
      .join('，'),
  promotion: t('升变为', '升變為'),
  dismiss: t('关闭', '關閉'),
  cancel: '取消',

  newGame: t('新对局', '新對局'),
  undo: '悔棋',
  hint: '提示',
  flip: t('翻转', '翻轉'),
  resign: t('认输', '認輸'),
  offerDraw: '提和',
  rematch: t('再来一局', '再來一局'),
  review: t('复盘', '覆盤'),
  playFromHere: t('从这里继续', '從這裡繼續'),
  odds: {
    'left horse': t('让左马', '讓左馬'),
    'left cannon': t('让左炮', '讓左炮'),
    'left rook': t('让左车', '讓左車'),
    'two horses': t('让双马', '讓雙馬'),
    'two cannons': t('让双炮', '讓雙炮'),
    'two rooks': t('让双车', '讓雙車'),
    'five pawns': t('让五兵', '讓五兵'),
    'left half': t('让左半边', '讓左半邊'),
    'nine pieces': t('让九子', '讓九子'),
  },
  gives: (side, odds) => `${side}${odds}`,
  explainedIn: t('zh-hans', 'zh-hant'),
  done: '完成',
  levels: [
    t('初学', '初學'),
    '新手',
    t('休闲', '休閒'),
    t('进阶', '進階'),
    t('业余棋手', '業餘棋手'),
    t('业余高手', '業餘高手'),
    t('俱乐部强手', '俱樂部強手'),
    t('高级', '高級'),
    t('大师', '大師'),
    '全力',
  ],
  levelIs: (level, name) => t(`第 ${level} 级 · ${name}`, `第 ${level} 級 · ${name}`),
  youPlay: (side) => t(`您执${side}`, `您執${side}`),
  twoPlayers: t('本地双人', '本地雙人'),
  toPlay: (side) => t(`轮到${side}走`, `輪到${side}走`),
  toPlayInCheck: (side) => t(`轮到${side}走，正被将军`, `輪到${side}走，正被將軍`),

  loading: t('正在启动引擎', '正在啟動引擎'),
  yourMove: t('轮到您走', '輪到您走'),
  yourMoveInCheck: t('轮到您走：您正被将军', '輪到您走：您正被將軍'),
  thinking: 'Chariot 正在思考',
  hinting: t('正在寻找提示', '正在尋找提示'),
  hintIs: (move) => `提示：${move}`,
  offering: t('Chariot 正在考虑您的提和', 'Chariot 正在考慮您的提和'),
  drawRefused: 'Chariot 不同意和棋',
  clocks: t('棋钟', '棋鐘'),
  clockOf: (side, time) => `${side}：${time}`,
  lowOnTime: (side) => t(`${side}时间不多了`, `${side}時間不多了`),
  lookingBack: (move) => `正在回看：${move}`,
  wins: (side) => t(`${side}胜`, `${side}勝`),
  youWin: t('您赢了', '您贏了'),
  youLose: t('Chariot 获胜', 'Chariot 獲勝'),
  draw: '和棋',
  because: (rule, explanation) => `${rule}：${explanation}`,

  moves: t('棋谱', '棋譜'),
  noMoves: t('还没有走棋。', '還沒有走棋。'),
  firstPosition: '初始局面',
  previous: '上一步',
  next: '下一步',
  lastPosition: t('回到对局', '回到對局'),
  typeMove: t('输入着法', '輸入着法'),
  typeMoveExample: (moves) => moves.join(' 或 '),
  playMove: '走棋',
  position: '局面（FEN）',
  fenPlaceholder: t('粘贴 FEN', '貼上 FEN'),
  setPosition: t('载入', '載入'),
  copy: t('复制', '複製'),
  copied: t('已复制', '已複製'),
  errorTitles: {
    fen: t('无法读取此 FEN。', '無法讀取此 FEN。'),
    move: t('不能这样走。', '不能這樣走。'),
    position: '此局面不合法。',
  },
  notices: t('读取时已修正：', '讀取時已修正：'),

  depth: '深度',
  nodes: t('节点数', '節點數'),
  speed: t('每秒节点', '每秒節點'),
  evaluation: t('评估', '評估'),
  line: t('主变', '主變'),
  evaluationOf: (side, score) => t(`${side}的评估：${score}`, `${side}的評估：${score}`),
  showEngine: t('引擎详情', '引擎詳情'),
  pondering: (depth) => `${t('后台思考', '後台思考')}：${t('深度', '深度')} ${depth}`,

  mateIn: (moves) => t(`${moves} 步杀`, `${moves} 步殺`),

  engineFailed: t('引擎无法启动。', '引擎無法啟動。'),
  partFailed: t('页面的这一部分无法载入。', '頁面的這一部分無法載入。'),
  retry: t('重试', '重試'),
  newVersion: '有新版本。',
  reload: t('重新载入', '重新載入'),
  later: t('以后再说', '以後再說'),
  pageError: t('出了点问题，您的对局仍然保留。', '出了點問題，您的對局仍然保留。'),
});
