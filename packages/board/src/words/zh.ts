import type { Chinese, ScriptChoice } from '@chariot/engine/languages';
import type { SideName } from '@chariot/protocol';
import type { BoardWords, GameWords } from './words.ts';

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

export const zh: Chinese<BoardWords> = (t) => ({
  games: { chess: chess(t), xiangqi: xiangqi(t) },
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
  cancel: '取消',

  newGame: t('新对局', '新對局'),
  undo: '悔棋',
  flip: t('翻转', '翻轉'),
  toPlay: (side) => t(`轮到${side}走`, `輪到${side}走`),
  toPlayInCheck: (side) => t(`轮到${side}走，正被将军`, `輪到${side}走，正被將軍`),

  loading: t('正在加载引擎', '正在載入引擎'),
  thinking: 'Chariot 正在思考',
  wins: (side) => t(`${side}胜`, `${side}勝`),
  draw: '和棋',
  because: (rule, explanation) => `${rule}：${explanation}`,
  ended: (title, reason) => `${title}：${reason}`,

  moves: t('棋谱', '棋譜'),
  noMoves: t('还没有走棋。', '還沒有走棋。'),
  firstPosition: '初始局面',
  previous: '上一步',
  next: '下一步',
  lastPosition: t('回到对局', '回到對局'),

  partFailed: t('页面的这一部分无法载入。可能有新版本。', '頁面的這一部分無法載入。可能有新版本。'),
  retry: t('重试', '重試'),
});
