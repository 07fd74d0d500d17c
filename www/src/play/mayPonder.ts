import { computed, signal } from '@preact/signals';
import { isBatteryLow } from '../shared/engine/battery.ts';
import { ponders } from '../shared/ui/settings.ts';

/** Network status, in browsers that report it. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

const { connection } = navigator as Navigator & { connection?: Connection };
const thrift = matchMedia('(prefers-reduced-data: reduce)');

const isHidden = signal(document.hidden);
const savesData = signal(false);

/** Whether the computer may ponder now: the page is visible, the battery charged, and data-saver mode off. */
export const mayPonder = computed(
  () => ponders.value && !isHidden.value && !isBatteryLow.value && !savesData.value,
);

document.addEventListener('visibilitychange', () => {
  isHidden.value = document.hidden;
});

function watchData(): void {
  savesData.value = thrift.matches || connection?.saveData === true;
}
thrift.addEventListener('change', watchData);
connection?.addEventListener('change', watchData);
watchData();
