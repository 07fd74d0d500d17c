import { type DrawnHeatmap, summary } from '@chariot/board/endings';
import { rowsOf } from '@chariot/board/parts';
import { other } from '@chariot/game';
import type { BoardPiece, View } from '@chariot/protocol';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { endgameWords } from './i18n/index.ts';
import { Hidden } from './MoveValues.tsx';
import type { EndgameStore } from './store.ts';

interface HeatPanelProps {
  store: EndgameStore;
  view: View;
  map: DrawnHeatmap | null;
}

export function HeatPanel({ store, view, map }: HeatPanelProps) {
  const text = endgameWords.value;
  const { games } = words.value;
  const { sides, piece } = games[store.state.game];
  const skin = SKINS[store.state.game].value;
  if (!store.state.open.value) return <Hidden />;
  if (!map)
    return (
      <p class="heat-none">{store.state.map.heat.value ? text.heatNone : text.tableLoading}</p>
    );
  const strong = store.state.strong.value;
  const picked = view.pieces.find(({ square }) => square === map.picked);
  const counts = summary(map.marks);
  return (
    <div class="heat-panel">
      <fieldset class="heat-pieces">
        <legend>{text.mappedPiece}</legend>
        <div>
          {view.pieces.map((one) => (
            <label key={one.square} title={nameOf(one)}>
              <input
                type="radio"
                name="heat-piece"
                checked={one.square === map.picked}
                aria-label={nameOf(one)}
                onChange={() => store.warm(one.square)}
              />
              <span>
                <skin.Piece side={one.side} kind={one.kind} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p class="heat-summary" role="status">
        {picked && <strong>{text.heatOf(piece(picked.side, picked.kind))} </strong>}
        {text.heatSummary(counts)}
      </p>
      <ul class="heat-legend">
        {map.range && (
          <li>
            <span class="heat-scale" aria-hidden="true">
              <span>{map.range.quickest || '#'}</span>
              <span>{map.range.longest > map.range.quickest ? map.range.longest : ''}</span>
            </span>
            {text.heatLegend.good(sides[strong])}
          </li>
        )}
        {counts.bad > 0 && (
          <li>
            <Swatch tone="bad" label="−5" />
            {text.heatLegend.bad(sides[other(strong)])}
          </li>
        )}
        <li>
          <Swatch tone="even" label="=" />
          {text.heatLegend.even}
        </li>
        <li>
          <Swatch tone="none" label="×" />
          {text.heatLegend.none}
        </li>
      </ul>
      <details class="heat-table">
        <summary>{text.asTable}</summary>
        <table>
          <tbody>
            {rowsOf({ files: view.files, ranks: view.ranks, below: 'first' }).map((row) => (
              <tr key={row[0]}>
                <th scope="row">{row[0]?.slice(1)}</th>
                {row.map((square) => {
                  const mark = map.marks.get(square);
                  return (
                    <td key={square} class={mark?.tone}>
                      <span aria-hidden="true">{mark?.label ?? '·'}</span>
                      <span class="visually-hidden">
                        {square}: {mark?.spoken ?? pieceOn(view, square)}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );

  function nameOf(one: BoardPiece): string {
    return `${piece(one.side, one.kind)}, ${one.square}`;
  }
  function pieceOn(position: View, square: string): string {
    const there = position.pieces.find((one) => one.square === square);
    return there ? piece(there.side, there.kind) : '';
  }
}

function Swatch({ tone, label }: { tone: string; label: string }) {
  return (
    <span class={`heat-swatch ${tone}`} aria-hidden="true">
      {label}
    </span>
  );
}
