import type { Chinese } from '@chariot/engine/languages';
import type { GameName, SideName } from '@chariot/protocol';
import { zh as chineseWords } from '../../shared/i18n/zh.ts';
import { counted } from '../census.ts';
import { sidesOf } from '../endings.ts';
import { memory, rounded, size } from './amounts.ts';
import type { EndgameWords } from './en.ts';
import { bookName, defences, runs } from './names.ts';

export const zh: Chinese<EndgameWords> = (t) => {
  const { games } = chineseWords(t);
  const counts = ['', '', '双', '三', '四', '五', '六'];
  const piecesOf = (game: GameName, side: SideName, letters: string): string =>
    runs(letters)
      .map(({ kind, count }) => `${counts[count] ?? count}${games[game].kind(side, kind)}`)
      .join('');

  const duration = (seconds: number): string => {
    const time = rounded(seconds);
    return 'minutes' in time ? `${time.minutes} 分钟` : `${time.seconds} 秒`;
  };

  const bestAre = (moves: readonly string[]): string => `最佳：${moves.join('、')}`;
  const noMemory = t(
    '浏览器提供的内存不足。关闭其他标签页可能有帮助。',
    '瀏覽器提供的記憶體不足。關閉其他分頁可能有幫助。',
  );

  return {
    endingName(game, { words }, material) {
      const own = words.zh(t);
      const book = own.isByBook && bookName(material, t);
      if (book) return book;
      const { strong, weak } = sidesOf(material);
      const named = (side: SideName, letters: string): string =>
        letters === '' ? own.lone[side] : `${own.king}${piecesOf(game, side, letters)}`;
      const defence = own.isByBook ? defences(t)[weak] : undefined;
      return `${named('first', strong)}${'对'}${defence ?? named('second', weak)}`;
    },
    said: (words) => words.zh(t),
    bookName: () => undefined,

    chooseEnding: '选择残局',
    course: '循序学习残局',
    findEnding: '搜索',
    openEnding: (material) => `打开 ${material}`,
    noSuchEnding: '没有这种残局。',
    found: (count) => `找到 ${count} 种残局`,
    typedEnding: '所输入的残局',
    namedPositions: '经典局面',
    forms: {
      two: '其他残局：两子',
      each: '其他残局：一子对一子',
      one: '其他残局：一子',
    },
    cost(cost) {
      if (cost.kind === 'shipped') return size(cost.bytes);
      switch (cost.kind) {
        case 'solved':
          return `本机求解约 ${cost.seconds} 秒`;
        case 'kept':
          return `已在本机求解，占 ${size(cost.bytes)}`;
        case 'large':
          return `本机求解约 ${duration(cost.seconds)}，占内存 ${memory(cost.memory)}`;
        case 'estimated':
          return '引擎估算';
        default:
          return cost satisfies never;
      }
    },
    keptEndings: '已在本机求解',
    forgetEnding: (material) => `删除 ${material} 的残局库`,
    colours: '攻方',

    role: '你的角色',
    roles: { explore: '研究', attack: '进攻', defend: '防守' },
    defence: '守方应对',
    defences: { longest: '坚持最久', stubborn: '最难取胜' },
    tabs: {
      moves: '着法',
      heat: '热图',
      distances: '分布',
      game: '棋谱',
    },

    randomPosition: '随机',
    setUpBoard: '摆局面',
    playLine: '演示最佳着法',
    stopLine: '停止',
    reset: '重来',
    exchange: '交换双方',

    mated: '将死',
    drawn: '和棋',
    whoMates: (winner, toMove) => `${winner}必胜，轮到${toMove}走。`,
    nobodyMates: (toMove) => `理论和棋，轮到${toMove}走。`,
    hasTheMove: (toMove) => `轮到${toMove}走。`,
    undecided: '尚无定论',
    undecidedDraw: '双方都无法强行取胜。残局库不计长将、长捉，按棋规仍可能分出胜负。',
    cursed: (winner, _, moves, toMove) =>
      `${winner}本可 ${moves} 步成杀，但受五十回合规则限制，只能和棋。轮到${toMove}走。`,
    noTable: '残局库未收录',
    noTableWhy: {
      unsupported: '残局库尚未收录这种残局。',
      tooLarge: '本站没有这种残局的残局库文件。',
      stopped: '求解已停止。',
      memory: noMemory,
      failed: '无法在此求解这种残局。',
      castling: '残局库不收录保留易位权的局面。',
      incomplete: '残局库的一部分无法读取。',
      tooMany: '棋子太多，残局库未收录。',
    },
    knownResult: (toMove) => `已有定论，轮到${toMove}走。`,
    lesson: '课程',
    lessonOn: '讲解此局面的课程',
    sentences: (...all) => all.join(''),
    estimating: '正在估算…',
    estimate: (what) => `估算：${what}`,
    probably: {
      win: (side) => `${side}应能取胜`,
      open: (side) => `${side}占优`,
      draw: () => '大致均势',
    },
    notExact: '引擎估算，并不精确。',
    estimateFor: (side, toMove) => `引擎对${side}的估算，并不精确。轮到${toMove}走。`,
    estimatedMate: (winner, toMove) =>
      `${winner}胜。引擎估算，并不精确，可能有更快的杀法。轮到${toMove}走。`,
    tableLoading: '正在查询…',
    solved: (material, origin, millis, others) => {
      const why = { missing: '缺失', damaged: '损坏', outdated: '格式过旧' }[origin];
      const time = Math.max(1, Math.round(millis));
      const more = others > 0 ? `（连同 ${others} 种更小的残局）` : '';
      return `${material} 残局库文件${why}：已在本机求解${more}，用时 ${time} 毫秒。`;
    },
    solving: (material, decided) => `正在求解 ${material}：已解 ${counted(decided)} 个局面`,
    stop: '停止',
    retry: '重试',
    large: {
      offer(plan, others) {
        const before = others > 0 ? `（先求解 ${others} 种相关残局）` : '';
        return `可在此浏览器中求解${before}：内存最多 ${memory(plan.memory)}，约 ${duration(plan.seconds)}。求解结果保存在本机，约 ${size(plan.storage)}，下次直接使用。`;
      },
      solve: '在本机求解',
      impossible(plan) {
        switch (plan.why) {
          case 'memory':
            return `求解最多需要 ${memory(plan.memory)} 内存，而此设备只能提供 ${memory(plan.available)}。`;
          case 'room':
            return `残局库约需 ${size(plan.storage)} 存储空间，而此浏览器只剩 ${size(plan.room)}。`;
          case 'store':
            return '无法在此求解：此浏览器不允许网页保存文件。';
          case 'unsupported':
            return '求解程序尚不支持这种残局。';
          default:
            return plan satisfies never;
        }
      },
      step({ material, number, count, step, plies }) {
        const which = count > 1 ? `${material}（${number}/${count}）` : material;
        switch (step) {
          case 'conversions':
            return `正在求解 ${which}：吃子与升变`;
          case 'waves':
            return `正在求解 ${which}：${Math.ceil(plies / 2)} 步杀`;
          case 'zeroing':
            return `正在求解 ${which}：五十回合规则`;
          case 'keeping':
            return `正在保存 ${which} 的残局库`;
          default:
            return step satisfies never;
        }
      },
      left: (seconds) => `约剩 ${duration(seconds)}`,
      keptAsItGoes: '求解时可以继续使用本页。每解完一种残局就会保存。',
      failure: {
        stopped: '求解已停止。已解完的残局已保存。',
        memory: noMemory,
        room: '浏览器空间不足，无法保存残局库。',
        failed: '无法在此求解这种残局。',
      },
    },

    allMoves: '所有着法及结果',
    allMovesByEngine: '所有着法（引擎估算）',
    moveResult: (value) => {
      if (value === undefined) return '未知';
      if (value.kind === 'draw') return '和棋';
      if (value.kind === 'win') return `${value.moves} 步杀`;
      return value.moves === 0 ? '将死' : `${value.moves} 步被杀`;
    },
    drawnByRule: '五十回合和棋',
    hidden: '训练时不显示结果。',
    reveal: '显示着法',

    book: {
      won: '例胜：',
      drawn: '例和：',
      depends: '视局面而定：',
    },
    bookWhy: {
      won: '一般局面守不住。',
      drawn: '守方站好位即可守和。',
      depends: '取决于双方子力的位置。',
    },
    shareWon: (side, share, won, all) =>
      `所有局面中，${side}先走能胜的占 ${share}（${won} / ${all}）。`,

    feedback({ judgement, played, best }, withAnswer) {
      const instead = withAnswer && best.length > 0 ? bestAre(best) : '';
      switch (judgement.kind) {
        case 'best': {
          const { value } = judgement;
          if (value.kind === 'draw') return { title: '正确。', detail: `${played} 保住了和棋。` };
          return value.kind === 'win'
            ? {
                title: '正确。',
                detail: `${played} 是最快的胜法。`,
              }
            : {
                title: '正确。',
                detail: `${played} 坚持得最久。`,
              };
        }
        case 'slower': {
          const { by, value } = judgement;
          const win = value.kind === 'win';
          return win
            ? {
                title: `仍是胜局，慢了 ${by} 步。`,
                detail: instead,
              }
            : {
                title: '不够顽强。',
                detail: `走 ${played} 会早 ${by} 步被杀。${instead}`,
              };
        }
        case 'thrown': {
          const lost = judgement.best.kind === 'win' ? '胜势' : '和棋';
          const now = judgement.value.kind === 'draw' ? '和棋' : '败局';
          return {
            title: `败着：丢掉${lost}。`,
            detail: `${played} 之后是${now}。${instead}`,
          };
        }
        case 'estimated': {
          const { thrown } = judgement;
          return thrown
            ? {
                title: '可能是败着。',
                detail: `据引擎估算，${played} 可能丢掉${thrown === 'win' ? '胜势' : '和棋'}。${instead}`,
              }
            : { title: '', detail: `据引擎估算，${played} 之后结果没有变化。` };
        }
        case 'unknown':
          return {
            title: '未作评判。',
            detail: `无法评判 ${played}。`,
          };
        default:
          return judgement satisfies never;
      }
    },
    showBest: '显示最佳着法',
    bestAre,
    summary(summary) {
      switch (summary.kind) {
        case 'won':
          if (summary.best === undefined) return `你 ${summary.moves} 步取胜。`;
          return summary.moves <= summary.best
            ? `你 ${summary.moves} 步取胜，已是最快。`
            : `你 ${summary.moves} 步取胜，最快 ${summary.best} 步。`;
        case 'lasted':
          return summary.moves >= summary.best
            ? `坚持了 ${summary.best} 步，已是最久。`
            : `坚持了 ${summary.moves} 步，最多可守 ${summary.best} 步。`;
        case 'held':
          return '你守住了和棋。';
        case 'saved':
          return '你救回了败局。';
        case 'drawn':
          return `和棋。原本 ${summary.best} 步可胜。`;
        case 'lost':
          return '输了，原本并非败局。';
        default:
          return summary satisfies never;
      }
    },
    tookBack: '已悔棋。',
    goals: {
      win: '用最少的步数取胜。',
      hold: '守住和棋。',
      defend: '坚持得越久越好。',
      convert: '这是胜局，请赢下来。',
      try: '双方应对正确则为和棋，请给守方出难题。',
      byEngine: '由引擎应战，估算并不精确。',
    },
    score: (best, slower, thrown) => `最佳 ${best} · 缓着 ${slower} · 败着 ${thrown}`,
    streak: (count) => `连对 ${count}`,
    tryAgain: '重试',
    playOn: '继续走',
    nextPosition: '下一局面',

    heatOf: (piece) => `若${piece}在别处：`,
    mappedPiece: '显示热图的棋子',
    heatLegend: {
      good: (side) => `${side}几步成杀`,
      bad: (side) => `${side}几步成杀`,
      even: '和棋',
      none: '不合规则的位置',
    },
    heatSummary: ({ good, even, bad }) =>
      [good > 0 && `${good} 处胜`, even > 0 && `${even} 处和`, bad > 0 && `${bad} 处负`]
        .filter(Boolean)
        .join('，'),
    heatMark(value, toMove, other) {
      if (!value) return '不合规则的位置';
      if (value.kind === 'draw') return '和棋';
      const winner = value.kind === 'win' ? toMove : other;
      return value.moves === 0 ? '将死' : `${winner} ${value.moves} 步杀`;
    },
    asTable: '用表格显示',
    resultColumn: '结果',
    heatNone: '残局库未收录此局面。',

    sideToMove: '先走方',
    resultsOf: (side) => ({
      win: `${side}胜`,
      draw: '和',
      loss: `${side}负`,
    }),
    chart: (side) => `${side}先走的局面，按成杀步数`,
    bar: (result, moves, count) => {
      const lost = moves === 0 ? '将死' : `${moves} 步被杀`;
      const which = result === 'win' ? `${moves} 步杀` : lost;
      return `${which}：${count} 个局面`;
    },
    barHelp: '点击柱条，随机选取局面。',
    longest: (moves) => `最长 ${moves} 步杀`,
    noWins: '所有局面都是和棋。',
    distanceForm: '随机局面',
    anyResult: '不限结果',
    inMoves: '步',
    anyMoves: '不限',
    noSuchPosition: '这种残局没有这样的局面。',
    positions: '局面数',
  };
};
