// Lists third-party code in the product as a CycloneDX 1.5 bill of materials: node scripts/sbom.mjs
// > sbom.json

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargoMetadata, linkedCrates, ROOT } from '../www/scripts/linked-crates.mjs';

/** The shipped programs: the page's engine, the native engine and the table generator. */
const PROGRAMS = ['wasm', 'uci', 'tbgen'];

const metadata = cargoMetadata();
const digests = new Map(
  [
    ...readFileSync(join(ROOT, 'Cargo.lock'), 'utf8').matchAll(
      /name = "(.*)"\nversion = "(.*)"\nsource = .*\nchecksum = "(.*)"/g,
    ),
  ].map(([, name, version, digest]) => [`${name} ${version}`, digest]),
);
const crates = new Map(
  PROGRAMS.flatMap((program) => linkedCrates(metadata, program))
    .filter(({ source }) => source !== null)
    .map(({ name, version, license }) => [`${name} ${version}`, { name, version, license }]),
);
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

const components = [
  ...[...crates].map(([key, { name, version, license }]) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:cargo/${name}@${version}`,
    licenses: [{ expression: license.replaceAll('/', ' OR ') }],
    hashes: [{ alg: 'SHA-256', content: digests.get(key) }],
  })),
  ...Object.entries(packages)
    .filter(
      ([path, { dev, optional, link }]) =>
        path.startsWith('node_modules/') && !dev && !optional && !link,
    )
    .map(([path, { version, license, integrity }]) => {
      const name = path.replace('node_modules/', '');
      return {
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        licenses: [{ expression: license }],
        hashes: [
          {
            alg: 'SHA-512',
            content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
          },
        ],
      };
    }),
].sort((a, b) => (a.purl < b.purl ? -1 : 1));

const version = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'chariot', version } },
  components,
};
console.log(JSON.stringify(bill, null, 2));
