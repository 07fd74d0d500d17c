// `node scripts/icons.mjs`: draws the installed page's icons from public/icon.svg to public/icons.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './chromium.mjs';

const PUBLIC = join(import.meta.dirname, '..', 'public');
const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
/** Without round corners, for systems that cut the icon to their own shape. */
const square = drawing.replace(/ rx="\d+"/, '');
const ICONS = {
  'icon-192.png': { size: 192, svg: drawing, scale: 1 },
  'icon-512.png': { size: 512, svg: drawing, scale: 1 },
  // The drawing stays within the circle of 80 % that every shape leaves.
  'maskable-512.png': { size: 512, svg: square, scale: 0.96 },
  'touch-180.png': { size: 180, svg: square, scale: 1 },
};

mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const browser = await launch();
try {
  for (const [name, { size, svg, scale }] of Object.entries(ICONS)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const ground = scale === 1 ? 'transparent' : /<rect[^>]*fill="([^"]+)"/.exec(svg)[1];
    await page.setContent(
      `<body style="margin:0;background:${ground};overflow:hidden">${svg.replace('<svg', `<svg style="display:block;width:100vw;height:100vh;transform:scale(${scale})"`)}`,
    );
    await page.screenshot({ path: join(PUBLIC, 'icons', name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
