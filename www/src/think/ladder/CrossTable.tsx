import type { RungName } from '@chariot/protocol';
import { RUNG_FACTS } from '../../shared/games/think.ts';
import type { ChapterProps } from '../chapters.ts';
import { Figure, TableHead } from '../Figure.tsx';
import { ladderWords } from '../i18n/index.ts';
import { type Points, pointsOf } from './points.ts';

/** Results of the players' games against each other, measured beforehand. */
export function CrossTable({ store }: ChapterProps) {
  const { depth, games } = RUNG_FACTS[store.game];
  const text = ladderWords.value;
  const players = [...new Set(games.flatMap(({ lower, higher }): RungName[] => [lower, higher]))];
  const count = games[0]?.results.reduce((sum, n) => sum + n, 0) ?? 0;
  return (
    <Figure
      title={text.tableTitle}
      picture={
        <div class="think-scroll">
          <table class="ladder-cross">
            <caption class="visually-hidden">{text.tableTitle}</caption>
            <TableHead
              columns={[
                text.player,
                ...players.map((player, i) => (
                  <abbr key={player} title={text.rungs[player].name}>
                    {i + 1}
                  </abbr>
                )),
              ]}
            />
            <tbody>
              {players.map((player, i) => (
                <tr key={player}>
                  <th scope="row">
                    {i + 1}. {text.rungs[player].name}
                  </th>
                  {players.map((other) => {
                    const points = pointsOf(games, player, other);
                    return (
                      <td key={other} style={points ? shadeOf(points) : {}}>
                        {points ? (
                          <>
                            {points.percent}
                            <small> ±{points.error}</small>
                          </>
                        ) : (
                          '·'
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      }
      sources={['tools/lab/src/rungs.rs', 'docs/explain/think.md']}
    >
      <p>{text.tableText(count, depth)}</p>
    </Figure>
  );
}

/** A darker shade for a better score. */
function shadeOf({ percent }: Points) {
  return {
    background: `color-mix(in srgb, var(--accent-soft) ${percent}%, transparent)`,
  };
}
