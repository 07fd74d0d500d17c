import type { GameName } from '@chariot/protocol';
import { addressOfEnding } from '../cure.ts';
import type { EndingRecord } from '../diagnosis/endings.ts';
import { gamesWords } from '../i18n/index.ts';
import { endingName } from './findingText.ts';

/** Endings by exact tables: what they were worth, and what became of them. */
export function EndingsTable({
  game,
  endings,
}: {
  game: GameName;
  endings: readonly EndingRecord[];
}) {
  const text = gamesWords.value;
  return (
    <section class="own-games-part">
      <h2>{text.endings}</h2>
      {endings.length === 0 ? (
        <p>{text.noEndings}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.endingColumn}</th>
              <th scope="col">{text.wonColumn}</th>
              <th scope="col">{text.drawnColumn}</th>
              <th scope="col">{text.lostColumn}</th>
            </tr>
          </thead>
          <tbody>
            {endings.map(({ material, won, converted, drawn, held, lost, faults }) => (
              <tr key={material}>
                <th scope="row">{endingName(game, material)}</th>
                <td>{text.ofAll(converted, won)}</td>
                <td>{text.ofAll(held, drawn)}</td>
                <td>
                  {lost}{' '}
                  {faults[0] && (
                    <a href={addressOfEnding(game, faults[0].passage)}>
                      {text.lostAt(faults[0].passage.fault?.text ?? '')}
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
