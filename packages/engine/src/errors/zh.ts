import type { Chinese } from '../languages.ts';
import type { ErrorWords, Sentence } from './words.ts';

export const zh: Chinese<ErrorWords> = (t) => {
  const cannotStand: Sentence = ({ side, piece, squares }) =>
    t(`${side}的${piece}不能在 ${squares[0]}。`, `${side}的${piece}不能在 ${squares[0]}。`);
  return {
    errors: {
      LENGTH: ({ limit }) =>
        t(`文字太长，FEN 最多 ${limit} 个字符。`, `文字太長，FEN 最多 ${limit} 個字元。`),
      EMPTY: () => t('请输入 FEN。', '請輸入 FEN。'),
      CHAR: ({ text }) => t(`${text}不是棋子字母。`, `${text}不是棋子字母。`),
      BOARD: () => t('无法读取棋盘部分。', '無法讀取棋盤部分。'),
      RANK_COUNT: ({ count, limit }) =>
        t(`棋盘有 ${count} 行，应为 ${limit} 行。`, `棋盤有 ${count} 橫列，應為 ${limit} 橫列。`),
      RANK_WIDTH: ({ rank, count, limit }) =>
        t(
          `第 ${rank} 横线有 ${count} 格，应为 ${limit} 格。`,
          `第 ${rank} 橫線有 ${count} 格，應為 ${limit} 格。`,
        ),
      RANK_DIGITS: ({ rank }) =>
        t(`第 ${rank} 横线的空格应各用一个数字表示。`, `第 ${rank} 橫線的空格應各用一個數字表示。`),
      WRONG_GAME: () => t('这是另一种棋的局面。', '這是另一種棋的局面。'),
      FIELDS: () => t('FEN 不完整。', 'FEN 不完整。'),
      EXTRA_FIELDS: ({ text }) =>
        t(`FEN 之后有多余的文字：${text}。`, `FEN 之後有多餘的文字：${text}。`),
      TURN: ({ text }) =>
        t(`走棋方应为“w”或“b”，不能是${text}。`, `走棋方應為「w」或「b」，不能是${text}。`),
      CASTLING: ({ text }) =>
        t(
          `易位权应为“-”或“KQkq”中的字母，不能是${text}。`,
          `入堡權應為「-」或「KQkq」中的字母，不能是${text}。`,
        ),
      CASTLING_TWICE: ({ text }) => t(`易位权${text}有重复。`, `入堡權${text}有重複。`),
      CASTLING_960: ({ text }) =>
        t(
          `易位权${text}所指的直线上没有可易位的车。`,
          `入堡權${text}所指的直行上沒有可入堡的城堡。`,
        ),
      UNUSED_FIELD: ({ text }) =>
        t(
          `此棋种没有易位和吃过路兵，应为“-”，不能是${text}。`,
          `此棋種沒有入堡和吃過路兵，應為「-」，不能是${text}。`,
        ),
      EP: ({ text, rank }) =>
        rank > 0
          ? t(
              `吃过路兵的格应为“-”或在第 ${rank} 横线上，不能是${text}。`,
              `吃過路兵的格應為「-」或在第 ${rank} 橫線上，不能是${text}。`,
            )
          : t(`${text}不是吃过路兵的格。`, `${text}不是吃過路兵的格。`),
      HALFMOVE: ({ text }) => t(`半回合数不是数字：${text}。`, `半回合數不是數字：${text}。`),
      HALFMOVE_RANGE: ({ text }) => t(`半回合数太大：${text}。`, `半回合數太大：${text}。`),
      FULLMOVE: ({ text }) => t(`回合数不是数字：${text}。`, `回合數不是數字：${text}。`),
      FULLMOVE_RANGE: ({ text }) => t(`回合数太大：${text}。`, `回合數太大：${text}。`),

      KINGS: ({ side, piece, count }) =>
        count === 0
          ? t(`${side}没有${piece}。`, `${side}沒有${piece}。`)
          : t(`${side}有 ${count} 个${piece}。`, `${side}有 ${count} 個${piece}。`),
      COUNT: ({ side, piece, count, limit }) =>
        t(
          `${side}有 ${count} 个${piece}，最多只能有 ${limit} 个。`,
          `${side}有 ${count} 個${piece}，最多只能有 ${limit} 個。`,
        ),
      BACKRANK_PAWN: ({ squares }) => t(`兵不能在 ${squares[0]}。`, `士兵不能在 ${squares[0]}。`),
      PAWN_COUNT: ({ side, count, limit }) =>
        t(
          `${side}有 ${count} 个兵，最多只能有 ${limit} 个。`,
          `${side}有 ${count} 個士兵，最多只能有 ${limit} 個。`,
        ),
      PIECE_COUNT: ({ side, count, limit }) =>
        t(
          `${side}有 ${count} 个棋子，最多只能有 ${limit} 个。`,
          `${side}有 ${count} 個棋子，最多只能有 ${limit} 個。`,
        ),
      MATERIAL_SURPLUS: ({ side, count, limit }) =>
        t(
          `${side}有 ${count} 个升变的棋子，但只少了 ${limit} 个兵。`,
          `${side}有 ${count} 個升變的棋子，但只少了 ${limit} 個士兵。`,
        ),
      PALACE: ({ side, piece, squares }) =>
        t(
          `${side}的${piece}不能离开九宫（${squares[0]}）。`,
          `${side}的${piece}不能離開九宮（${squares[0]}）。`,
        ),
      ADVISOR: cannotStand,
      ELEPHANT: cannotStand,
      PAWN: cannotStand,
      FACING: ({ squares: [first, second] }) =>
        t(`将帅照面（${first}、${second}）。`, `將帥照面（${first}、${second}）。`),
      OPPOSITE_CHECK: ({ squares: [king, attacker] }) =>
        t(
          `不走棋的一方正被将军（${attacker} 攻击 ${king}）。`,
          `不走棋的一方正被將軍（${attacker} 攻擊 ${king}）。`,
        ),
      CHECK_IMPOSSIBLE: ({ squares: [king, ...checkers] }) =>
        t(
          `${king} 的王同时被 ${checkers.join('、')} 将军，没有一步棋能做到。`,
          `${king} 的國王同時被 ${checkers.join('、')} 將軍，沒有一步棋能做到。`,
        ),

      SYNTAX: ({ text }) => t(`${text}不是着法。`, `${text}不是著法。`),
      PROMOTION_LETTER: ({ text }) =>
        t(`${text}应以 q、r、b 或 n 结尾。`, `${text}應以 q、r、b 或 n 結尾。`),
      ILLEGAL_MOVE: ({ text }) => t(`${text}不合规则。`, `${text}不合規則。`),
      EMPTY_SQUARE: ({ squares }) => t(`${squares[0]} 没有棋子。`, `${squares[0]} 沒有棋子。`),
      OPPONENTS_PIECE: ({ squares, side }) =>
        t(`${squares[0]} 的棋子不是${side}的。`, `${squares[0]} 的棋子不是${side}的。`),
      GAME_OVER: () => t('对局已结束。', '對局已結束。'),
      OWN_PIECE: ({ squares, piece }) =>
        t(`${squares[0]} 有自己的${piece}。`, `${squares[0]} 有自己的${piece}。`),
      INTO_CHECK: ({ squares }) =>
        t(`王走到 ${squares[0]} 会被将军。`, `國王走到 ${squares[0]} 會被將軍。`),
      PINNED: ({ squares, piece }) =>
        t(
          `${squares[0]} 的${piece}这样走，王会被将军。`,
          `${squares[0]} 的${piece}這樣走，國王會被將軍。`,
        ),
      CANNOT_REACH: ({ piece, squares: [from, to] }) =>
        t(`${from} 的${piece}走不到 ${to}。`, `${from} 的${piece}走不到 ${to}。`),
      NONE_REACHES: ({ side, piece, squares }) =>
        t(
          `${side}没有能走到 ${squares[0]} 的${piece}。`,
          `${side}沒有能走到 ${squares[0]} 的${piece}。`,
        ),
      NO_SUCH_PIECE: ({ side, piece }) =>
        t(`${side}没有这样的${piece}。`, `${side}沒有這樣的${piece}。`),
      NOTHING_TO_CAPTURE: ({ squares }) =>
        t(`${squares[0]} 没有可吃的棋子。`, `${squares[0]} 沒有可吃的棋子。`),
      NO_PROMOTION: () => t('这步棋不升变。', '這步棋不升變。'),
      PROMOTION_PIECE: ({ piece }) => t(`兵不能升变为${piece}。`, `士兵不能升變為${piece}。`),
      NO_CASTLING_RIGHT: ({ side }) =>
        t(`${side}已不能在这一侧易位。`, `${side}已不能在這一側入堡。`),
      CASTLING_IN_CHECK: () => t('被将军时不能易位。', '被將軍時不能入堡。'),
      CASTLING_BLOCKED: () =>
        t('中间有棋子，或王会经过被攻击的格。', '中間有棋子，或國王會經過被攻擊的格。'),
      AMBIGUOUS_MOVE: ({ text, piece, squares }) =>
        t(
          `${text}有歧义：是 ${squares.join(' 还是 ')} 的${piece}？`,
          `${text}有歧義：是 ${squares.join(' 還是 ')} 的${piece}？`,
        ),
      PROMOTION_MISSING: ({ text }) =>
        t(`${text}没有写明升变为什么，例如 e8=Q。`, `${text}沒有寫明升變為什麼，例如 e8=Q。`),

      SQUARE: ({ text }) => t(`棋盘上没有${text}。`, `棋盤上沒有${text}。`),
      PIECE: ({ text }) => t(`没有棋子${text}。`, `沒有棋子${text}。`),
      MATERIAL: ({ text }) => t(`没有${text}这种残局。`, `沒有${text}這種殘局。`),
      TOO_MANY_PIECES: ({ limit }) => t(`残局最多 ${limit} 个棋子。`, `殘局最多 ${limit} 個棋子。`),
      TABLE: () => t('无法读取残局库。', '無法讀取殘局庫。'),
      NONE: () => t('没有这样的局面。', '沒有這樣的局面。'),
      STOPPED: () => '已停止。',
      MEMORY: () => t('内存不足。', '記憶體不足。'),

      GAME: () => t('引擎不支持此棋种。', '引擎不支援此棋種。'),
      INPUT: () => t('引擎无法读取输入。', '引擎無法讀取輸入。'),
      JSON: () => t('引擎无法读取输入。', '引擎無法讀取輸入。'),
      PROTOCOL: () => t('引擎无法理解页面的请求。', '引擎無法理解頁面的請求。'),
      THREAD: () => t('引擎的一个线程已停止。', '引擎的一個執行緒已停止。'),
    },
    notices: {
      WHITESPACE: null,
      MISSING_FIELDS: ({ text }) => t(`缺少的部分按${text}读取。`, `缺少的部分按${text}讀取。`),
      ALIAS: null,
      CLOCK_DASH: ({ count }) => t(`计数“-”按 ${count} 读取。`, `計數「-」按 ${count} 讀取。`),
      CLOCK_ZEROS: null,
      FULLMOVE_ZERO: () => t('回合数 0 按 1 读取。', '回合數 0 按 1 讀取。'),
      CASTLING_ORDER: null,
      CASTLING_960: null,
      CASTLING_ASSUMED: ({ text }) =>
        t(`按棋盘保留易位权：${text}。`, `按棋盤保留入堡權：${text}。`),
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
        t(
          `没有一步棋能让 ${checkers.join('、')} 同时将军。`,
          `沒有一步棋能讓 ${checkers.join('、')} 同時將軍。`,
        ),
      PAWN_STACK_WARN: ({ side, piece, text }) =>
        t(
          `${side}在${text}线上有两个未过河的${piece}，对局中不可能出现。`,
          `${side}在${text}線上有兩個未過河的${piece}，對局中不可能出現。`,
        ),
    },
    quoted: (text) => t(`“${text}”`, `「${text}」`),
    invisible: t('不可见的字符', '不可見的字元'),
    space: '',
  };
};
