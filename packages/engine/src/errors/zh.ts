import type { Chinese } from '../languages.ts';
import type { ErrorWords, Sentence } from './words.ts';

export const zh: Chinese<ErrorWords> = (t) => {
  const cannotStand: Sentence = ({ side, piece, squares }) =>
    `${side}的${piece}不能在 ${squares[0]}。`;
  return {
    errors: {
      LENGTH: ({ limit }) => `文字太长，FEN 最多 ${limit} 个字符。`,
      EMPTY: () => '请输入 FEN。',
      CHAR: ({ text }) => `${text}不是棋子字母。`,
      BOARD: () => '无法读取棋盘部分。',
      RANK_COUNT: ({ count, limit }) =>
        t(`棋盘有 ${count} 行，应为 ${limit} 行。`, `棋盤有 ${count} 橫列，應為 ${limit} 橫列。`),
      RANK_WIDTH: ({ rank, count, limit }) =>
        `第 ${rank} 横线有 ${count} 个位置，应为 ${limit} 个。`,
      RANK_DIGITS: ({ rank }) => `第 ${rank} 横线：连续的空位应合写成一个数字。`,
      WRONG_GAME: () => '这是另一种棋的局面。',
      FIELDS: () => 'FEN 不完整。',
      EXTRA_FIELDS: ({ text }) => `FEN 之后有多余的文字：${text}。`,
      TURN: ({ text }) => `走棋方应为“w”或“b”，不能是${text}。`,
      CASTLING: ({ text }) => `易位权应为“-”或“KQkq”中的字母，不能是${text}。`,
      CASTLING_TWICE: ({ text }) => `易位权${text}有重复。`,
      CASTLING_960: ({ text }) =>
        t(
          `易位权${text}所指的直线上没有可易位的车。`,
          `入堡權${text}所指的直行上沒有可入堡的城堡。`,
        ),
      UNUSED_FIELD: ({ text }) => `此棋种没有易位和吃过路兵，应为“-”，不能是${text}。`,
      EP: ({ text, rank }) =>
        rank > 0
          ? `吃过路兵的格应为“-”或在第 ${rank} 横线上，不能是${text}。`
          : `${text}不是吃过路兵的格。`,
      HALFMOVE: ({ text }) => `半回合数不是数字：${text}。`,
      HALFMOVE_RANGE: ({ text }) => `半回合数太大：${text}。`,
      FULLMOVE: ({ text }) => `回合数不是数字：${text}。`,
      FULLMOVE_RANGE: ({ text }) => `回合数太大：${text}。`,

      KINGS: ({ side, piece, count }) =>
        count === 0 ? `${side}没有${piece}。` : `${side}有 ${count} 个${piece}。`,
      COUNT: ({ side, piece, count, limit }) =>
        `${side}有 ${count} 个${piece}，最多只能有 ${limit} 个。`,
      BACKRANK_PAWN: ({ squares }) => t(`兵不能在 ${squares[0]}。`, `士兵不能在 ${squares[0]}。`),
      PAWN_COUNT: ({ side, count, limit }) =>
        t(
          `${side}有 ${count} 个兵，最多只能有 ${limit} 个。`,
          `${side}有 ${count} 個士兵，最多只能有 ${limit} 個。`,
        ),
      PIECE_COUNT: ({ side, count, limit }) =>
        `${side}有 ${count} 个棋子，最多只能有 ${limit} 个。`,
      MATERIAL_SURPLUS: ({ side, count, limit }) =>
        t(
          `${side}有 ${count} 个升变的棋子，但只少了 ${limit} 个兵。`,
          `${side}有 ${count} 個升變的棋子，但只少了 ${limit} 個士兵。`,
        ),
      PALACE: ({ side, piece, squares }) => `${side}的${piece}不能离开九宫（${squares[0]}）。`,
      ADVISOR: cannotStand,
      ELEPHANT: cannotStand,
      PAWN: cannotStand,
      FACING: ({ squares: [first, second] }) => `将帅不能照面（${first}、${second}）。`,
      OPPOSITE_CHECK: ({ squares: [king, attacker] }) =>
        `不走棋的一方正被将军（${attacker} 攻击 ${king}）。`,
      CHECK_IMPOSSIBLE: ({ squares: [king, ...checkers] }) =>
        t(
          `${king} 的王同时被 ${checkers.join('、')} 将军，没有一步棋能做到。`,
          `${king} 的國王同時被 ${checkers.join('、')} 將軍，沒有一步棋能做到。`,
        ),

      SYNTAX: ({ text }) => `${text}不是着法。`,
      PROMOTION_LETTER: ({ text }) => `${text}应以 q、r、b 或 n 结尾。`,
      ILLEGAL_MOVE: ({ text }) => `${text}不合规则。`,
      EMPTY_SQUARE: ({ squares }) => `${squares[0]} 没有棋子。`,
      OPPONENTS_PIECE: ({ squares, side }) => `${squares[0]} 的棋子不是${side}的。`,
      GAME_OVER: () => '对局已结束。',
      OWN_PIECE: ({ squares, piece }) => `${squares[0]} 有自己的${piece}。`,
      INTO_CHECK: ({ squares, piece }) => `${piece}在 ${squares[0]} 会被将军。`,
      PINNED: ({ squares, piece }) =>
        t(
          `${squares[0]} 的${piece}这样走，王会被将军。`,
          `${squares[0]} 的${piece}這樣走，國王會被將軍。`,
        ),
      CANNOT_REACH: ({ piece, squares: [from, to] }) => `${from} 的${piece}走不到 ${to}。`,
      HORSE_LEG: ({ squares }) => `蹩马腿：${squares[0]} 有棋子。`,
      ELEPHANT_EYE: ({ squares }) => `塞象眼：${squares[0]} 有棋子。`,
      NONE_REACHES: ({ side, piece, squares }) => `${side}没有能走到 ${squares[0]} 的${piece}。`,
      NO_SUCH_PIECE: ({ side, piece }) => `${side}没有这样的${piece}。`,
      NOTHING_TO_CAPTURE: ({ squares }) => `${squares[0]} 没有可吃的棋子。`,
      NO_PROMOTION: () => '这步棋不升变。',
      PROMOTION_PIECE: ({ piece }) => t(`兵不能升变为${piece}。`, `士兵不能升變為${piece}。`),
      NO_CASTLING_RIGHT: ({ side }) => `${side}已不能在这一侧易位。`,
      CASTLING_IN_CHECK: () => '被将军时不能易位。',
      CASTLING_BLOCKED: () =>
        t('中间有棋子，或王会经过被攻击的格。', '中間有棋子，或國王會經過被攻擊的格。'),
      AMBIGUOUS_MOVE: ({ text, piece, squares }) =>
        `${text}有歧义：是 ${squares.join(' 还是 ')} 的${piece}？`,
      PROMOTION_MISSING: ({ text }) => `${text}没有写明升变为什么，例如 e8=Q。`,

      SQUARE: ({ text }) => `棋盘上没有${text}。`,
      PIECE: ({ text }) => `没有棋子${text}。`,
      MATERIAL: ({ text }) => `没有${text}这种残局。`,
      TOO_MANY_PIECES: ({ limit }) => `残局最多 ${limit} 个棋子。`,
      TABLE: () => '无法读取残局库。',
      BOOK: () => '无法读取开局库。',
      NONE: () => '没有这样的局面。',
      STOPPED: () => '已停止。',
      MEMORY: () => '内存不足。',

      GAME: () => '引擎不支持此棋种。',
      INPUT: () => '引擎无法读取输入。',
      JSON: () => '引擎无法读取输入。',
      PROTOCOL: () => '引擎无法识别页面的请求。',
      THREAD: () => '引擎的一个线程已停止。',
    },
    notices: {
      WHITESPACE: null,
      MISSING_FIELDS: ({ text }) => `缺少的部分按${text}读取。`,
      ALIAS: null,
      CLOCK_DASH: ({ count }) => `计数“-”按 ${count} 读取。`,
      CLOCK_ZEROS: null,
      FULLMOVE_ZERO: () => '回合数 0 按 1 读取。',
      CASTLING_ORDER: null,
      CASTLING_960: null,
      CASTLING_ASSUMED: ({ text }) => `按棋盘保留易位权：${text}。`,
      CASTLING_DROPPED: ({ side, squares: [king, rook] }) =>
        t(
          `${side}不能在该侧易位：王和车不在原位（如 ${king}、${rook}）。`,
          `${side}不能在該側入堡：國王和城堡不在原位（如 ${king}、${rook}）。`,
        ),
      EP_PHANTOM: ({ squares }) =>
        t(
          `没有兵刚走过 ${squares[0]}，不能吃过路兵。`,
          `沒有士兵剛走過 ${squares[0]}，不能吃過路兵。`,
        ),
      EP_NOT_CAPTURABLE: null,
      EP_NOT_LEGAL: null,
      EP_CLOCK: ({ text }) =>
        t(
          `兵刚走了两步，半回合计数 ${text} 按 0 读取。`,
          `士兵剛走了兩步，半回合計數 ${text} 按 0 讀取。`,
        ),
      CHECK_IMPOSSIBLE_WARN: ({ squares: [, ...checkers] }) =>
        `没有一步棋能让 ${checkers.join('、')} 同时将军。`,
      PAWN_STACK_WARN: ({ side, piece, text }) =>
        `${side}在${text}线上有两个未过河的${piece}，对局中不可能出现。`,
    },
    quoted: (text) => `“${text}”`,
    invisible: '不可见的字符',
    space: '',
  };
};
