import { render, type VNode } from 'preact';
import { download } from '../../../shared/ui/download.ts';
import { HEIGHT, WIDTH } from './parts.tsx';

/** Saves a sheet as a PNG: drawn by the browser, it never leaves the device by itself. */
export async function savePicture(name: string, sheet: VNode): Promise<void> {
  const place = document.createElement('div');
  render(sheet, place);
  const text = place.firstElementChild
    ? new XMLSerializer().serializeToString(place.firstElementChild)
    : '';
  render(null, place);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  download(name, 'image/png', blob);
}
