/** Browsers lose precision above some 17 million pixels. */
const TALLEST = 15_000_000;

/** The visible rows of a long list. A list taller than browsers support scrolls faster. */
export interface ScrolledList {
  /** Height of all rows, in pixels. */
  height: number;
  /** First visible row, and the one after the last. */
  first: number;
  end: number;
  /** Top of a row, in pixels. */
  top(index: number): number;
  /** Scroll position that brings a row into sight; unchanged if it is visible. */
  scrollFor(index: number): number;
}

/** Lays out rows of this height in `visible` pixels, scrolled by `scrolled`. */
export function scrolledList(
  count: number,
  rowHeight: number,
  visible: number,
  scrolled: number,
): ScrolledList {
  const full = count * rowHeight;
  const height = Math.min(full, TALLEST);
  const scale = height > visible ? (full - visible) / (height - visible) : 1;
  const above = scrolled * scale;
  const first = Math.min(Math.max(0, Math.floor(above / rowHeight)), Math.max(0, count - 1));
  return {
    height,
    first,
    end: Math.min(count, Math.ceil((above + visible) / rowHeight) + 1),
    top: (index) => scrolled + index * rowHeight - above,
    scrollFor(index) {
      const top = index * rowHeight;
      if (top < above) return top / scale;
      const bottom = top + rowHeight;
      return bottom > above + visible ? (bottom - visible) / scale : scrolled;
    },
  };
}
