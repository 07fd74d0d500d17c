import { computed, signal } from '@preact/signals';
import { ponders } from '../ui/settings.ts';

/** Below this part of its charge a battery is spared. */
const LOW_CHARGE = 0.2;

/** What some browsers tell of the battery. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

/** What some browsers tell of the network. */
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

/** True if the computer may think on its opponent's time now: the page is seen, and nothing has to be saved. */
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
  // A browser that does not tell has none that we could spare.
  () => {},
);
