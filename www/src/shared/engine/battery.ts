import { signal } from '@preact/signals';

/** Battery status, in browsers that report it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

/** Charge, 0 to 1, below which the battery is spared. */
const LOW_CHARGE = 0.2;

const { getBattery } = navigator as Navigator & { getBattery?(): Promise<Battery> };

/** Whether the device runs on its battery. */
export const isOnBattery = signal(false);
/** Whether it does, and the battery is nearly empty. */
export const isBatteryLow = signal(false);

getBattery?.call(navigator).then(
  (battery) => {
    const watch = (): void => {
      isOnBattery.value = !battery.charging;
      isBatteryLow.value = !battery.charging && battery.level <= LOW_CHARGE;
    };
    battery.addEventListener('chargingchange', watch);
    battery.addEventListener('levelchange', watch);
    watch();
  },
  // No battery status: nothing to spare.
  () => {},
);
