import { expect, test } from 'vitest';
import { type Encoding, EncodingGuess, markedEncoding } from './encoding.ts';

/** Encodings that browsers decode but do not encode, as bytes. */
const KRAEMER = [0x4b, 0x72, 0xe4, 0x6d, 0x65, 0x72];
const CANNON_IN_GB = [0xc5, 0xda, 0xb6, 0xfe, 0xc6, 0xbd, 0xce, 0xe5];
const GROESSE = [0x47, 0x72, 0xf6, 0xdf, 0x65];
/** 馬８進７ in traditional characters. Their second byte may be a letter. */
const HORSE_IN_GB = [0xf1, 0x52, 0xa3, 0xb8, 0xdf, 0x4d, 0xa3, 0xb7];

const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => [...(typeof part === 'string' ? encode(part) : part)]));
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const FILES: [string, Uint8Array, Encoding][] = [
  ['plain', bytesOf('[White "Ann"]\n\n1. e4'), 'utf-8'],
  ['UTF-8', bytesOf('[White "Krämer"]\n\n1. e4'), 'utf-8'],
  ['Chinese in UTF-8', bytesOf('1. 炮二平五 馬８進７'), 'utf-8'],
  ['Latin-1', bytesOf('[White "', KRAEMER, '"]\n\n1. e4'), 'windows-1252'],
  ['Latin-1 at the end', bytesOf('1. e4 {', KRAEMER.slice(0, 3)), 'windows-1252'],
  [
    'two letters of Latin-1 beside each other',
    bytesOf('{ cr', [0xe9, 0xe9], 'e } { ', KRAEMER, KRAEMER, ' }'),
    'windows-1252',
  ],
  [
    'Latin-1 with two letters beside each other alone',
    bytesOf('{ ', GROESSE, ' }'),
    'windows-1252',
  ],
  ['Latin-1 in capitals', bytesOf('{ GR', [0xd6], 'SSE, M', [0xdc], 'LLER }'), 'windows-1252'],
  ['quotation marks of Windows', bytesOf('{ ', [0x93], 'so', [0x94], ' }'), 'windows-1252'],
  ['GB 18030', bytesOf('1. ', CANNON_IN_GB), 'gb18030'],
  ['traditional in GB 18030', bytesOf('1. ', CANNON_IN_GB, ' ', HORSE_IN_GB), 'gb18030'],
  ['traditional alone in GB 18030', bytesOf(HORSE_IN_GB, HORSE_IN_GB), 'gb18030'],
  ['Chinese and Western letters', bytesOf('[Event "Kr', CANNON_IN_GB, ' Open"]'), 'gb18030'],
  [
    'UTF-8 with a name from elsewhere',
    bytesOf('[White "Krämer"]\n[Black "Müller"]\n{ ', KRAEMER, ' }'),
    'utf-8',
  ],
];

test.each(FILES)('%s', (_, bytes, encoding) => {
  const whole = new EncodingGuess();
  whole.take(bytes);
  expect(whole.decide()).toBe(encoding);
  const parts = new EncodingGuess();
  for (const byte of bytes) parts.take(new Uint8Array([byte]));
  expect(parts.decide()).toBe(encoding);
});

test.each([
  [[0xff, 0xfe, 0x31, 0], 'utf-16le'],
  [[0xfe, 0xff, 0, 0x31], 'utf-16be'],
  [[0xef, 0xbb, 0xbf, 0x31], 'utf-8'],
  [[0x31], null],
])('a mark at the beginning: %j', (bytes, encoding) => {
  expect(markedEncoding(new Uint8Array(bytes))).toBe(encoding);
});
