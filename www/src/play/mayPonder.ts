import { computed, signal } from '@preact/signals';
import { ponders } from '../shared/ui/settings.ts';

/** Charge, 0 to 1, below which the battery is spared. */
const LOW_CHARGE = 0.2;

/** Battery status, in browsers that report it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

/** Network status, in browsers that report it. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

const { connection, getBattery } = navigator as Navigator & {
  connection?: Connection;
  getBattery?(): Promise<Battery>;
};
const thrift = matchMedia('(prefers-reduced-data: reduce)');

const isHidden = signal(document.hidden);
const isBatteryLow = signal(false);
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

getBattery?.call(navigator).then(
  (battery) => {
    const watchBattery = (): void => {
      isBatteryLow.value = !battery.charging && battery.level <= LOW_CHARGE;
    };
    battery.addEventListener('chargingchange', watchBattery);
    battery.addEventListener('levelchange', watchBattery);
    watchBattery();
  },
  // No battery status: nothing to spare.
  () => {},
);
