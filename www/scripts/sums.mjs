// Lists every file of www/dist with its SHA-256 in www/dist/SHA256SUMS: `sha256sum -c SHA256SUMS`
// checks a copy.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = process.argv[2] ?? join(import.meta.dirname, '..', 'dist');
const LIST = 'SHA256SUMS';

const lines = readdirSync(dist, { recursive: true })
  .filter((name) => name !== LIST && statSync(join(dist, name)).isFile())
  .sort()
  .map((name) => {
    const digest = createHash('sha256').update(readFileSync(join(dist, name)));
    return `${digest.digest('hex')}  ${name}\n`;
  });
writeFileSync(join(dist, LIST), lines.join(''));
