// The part used of a library that brings no types.
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
  export function GIFEncoder(): {
    /** `delay` in milliseconds; the first frame brings the palette. */
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        delay: number;
        transparent?: boolean;
        transparentIndex?: number;
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
