import type { ReductionMap } from '@chariot/protocol';
import { Figure } from '../Figure.tsx';
import { picturesWords } from './i18n/index.ts';

/** Plies by which late moves were reduced, by the depth of the node and the place of the move. */
export function Reductions({ map }: { map: ReductionMap | undefined }) {
  const text = picturesWords.value;
  const places = map?.rows[0]?.length ?? 0;
  const most = Math.max(1, ...(map?.rows.flatMap((row) => row.map((cell) => cell ?? 0)) ?? []));
  return (
    <Figure
      title={text.reductionsTitle}
      picture={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard
        <section class="think-scroll" tabIndex={0} aria-label={text.reductionsAxes}>
          <table class="pictures-reductions" aria-busy={!map}>
            <caption>{text.reductionsAxes}</caption>
            <thead>
              <tr>
                <td />
                {Array.from({ length: places }, (_, place) => (
                  <th scope="col" key={place}>
                    {place + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {map?.rows.map((row, index) => {
                const depth = map.depth + index;
                return (
                  <tr key={depth}>
                    <th scope="row">{depth}</th>
                    {row.map((plies, place) => (
                      <td
                        key={place}
                        class={plies === undefined ? 'is-none' : ''}
                        style={{ '--share': plies === undefined ? 0 : (plies / most).toFixed(3) }}
                      >
                        {plies === 0 ? 0 : plies?.toFixed(1)}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      }
      tryThis={text.reductionsTry}
      sources={['crates/search/src/depth/late_move_reduction.rs']}
    >
      <p>{text.reductionsText}</p>
    </Figure>
  );
}
