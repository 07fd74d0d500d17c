import { computed, signal } from '@preact/signals';
import { ponders } from '../shared/ui/settings.ts';

/** Below this share of its charge a battery is spared. */
const LOW_CHARGE = 0.2;

/** The battery, where the browser tells of it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

/** The network, where the browser tells of it. */
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

/** True if the computer may ponder now: the page is visible, and neither battery nor data must be saved. */
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
  // Without this information there is nothing to spare.
  () => {},
);
