import type { GameName, SideName } from '@chariot/protocol';
import { render } from 'preact';
import { download } from '../../shared/ui/download.ts';
import { firstFindings } from '../diagnosis/findings.ts';
import type { LossSource } from '../diagnosis/points.ts';
import type { Report } from '../diagnosis/report.ts';
import { smoothed } from '../diagnosis/smoothed.ts';
import { gamesWords } from '../i18n/index.ts';
import { rangeOf } from './AccuracyChart.tsx';
import { cellsOf } from './DeathMap.tsx';
import { findingText, sideName } from './findingText.ts';

// A picture to share: drawn by the browser, it never leaves the device by itself.

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 64;
const FONT = 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
/** The colours of the light theme, so that a picture looks alike everywhere. */
const PAPER = '#f8f6f2';
const TEXT = '#24211d';
const QUIET = '#665f55';
const LINE = '#e0dad0';
const ACCENT = '#0d6b5e';
const HEAT = '#a8261d';
/** Letters of a line of text and of a title, counting a Chinese character as two. */
const LINE_LETTERS = 62;
const TITLE_LETTERS = 50;
/** Lines above the next part of the picture. */
const MOST_LINES = 11;
const SOURCES: readonly LossSource[] = ['opening', 'middlegame', 'endgame', 'time'];

/** Draws the report as one picture and saves it. */
export async function savePicture(game: GameName, report: Report): Promise<void> {
  const place = document.createElement('div');
  render(<Picture game={game} report={report} />, place);
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
  if (blob) download(`chariot-${game}.png`, 'image/png', blob);
}

function Picture({ game, report }: { game: GameName; report: Report }) {
  const text = gamesWords.value;
  const lines = linesOf(
    firstFindings(report.findings).map((finding) => findingText(game, finding)),
  );
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      font-family={FONT}
    >
      <title>{text.pictureTitle}</title>
      <rect width={WIDTH} height={HEIGHT} fill={PAPER} />
      <text x={EDGE} y={104} font-size={46} font-weight={650} fill={TEXT}>
        {text.pictureTitle}
      </text>
      <text x={EDGE} y={148} font-size={26} fill={QUIET}>
        {text.basedOn(report.games)}
      </text>
      {lines.map(({ text, isTitle }, i) => (
        <text
          key={i}
          x={EDGE}
          y={222 + 38 * i}
          font-size={isTitle ? 30 : 25}
          font-weight={isTitle ? 600 : 400}
          fill={isTitle ? ACCENT : TEXT}
        >
          {text}
        </text>
      ))}
      <PointBars report={report} top={640} />
      <AccuracyLine report={report} top={640} />
      <Boards game={game} report={report} top={960} />
    </svg>
  );
}

/** The lines of findings, as many findings as there is room for. */
export function linesOf(
  findings: readonly { title: string; detail: string }[],
): { text: string; isTitle: boolean }[] {
  const lines: { text: string; isTitle: boolean }[] = [];
  for (const { title, detail } of findings) {
    const more = [
      ...wrapped(title, TITLE_LETTERS).map((text) => ({ text, isTitle: true })),
      ...wrapped(detail, LINE_LETTERS).map((text) => ({ text, isTitle: false })),
    ];
    if (lines.length + more.length > MOST_LINES) break;
    lines.push(...more);
  }
  return lines;
}

function PointBars({ report, top }: { report: Report; top: number }) {
  const text = gamesWords.value;
  const rows = SOURCES.flatMap((source) => {
    const loss = report.points.by[source];
    return loss ? [{ name: text.sources[source], mean: loss.mean }] : [];
  });
  const most = Math.max(1, ...rows.map(({ mean }) => mean));
  return (
    <g>
      <Heading x={EDGE} y={top} text={text.points} />
      {rows.map(({ name, mean }, i) => (
        <g key={name} transform={`translate(${EDGE} ${top + 36 + 56 * i})`}>
          <text y={16} font-size={22} fill={QUIET}>
            {`${name}: ${mean.toFixed(1)}`}
          </text>
          <rect y={24} width={(420 * mean) / most} height={14} rx={4} fill={ACCENT} />
        </g>
      ))}
    </g>
  );
}

function AccuracyLine({ report, top }: { report: Report; top: number }) {
  const values = smoothed(report.accuracy, 10);
  if (values.length < 2) return null;
  const { low, high } = rangeOf(values);
  const [left, width, height] = [590, 426, 190];
  const points = values.map((value, i) => {
    const x = left + (width * i) / Math.max(1, values.length - 1);
    return `${x.toFixed(1)},${(top + 40 + (height * (high - value)) / (high - low)).toFixed(1)}`;
  });
  return (
    <g>
      <Heading x={left} y={top} text={gamesWords.value.accuracy} />
      {[low, high].map((step) => {
        const y = top + 40 + (height * (high - step)) / (high - low);
        return (
          <g key={step}>
            <line x1={left} x2={left + width} y1={y} y2={y} stroke={LINE} stroke-width={2} />
            <text x={left} y={y - 6} font-size={20} fill={QUIET}>
              {step}
            </text>
          </g>
        );
      })}
      <polyline points={points.join(' ')} fill="none" stroke={ACCENT} stroke-width={4} />
    </g>
  );
}

function Boards({ game, report, top }: { game: GameName; report: Report; top: number }) {
  const text = gamesWords.value;
  const sides: readonly SideName[] = ['first', 'second'];
  return (
    <g>
      <Heading x={EDGE} y={top} text={text.deaths} />
      {sides.map((side, i) => {
        const cells = cellsOf(game, side, report.deaths[side]);
        const ranks = Math.max(...cells.map(({ y }) => y)) + 1;
        const size = 270 / ranks;
        return (
          <g key={side} transform={`translate(${EDGE + 526 * i} ${top + 56})`}>
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

function Heading({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} font-size={30} font-weight={600} fill={TEXT}>
      {text}
    </text>
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

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
}
