/** Browsers lose count above some 17 million pixels. */
const TALLEST = 15_000_000;

/** Which rows of a long list are in sight. A list that is taller than browsers can is scrolled faster. */
export interface ScrolledList {
  /** Height of all rows, in pixels of the page. */
  height: number;
  /** The first row in sight, and the one after the last. */
  first: number;
  end: number;
  /** Where a row stands. */
  top(index: number): number;
  /** Where to scroll to for a row to be in sight; where it is if it is. */
  scrollFor(index: number): number;
}

/** Rows of this height, of which `visible` pixels are shown, scrolled by `scrolled` of them. */
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
