import type { ScriptChoice } from '@chariot/engine/languages';
import type { AnalysisWords } from './words.ts';

const number = (count: number): string => count.toLocaleString('en-GB');

export const zh = (t: ScriptChoice): AnalysisWords => ({
  title: '分析',
  toMove: (side) => t(`轮到${side}走`, `輪到${side}走`),

  engine: '引擎',
  engineStarts: '正在思考……',
  threat: t('显示威胁', '顯示威脅'),
  lineCount: t('变着数', '變著數'),
  lines: (count) => t(`${count} 条变着`, `${count} 條變著`),
  depth: (depth) => `深度 ${depth}`,
  perSecond: (count) => `${count}/秒`,
  playLine: (value, moves) => `${value}：${moves}`,
  unknownValue: '未知',

  pieceValues: t('各子在此的价值', '各子在此的價值'),
  pieceValuesText: t(
    '以兵为单位：没有这个子，己方会损失多少。',
    '以兵為單位：沒有這個子，己方會損失多少。',
  ),
  pieceValuesFailed: t('无法加载所需的引擎。', '無法載入所需的引擎。'),

  table: t('残局库', '殘局庫'),
  tableDraw: t('理论和棋。', '理論和棋。'),
  tableUndecided: t(
    '双方都不能强行取胜；按长将、长捉的棋规仍可能分出胜负。',
    '雙方都不能強行取勝；按長將、長捉的棋規仍可能分出勝負。',
  ),
  tableWin: (side, moves) => t(`${side} ${moves} 步杀。`, `${side} ${moves} 步殺。`),
  tableCursed: (winner, saved, moves) =>
    t(
      `${winner}胜势，但五十回合规则救了${saved}：${moves} 步杀已来不及。`,
      `${winner}勝勢，但五十回合規則救了${saved}：${moves} 步殺已來不及。`,
    ),

  open: t('导入', '匯入'),
  share: '分享',
  review: t('复盘', '覆盤'),
  playHere: t('从当前局面对弈', '從目前局面對弈'),
  setUp: t('摆局面', '擺局面'),

  gameDetails: t('对局信息', '對局資訊'),
  editDetails: t('编辑对局信息', '編輯對局資訊'),
  addDetails: t('添加棋手与赛事', '新增棋手與賽事'),
  elo: t('等级分', '等級分'),
  result: t('结果', '結果'),
  results: { '*': t('无结果', '無結果'), '1/2-1/2': '½-½' },
  event: t('赛事', '賽事'),
  site: t('地点', '地點'),
  date: '日期',
  roundName: t('轮次', '輪次'),
  round: (round) => t(`第 ${round} 轮`, `第 ${round} 輪`),
  timeControl: t('时限', '時限'),
  annotator: t('评注者', '評註者'),
  otherField: t('其他栏目', '其他欄目'),
  addField: t('添加', '新增'),
  save: t('保存', '儲存'),

  tree: t('着法与变着', '著法與變著'),
  noMoves: t('走一步棋，或导入棋局。', '走一步棋，或匯入棋局。'),
  previous: '上一步',
  next: '下一步',
  first: '初始局面',
  last: t('此变末尾', '此變末尾'),
  comment: t('评注', '評註'),
  glyphs: {
    1: '好棋',
    2: t('错着', '錯著'),
    3: t('妙着', '妙著'),
    4: t('败着', '敗著'),
    5: t('值得注意的着法', '值得注意的著法'),
    6: t('缓着', '緩著'),
    7: t('唯一着法', '唯一著法'),
    8: t('唯一着法', '唯一著法'),
    10: t('均势', '均勢'),
    11: t('均势', '均勢'),
    12: t('均势', '均勢'),
    13: t('局势不明', '局勢不明'),
    14: (side) => t(`${side}稍优`, `${side}稍優`),
    15: (side) => t(`${side}稍优`, `${side}稍優`),
    16: (side) => t(`${side}优势`, `${side}優勢`),
    17: (side) => t(`${side}优势`, `${side}優勢`),
    18: (side) => t(`${side}胜势`, `${side}勝勢`),
    19: (side) => t(`${side}胜势`, `${side}勝勢`),
    20: (side) => t(`${side}胜势`, `${side}勝勢`),
    21: (side) => t(`${side}胜势`, `${side}勝勢`),
    22: t('逼走劣着', '逼走劣著'),
    23: t('逼走劣着', '逼走劣著'),
    32: t('出子领先', '出子領先'),
    33: t('出子领先', '出子領先'),
    36: t('主动权', '主動權'),
    37: t('主动权', '主動權'),
    40: t('攻势', '攻勢'),
    41: t('攻势', '攻勢'),
    44: t('有补偿', '有補償'),
    45: t('有补偿', '有補償'),
    132: t('反击', '反擊'),
    133: t('反击', '反擊'),
    138: t('时间紧张', '時間緊迫'),
    139: t('时间紧张', '時間緊迫'),
    140: t('意图', '意圖'),
    146: t('新着', '新著法'),
  },
  judgements: {
    inaccuracy: t('缓着', '緩著'),
    mistake: t('错着', '錯著'),
    blunder: t('败着', '敗著'),
  },
  judgement: (name) => `${name}（${t('引擎判断', '引擎判斷')}）`,
  timeLeft: t('剩余时间', '剩餘時間'),
  timeSpent: t('此着用时', '此著用時'),
  note: t('评注与符号', '評註與符號'),
  noteAtStart: t('初始局面的评注', '初始局面的評註'),
  commentPlaceholder: t('评注', '評註'),
  promote: t('提升此变着', '提升此變著'),
  remove: t('从此处删除', '從此處刪除'),

  openTitle: t('导入棋局', '匯入棋局'),
  openHelp: t(
    '粘贴棋谱（PGN）、着法或局面（FEN），也可把任意大小的文件拖到这里。',
    '貼上棋譜（PGN）、著法或局面（FEN），也可把任意大小的檔案拖到這裡。',
  ),
  openText: t('棋谱或局面', '棋譜或局面'),
  openFile: t('选择文件', '選擇檔案'),
  openButton: t('导入', '匯入'),
  openNothing: t('这段文字里没有棋谱，也没有局面。', '這段文字裡沒有棋譜，也沒有局面。'),
  openUnreadable: (name) =>
    name === 'ZIP' || name === 'GZIP'
      ? t(
          '这是压缩文件：请先解压，再导入里面的棋谱。',
          '這是壓縮檔：請先解壓縮，再匯入裡面的棋譜。',
        )
      : t(
          `无法读取 ${name} 文件。请用原来的软件打开，另存为 PGN 或东萍（DhtmlXQ）格式。`,
          `無法讀取 ${name} 檔案。請用原來的軟體開啟，另存為 PGN 或東萍（DhtmlXQ）格式。`,
        ),
  openTooLarge: t('文件太大，无法读取。', '檔案太大，無法讀取。'),
  openLink: (host, menu) =>
    menu
      ? t(
          `本站不从其他网站读取内容。请在 ${host} 打开棋局，选“${menu}”，复制棋谱后粘贴到这里。`,
          `本站不從其他網站讀取內容。請在 ${host} 開啟棋局，選「${menu}」，複製棋譜後貼到這裡。`,
        )
      : t(
          `本站不从其他网站读取内容。请在 ${host} 复制棋谱（PGN），再粘贴到这里。`,
          `本站不從其他網站讀取內容。請在 ${host} 複製棋譜（PGN），再貼到這裡。`,
        ),
  fileGone: t(
    '无法读取文件：可能已移动、修改或删除。请重新选择。',
    '無法讀取檔案：可能已移動、修改或刪除。請重新選擇。',
  ),
  reading: (percent, games) =>
    [t(`正在读取：${percent}%`, `正在讀取：${percent}%`), games].filter(Boolean).join('，'),

  gameList: t('棋局列表', '棋局列表'),
  search: t('搜索', '搜尋'),
  searchHint: t('棋手、赛事、年份、布局', '棋手、賽事、年份、佈局'),
  anyResult: t('不限', '不限'),
  gameCount: (count) => `共 ${number(count)} 局`,
  gamesNone: t('没有符合的棋局。', '沒有符合的棋局。'),
  gamesFound: (found, all) =>
    t(
      `找到 ${number(found)} 局，共 ${number(all)} 局`,
      `找到 ${number(found)} 局，共 ${number(all)} 局`,
    ),
  gameOf: (place, all) => `第 ${number(place)} / ${number(all)} 局`,
  previousGame: t('上一局', '上一局'),
  nextGame: t('下一局', '下一局'),
  closeFile: t('关闭文件', '關閉檔案'),
  done: {
    opened: t('已导入另一局棋。', '已匯入另一局棋。'),
    reviewRemoved: t('复盘结果已清除。', '覆盤結果已清除。'),
    deleted: t('着法已删除。', '著法已刪除。'),
    wiped: t('箭头和圆圈已清除。', '箭頭和圓圈已清除。'),
  },
  bringBack: {
    opened: t('恢复上一局', '恢復上一局'),
    reviewRemoved: t('撤销', '復原'),
    deleted: t('撤销', '復原'),
    wiped: t('撤销', '復原'),
  },
  at: ({ line, column }) =>
    t(`第 ${line} 行第 ${column} 个字符`, `第 ${line} 行第 ${column} 個字元`),
  pgnErrors: {
    unclosedComment: t('评注没有结束', '評註沒有結束'),
    openVariation: t('变着没有结束', '變著沒有結束'),
    strayBracket: t('多了一个右括号', '多了一個右括號'),
    noMoveToVary: t('变着出现在第一步之前', '變著出現在第一步之前'),
    tooManyMoves: t('这局棋超过 20,000 步', '這局棋超過 20,000 步'),
    tooManyWords: t('这局棋的评注超过 2 MB', '這局棋的評註超過 2 MB'),
  },
  badMove: (move, place) => (place ? `${move}（${place}）不能走。` : `${move} 不能走。`),
  kept: (moves) => t(`已读取 ${moves} 步。`, `已讀取 ${moves} 步。`),
  linkErrors: {
    tooLong: t('链接太长，不是本站的链接。', '連結太長，不是本站的連結。'),
    damaged: t('链接已损坏：缺少或改动了一部分。', '連結已損壞：缺少或改動了一部分。'),
    illegal: t('链接中的着法或局面不合规则。', '連結中的著法或局面不合規則。'),
  },

  shareTitle: '分享',
  shareGame: t('整局链接', '整局連結'),
  sharePosition: t('此局面的链接', '此局面的連結'),
  shareFrame: t('嵌入网页（HTML）', '嵌入網頁（HTML）'),
  shareTooLong: t(
    '这局棋太长，放不进链接：请复制或保存棋谱。',
    '這局棋太長，放不進連結：請複製或儲存棋譜。',
  ),
  leftOut: (parts) =>
    t(
      `链接放不下，已略去：${parts.join('、')}。完整内容请用棋谱（PGN）。`,
      `連結放不下，已略去：${parts.join('、')}。完整內容請用棋譜（PGN）。`,
    ),
  parts: {
    times: t('用时与评估', '用時與評估'),
    comments: t('评注与图示', '評註與圖示'),
    variations: t('变着', '變著'),
  },
  shareText: t('棋谱（PGN）', '棋譜（PGN）'),
  download: t('保存', '儲存'),
  copied: t('已复制', '已複製'),
  copy: t('复制', '複製'),
  fen: '局面（FEN）',

  removeReview: t('清除复盘结果', '清除覆盤結果'),
  practiseMistakes: (count) => t(`练习我的失误（${count}）`, `練習我的失誤（${count}）`),
  checkingMistakes: (done, all) => t(`正在检查 ${done} / ${all}…`, `正在檢查 ${done} / ${all}…`),
  mistakesAdded: (added, all) =>
    added === all
      ? t(`可以练习的失误：${added} 处。`, `可以練習的失誤：${added} 處。`)
      : t(
          `可以练习的失误：${all} 处中的 ${added} 处，其余的好着不止一步。`,
          `可以練習的失誤：${all} 處中的 ${added} 處，其餘的好著不止一步。`,
        ),
  removeReviewShort: t('清除', '清除'),
  efforts: { quick: t('复盘', '覆盤'), thorough: '深入分析' },
  reviewing: (percent) => `正在分析：${percent}%`,
  cancel: '取消',
  accuracy: t('准确率', '準確率'),
  averageLoss: t('平均损失（厘兵）', '平均損失（厘兵）'),
  averageLossShort: t('均损', '均損'),
  moveClasses: {
    inaccuracy: t('缓着', '緩著'),
    mistake: t('错着', '錯著'),
    blunder: t('败着', '敗著'),
  },
  showNext: (side, moveClass, count) =>
    t(`${side}${moveClass}：${count}，查看下一处`, `${side}${moveClass}：${count}，查看下一處`),
  graph: t('全局评估曲线', '全局評估曲線'),
  graphAt: (move, value) => `${move}：${value}`,

  playSure: t('从此局面开始对弈？', '從此局面開始對弈？'),
  playSureWhy: t('正在进行的对局将被取代。', '正在進行的對局將被取代。'),
  playYes: t('对弈', '對弈'),
});
