import type { Chinese } from '@chariot/engine/languages';
import type { TutorWords } from './words.ts';

const NUMBERS = ['', '', '', '三', '四', '五'];

export const zh: Chinese<TutorWords> = (t) => {
  const counted = ({ name, count }: { name: string; count: number }): string => {
    if (count === 2) return `${t('双', '雙')}${name}`;
    return `${NUMBERS[count] ?? count}${name}`;
  };
  return {
    why: t('为什么？', '為什麼？'),
    whyOf: (move) => t(`为什么？${move}`, `為什麼？${move}`),
    searching: t('正在寻找原因…', '正在尋找原因…'),
    failed: t('无法询问讲解引擎。', '無法詢問講解引擎。'),
    close: t('关闭', '關閉'),

    allows: (reply, what) => t(`${reply} 之后，${what}。`, `${reply} 之後，${what}。`),
    misses: (better, what) =>
      t(`错过：${better} 之后，${what}。`, `錯過：${better} 之後，${what}。`),
    mates: (side, moves) =>
      moves === 1
        ? t(`${side}立即成杀`, `${side}立即成殺`)
        : t(`${side} ${moves} 步成杀`, `${side} ${moves} 步成殺`),
    wins: (side, pieces) => `${side}得${pieces}`,
    winsFor: (side, pieces, given) =>
      t(`${side}以${given}换${pieces}`, `${side}以${given}換${pieces}`),
    perpetualCheck: (side) => t(`${side}长将成和`, `${side}長將成和`),
    winsMaterial: (side) => `${side}得子`,
    pieces: (list) => list.map(counted).join('、'),
    on: (piece, square) => `${square} 的${piece}`,
    later: (move, sentence) => `${move}：${sentence}`,
    motifs: {
      undefended: (target) => t(`${target}无根。`, `${target}無根。`),
      fork: (by, ...targets) =>
        t(
          `捉双：${by}同时攻击${targets.join('和')}。`,
          `捉雙：${by}同時攻擊${targets.join('和')}。`,
        ),
      discoveredAttack: (mover, by, target) =>
        t(
          `闪击：${mover}走开后，${by}攻击${target}。`,
          `閃擊：${mover}走開後，${by}攻擊${target}。`,
        ),
      skewer: (by, front, behind) =>
        t(
          `串打：${by}攻击${front}和它后面的 ${behind}。`,
          `串打：${by}攻擊${front}和它後面的 ${behind}。`,
        ),
      pinnedDefender: (pinned, by, target) =>
        t(
          `牵制：${pinned}被${by}牵制，不能保护${target}。`,
          `牽制：${pinned}被${by}牽制，不能保護${target}。`,
        ),
      pinnedPiece: (pinned, by) =>
        t(`牵制：${pinned}被${by}牵制。`, `牽制：${pinned}被${by}牽制。`),
      removedDefender: (defender, target) =>
        t(`消除保护：只有${defender}保护${target}。`, `消除保護：只有${defender}保護${target}。`),
      overloadedDefender: (defender, recaptures, target) =>
        t(
          `超负荷：${defender}要同时保护${recaptures}和${target}。`,
          `超負荷：${defender}要同時保護${recaptures}和${target}。`,
        ),
      trapped: (piece) => t(`围困：${piece}无路可逃。`, `圍困：${piece}無路可逃。`),
      promotion: (piece) => t(`升变：兵变成${piece}。`, `升變：士兵變成${piece}。`),
    },

    mate: (name) => t(`杀法：${name}。`, `殺法：${name}。`),
    mateNames: {
      backRank: t('底线杀', '底線殺'),
      smothered: t('闷杀', '悶殺'),
      arabian: t('阿拉伯杀法', '阿拉伯殺法'),
      epaulette: t('肩章杀', '肩章殺'),
      doubleCannon: '重炮',
      horseAndCannon: t('马后炮', '馬後炮'),
      smotheredPalace: t('闷宫', '悶宮'),
      elbowHorse: t('卧槽马', '臥槽馬'),
      palcornerHorse: t('挂角马', '掛角馬'),
      ironBolt: t('铁门栓', '鐵門栓'),
      doubleRooks: t('双车错', '雙車錯'),
      facingGeneral: t('白脸将', '白臉將'),
      anglerHorse: t('钓鱼马', '釣魚馬'),
      octagonHorse: t('八角马', '八角馬'),
    },

    stillWins: (longer) =>
      longer === 0
        ? t('精确结果：没有更快的取胜。', '精確結果：沒有更快的取勝。')
        : t(`仍可取胜，但多用 ${longer} 步。`, `仍可取勝，但多用 ${longer} 步。`),
    stillLoses: (sooner) =>
      sooner === 0
        ? t('精确结果：没有更久的防守。', '精確結果：沒有更久的防守。')
        : t(`本来就输，但早 ${sooner} 步被杀。`, `本來就輸，但早 ${sooner} 步被殺。`),
    stillDraws: t('精确结果：仍是和棋。', '精確結果：仍是和棋。'),
    winToDraw: t('葬送胜势：现在是和棋。', '葬送勝勢：現在是和棋。'),
    winToLoss: t('葬送胜势：现在输棋。', '葬送勝勢：現在輸棋。'),
    drawToLoss: t('葬送和棋：现在输棋。', '葬送和棋：現在輸棋。'),

    onlyWins: (moves) => t(`只有 ${moves.join('、')} 能赢。`, `只有 ${moves.join('、')} 能贏。`),
    onlyDraws: (moves) => `只有 ${moves.join('、')} 能守和。`,
    soonest: (moves) => `最快：${moves.join('、')}。`,
    principles: {
      opposition: () =>
        t('对王：双王相对，轮到谁走谁就得让开。', '對王：雙王相對，輪到誰走誰就得讓開。'),
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
      fullDefence: () => t('例和：单车难胜士象全。', '例和：單車難勝士象全。'),
      loneCannon: () =>
        t('堡垒：炮没有己方的炮架，这里不能取胜。', '堡壘：炮沒有己方的炮架，這裡不能取勝。'),
      cutOffFile: (square) =>
        t(`切断：车把王隔在 ${square[0]} 线一侧。`, `切斷：城堡把國王隔在 ${square[0]} 線一側。`),
      cutOffRank: (square) =>
        t(
          `切断：车把王隔在第 ${square.slice(1)} 横线一侧。`,
          `切斷：城堡把國王隔在第 ${square.slice(1)} 橫線一側。`,
        ),
    },
    drawnThoughAhead: (side) =>
      t(`${side}子力占优，但双方走对就是和棋。`, `${side}子力佔優，但雙方走對就是和棋。`),

    noMistake: t('没有失误：没有找到明显更好的着法。', '沒有失誤：沒有找到明顯更好的著法。'),
    nothingCertain: t('没有可以确指的损失。引擎的变化：', '沒有可以確指的損失。引擎的變化：'),
    answer: t('应着', '應著'),
    better: t('更好', '更好'),
    play: t('演示变化', '演示變化'),
    back: t('回到这步棋', '回到這步棋'),
    board: t('棋盘上的变化', '棋盤上的變化'),
  };
};
