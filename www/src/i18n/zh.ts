import type { SideName } from '../protocol/index.ts';
import type { Chinese, ScriptChoice } from './languages.ts';
import type { GameWords, Words } from './words.ts';

function chess(t: ScriptChoice): GameWords {
  const kinds: Readonly<Record<string, string>> = {
    K: t('王', '國王'),
    Q: t('后', '皇后'),
    R: t('车', '城堡'),
    B: t('象', '主教'),
    N: t('马', '騎士'),
    P: t('兵', '士兵'),
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
      stalemate: '逼和',
      repetition: t('三次重复局面', '三次重複局面'),
      moveLimit: t('五十回合规则', '五十回合規則'),
      insufficientMaterial: '子力不足',
      resignation: t('认输', '認輸'),
      agreement: t('双方同意和棋', '雙方同意和棋'),
      time: t('超时', '超時'),
      timeDraw: t('超时，但对方子力不足以取胜', '超時，但對方子力不足以取勝'),
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
    name: t('中国象棋', '象棋'),
    board: t('中国象棋棋盘', '象棋棋盤'),
    sides: { first: t('红方', '紅方'), second: '黑方' },
    kind,
    piece: (side, letter) => `${side === 'first' ? t('红', '紅') : '黑'}${kind(side, letter)}`,
    // Each side counts files from its right, Red in Chinese numerals.
    placed: (side, letter, square) => {
      const files = side === 'first' ? '九八七六五四三二一' : '１２３４５６７８９';
      return `${files['abcdefghi'.indexOf(square.charAt(0))]}路${kind(side, letter)}`;
    },
    rules: {
      checkmate: t('将死', '將死'),
      stalemate: t('困毙', '困斃'),
      repetition: t('三次重复局面，双方不变作和', '三次重複局面，雙方不變作和'),
      moveLimit: t('六十回合自然限着', '六十回合自然限著'),
      insufficientMaterial: t('双方均无进攻子力', '雙方均無進攻子力'),
      perpetualCheck: t('长将判负', '長將判負'),
      perpetualChase: t('长捉判负', '長捉判負'),
      resignation: t('认输', '認輸'),
      agreement: t('双方同意和棋', '雙方同意和棋'),
      time: t('超时', '超時'),
      timeDraw: t('超时，但对方子力不足以取胜', '超時，但對方子力不足以取勝'),
    },
  };
}

export const zh: Chinese<Words> = (t) => ({
  name: 'Chariot',
  views: {
    play: t('对弈', '對弈'),
    analysis: '分析',
    endgame: t('残局训练', '殘局訓練'),
    think: t('它怎样思考', '它怎樣思考'),
    learn: t('学习', '學習'),
    puzzles: t('习题', '習題'),
    practice: t('每日练习', '每日練習'),
  },
  shortViews: { endgame: t('残局', '殘局'), think: '思考' },
  language: t('语言', '語言'),
  settings: t('设置', '設定'),
  skipToBoard: t('跳到棋盘', '跳到棋盤'),

  games: { chess: chess(t), xiangqi: xiangqi(t) },
  game: t('棋种', '棋種'),
  square: (name, piece, target, worth) =>
    [name, piece, target && '可走到此格', worth].filter(Boolean).join('，'),
  selected: (piece, square, count) =>
    [
      t(`已选中 ${square} 的${piece}`, `已選取 ${square} 的${piece}`),
      count !== null && t(`${count} 种着法`, `${count} 種著法`),
    ]
      .filter(Boolean)
      .join('，'),
  putBack: t('已取消选中', '已取消選取'),
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
  more: '更多',

  newGame: t('新对局', '新對局'),
  history: t('我的对局', '我的對局'),
  undo: '悔棋',
  hint: '提示',
  flip: t('翻转', '翻轉'),
  resign: t('认输', '認輸'),
  offerDraw: '提和',
  rematch: t('再来一局', '再來一局'),
  review: t('复盘', '覆盤'),
  learn: t('从失误中学习', '從失誤中學習'),
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
  strength: (level, elo) =>
    t(`第 ${level} 级 · 等级分 ≈ ${elo}`, `第 ${level} 級 · 等級分 ≈ ${elo}`),
  you: '您',
  turn: t('轮到走棋', '輪到走棋'),
  captured: (names) => `吃子：${names.join('、')}`,
  ahead: (pawns) => t(`子力领先 ${pawns}`, `子力領先 ${pawns}`),
  toPlay: (side) => t(`轮到${side}走`, `輪到${side}走`),
  toPlayInCheck: (side) => t(`轮到${side}走，正被将军`, `輪到${side}走，正被將軍`),

  loading: t('正在加载引擎', '正在載入引擎'),
  yourMove: t('轮到您走', '輪到您走'),
  yourMoveInCheck: t('轮到您走：您正被将军', '輪到您走：您正被將軍'),
  thinking: 'Chariot 正在思考',
  waits: t('Chariot 等您决定', 'Chariot 等您決定'),
  hinting: t('正在寻找提示', '正在尋找提示'),
  hintIs: (move) => `提示：${move}`,
  offering: t('Chariot 正在考虑您的提和', 'Chariot 正在考慮您的提和'),
  drawRefused: 'Chariot 不同意和棋',
  clockOf: (side, time) => `${side}：${time}`,
  lowOnTime: (side) => t(`${side}时间不多了`, `${side}時間不多了`),
  lookingBack: (move) => `回看：${move}`,
  wins: (side) => t(`${side}胜`, `${side}勝`),
  youWin: t('您赢了', '您贏了'),
  youLose: t('Chariot 获胜', 'Chariot 獲勝'),
  draw: '和棋',
  because: (rule, explanation) => `${rule}：${explanation}`,
  ended: (title, reason) => `${title}：${reason}`,

  moves: t('棋谱', '棋譜'),
  noMoves: t('还没有走棋。', '還沒有走棋。'),
  firstPosition: '初始局面',
  previous: '上一步',
  next: '下一步',
  lastPosition: t('回到对局', '回到對局'),
  typeMove: t('输入着法', '輸入著法'),
  typeMoveExample: (moves) => moves.join(' 或 '),
  playMove: '走棋',
  position: '局面（FEN）',
  fenPlaceholder: t('粘贴 FEN', '貼上 FEN'),
  setPosition: t('载入', '載入'),
  copy: t('复制', '複製'),
  copied: t('已复制', '已複製'),
  errorTitles: {
    fen: t('FEN 无效。', 'FEN 無效。'),
    move: t('不能这样走。', '不能這樣走。'),
    position: '此局面不合法。',
  },
  notices: t('已调整：', '已調整：'),

  depth: '深度',
  nodes: t('节点数', '節點數'),
  speed: t('每秒节点', '每秒節點'),
  evaluation: t('评估', '評估'),
  line: t('主变', '主變'),
  evaluationOf: (side, score) => t(`${side}的评估：${score}`, `${side}的評估：${score}`),
  noEvaluation: t('尚未评估', '尚未評估'),
  showEngine: t('引擎详情', '引擎詳情'),
  pondering: (depth) => `${t('后台思考', '背景思考')}：${t('深度', '深度')} ${depth}`,

  mateIn: (moves) => t(`${moves} 步杀`, `${moves} 步殺`),

  engineFailed: t('引擎无法启动。', '引擎無法啟動。'),
  noWebAssembly: t('此浏览器不支持 WebAssembly。', '此瀏覽器不支援 WebAssembly。'),
  partFailed: t('页面的这一部分无法载入。可能有新版本。', '頁面的這一部分無法載入。可能有新版本。'),
  retry: t('重试', '重試'),
  newVersion: '有新版本。',
  reload: t('重新载入', '重新載入'),
  later: t('以后再说', '以後再說'),
  pageError: t('出了点问题，您的对局仍然保留。', '出了點問題，您的對局仍然保留。'),
});
