import { useSignal } from '@preact/signals';
import {
  contributionOf,
  type Judge,
  signedPawns,
  valueBadges,
} from '../../shared/game/pieceValues.ts';
import { words } from '../../shared/i18n/index.ts';
import { Choice } from '../../shared/ui/forms.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { ShownBoard } from '../ShownBoard.tsx';
import { picturesWords } from './i18n/index.ts';
import { useJudged } from './judged.ts';

/** What each piece contributes, by taking it away. */
export function PieceValues({ store }: ChapterProps) {
  const judge = useSignal<Judge>('total');
  const view = store.record.head.value;
  const text = picturesWords.value;
  const { piece: nameOf } = words.value.games[store.game];
  const pieces = useJudged(store, 'contributions', view && { game: view.game }).value?.pieces ?? [];
  const judged = pieces.some(({ total, handWritten }) => total !== handWritten);
  return (
    <Figure
      title={text.valuesTitle}
      picture={
        <div class="think-beside">
          <ShownBoard
            game={store.game}
            view={view}
            below={store.below.value}
            pointers={valueBadges(pieces, judge.value)}
          />
          {judged && (
            <Choice
              legend={text.judge}
              value={judge.value}
              options={(['total', 'handWritten', 'network'] as const).map((value) => ({
                value,
                label: text.judges[value],
              }))}
              onChange={(value) => {
                judge.value = value;
              }}
            />
          )}
        </div>
      }
      tryThis={text.valuesTry}
      sources={['crates/eval/src/contribution.rs']}
    >
      <p>{text.valuesText}</p>
      <details class="pictures-table">
        <summary>{text.asTable}</summary>
        <ul>
          {pieces.map((one) => {
            const value = contributionOf(one, judge.value);
            return (
              <li key={one.piece.square} data-square={one.piece.square}>
                {nameOf(one.piece.side, one.piece.kind)} {one.piece.square}{' '}
                <b>{value === undefined ? '–' : signedPawns(value)}</b>
              </li>
            );
          })}
        </ul>
      </details>
    </Figure>
  );
}
