import { signedPawns } from '../shared/game/pieceValues.ts';
import { words } from '../shared/i18n/index.ts';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

/** The switch for piece values: badges on the board, and a list for screen readers. */
export function PieceValuesPanel({ store }: { store: AnalysisStore }) {
  const { pieceValues, game } = store;
  const text = analysisWords.value;
  const { piece: nameOf } = words.value.games[game];
  const pieces = pieceValues.of(store.view.value);
  return (
    <section class="piece-values" aria-label={text.pieceValues}>
      <label class="switch">
        <input
          type="checkbox"
          name="piece-values"
          checked={pieceValues.on.value}
          onChange={(event) => {
            pieceValues.on.value = event.currentTarget.checked;
          }}
        />
        <span class="switch-track" aria-hidden="true" />
        <span class="switch-name">{text.pieceValues}</span>
      </label>
      {pieceValues.on.value && (
        <p role="status">
          {pieceValues.failed.value ? text.pieceValuesFailed : text.pieceValuesText}
        </p>
      )}
      <ul class="visually-hidden">
        {pieces.map(({ piece, total }) => (
          <li key={piece.square}>
            {nameOf(piece.side, piece.kind)} {piece.square}:{' '}
            {total === undefined ? text.unknownValue : signedPawns(total)}
          </li>
        ))}
      </ul>
    </section>
  );
}
