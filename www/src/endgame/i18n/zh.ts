import type { Chinese } from '../../i18n/languages.ts';
import { zh as chineseWords } from '../../i18n/zh.ts';
import type { GameName, SideName } from '../../protocol/index.ts';
import { counted } from '../census.ts';
import { sidesOf } from '../endings.ts';
import { bookName, runs } from './names.ts';
import type { EndgameWords } from './words.ts';

export const zh: Chinese<EndgameWords> = (t) => {
  const { games } = chineseWords(t);
  const counts = ['', '', t('双', '雙'), '三', '四', '五', '六'];
  const piecesOf = (game: GameName, side: SideName, letters: string): string =>
    runs(letters)
      .map(({ kind, count }) => `${counts[count] ?? count}${games[game].kind(side, kind)}`)
      .join('');

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
    findEnding: t('按名称或子力查找', '按名稱或子力查找'),
    openEnding: (material) => t(`打开 ${material}`, `開啟 ${material}`),
    noSuchEnding: t('没有这种残局。', '沒有這種殘局。'),
    colours: t('强方', '強方'),

    role: '您的角色',
    roles: { explore: '研究', attack: t('进攻', '進攻'), defend: '防守' },
    tabs: {
      moves: '着法',
      heat: t('热图', '熱圖'),
      distances: t('分布', '分佈'),
      game: t('棋谱', '棋譜'),
    },

    randomPosition: t('随机', '隨機'),
    setUpBoard: t('摆子', '擺子'),
    playLine: '演示',
    stopLine: '停止',
    reset: t('重来', '重來'),
    exchange: t('换色', '換色'),

    mated: t('将死', '將死'),
    drawn: '和棋',
    whoMates: (winner, toMove) =>
      t(`${winner}必胜，轮到${toMove}走。`, `${winner}必勝，輪到${toMove}走。`),
    nobodyMates: (toMove) =>
      t(`双方都无法强制取胜，轮到${toMove}走。`, `雙方都無法強制取勝，輪到${toMove}走。`),
    noTable: t('没有残局库', '沒有殘局庫'),
    noTableWhy: {
      unsupported: t('这种残局还没有残局库。', '這種殘局還沒有殘局庫。'),
      tooLarge: t('这种残局太大，无法在浏览器中求解。', '這種殘局太大，無法在瀏覽器中求解。'),
      stopped: '求解已停止。',
      failed: t('无法在此求解这种残局。', '無法在此求解這種殘局。'),
      incomplete: t('残局库的一部分无法读取。', '殘局庫的一部分無法讀取。'),
      tooMany: t('子力太多，没有残局库。', '子力太多，沒有殘局庫。'),
    },
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
        `正在求解 ${material}：已判定 ${counted(decided)} 个局面`,
        `正在求解 ${material}：已判定 ${counted(decided)} 個局面`,
      ),
    stop: '停止',
    retry: t('重试', '重試'),

    allMoves: t('所有着法及其价值', '所有着法及其價值'),
    moveResult: (value) => {
      if (value === undefined) return '未知';
      if (value.kind === 'draw') return '和棋';
      if (value.kind === 'win') return t(`${value.moves} 步杀`, `${value.moves} 步殺`);
      return value.moves === 0
        ? t('将死', '將死')
        : t(`${value.moves} 步被杀`, `${value.moves} 步被殺`);
    },
    hidden: t('训练时不显示着法的价值。', '訓練時不顯示着法的價值。'),
    reveal: t('显示着法', '顯示着法'),

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

    feedback({ judgement, played, best }) {
      const instead = best.length > 0 ? `最佳：${best.join('、')}` : '';
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
          const slower = win
            ? `${played} 慢了 ${by} 步。`
            : t(`${played} 早 ${by} 步被杀。`, `${played} 早 ${by} 步被殺。`);
          return {
            title: win ? '慢了。' : t('不够顽强。', '不夠頑強。'),
            detail: `${slower}${instead}`,
          };
        }
        case 'thrown': {
          const lost = judgement.best.kind === 'win' ? t('胜势', '勝勢') : '和棋';
          const now = judgement.value.kind === 'draw' ? '和棋' : t('败局', '敗局');
          return {
            title: t(`丢掉了${lost}。`, `丟掉了${lost}。`),
            detail: t(`${played} 之后是${now}。${instead}`, `${played} 之後是${now}。${instead}`),
          };
        }
        case 'unknown':
          return {
            title: t('无法判断。', '無法判斷。'),
            detail: t(`没有 ${played} 的残局库。`, `沒有 ${played} 的殘局庫。`),
          };
        default:
          return judgement satisfies never;
      }
    },
    goals: {
      win: t('用最少的步数取胜。', '用最少的步數取勝。'),
      hold: '守住和棋。',
      defend: t('尽量坚持得久。', '儘量堅持得久。'),
    },
    score: (best, slower, thrown) =>
      t(
        `最佳 ${best}，较慢 ${slower}，失误 ${thrown}`,
        `最佳 ${best}，較慢 ${slower}，失誤 ${thrown}`,
      ),
    streak: (count) => t(`连对 ${count}`, `連對 ${count}`),
    tryAgain: t('重试', '重試'),
    playOn: t('继续走', '繼續走'),
    nextPosition: '下一局面',

    heatOf: (piece) => t(`如果${piece}站在别处：`, `如果${piece}站在別處：`),
    mappedPiece: t('热图棋子', '熱圖棋子'),
    heatLegend: {
      good: (side) => t(`${side}几步成杀`, `${side}幾步成殺`),
      bad: (side) => t(`${side}几步成杀`, `${side}幾步成殺`),
      even: '和棋',
      none: '不能站',
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
      if (!value) return '不能站';
      if (value.kind === 'draw') return '和棋';
      const winner = value.kind === 'win' ? toMove : other;
      return value.moves === 0
        ? t('将死', '將死')
        : t(`${winner} ${value.moves} 步杀`, `${winner} ${value.moves} 步殺`);
    },
    asTable: t('用表格显示', '用表格顯示'),
    resultColumn: t('价值', '價值'),
    heatNone: t('没有此局面的残局库。', '沒有此局面的殘局庫。'),

    sideToMove: t('轮到', '輪到'),
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
    barHelp: t('点击柱条，随机打开该步数的局面。', '點選柱條，隨機開啟該步數的局面。'),
    longest: (moves) => t(`最长 ${moves} 步杀`, `最長 ${moves} 步殺`),
    noWins: t('没有分出胜负的局面。', '沒有分出勝負的局面。'),
    distanceForm: t('随机局面', '隨機局面'),
    anyResult: t('任何结果', '任何結果'),
    inMoves: '步',
    anyMoves: '不限',
    noSuchPosition: t('这种残局没有这样的局面。', '這種殘局沒有這樣的局面。'),
    positions: t('局面数', '局面數'),

    editor: t('摆放棋子', '擺放棋子'),
    editorHelp: t(
      '先选棋子，再点格子。拖动可移动棋子，拖出棋盘即移除。',
      '先選棋子，再點格子。拖動可移動棋子，拖出棋盤即移除。',
    ),
    eraser: '移除',
    toMove: t('轮到', '輪到'),
    clearBoard: t('清空棋盘', '清空棋盤'),
    usePosition: '使用此局面',
    positionOk: '此局面合法。',
  };
};
