import type { Chinese } from '../../i18n/languages.ts';
import type { SettingsWords } from './words.ts';

export const zh: Chinese<SettingsWords> = (t) => ({
  theme: t('主题', '主題'),
  themes: { system: t('跟随系统', '跟隨系統'), light: t('浅色', '淺色'), dark: '深色' },
  sounds: t('声音', '聲音'),
  on: t('开', '開'),
  off: t('关', '關'),
  motion: t('走子动画', '走子動畫'),
  motions: { system: t('跟随系统', '跟隨系統'), on: t('开', '開'), off: t('关', '關') },
  notation: t('记谱', '記譜'),
  notations: {
    san: t('代数记谱', '代數記譜'),
    wxf: 'WXF',
    'zh-hans': t('中文（简体）', '中文（簡體）'),
    'zh-hant': t('中文（繁体）', '中文（繁體）'),
    iccs: 'ICCS',
    uci: 'UCI',
  },
  board: t('棋盘', '棋盤'),
  boards: {
    wood: '木色',
    green: t('绿色', '綠色'),
    blue: t('蓝色', '藍色'),
    grey: '灰色',
    rose: '玫瑰',
    paper: t('纸色', '紙色'),
    jade: '玉色',
    slate: '石板',
  },
  pieces: '棋子',
  pieceSets: {
    outline: t('线描', '線描'),
    origami: t('折纸', '摺紙'),
    traditional: t('繁体', '繁體'),
    simplified: t('简体', '簡體'),
    symbols: t('图形', '圖形'),
  },
  coordinates: t('坐标', '座標'),
  coordinateStyles: { algebraic: 'a–i、1–10', files: '九…一、1…9' },
});
