import type { Chinese } from '@chariot/engine/languages';
import type { GameName, SideName } from '@chariot/protocol';
import { zh as chineseWords } from '../../shared/i18n/zh.ts';
import { counted, percent } from '../census.ts';
import { sidesOf } from '../endings.ts';
import { memory, rounded, size } from './amounts.ts';
import { bookName, runs } from './names.ts';
import type { EndgameWords } from './words.ts';

export const zh: Chinese<EndgameWords> = (t) => {
  const { games } = chineseWords(t);
  const counts = ['', '', t('双', '雙'), '三', '四', '五', '六'];
  const piecesOf = (game: GameName, side: SideName, letters: string): string =>
    runs(letters)
      .map(({ kind, count }) => `${counts[count] ?? count}${games[game].kind(side, kind)}`)
      .join('');

  const duration = (seconds: number): string => {
    const time = rounded(seconds);
    return 'minutes' in time
      ? t(`${time.minutes} 分钟`, `${time.minutes} 分鐘`)
      : `${time.seconds} 秒`;
  };

  const bestAre = (moves: readonly string[]): string => `最佳：${moves.join('、')}`;

  return {
    endingName(game, { words }, material) {
      const own = words.zh(t);
      const book = own.isByBook && bookName(material, t);
      if (book) return book;
      const { strong, weak } = sidesOf(material);
      const named = (side: SideName, letters: string): string =>
        letters === '' ? own.lone[side] : `${own.king}${piecesOf(game, side, letters)}`;
      return `${named('first', strong)}${t('对', '對')}${named('second', weak)}`;
    },
    said: (words) => words.zh(t),
    bookName: () => undefined,

    chooseEnding: t('选择残局', '選擇殘局'),
    course: t('循序学习残局', '循序學習殘局'),
    findEnding: t('搜索', '搜尋'),
    openEnding: (material) => t(`打开 ${material}`, `開啟 ${material}`),
    noSuchEnding: t('没有这种残局。', '沒有這種殘局。'),
    found: (count) => t(`找到 ${count} 种残局`, `找到 ${count} 種殘局`),
    typedEnding: t('所输入的残局', '所輸入的殘局'),
    namedPositions: t('经典局面', '經典局面'),
    forms: {
      two: t('其他残局：两子', '其他殘局：兩子'),
      each: t('其他残局：一子对一子', '其他殘局：一子對一子'),
      one: t('其他残局：一子', '其他殘局：一子'),
    },
    cost(cost) {
      if (cost.kind === 'shipped') return size(cost.bytes);
      switch (cost.kind) {
        case 'solved':
          return t(`本机求解约 ${cost.seconds} 秒`, `本機求解約 ${cost.seconds} 秒`);
        case 'kept':
          return t(`已在本机求解，占 ${size(cost.bytes)}`, `已在本機求解，佔 ${size(cost.bytes)}`);
        case 'large':
          return t(
            `可在本机求解：内存 ${memory(cost.memory)}，约 ${duration(cost.seconds)}`,
            `可在本機求解：記憶體 ${memory(cost.memory)}，約 ${duration(cost.seconds)}`,
          );
        case 'estimated':
          return '引擎估算';
        default:
          return cost satisfies never;
      }
    },
    keptEndings: t('已在本机求解', '已在本機求解'),
    forgetEnding: (material) => t(`删除 ${material} 的残局库`, `刪除 ${material} 的殘局庫`),
    colours: t('强方', '強方'),

    role: '您的角色',
    roles: { explore: '研究', attack: t('进攻', '進攻'), defend: '防守' },
    tabs: {
      moves: t('着法', '著法'),
      heat: t('热图', '熱圖'),
      distances: t('分布', '分佈'),
      game: t('棋谱', '棋譜'),
    },

    randomPosition: t('随机', '隨機'),
    setUpBoard: t('摆子', '擺子'),
    playLine: t('演示最佳着法', '演示最佳著法'),
    stopLine: '停止',
    reset: t('重来', '重來'),
    exchange: t('交换双方', '交換雙方'),

    mated: t('将死', '將死'),
    drawn: '和棋',
    whoMates: (winner, toMove) =>
      t(`${winner}必胜，轮到${toMove}走。`, `${winner}必勝，輪到${toMove}走。`),
    nobodyMates: (toMove) => t(`理论和棋，轮到${toMove}走。`, `理論和棋，輪到${toMove}走。`),
    hasTheMove: (toMove) => t(`轮到${toMove}走。`, `輪到${toMove}走。`),
    undecided: t('尚无定论', '尚無定論'),
    undecidedDraw: t(
      '双方都不能强行取胜。双方都有攻子，残局库不计长将、长捉，按棋规仍可能分出胜负。',
      '雙方都不能強行取勝。雙方都有攻子，殘局庫不計長將、長捉，按棋規仍可能分出勝負。',
    ),
    cursed: (winner, saved, moves, toMove) =>
      t(
        `${winner}胜势，但五十回合规则救了${saved}：${moves} 步杀已来不及。轮到${toMove}走。`,
        `${winner}勝勢，但五十回合規則救了${saved}：${moves} 步殺已來不及。輪到${toMove}走。`,
      ),
    noTable: t('残局库未收录', '殘局庫未收錄'),
    noTableWhy: {
      unsupported: t('残局库尚未收录这种残局。', '殘局庫尚未收錄這種殘局。'),
      tooLarge: t('这里没有这种残局的残局库文件。', '這裡沒有這種殘局的殘局庫檔案。'),
      stopped: '求解已停止。',
      failed: t('无法在此求解这种残局。', '無法在此求解這種殘局。'),
      incomplete: t('残局库的一部分无法读取。', '殘局庫的一部分無法讀取。'),
      tooMany: t('棋子太多，残局库未收录。', '棋子太多，殘局庫未收錄。'),
    },
    estimating: '正在估算……',
    notExact: t('引擎估算，并不精确。', '引擎估算，並不精確。'),
    estimateFor: (side, toMove) =>
      t(
        `引擎对${side}的估算，并不精确。轮到${toMove}走。`,
        `引擎對${side}的估算，並不精確。輪到${toMove}走。`,
      ),
    estimatedMate: (winner, toMove) =>
      t(
        `${winner}胜。引擎估算，并不精确，可能有更快的杀法。轮到${toMove}走。`,
        `${winner}勝。引擎估算，並不精確，可能有更快的殺法。輪到${toMove}走。`,
      ),
    tableLoading: t('正在查询……', '正在查詢……'),
    solved: (material, origin, millis) => {
      const why = origin === 'missing' ? '缺失' : t('损坏', '損壞');
      const time = Math.max(1, Math.round(millis));
      return t(
        `${material} 残局库文件${why}：已在本机求解，用时 ${time} 毫秒。`,
        `${material} 殘局庫檔案${why}：已在本機求解，用時 ${time} 毫秒。`,
      );
    },
    solving: (material, decided) =>
      t(
        `正在求解 ${material}：已解 ${counted(decided)} 个局面`,
        `正在求解 ${material}：已解 ${counted(decided)} 個局面`,
      ),
    stop: '停止',
    retry: t('重试', '重試'),
    large: {
      offer(plan, others) {
        const before =
          others > 0 ? t(`（先求解 ${others} 种相关残局）`, `（先求解 ${others} 種相關殘局）`) : '';
        return t(
          `可在此浏览器中求解${before}：内存最多 ${memory(plan.memory)}，约 ${duration(plan.seconds)}。求解结果保存在本机，约 ${size(plan.storage)}，下次直接使用。`,
          `可在此瀏覽器中求解${before}：記憶體最多 ${memory(plan.memory)}，約 ${duration(plan.seconds)}。求解結果儲存在本機，約 ${size(plan.storage)}，下次直接使用。`,
        );
      },
      solve: t('在本机求解', '在本機求解'),
      impossible(plan) {
        switch (plan.why) {
          case 'memory':
            return t(
              `求解最多需要 ${memory(plan.memory)} 内存，而此设备只能提供 ${memory(plan.available)}。`,
              `求解最多需要 ${memory(plan.memory)} 記憶體，而此裝置只能提供 ${memory(plan.available)}。`,
            );
          case 'room':
            return t(
              `残局库约需 ${size(plan.storage)} 存储空间，而此浏览器只剩 ${size(plan.room)}。`,
              `殘局庫約需 ${size(plan.storage)} 儲存空間，而此瀏覽器只剩 ${size(plan.room)}。`,
            );
          case 'store':
            return t(
              '无法在此求解：此浏览器不保存网页的文件。',
              '無法在此求解：此瀏覽器不儲存網頁的檔案。',
            );
          case 'unsupported':
            return t('求解程序尚不支持这种残局。', '求解程式尚不支援這種殘局。');
          default:
            return plan satisfies never;
        }
      },
      help: t(
        '网站若提供残局库文件，即可直接打开。生成文件的命令：',
        '網站若提供殘局庫檔案，即可直接開啟。產生檔案的指令：',
      ),
      step({ material, number, count, step, plies }) {
        const which = count > 1 ? `${material}（${number}/${count}）` : material;
        switch (step) {
          case 'conversions':
            return t(`正在求解 ${which}：吃子与升变`, `正在求解 ${which}：吃子與升變`);
          case 'waves':
            return t(
              `正在求解 ${which}：${Math.ceil(plies / 2)} 步杀`,
              `正在求解 ${which}：${Math.ceil(plies / 2)} 步殺`,
            );
          case 'zeroing':
            return t(`正在求解 ${which}：五十回合规则`, `正在求解 ${which}：五十回合規則`);
          case 'keeping':
            return t(`正在保存 ${which} 的残局库`, `正在儲存 ${which} 的殘局庫`);
          default:
            return step satisfies never;
        }
      },
      left: (seconds) => t(`约剩 ${duration(seconds)}`, `約剩 ${duration(seconds)}`),
      keptAsItGoes: t(
        '求解时可以继续使用本页。每解完一种残局就会保存。',
        '求解時可以繼續使用本頁。每解完一種殘局就會儲存。',
      ),
      failure: {
        stopped: t('求解已停止。已解完的残局已保存。', '求解已停止。已解完的殘局已儲存。'),
        memory: t(
          '浏览器提供的内存不足。关闭其他标签页可能有帮助。',
          '瀏覽器提供的記憶體不足。關閉其他分頁可能有幫助。',
        ),
        room: t('浏览器空间不足，无法保存残局库。', '瀏覽器空間不足，無法儲存殘局庫。'),
        failed: t('无法在此求解这种残局。', '無法在此求解這種殘局。'),
      },
    },

    allMoves: t('所有着法及结果', '所有著法及結果'),
    allMovesByEngine: t('所有着法（引擎估算）', '所有著法（引擎估算）'),
    moveResult: (value) => {
      if (value === undefined) return '未知';
      if (value.kind === 'draw') return '和棋';
      if (value.kind === 'win') return t(`${value.moves} 步杀`, `${value.moves} 步殺`);
      return value.moves === 0
        ? t('将死', '將死')
        : t(`${value.moves} 步被杀`, `${value.moves} 步被殺`);
    },
    drawnByRule: '五十回合和棋',
    hidden: t('训练时不显示结果。', '訓練時不顯示結果。'),
    reveal: t('显示着法', '顯示著法'),

    book: {
      won: t('例胜：', '例勝：'),
      drawn: '例和：',
      depends: t('视局面而定：', '視局面而定：'),
    },
    bookWhy: {
      won: '任何防守都守不住。',
      drawn: '守方站好位即可守和。',
      depends: t('取决于双方子力的位置。', '取決於雙方子力的位置。'),
    },
    shareWon: (side, share, won, all) =>
      t(
        `${side}先走的胜率 ${share}（${won} / ${all}）。`,
        `${side}先走的勝率 ${share}（${won} / ${all}）。`,
      ),

    feedback({ judgement, played, best }, withAnswer) {
      const instead = withAnswer && best.length > 0 ? bestAre(best) : '';
      switch (judgement.kind) {
        case 'best': {
          const { value } = judgement;
          if (value.kind === 'draw')
            return { title: t('正确。', '正確。'), detail: `${played} 保住了和棋。` };
          return value.kind === 'win'
            ? {
                title: t('正确。', '正確。'),
                detail: t(`${played} 是最快的胜法。`, `${played} 是最快的勝法。`),
              }
            : {
                title: t('正确。', '正確。'),
                detail: t(`${played} 坚持得最久。`, `${played} 堅持得最久。`),
              };
        }
        case 'slower': {
          const { by, value } = judgement;
          const win = value.kind === 'win';
          return win
            ? {
                title: t(`仍是胜局，慢了 ${by} 步。`, `仍是勝局，慢了 ${by} 步。`),
                detail: instead,
              }
            : {
                title: t('不够顽强。', '不夠頑強。'),
                detail: t(
                  `${played} 早 ${by} 步被杀。${instead}`,
                  `${played} 早 ${by} 步被殺。${instead}`,
                ),
              };
        }
        case 'thrown': {
          const lost = judgement.best.kind === 'win' ? t('胜势', '勝勢') : '和棋';
          const now = judgement.value.kind === 'draw' ? '和棋' : t('败局', '敗局');
          return {
            title: t(`败着：丢掉${lost}。`, `敗著：丟掉${lost}。`),
            detail: t(`${played} 之后是${now}。${instead}`, `${played} 之後是${now}。${instead}`),
          };
        }
        case 'estimated': {
          const { grade, loss } = judgement;
          const share = percent(loss);
          const cost = t(
            `据引擎估算，${played} 损失 ${share} 的胜率。${instead}`,
            `據引擎估算，${played} 損失 ${share} 的勝率。${instead}`,
          );
          switch (grade) {
            case 'best':
              return {
                title: '好棋。',
                detail: t(`据引擎估算，${played} 没有问题。`, `據引擎估算，${played} 沒有問題。`),
              };
            case 'slower':
              return { title: t('缓着。', '緩著。'), detail: cost };
            case 'thrown':
              return { title: t('败着。', '敗著。'), detail: cost };
            default:
              return grade satisfies never;
          }
        }
        case 'unknown':
          return {
            title: t('未作评判。', '未作評判。'),
            detail: t(`${played} 未能评判。`, `${played} 未能評判。`),
          };
        default:
          return judgement satisfies never;
      }
    },
    showBest: t('显示最佳着法', '顯示最佳著法'),
    bestAre,
    summary(summary) {
      switch (summary.kind) {
        case 'won':
          if (summary.best === undefined)
            return t(`您 ${summary.moves} 步取胜。`, `您 ${summary.moves} 步取勝。`);
          return summary.moves <= summary.best
            ? t(`您 ${summary.moves} 步取胜，已是最快。`, `您 ${summary.moves} 步取勝，已是最快。`)
            : t(
                `您 ${summary.moves} 步取胜，最快 ${summary.best} 步。`,
                `您 ${summary.moves} 步取勝，最快 ${summary.best} 步。`,
              );
        case 'lasted':
          return summary.moves >= summary.best
            ? t(`坚持了 ${summary.best} 步，已是最久。`, `堅持了 ${summary.best} 步，已是最久。`)
            : t(
                `坚持了 ${summary.moves} 步，最多 ${summary.best} 步。`,
                `堅持了 ${summary.moves} 步，最多 ${summary.best} 步。`,
              );
        case 'held':
          return '您守住了和棋。';
        case 'saved':
          return t('您救回了败局。', '您救回了敗局。');
        case 'drawn':
          return t(`和棋。原本 ${summary.best} 步可胜。`, `和棋。原本 ${summary.best} 步可勝。`);
        case 'lost':
          return t('输了，原本并非败局。', '輸了，原本並非敗局。');
        default:
          return summary satisfies never;
      }
    },
    tookBack: '已悔棋。',
    goals: {
      win: t('用最少的步数取胜。', '用最少的步數取勝。'),
      hold: '守住和棋。',
      defend: t('坚持得越久越好。', '堅持得越久越好。'),
      byEngine: t('由引擎应对，并按胜率评判，并不精确。', '由引擎應對，並按勝率評判，並不精確。'),
    },
    score: (best, slower, thrown) =>
      t(
        `最佳 ${best} · 缓着 ${slower} · 败着 ${thrown}`,
        `最佳 ${best} · 緩著 ${slower} · 敗著 ${thrown}`,
      ),
    streak: (count) => t(`连对 ${count}`, `連對 ${count}`),
    tryAgain: t('重试', '重試'),
    playOn: t('继续走', '繼續走'),
    nextPosition: '下一局面',

    heatOf: (piece) => t(`若${piece}在别处：`, `若${piece}在別處：`),
    mappedPiece: t('显示热图的棋子', '顯示熱圖的棋子'),
    heatLegend: {
      good: (side) => t(`${side}几步成杀`, `${side}幾步成殺`),
      bad: (side) => t(`${side}几步成杀`, `${side}幾步成殺`),
      even: '和棋',
      none: t('不合规则的位置', '不合規則的位置'),
    },
    heatSummary: ({ good, even, bad }) =>
      [
        good > 0 && t(`${good} 处胜`, `${good} 處勝`),
        even > 0 && t(`${even} 处和`, `${even} 處和`),
        bad > 0 && t(`${bad} 处负`, `${bad} 處負`),
      ]
        .filter(Boolean)
        .join('，'),
    heatMark(value, toMove, other) {
      if (!value) return t('不合规则的位置', '不合規則的位置');
      if (value.kind === 'draw') return '和棋';
      const winner = value.kind === 'win' ? toMove : other;
      return value.moves === 0
        ? t('将死', '將死')
        : t(`${winner} ${value.moves} 步杀`, `${winner} ${value.moves} 步殺`);
    },
    asTable: t('用表格显示', '用表格顯示'),
    resultColumn: t('结果', '結果'),
    heatNone: t('残局库未收录此局面。', '殘局庫未收錄此局面。'),

    sideToMove: '先走方',
    resultsOf: (side) => ({
      win: t(`${side}胜`, `${side}勝`),
      draw: '和',
      loss: t(`${side}负`, `${side}負`),
    }),
    chart: (side) => t(`${side}先走的局面，按成杀步数`, `${side}先走的局面，按成殺步數`),
    bar: (result, moves, count) => {
      const lost = moves === 0 ? t('将死', '將死') : t(`${moves} 步被杀`, `${moves} 步被殺`);
      const which = result === 'win' ? t(`${moves} 步杀`, `${moves} 步殺`) : lost;
      return t(`${which}：${count} 个局面`, `${which}：${count} 個局面`);
    },
    barHelp: t('点击柱条，随机选取局面。', '點選柱條，隨機選取局面。'),
    longest: (moves) => t(`最长 ${moves} 步杀`, `最長 ${moves} 步殺`),
    noWins: t('所有局面都是和棋。', '所有局面都是和棋。'),
    distanceForm: t('随机局面', '隨機局面'),
    anyResult: t('任何结果', '任何結果'),
    inMoves: '步',
    anyMoves: '不限',
    noSuchPosition: t('这种残局没有这样的局面。', '這種殘局沒有這樣的局面。'),
    positions: t('局面数', '局面數'),
  };
};
