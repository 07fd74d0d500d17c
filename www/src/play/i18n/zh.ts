import type { Chinese } from '@chariot/engine/languages';
import type { DialogWords } from './words.ts';

export const zh: Chinese<DialogWords> = (t) => ({
  yourSide: t('您执', '您執'),
  random: t('随机', '隨機'),
  bothSides: t('本地双人', '本地雙人'),
  turnBoard: t('棋盘转向走棋的一方', '棋盤轉向走棋的一方'),
  level: t('级别', '級別'),
  levels: [
    t('初学', '初學'),
    '新手',
    t('休闲', '休閒'),
    t('进阶', '進階'),
    t('业余棋手', '業餘棋手'),
    t('业余高手', '業餘高手'),
    t('俱乐部强手', '俱樂部強手'),
    t('高级', '高級'),
    t('大师', '大師'),
    '全力',
  ],
  rating: (elo) => t(`等级分 ≈ ${elo}`, `等級分 ≈ ${elo}`),

  clock: t('棋钟', '棋鐘'),
  noClock: t('不计时', '不計時'),
  ownClock: t('自定时间…', '自訂時間…'),
  control: (minutes, increment) =>
    increment > 0 ? `${minutes} 分 + ${increment} 秒` : `${minutes} 分`,
  minutes: t('分钟', '分鐘'),
  seconds: '每步加秒',
  otherTime: (side) => t(`${side}用不同的时间`, `${side}用不同的時間`),

  beginning: '起始局面',
  usualStart: '初始局面',
  shownStart: t('棋盘上的局面', '棋盤上的局面'),
  fenStart: '指定局面（FEN）…',
  shuffledStart: t('国际象棋 960', '西洋棋 960'),
  startNumber: (last, usual) =>
    t(`开局编号（0–${last}，${usual} 为标准开局）`, `開局編號（0–${last}，${usual} 為標準開局）`),
  drawLots: t('随机编号', '隨機編號'),
  givenBy: t('让子方', '讓子方'),
  you: '您',
  start: t('开始', '開始'),

  resignSure: t('确定认输吗？', '確定認輸嗎？'),
  drawSure: t('提议和棋吗？', '提議和棋嗎？'),
  drawAgreed: t('双方同意和棋吗？', '雙方同意和棋嗎？'),
  offer: '提和',
  agree: '同意',
  keepPlaying: t('继续对局', '繼續對局'),

  menu: '更多操作',
  copyFen: t('复制 FEN', '複製 FEN'),
  copyText: t('复制棋谱（PGN）', '複製棋譜（PGN）'),
  share: '分享',
  copyLink: t('复制链接', '複製連結'),
  boardEditor: t('编辑局面', '編輯局面'),
  learnRules: t('学习规则', '學習規則'),
  showEngine: t('引擎评估', '引擎評估'),
  copied: t('已复制', '已複製'),
  linkCopied: t('链接已复制', '連結已複製'),
  copyByHand: t('请手动复制以下文字', '請手動複製以下文字'),

  casualGame: t('休闲对局', '休閒對局'),
  anonymous: '匿名',
  levelOf: (name, level) => t(`${name} 第 ${level} 级`, `${name} 第 ${level} 級`),

  close: t('关闭', '關閉'),
  noGames: t(
    '还没有对局。在这里下的每一局都会保存在此列表中。',
    '還沒有對局。在這裡下的每一局都會儲存在此列表中。',
  ),
  unfinished: '未完',
  onBoard: t('当前对局', '目前對局'),
  playedAs: (side) => t(`您执${side}`, `您執${side}`),
  movesCount: (moves) => `${moves} 回合`,
  openGame: t('打开此局', '開啟此局'),
  continueGame: t('继续此局', '繼續此局'),
  deleteGame: t('删除', '刪除'),
  gameDeleted: t('对局已删除。', '對局已刪除。'),
  restore: t('恢复', '復原'),
  moreGames: (left) => t(`显示更多（${left}）`, `顯示更多（${left}）`),
  keptHere: (count, most) =>
    t(
      `共 ${count} 局，最多 ${most} 局。对局只保存在此浏览器中，无痕模式不会保留。存满后，最早结束的对局会被移除。`,
      `共 ${count} 局，最多 ${most} 局。對局只儲存在此瀏覽器中，無痕模式不會保留。存滿後，最早結束的對局會被移除。`,
    ),
  exportAll: t('全部导出（PGN）', '全部匯出（PGN）'),
  exporting: (done, all) => t(`正在导出 ${done} / ${all}`, `正在匯出 ${done} / ${all}`),
  storageBlocked: t(
    '此浏览器不允许保存对局：开始新对局后，旧对局将丢失。',
    '此瀏覽器不允許儲存對局：開始新對局後，舊對局將遺失。',
  ),
  storageFull: t(
    '浏览器存储空间已满：新的对局不会被保存。请先导出或删除一些对局。',
    '瀏覽器儲存空間已滿：新的對局不會被儲存。請先匯出或刪除一些對局。',
  ),
});
