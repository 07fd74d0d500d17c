import { dictionary } from '../../i18n/index.ts';
import { en } from './en.ts';

const settings = dictionary(en, () => import('./zh.ts'));

/** The words of the settings in the chosen language. */
export const settingsWords = settings.words;
/** Resolves when they have come. */
export const settingsWordsReady = settings.ready;
