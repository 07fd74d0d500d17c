// For tests only: what the page's modules read from a browser as they load.

/** The battery that `navigator.getBattery` reports. */
export const battery = Object.assign(new EventTarget(), { charging: false, level: 0.5 });

const document = Object.assign(new EventTarget(), {
  documentElement: { dataset: {} },
  hidden: false,
});

Object.assign(globalThis, {
  addEventListener() {},
  removeEventListener() {},
  document,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
});
Object.defineProperty(globalThis, 'navigator', {
  value: { languages: ['en'], getBattery: () => Promise.resolve(battery) },
  configurable: true,
});
