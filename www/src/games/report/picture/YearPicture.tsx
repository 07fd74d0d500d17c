import type { GameName, SideName } from '@chariot/protocol';
import { scoreOf } from '../../diagnosis/results.ts';
import type { YearInGames } from '../../diagnosis/year.ts';
import { gamesWords } from '../../i18n/index.ts';
import { lineText, sideName } from '../findingText.ts';
import { keyOf, partsOf } from '../Results.tsx';
import { columnsOf } from '../year/months.ts';
import {
  AccuracyLine,
  Boards,
  COLUMN,
  EDGE,
  Heading,
  LINE,
  QUIET,
  RESULTS,
  RIGHT,
  Sheet,
  TEXT,
  WIDTH,
  wrapped,
} from './parts.tsx';

const INNER = WIDTH - 2 * EDGE;
const SIDES: readonly SideName[] = ['first', 'second'];

interface YearProps {
  game: GameName;
  year: YearInGames;
}

/** A year of your games on one sheet. */
export function YearPicture({ game, year }: YearProps) {
  const text = gamesWords.value;
  const monthly = year.months.flatMap(({ accuracy }) => accuracy ?? []);
  return (
    <Sheet
      title={text.yearTitle[game](year.year)}
      subtitle={
        year.unread > 0 ? text.readSoFar(year.games, year.games + year.unread) : text.readBy
      }
    >
      <Figures year={year} top={226} />
      <Months year={year} top={338} />
      <AccuracyLine values={monthly} left={EDGE} top={664} />
      <Openings game={game} year={year} top={664} />
      <Boards game={game} deaths={year.deaths} top={964} />
    </Sheet>
  );
}

function Figures({ year, top }: { year: YearInGames; top: number }) {
  const { figures } = gamesWords.value;
  const all = figures(year.games, scoreOf(year.results), year.accuracy, year.streak);
  return (
    <g>
      {all.map(({ name, value }, i) => (
        <g key={name} transform={`translate(${EDGE + (INNER / all.length) * i} ${top})`}>
          <text font-size={54} font-weight={650} fill={TEXT}>
            {value}
          </text>
          <text y={34} font-size={22} fill={QUIET}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

function Months({ year, top }: { year: YearInGames; top: number }) {
  const text = gamesWords.value;
  const height = 180;
  return (
    <g>
      <Heading x={EDGE} y={top} text={text.months} />
      <text x={WIDTH - EDGE} y={top} font-size={22} fill={QUIET} text-anchor="end">
        {keyOf(year.results).map(({ name, label }, i) => (
          <>
            <tspan fill={RESULTS[name]} dx={i === 0 ? 0 : 20}>
              ●
            </tspan>
            <tspan dx={8}>{label}</tspan>
          </>
        ))}
      </text>
      <g transform={`translate(${EDGE} ${top + 56})`}>
        <line x1={0} x2={INNER} y1={height} y2={height} stroke={LINE} stroke-width={2} />
        {columnsOf(year, INNER, height).map(({ name, games, x, width, parts }) => (
          <g key={name} text-anchor="middle">
            {parts.map((part) => (
              <rect
                key={part.name}
                x={x}
                y={part.y}
                width={width}
                height={part.height}
                fill={RESULTS[part.name]}
              />
            ))}
            {games > 0 && (
              <text
                x={x + width / 2}
                y={Math.min(...parts.map(({ y }) => y)) - 8}
                font-size={20}
                fill={QUIET}
              >
                {games}
              </text>
            )}
            <text x={x + width / 2} y={height + 30} font-size={22} fill={QUIET}>
              {name}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

/** Letters of a line of moves. */
const LINE_LETTERS = 36;

function Openings({ game, year, top }: YearProps & { top: number }) {
  const text = gamesWords.value;
  return (
    <g>
      <Heading x={RIGHT} y={top} text={text.openings} />
      {SIDES.map((side, i) => {
        const opening = year.openings[side];
        if (!opening) return null;
        return (
          <g key={side} transform={`translate(${RIGHT} ${top + 48 + 116 * i})`}>
            <text font-size={22} fill={QUIET}>
              {`${text.colours(sideName(game, side))}: ${text.gamesOf(opening.node.games.length)}`}
            </text>
            <text y={34} font-size={24} font-weight={550} fill={TEXT}>
              {wrapped(lineText(opening.line), LINE_LETTERS)[0]}
            </text>
            {partsOf(opening.node.results).map(({ name, from, share }) => (
              <rect
                key={name}
                x={COLUMN * from}
                y={50}
                width={COLUMN * share}
                height={14}
                fill={RESULTS[name]}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}
