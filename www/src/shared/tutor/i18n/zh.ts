import type { Chinese } from '@chariot/engine/languages';
import type { TutorWords } from './en.ts';

const NUMBERS = ['', '', '', '三', '四', '五'];

export const zh: Chinese<TutorWords> = (t) => {
  const counted = ({ name, count }: { name: string; count: number }): string => {
    if (count === 2) return `${'双'}${name}`;
    return `${NUMBERS[count] ?? count}${name}`;
  };
  return {
    why: '为什么？',
    whyOf: (move) => `为什么？${move}`,
    searching: '正在寻找原因…',
    failed: '无法讲解这步棋。',
    close: '关闭',

    allows: (reply, what) => `${reply} 之后，${what}。`,
    canBeTaken: (piece, reply) => `${piece}可以被吃：${reply}。`,
    couldBeTaken: (piece, better) => `错过：${better} 可以吃掉${piece}。`,
    missed: (what) => `错过：${what}。`,
    misses: (better, what) => `错过：${better} 之后，${what}。`,
    mates: (side, moves) => (moves === 1 ? `${side}立即成杀` : `${side} ${moves} 步成杀`),
    winsPieces: (side, pieces) => `${side}得${pieces}`,
    winsFor: (side, pieces, given) => `${side}以${given}换${pieces}`,
    perpetualCheck: (side) => `${side}长将成和`,
    winsMaterial: (side) => `${side}得子`,
    pieces: (list) => list.map(counted).join('、'),
    on: (piece, square) => `${square} 的${piece}`,
    later: (move, sentence) => `${move}：${sentence}`,
    motifs: {
      undefended: (target) => `${target}无根。`,
      fork: (by, ...targets) => `捉双：${by}同时攻击${targets.join('和')}。`,
      discoveredAttack: (mover, by, target) => `闪击：${mover}走开后，${by}攻击${target}。`,
      skewer: (by, front, behind) => `串打：${by}攻击${front}和它后面的${behind}。`,
      pinnedDefender: (pinned, by, target) => `牵制：${pinned}被${by}牵制，不能保护${target}。`,
      pinnedPiece: (pinned, by) => `牵制：${pinned}被${by}牵制。`,
      removedDefender: (defender, target) => `消除保护：只有${defender}保护${target}。`,
      overloadedDefender: (defender, recaptures, target) =>
        `一子难兼顾：${defender}要同时保护${recaptures}和${target}。`,
      trapped: (piece) => `困子：${piece}无路可逃。`,
      promotion: (piece) => t(`升变：兵变成${piece}。`, `升變：士兵變成${piece}。`),
    },
    discoveredCheck: (mover, by) => `闪将：${mover}走开后，${by}将军。`,

    mate: (name) => `杀法：${name}。`,
    mateNames: {
      backRank: '底线杀',
      smothered: '闷杀',
      arabian: '阿拉伯杀法',
      epaulette: '肩章杀',
      doubleCannon: '重炮',
      horseAndCannon: '马后炮',
      smotheredPalace: '闷宫',
      elbowHorse: '卧槽马',
      palcornerHorse: '挂角马',
      ironBolt: '铁门栓',
      doubleRooks: '双车错',
      facingGeneral: '白脸将',
      anglerHorse: '钓鱼马',
      octagonHorse: '八角马',
    },

    stillWins: (longer) =>
      longer === 0 ? '精确结果：没有更快的胜法。' : `仍可取胜，但多用 ${longer} 步。`,
    stillLoses: (sooner) =>
      sooner === 0 ? '精确结果：已是最顽强的防守。' : `本来就输，但早 ${sooner} 步被杀。`,
    stillDraws: '精确结果：仍是和棋。',
    winToDraw: '葬送胜势：现在是和棋。',
    winToLoss: '葬送胜势：现在是败局。',
    drawToLoss: '葬送和棋：现在是败局。',

    onlyWins: (moves) => `只有 ${moves.join('、')} 能赢。`,
    onlyDraws: (moves) => `只有 ${moves.join('、')} 能守和。`,
    soonest: (moves) => `最快：${moves.join('、')}。`,
    principles: {
      opposition: () => '对王：双王相对，轮到谁走谁就得让开。',
      intoSquare: (pawn) =>
        t(
          `方形区：王必须走进方形区；现在追不上 ${pawn} 的兵了。`,
          `方形區：國王必須走進方形區；現在追不上 ${pawn} 的士兵了。`,
        ),
      pawnRuns: (pawn, king) =>
        t(
          `方形区：${pawn} 的兵立即前进，${king} 的王就追不上。`,
          `方形區：${pawn} 的士兵立即前進，${king} 的國王就追不上。`,
        ),
      wrongBishop: (corner) =>
        t(
          `错色象：象控制不了 ${corner}，角上的王赶不走。`,
          `錯色主教：主教控制不了 ${corner}，角上的國王趕不走。`,
        ),
      rookPawn: (corner) =>
        t(`堡垒：边兵赶不走 ${corner} 角上的王。`, `堡壘：邊兵趕不走 ${corner} 角上的國王。`),
      pawnOnSeventh: (pawn) =>
        t(
          `堡垒：${pawn} 的兵在车线或象线上，即将升变，又有王在旁，后赢不了它。`,
          `堡壘：${pawn} 的士兵在城堡線或主教線上，即將升變，又有國王在旁，皇后贏不了它。`,
        ),
      twoKnights: () => t('双马不能强制将死。', '雙騎士不能強制將死。'),
      generalHoldsFile: (square) => {
        const line = square.startsWith('e') ? '中路' : '肋道';
        return t(
          `白脸将：占住${line}，对方的将不能走上这条线。`,
          `白臉將：占住${line}，對方的將不能走上這條線。`,
        );
      },
      fullDefence: () => '例和：单车难胜士象全。',
      loneCannon: () => '堡垒：炮没有己方的炮架，这里不能取胜。',
      cutOffFile: (square) =>
        t(`切断：车把王隔在 ${square[0]} 线一侧。`, `切斷：城堡把國王隔在 ${square[0]} 線一側。`),
      cutOffRank: (square) =>
        t(
          `切断：车把王隔在第 ${square.slice(1)} 横线一侧。`,
          `切斷：城堡把國王隔在第 ${square.slice(1)} 橫線一側。`,
        ),
    },
    drawnThoughAhead: (side) => `${side}子力占优，但双方走对就是和棋。`,

    onlyLegal: '这是唯一合法的着法。',
    takesBack: (piece) => `吃回${piece}。`,
    onlyGood: (move) => `除 ${move} 外，其他着法都明显更差。`,
    onlyKeeps: (move, piece) => `只有 ${move} 能保住${piece}。`,
    refuted: (instead, reply, what) => `如改走 ${instead}，${reply} 之后，${what}。`,
    wins: (move, what) => `${move} 之后，${what}。其他着法都明显更差。`,
    threatens: (move, what) => `威胁：${move}，${what}。`,
    threatensMate: (move) => `威胁 ${move}。`,
    meets: (move, what) => `化解了 ${move} 的威胁（${what}）。`,
    meetsMate: (move) => `化解了 ${move} 的杀着。`,

    plans: {
      gains: (tendencies) => `计划：${tendencies.join('，')}。`,
      better: (tendencies) => `更好的变化图谋更多：${tendencies.join('，')}。`,
      concedes: (tendencies) => `对方得利：${tendencies.join('，')}。`,
    },
    planIsEstimated: '这是引擎的估计，以兵为单位，并非定论。',
    tendency: (what, change) => `${what}（${change}）`,
    aims: {
      activity: (side, grows) => `${side}子力${grows ? '更活跃' : '受限'}`,
      pawns: (side, grows, { pawn }) => `${side}的${pawn}形${grows ? '改善' : '变差'}`,
      passed: (side, grows, { pawn }) => `${side}的通路${pawn}${grows ? '更强' : '更弱'}`,
      king: (side, grows, { king }) => `${side}的${king}更${grows ? '安全' : '危险'}`,
      attack: (side, grows) => `${side}的攻势${grows ? '增强' : '减弱'}`,
    },

    noMistake: '没有失误：胜算几乎不变。',
    nothingCertain: '没有发现明显失子。',
    more: '更多',
    deeper: '正在进一步分析…',
    answer: '应着',
    repertoire: '我的开局',
    better: '更好',
    play: '演示变化',
    back: '回到这步棋',
    board: '棋盘上的变化',
  };
};
