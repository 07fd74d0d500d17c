/** The characters in names of openings that differ between the scripts: simplified, traditional. */
const PAIRS =
  '东東乔喬亚亞伦倫体體侧側兑兌兰蘭凯凱击擊别別剑劍劳勞单單双雙变變国國圣聖墙牆奖獎奥奧学學宁寧宫宮宾賓对對将將尔爾' +
  '库庫庞龐开開弃棄御禦换換旧舊杀殺构構桥橋横橫欧歐汉漢汤湯泽澤温溫现現称稱约約纳納结結绝絕统統维維缓緩罗羅脱脫苏蘇' +
  '莱萊萨薩诺諾贝貝赛賽跃躍车車转轉边邊达達过過进進钦欽钩鉤闭閉顺順顿頓风風飞飛马馬鲁魯鲍鮑麦麥齐齊龙龍龟龜';

const TRADITIONAL = new Map<string, string>();
for (let at = 0; at < PAIRS.length; at += 2) TRADITIONAL.set(PAIRS[at] ?? '', PAIRS[at + 1] ?? '');

export function toTraditional(name: string): string {
  return [...name].map((letter) => TRADITIONAL.get(letter) ?? letter).join('');
}
