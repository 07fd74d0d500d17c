import type { Chinese } from '@chariot/engine/languages';
import type { GamesWords } from './en.ts';

const points = (percent: number): string =>
  `${percent.toFixed(Math.abs(percent) < 9.95 ? 1 : 0)} 分`;

/** 执白 rather than 执白方. */
const colour = (side: string): string => `执${side.replace(/方$/, '')}`;

export const zh: Chinese<GamesWords> = () => ({
  lead: '把你的棋谱交给我。每一局都会读完，找出失误的原因，并给出可以练习的局面。',
  private: '棋谱不会离开这台设备：引擎就在你的浏览器里运行。',
  drop: '把棋谱文件拖到这里',
  choose: '选择文件',
  formats: {
    chess: '支持 lichess、chess.com、ChessBase 等导出的 PGN，一次可读上千局。',
    xiangqi: '支持 PGN 和东萍（DhtmlXQ）棋谱，一次可读上千局。',
  },
  where: {
    chess:
      'lichess：个人主页 → 导出对局。chess.com：对局存档 → 选中 → 下载。带用时的棋谱能让报告更完整。',
    xiangqi: '大多数软件里：另存为或导出。一个文件可以有许多局。',
  },
  takeOwn: '用我与 Chariot 的对局',
  more: '添加棋谱',

  reading: (percent, games) => `正在读取：${percent}%，${games} 局`,
  cancel: '取消',
  who: '哪一位是你？',
  whoHelp: '如果你有几个名字，可以多选。',
  player: (name, games) => `${name}（${games} 局）`,
  furtherName: '名单里没有你？填写你的名字',
  youAre: (names) => `你在棋谱中的名字：${names.join('、')}`,
  changeNames: '更改名字',
  yourNames: '你的名字，用分号隔开',
  namesHelp: '其他名字的对局会被删除。要读取新名字的对局，请再次添加文件。',
  saveNames: '保存',
  readThem: '读我的棋谱',
  taking: (percent) => `正在取出你的对局：${percent}%`,
  taken: (games) => `已添加 ${games} 局。`,
  skipped: {
    variant: (games) => `${games} 局是其他棋种，未收。`,
    short: (games) => `${games} 局不足五回合，未收。`,
    others: (games) => `${games} 局不是你下的，未收。`,
    older: (games) => `${games} 局较旧，未收：一次最多 5,000 局。`,
    known: (games) => `${games} 局早已添加。`,
  },
  faults: {
    nothing: '这个文件里没有棋谱。',
    gone: '文件已无法读取，请重新选择。',
    tooLarge: '这种格式的文件太大。PGN 不限大小。',
    storage: '浏览器不允许本页存储，复盘结果无法保留。',
  },
  unreadable: (format) => `无法读取 ${format} 格式，请另存为 PGN。`,

  progress: (done, all) => `已复盘 ${done} / ${all} 局`,
  measuring: '正在估算所需时间…',
  time: (minutes) => {
    if (minutes < 1) return '不到一分钟';
    if (minutes < 90) return `约 ${Math.round(minutes)} 分钟`;
    return `约 ${Math.round(minutes / 60)} 小时`;
  },
  firstIn: (first, all) => `${first}后出第一份报告，全部需要${all}。`,
  allIn: (all) => `全部需要${all}，报告会随时更新。`,
  leaveOpen: '其他页面可以照常使用。关闭后，下次打开会接着复盘。',
  pause: '暂停',
  resume: '继续',
  waiting: '另一个标签页或另一个棋种正在复盘，结束后接着复盘这里的对局。',
  unreadableGames: (games) => `${games} 局无法读取：着法不合规则。`,
  paused: {
    person: '已暂停。',
    battery: '正在使用电池，已暂停。',
    failure: '引擎出错了。',
  },
  onBattery: '用电池时也复盘',
  fewest: '满二十局才出报告，太少说明不了问题。单局可以在分析里复盘。',
  notYet: (games) => `还差 ${games} 局。`,
  reviewedGames: '已复盘的棋谱',
  openReview: '打开复盘',
  against: (opponent, date) => [`对 ${opponent}`, date].filter(Boolean).join('，'),
  mistakes: (mistakes) => (mistakes === 0 ? '没有失误' : `${mistakes} 个失误`),
  anonymous: '匿名',
  paste: '粘贴棋谱',
  pasteText: { chess: '棋谱（PGN）', xiangqi: '棋谱（PGN 或东萍 DhtmlXQ）' },
  forget: '删除所有棋谱',
  forgetSure: '从这台设备上删除这些棋谱和复盘结果？',
  forgetYes: '删除',

  sentences: (list) => list.join(''),

  findings: '最丢分的地方',
  moreFindings: (findings) => `还有 ${findings} 项`,
  noFindings: '目前还没有可以确定的问题。对局更多、对手更强时，也许会看出来。',
  per100: (percent) => `每百局 ${points(percent)}`,
  costs: (percent) => `每百局约丢 ${points(percent)}。`,
  theme: {
    missed: (name) => `常错过：${name}`,
    allowed: (name) => `常让对手得手：${name}`,
  },
  themeDetail: {
    missed: (times) => `有 ${times} 次机会摆在棋盘上，你走了别的棋。`,
    allowed: (times) => `有 ${times} 次，你的着法给了对手机会。`,
  },
  ending: (name) => `${name} 残局丢分`,
  wonOf: (won, kept) => `胜势 ${won} 局，保住 ${kept} 局。`,
  drawnOf: (drawn, held) => `和势 ${drawn} 局，守住 ${held} 局。`,
  lostAt: (move) => `失误在 ${move}。`,
  opening: (line) => `这个开局丢分：${line}`,
  openingDetail: (games, percent) =>
    `这样开局的 ${games} 局里，开局阶段每百局比你其他对局多丢 ${points(percent)}。`,
  phase: (phase) =>
    ({ opening: '开局丢分最多', middlegame: '中局丢分最多', endgame: '残局丢分最多' })[phase],
  phaseDetail: (percent) => `每百局比其他阶段至少多丢 ${points(percent)}。`,
  haste: '下得太快',
  hasteDetail: (times) => `有 ${times} 次失误用时不到十秒，而钟上还有一分钟以上。`,
  colour: (side) => `${colour(side)}丢分更多`,
  colourDetail: (percent) => `每百局多丢 ${points(percent)}。`,
  practise: (positions) => `练习这 ${positions} 个局面`,
  playOut: '实战演练',
  makeSet: (positions) => `把最严重的 ${positions} 个失误反复做，一遍比一遍快`,
  practiceAdded: (added) =>
    added === 0 ? '这些局面已在练习中。' : `已加入练习：${added} 个局面。`,

  points: '分丢在哪里',
  pointsHelp: '对手也会把分还回来，所以总和可能超过总分。横线表示这个数字有多可靠。',
  sources: {
    opening: '开局（前十回合）',
    middlegame: '中局',
    endgame: '残局',
    time: '超时',
  },
  all: '全部对局',
  colours: colour,
  stronger: '对手较强',
  weaker: '对手较弱',
  recent: '最近 50 局',
  before: '此前的对局',
  uncertain: '没有可以确定的差别。',
  surely: (percent) => `确定${percent > 0 ? '更多' : '更少'}：相差 ${points(Math.abs(percent))}。`,
  interval: (low, high) => `${low.toFixed(1)} 到 ${high.toFixed(1)} 之间`,
  part: '部分',
  loss: '每百局丢分',

  accuracy: '准确率的变化',
  accuracyHelp: (window) => `${window} 局的平均值。100 表示每一步都与引擎相同。`,
  accuracySaid: (from, to) => `准确率从 ${Math.round(from)} 变为 ${Math.round(to)}。`,

  themes: '战术',
  themeColumn: '战术',
  missedColumn: '错过',
  allowedColumn: '让对手得手',
  changeColumn: '最近 50 局',
  practiceColumn: '练习',
  change: (perGame) => (perGame < 0 ? '减少' : '增多'),
  same: '–',

  deaths: '你的棋子死在哪里',
  deathsOf: colour,
  deathsSaid: (side, squares) => `${colour(side)}时，棋子最常在 ${squares.join('、')} 被吃。`,

  openings: '开局',
  score: (percent) => `${Math.round(percent)}%`,
  line: '着法',
  games: '局数',
  scoreColumn: '得分率',
  results: '胜、和、负',
  resultOf: {
    win: (games) => `胜 ${games}`,
    draw: (games) => `和 ${games}`,
    loss: (games) => `负 ${games}`,
  },
  listed: (parts) => parts.join('，'),
  book: (own, other, moves) =>
    `平均 ${moves.toFixed(1)} 回合后离开开局库：你先离开 ${own} 局，对手先离开 ${other} 局。`,
  repertoire: (own, other, games) =>
    `对照“我的开局”：${games} 局中，你先离开 ${own} 局，对手先离开 ${other} 局。`,
  leftRepertoire: (games, instead, line) =>
    `${line ? `在 ${line} 之后，` : ''}${instead === undefined ? '' : `本应走 ${instead}，`}共 ${games} 局`,
  see: '到“开局”中查看',
  fewLines: '没有出现得足够多的开局。',

  endings: '残局（按残局库的精确结果）',
  endingColumn: '残局',
  wonColumn: '保住的胜势',
  drawnColumn: '守住的和势',
  lostColumn: '送掉的分',
  ofAll: (kept, all) => (all === 0 ? '–' : `${kept} / ${all}`),
  noEndings: '还没有出现残局库能判断的五子以内残局。',
  outcome: { win: '胜', draw: '和', loss: '负' },

  clock: '用时',
  clockFine: '用时没有问题。',
  hasty: (times) => `${times} 次失误用时不到十秒，而钟上还有一分钟以上。`,
  idle: (moves, minutes) =>
    `胜负已定时还有 ${moves} 次长考超过一分钟：${minutes} 分钟没有改变什么。`,
  flags: (all, alive) => `${all} 局因超时判负，其中 ${alive} 局局面还没有输。`,

  yearTitle: {
    chess: (year) => `${year} 年国际象棋总结`,
    xiangqi: (year) => `${year} 年象棋总结`,
  },
  year: '年份',
  figures: (games, score, accuracy, streak) => [
    { name: '对局', value: String(games) },
    { name: '得分率', value: score === null ? '–' : `${Math.round(score)}%` },
    { name: '准确率', value: accuracy === null ? '–' : String(Math.round(accuracy)) },
    { name: '最长连胜', value: String(streak) },
  ],
  months: '每月对局',
  monthsHelp: '月份下方的数字是当月的准确率。',
  monthsSaid: (months) => `每月对局：${months.join('；')}。`,
  monthSaid: (month, games, results, accuracy) =>
    `${month} ${games} 局（${results}${accuracy === null ? '' : `，准确率 ${Math.round(accuracy)}`}）`,
  bestWin: (opponent, rating) => `战胜过的最强对手：${opponent}（${rating}）。`,
  mostPlayed: (side, line, games) => `${colour(side)}时最常走 ${line}，共 ${games} 局。`,
  gamesOf: (games) => `${games} 局`,
  readBy: '由 Chariot 解读',
  readSoFar: (read, all) => `Chariot 已解读 ${read} / ${all} 局`,
  printYear: '打印年度总结',
  pictureOfYear: '把年度总结存为图片',

  failed: '没有成功，请再试一次。',
  print: '打印',
  picture: '保存为图片',
  pictureTitle: '我的对局，由 Chariot 解读',
  basedOn: (games) => `根据 ${games} 局棋。`,
  basedOnResults: (games, results) => `根据 ${games} 局棋：${results}。`,
  pointMeans: '赢一局得一分。引擎算出你的每一步丢掉了多少胜机，赢棋也算在内。',
  cureMeans: '点按钮，这些局面就会加入练习，反复出现，直到你学会。',
});
