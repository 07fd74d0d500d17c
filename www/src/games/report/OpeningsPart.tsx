import type { GameName, SideName } from '@chariot/protocol';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { addressOfLine } from '../../shared/book/address.ts';
import { GAMES } from '../../shared/games/index.ts';
import { OpeningNames } from '../../shared/tree/openingNames.ts';
import { linesIn, type OpeningNode } from '../diagnosis/openings.ts';
import type { Report } from '../diagnosis/report.ts';
import { gamesWords } from '../i18n/index.ts';
import { lineText, sideName } from './findingText.ts';
import { RepertoireNote } from './RepertoireNote.tsx';

/** The lines played most, with their results, for each side. */
export function OpeningsPart({ game, report }: { game: GameName; report: Report }) {
  const text = gamesWords.value;
  const names = useMemo(() => new OpeningNames(GAMES[game].openings), [game]);
  const sides: readonly SideName[] = ['first', 'second'];
  return (
    <section class="own-games-part">
      <h2>{text.openings}</h2>
      {report.book && <p>{text.book(report.book.own, report.book.other, report.book.moves)}</p>}
      {sides.map((side) => (
        <Fragment key={side}>
          <OpeningTable
            game={game}
            title={text.colours(sideName(game, side))}
            root={report.openings[side]}
            names={names}
          />
          <RepertoireNote game={game} side={side} root={report.openings[side]} />
        </Fragment>
      ))}
    </section>
  );
}

interface OpeningTableProps {
  game: GameName;
  title: string;
  root: OpeningNode;
  names: OpeningNames;
}

function OpeningTable({ game, title, root, names }: OpeningTableProps) {
  const text = gamesWords.value;
  const lines = linesIn(root);
  return (
    <>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p>{text.fewLines}</p>
      ) : (
        <table class="own-games-openings">
          <thead>
            <tr>
              <th scope="col">{text.line}</th>
              <th scope="col">{text.games}</th>
              <th scope="col">{text.scoreColumn}</th>
              <th scope="col">{text.results}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, node }) => {
              const { wins, draws, losses } = node;
              const ended = wins + draws + losses;
              const name = names.of(line.map(({ key }) => key));
              return (
                <tr key={lineText(line)}>
                  <th scope="row">
                    {name && <div>{name}</div>}
                    <a
                      href={addressOfLine(
                        game,
                        line.map(({ uci }) => uci),
                      )}
                      aria-label={`${text.see}: ${lineText(line)}`}
                    >
                      {lineText(line)}
                    </a>
                  </th>
                  <td>{node.games.length}</td>
                  <td>{ended > 0 ? text.score((100 * (wins + draws / 2)) / ended) : text.same}</td>
                  <td>
                    <Results wins={wins} draws={draws} losses={losses} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}

function Results({ wins, draws, losses }: { wins: number; draws: number; losses: number }) {
  const all = Math.max(1, wins + draws + losses);
  const parts = [
    { name: 'win', count: wins, from: 0 },
    { name: 'draw', count: draws, from: wins },
    { name: 'loss', count: losses, from: wins + draws },
  ];
  return (
    <svg
      class="own-games-results"
      viewBox="0 0 120 12"
      role="img"
      aria-label={gamesWords.value.resultsOf(wins, draws, losses)}
    >
      {parts.map(({ name, count, from }) => (
        <rect
          key={name}
          class={`is-${name}`}
          x={(120 * from) / all}
          width={(120 * count) / all}
          height={12}
        />
      ))}
    </svg>
  );
}
