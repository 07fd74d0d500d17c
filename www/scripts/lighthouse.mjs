// `npm run lighthouse`: Lighthouse's scores of the built page on a phone and on a desktop; fails
// below the targets. DIST names a folder other than dist; RUNS is the number of measurements, whose
// median counts.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { executablePath } from './chromium.mjs';
import { host } from './host.mjs';

const VERSION = '12.8.2';
const LEAST = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
};
const runs = Number(process.env.RUNS ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'chariot-lighthouse-'));
const server = await host(process.env.DIST ?? 'dist');

async function measure(form, run) {
  const report = join(folder, `${form}-${run}.json`);
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      server.address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.keys(LEAST[form]).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) } },
  );
  return JSON.parse(readFileSync(report, 'utf8'));
}

let good = true;
try {
  for (const [form, least] of Object.entries(LEAST)) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await measure(form, run));
    reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
    const { categories, audits } = reports[Math.floor(runs / 2)];
    console.log(form);
    for (const [name, lowest] of Object.entries(least)) {
      const score = Math.round(categories[name].score * 100);
      console.log(`  ${name.padEnd(16)} ${String(score).padStart(3)}  (at least ${lowest})`);
      good &&= score >= lowest;
      for (const { id, weight } of categories[name].auditRefs) {
        const { score: own, title, displayValue = '' } = audits[id];
        if (weight > 0 && own !== null && own < 0.9) console.log(`    ${title} ${displayValue}`);
      }
    }
    for (const id of [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
      'speed-index',
      'total-byte-weight',
    ]) {
      console.log(`  ${audits[id].title}: ${audits[id].displayValue}`);
    }
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true });
}
if (!good) process.exit(1);
