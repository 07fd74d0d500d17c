import { useSignal } from '@preact/signals';
import {
  contributionOf,
  type Judge,
  signedPawns,
  valueBadges,
} from '../../shared/game/pieceValues.ts';
import { words } from '../../shared/i18n/index.ts';
import { bound, Choice, named } from '../../shared/ui/forms.tsx';
import { ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure } from '../Figure.tsx';
import { useJudged } from '../hooks.ts';
import { picturesWords } from '../i18n/index.ts';

/** The value of each piece, found by taking it away. */
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
          <ShownBoard store={store} view={view} pointers={valueBadges(pieces, judge.value)} />
          {judged && (
            <Choice
              legend={text.judge}
              options={named(['total', 'handWritten', 'network'], text.judges)}
              {...bound(judge)}
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
