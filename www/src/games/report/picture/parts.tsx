// Parts of a sheet to share and to print.
import type { GameName, OutcomeName, SideName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { Deaths } from '../../diagnosis/deaths.ts';
import { gamesWords } from '../../i18n/index.ts';
import { rangeOf } from '../AccuracyChart.tsx';
import { cellsOf } from '../DeathMap.tsx';
import { sideName } from '../findingText.ts';

export const WIDTH = 1080;
export const HEIGHT = 1350;
export const EDGE = 64;
/** Left edge of the right column, and the width of both. */
export const RIGHT = 590;
export const COLUMN = 426;
const FONT = 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
/** The colours of the light theme, so that a sheet looks alike everywhere. */
const PAPER = '#f8f6f2';
export const TEXT = '#24211d';
export const QUIET = '#665f55';
export const LINE = '#e0dad0';
export const ACCENT = '#0d6b5e';
const HEAT = '#a8261d';
export const RESULTS: Readonly<Record<OutcomeName, string>> = {
  win: ACCENT,
  draw: '#a39a8b',
  loss: HEAT,
};

interface SheetProps {
  title: string;
  subtitle: string;
  children: ComponentChildren;
}

/** The paper with its title. */
export function Sheet({ title, subtitle, children }: SheetProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      font-family={FONT}
    >
      <title>{title}</title>
      <rect width={WIDTH} height={HEIGHT} fill={PAPER} />
      <text x={EDGE} y={104} font-size={46} font-weight={650} fill={TEXT}>
        {title}
      </text>
      <text x={EDGE} y={148} font-size={26} fill={QUIET}>
        {subtitle}
      </text>
      {children}
    </svg>
  );
}

export function Heading({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} font-size={30} font-weight={600} fill={TEXT}>
      {text}
    </text>
  );
}

interface AccuracyLineProps {
  values: readonly number[];
  left: number;
  top: number;
}

/** Accuracies from the oldest to the newest. */
export function AccuracyLine({ values, left, top }: AccuracyLineProps) {
  if (values.length < 2) return null;
  const { low, high } = rangeOf(values);
  const height = 190;
  const y = (value: number): number => top + 40 + (height * (high - value)) / (high - low);
  const points = values.map((value, i) => {
    const x = left + (COLUMN * i) / (values.length - 1);
    return `${x.toFixed(1)},${y(value).toFixed(1)}`;
  });
  return (
    <g>
      <Heading x={left} y={top} text={gamesWords.value.accuracy} />
      {[low, high].map((step) => (
        <g key={step}>
          <line
            x1={left}
            x2={left + COLUMN}
            y1={y(step)}
            y2={y(step)}
            stroke={LINE}
            stroke-width={2}
          />
          <text x={left} y={y(step) - 6} font-size={20} fill={QUIET}>
            {step}
          </text>
        </g>
      ))}
      <polyline points={points.join(' ')} fill="none" stroke={ACCENT} stroke-width={4} />
    </g>
  );
}

interface BoardsProps {
  game: GameName;
  deaths: Readonly<Record<SideName, Deaths>>;
  top: number;
}

/** Where your pieces die, with each colour. */
export function Boards({ game, deaths, top }: BoardsProps) {
  const text = gamesWords.value;
  const sides: readonly SideName[] = ['first', 'second'];
  return (
    <g>
      <Heading x={EDGE} y={top} text={text.deaths} />
      {sides.map((side) => {
        const cells = cellsOf(game, side, deaths[side]);
        const ranks = Math.max(...cells.map(({ y }) => y)) + 1;
        const size = 270 / ranks;
        return (
          <g key={side} transform={`translate(${side === 'first' ? EDGE : RIGHT} ${top + 56})`}>
            <text y={-12} font-size={22} fill={QUIET}>
              {text.deathsOf(sideName(game, side))}
            </text>
            {cells.map(({ square, x, y, heat }) => (
              <rect
                key={square}
                x={x * size}
                y={y * size}
                width={size - 1}
                height={size - 1}
                fill={heat > 0 ? HEAT : LINE}
                fill-opacity={heat > 0 ? 0.15 + 0.85 * heat : 1}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** A text in lines that fit. Chinese may break anywhere, words only between them. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []) {
    if (widthOf(line + part.trimEnd()) > letters) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

/** Letters of a text, counting a Chinese character as two. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
}
