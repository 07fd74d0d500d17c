import { drawnWhole } from '@chariot/board/ui';
import { cloneElement, render, type VNode } from 'preact';

/** Looks that style sheets give to a drawing, which a file must bring along. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/**
 * Draws on the page, where style sheets reach the drawing, but out of sight. `use` gets it once the pieces are here,
 * whose set may still be on its way; rejects if they take too long.
 */
export async function withDrawing<T>(
  drawing: VNode,
  use: (drawn: SVGSVGElement) => T | Promise<T>,
): Promise<T> {
  const place = document.createElement('div');
  place.className = 'visually-hidden';
  document.body.append(place);
  try {
    await drawnWhole(() => render(cloneElement(drawing), place));
    const drawn = place.querySelector('svg');
    if (!drawn) throw new Error('no drawing');
    return await use(drawn);
  } finally {
    render(null, place);
    place.remove();
  }
}

/** A drawing on the page as a PNG so many pixels wide, with the looks that it has there. */
export async function pngOf(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const { width: wide, height: high } = drawing.viewBox.baseVal;
  const height = Math.round((width * high) / wide);
  const image = await imageOf(drawing, width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** A drawing on the page as an image, with the looks that it has there. */
export async function imageOf(
  drawing: SVGSVGElement,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(fileOf(drawing, width, height))}`;
  await image.decode();
  return image;
}

/** The drawing as an SVG file that needs no style sheet. */
function fileOf(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = painted(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** A copy of a drawing on the page that needs no style sheet. */
export function painted(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const elements = copy.querySelectorAll('*');
  for (const [i, original] of drawing.querySelectorAll('*').entries()) {
    const style = getComputedStyle(original);
    const element = elements[i];
    element?.removeAttribute('style');
    for (const name of PAINT) element?.setAttribute(name, style.getPropertyValue(name));
  }
  return copy;
}
