import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const [boards, tokens] = [css('boards.css'), css('tokens.css')];

/** Contrast that WCAG level AA requires of text of any size. */
const ENOUGH = 4.5;

type Colour = readonly [number, number, number];

function colour(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) =>
    Number.parseInt(hex.slice(i, i + 2), 16),
  );
  return [red, green, blue];
}

/** Luminance by WCAG 2. */
function luminance(of: Colour): number {
  const [red = 0, green = 0, blue = 0] = of.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The values of a property on a light and on a dark page. */
function values(styles: string, property: string): Colour[] {
  const match = new RegExp(`--${property}:\\s*(?:light-dark\\()?(#\\w{6})(?:,\\s*(#\\w{6}))?`).exec(
    styles,
  );
  if (!match) throw new Error(`no --${property}`);
  const [, light = '', dark = light] = match;
  return [colour(light), colour(dark)];
}

const themes = Array.from(
  boards.matchAll(/\[data-(chess|xiangqi)-board="(\w+)"\],\s*:host\S* \{([^}]*)\}/g),
  ([, game, name, styles = '']) => ({ game, name, styles }),
);

test('each game has four boards or more', () => {
  for (const game of ['chess', 'xiangqi']) {
    expect(themes.filter((theme) => theme.game === game).length).toBeGreaterThanOrEqual(4);
  }
});

test.each(themes.filter(({ game }) => game === 'chess'))(
  'coordinates are readable on the board of chess: $name',
  ({ styles }) => {
    const [ink = colour('')] = values(tokens, 'coordinate');
    for (const ground of [...values(styles, 'square-light'), ...values(styles, 'square-dark')]) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(ENOUGH);
    }
  },
);

test.each(themes.filter(({ game }) => game === 'xiangqi'))(
  'coordinates are readable on the board of xiangqi: $name',
  ({ styles }) => {
    const inks = values(styles, 'wood-ink');
    for (const [i, ground] of values(styles, 'wood').entries()) {
      expect(contrast(inks[i] ?? colour(''), ground)).toBeGreaterThanOrEqual(ENOUGH);
    }
  },
);

test('the characters of both sides are readable on the pieces', () => {
  for (const ground of values(tokens, 'ivory')) {
    for (const side of ['red', 'black']) {
      const [ink = colour('')] = values(tokens, side);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(ENOUGH);
    }
  }
});

test('the value on the evaluation bar is readable', () => {
  const styles = css('../../../../www/src/shared/game/evaluation.css');
  const [light = colour('')] = values(styles, 'side-below');
  const [dark = colour('')] = values(styles, 'side-above');
  expect(contrast(light, dark)).toBeGreaterThanOrEqual(ENOUGH);
  const red = styles.slice(styles.indexOf('.xiangqi .evaluation'));
  for (const side of ['side-below', 'side-above']) {
    const [ground = colour('')] = values(red, side);
    expect(contrast(colour('#ffffff'), ground)).toBeGreaterThanOrEqual(ENOUGH);
  }
});
