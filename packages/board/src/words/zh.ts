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
    name: '国际象棋',
    board: '国际象棋棋盘',
    sides: { first: '白方', second: '黑方' },
    kind,
    piece: (side, letter) => `${side === 'first' ? '白' : '黑'}${kind(side, letter)}`,
    rules: {
      checkmate: '将死',
      stalemate: '逼和',
      repetition: '三次重复局面',
      moveLimit: '五十回合规则',
      insufficientMaterial: '子力不足',
      resignation: '负方认输',
      agreement: '双方同意和棋',
      time: '负方超时',
      timeDraw: '一方超时，但对方子力不足以取胜',
    },
  };
}

function xiangqi(t: ScriptChoice): GameWords {
  /** Red's name, then Black's. */
  const kinds: Readonly<Record<string, string>> = {
    K: '帅将',
    A: '仕士',
    B: '相象',
    N: '马马',
    R: '车车',
    C: '炮炮',
    P: '兵卒',
  };
  const kind = (side: SideName, letter: string): string =>
    kinds[letter]?.charAt(side === 'first' ? 0 : 1) ?? letter;
  return {
    name: t('中国象棋', '象棋'),
    board: t('中国象棋棋盘', '象棋棋盤'),
    sides: { first: '红方', second: '黑方' },
    kind,
    piece: (side, letter) => `${side === 'first' ? '红' : '黑'}${kind(side, letter)}`,
    // Each side counts files from its right, Red in Chinese numerals.
    placed: (side, letter, square) => {
      const files = side === 'first' ? '九八七六五四三二一' : '１２３４５６７８９';
      return `${files['abcdefghi'.indexOf(square.charAt(0))]}路${kind(side, letter)}`;
    },
    rules: {
      checkmate: '将死',
      stalemate: '困毙',
      repetition: '三次重复局面，不变作和',
      moveLimit: '六十回合自然限着',
      insufficientMaterial: '双方均无进攻子力',
      perpetualCheck: '长将判负',
      perpetualChase: '长捉判负',
      resignation: '负方认输',
      agreement: '双方同意和棋',
      time: '负方超时',
      timeDraw: '一方超时，但对方子力不足以取胜',
    },
  };
}

export const zh: Chinese<BoardWords> = (t) => ({
  games: { chess: chess(t), xiangqi: xiangqi(t) },
  square: (name, piece, target, worth) =>
    [name, piece, target && '可走到此处', worth].filter(Boolean).join('，'),
  selected: (piece, square, count) =>
    [
      t(`已选中 ${square} 的${piece}`, `已選取 ${square} 的${piece}`),
      count !== null && `${count} 种着法`,
    ]
      .filter(Boolean)
      .join('，'),
  putBack: t('已取消选中', '已取消選取'),
  moved: ({ piece, from, to, captured, promotion, check }) =>
    [
      `${piece}从 ${from} 到 ${to}`,
      captured && `吃${captured}`,
      promotion && `升变为${promotion}`,
      check && '将军',
    ]
      .filter(Boolean)
      .join('，'),
  promotion: '升变为',
  cancel: '取消',

  newGame: '新对局',
  undo: '悔棋',
  flip: '翻转',
  toPlay: (side) => `轮到${side}走`,
  toPlayInCheck: (side) => `轮到${side}走，正被将军`,

  loading: '正在加载引擎',
  thinking: (name) => `${name} 正在思考`,
  wins: (side) => `${side}胜`,
  draw: '和棋',
  because: (rule, explanation) => `${rule}：${explanation}`,
  ended: (title, reason) => `${title}：${reason}`,

  moves: '棋谱',
  noMoves: '尚未走子。',
  firstPosition: '初始局面',
  previous: '上一步',
  next: '下一步',
  lastPosition: '回到对局',

  partFailed: '页面的这一部分无法载入。可能有新版本。',
  retry: '重试',
});
