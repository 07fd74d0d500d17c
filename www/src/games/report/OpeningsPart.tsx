import type { GameName, SideName } from '@chariot/protocol';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { addressOfLine } from '../../shared/book/address.ts';
import { GAMES } from '../../shared/games/index.ts';
import { OpeningNames } from '../../shared/tree/openingNames.ts';
import { linesIn, type OpeningNode } from '../diagnosis/openings.ts';
import type { Report } from '../diagnosis/report.ts';
import { scoreOf } from '../diagnosis/results.ts';
import { gamesWords } from '../i18n/index.ts';
import { lineText, sideName } from './findingText.ts';
import { RepertoireNote } from './RepertoireNote.tsx';
import { ResultBar } from './Results.tsx';

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
              const score = scoreOf(node.results);
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
                  <td>{score === null ? text.same : text.score(score)}</td>
                  <td>
                    <ResultBar results={node.results} />
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
