import { computed } from '@preact/signals';
import { thinkWords } from '../../i18n/index.ts';

/** The words of this chapter in the chosen language. */
export const ladderWords = computed(() => thinkWords.value.ladder);
