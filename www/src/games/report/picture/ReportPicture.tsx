import type { GameName } from '@chariot/protocol';
import { firstFindings } from '../../diagnosis/findings.ts';
import type { LossSource } from '../../diagnosis/points.ts';
import type { Report } from '../../diagnosis/report.ts';
import { smoothed } from '../../diagnosis/smoothed.ts';
import { gamesWords } from '../../i18n/index.ts';
import { findingText } from '../findingText.ts';
import {
  ACCENT,
  AccuracyLine,
  Boards,
  COLUMN,
  EDGE,
  Heading,
  QUIET,
  RIGHT,
  Sheet,
  TEXT,
  wrapped,
} from './parts.tsx';

/** Letters of a line of text and of a title, counting a Chinese character as two. */
const LINE_LETTERS = 62;
const TITLE_LETTERS = 50;
/** Lines above the next part of the picture. */
const MOST_LINES = 11;
const SOURCES: readonly LossSource[] = ['opening', 'middlegame', 'endgame', 'time'];

/** The report on one sheet. */
export function ReportPicture({ game, report }: { game: GameName; report: Report }) {
  const text = gamesWords.value;
  const lines = linesOf(
    firstFindings(report.findings).map((finding) => findingText(game, finding)),
  );
  return (
    <Sheet title={text.pictureTitle} subtitle={text.basedOn(report.games)}>
      {lines.map(({ text, isTitle, y }) => (
        <text
          key={y}
          x={EDGE}
          y={212 + y}
          font-size={isTitle ? 30 : 25}
          font-weight={isTitle ? 600 : 400}
          fill={isTitle ? ACCENT : TEXT}
        >
          {text}
        </text>
      ))}
      <PointBars report={report} top={660} />
      <AccuracyLine values={smoothed(report.accuracy, 10)} left={RIGHT} top={660} />
      <Boards game={game} deaths={report.deaths} top={980} />
    </Sheet>
  );
}

/** The lines of findings with their places, as many findings as there is room for. */
export function linesOf(
  findings: readonly { title: string; detail: string }[],
): { text: string; isTitle: boolean; y: number }[] {
  const lines: { text: string; isTitle: boolean; y: number }[] = [];
  for (const [before, { title, detail }] of findings.entries()) {
    const more = [
      ...wrapped(title, TITLE_LETTERS).map((text) => ({ text, isTitle: true })),
      ...wrapped(detail, LINE_LETTERS).map((text) => ({ text, isTitle: false })),
    ];
    if (lines.length + more.length > MOST_LINES) break;
    const above = lines.length;
    lines.push(...more.map((line, i) => ({ ...line, y: 38 * (above + i) + 16 * before })));
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
          <rect y={24} width={(COLUMN * mean) / most} height={14} rx={4} fill={ACCENT} />
        </g>
      ))}
    </g>
  );
}
