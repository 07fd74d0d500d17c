import type { GameName } from '@chariot/protocol';
import type { GroupComparison, LossSource, PointsReport } from '../diagnosis/points.ts';
import type { Measured } from '../diagnosis/statistics.ts';
import { gamesWords } from '../i18n/index.ts';
import { sideName } from './findingText.ts';

const SOURCES: readonly LossSource[] = ['opening', 'middlegame', 'endgame', 'time'];

/** Where points go: bars with their intervals. */
export function PointsPart({ game, points }: { game: GameName; points: PointsReport }) {
  const text = gamesWords.value;
  const sources = SOURCES.flatMap((source) => {
    const loss = points.by[source];
    return loss ? [{ name: text.sources[source], loss }] : [];
  });
  const groups: { one: string; other: string; found: GroupComparison | null }[] = [
    {
      one: text.colours(sideName(game, 'first')),
      other: text.colours(sideName(game, 'second')),
      found: points.colours,
    },
    { one: text.stronger, other: text.weaker, found: points.opponents },
    { one: text.recent, other: text.before, found: points.recent },
  ];
  const compared = groups.flatMap(({ one, other, found }) =>
    found
      ? [
          { name: one, loss: found.one },
          { name: other, loss: found.other, more: found.more },
        ]
      : [],
  );
  const highest = Math.max(...[...sources, ...compared].map(({ loss }) => loss.high), 1);
  return (
    <section class="own-games-part">
      <h2>{text.points}</h2>
      <p>{text.pointsHelp}</p>
      <table class="own-games-points">
        <thead>
          <tr>
            <th scope="col">{text.part}</th>
            <th scope="col" colSpan={2}>
              {text.loss}
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map((row) => (
            <PointsRow key={row.name} {...row} highest={highest} />
          ))}
        </tbody>
        {compared.length > 0 && (
          <tbody>
            {compared.map((row) => (
              <PointsRow key={row.name} {...row} highest={highest} />
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

interface PointsRowProps {
  name: string;
  loss: Measured;
  /** How much more the row before loses, on the second row of a pair; `null` if that is uncertain. */
  more?: Measured | null;
  highest: number;
}

function PointsRow({ name, loss, more, highest }: PointsRowProps) {
  const text = gamesWords.value;
  const at = (value: number): number => (200 * Math.max(0, value)) / highest;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <svg class="own-games-measure" viewBox="0 0 204 18" aria-hidden="true">
          <rect x={0} y={4} width={at(loss.mean)} height={10} rx={2} />
          <path
            d={`M${at(loss.low)} 9H${at(loss.high)}M${at(loss.low)} 5V13M${at(loss.high)} 5V13`}
          />
        </svg>
      </td>
      <td>
        <strong>{loss.mean.toFixed(1)}</strong>{' '}
        <span class="own-games-quiet">{text.interval(Math.max(0, loss.low), loss.high)}</span>
        {more !== undefined && (
          <div class="own-games-quiet">{more ? text.surely(-more.mean) : text.uncertain}</div>
        )}
      </td>
    </tr>
  );
}
