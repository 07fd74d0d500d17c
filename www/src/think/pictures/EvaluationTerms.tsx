import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pawns, signedPawns } from '../../shared/game/pieceValues.ts';
import { isWord, type TermLabel } from '../../shared/game/terms.ts';
import { words } from '../../shared/i18n/index.ts';
import type { ChapterProps } from '../chapters.ts';
import { Draggable } from '../Draggable.tsx';
import { Figure } from '../Figure.tsx';
import { useJudged } from '../hooks.ts';
import { picturesWords } from '../i18n/index.ts';
import { shownAt, type ThemeWorth, type Worths } from './breakdown.ts';

export function EvaluationTerms({ store }: ChapterProps) {
  const view = store.record.head.value;
  const text = picturesWords.value;
  const anatomy = useJudged(store, 'evaluation', view && { game: view.game }).value?.anatomy;
  const dragged = useSignal<number | null>(null);
  useEffect(() => {
    // Another position has its own phase.
    void anatomy;
    dragged.value = null;
  }, [anatomy, dragged]);
  const { sides, kind } = words.value.games[store.game];
  const shown = anatomy && shownAt(anatomy, dragged.value ?? anatomy.phase);
  const largest = Math.max(
    50,
    ...(shown?.themes.map(({ first, second }) => Math.abs(first - second)) ?? []),
  );
  const nameOf = (label: TermLabel): string =>
    isWord(label) ? text.terms[label] : kind('first', label);
  return (
    <Figure
      title={text.termsTitle}
      picture={
        <div class="pictures-terms" aria-busy={!shown}>
          <p class="pictures-sides" aria-hidden="true">
            <span>{sides.first}</span>
            <span>{sides.second}</span>
          </p>
          {shown?.themes.map((theme) => (
            <ThemeRow key={theme.theme} theme={theme} largest={largest} nameOf={nameOf} />
          ))}
          {shown && (
            <dl class="pictures-sum">
              <dt>{text.byHand}</dt>
              <dd data-value="handWritten">{signedPawns(shown.handWritten)}</dd>
              {shown.network !== undefined && (
                <>
                  <dt>{text.network}</dt>
                  <dd data-value="network">{signedPawns(shown.network)}</dd>
                </>
              )}
              <dt>{text.evaluation}</dt>
              <dd data-value="total">{signedPawns(shown.total)}</dd>
            </dl>
          )}
        </div>
      }
      tryThis={text.termsTry}
      sources={['crates/eval/src/breakdown.rs', `crates/${store.game}/src/evaluation/terms.rs`]}
    >
      <p>
        {text.termsText} {shown?.network !== undefined && text.termsNetwork}
      </p>
      {anatomy && (
        <p>
          {text.phase(
            <Draggable
              label={text.phaseName}
              value={
                dragged.value === null
                  ? Math.round(anatomy.phase * 100)
                  : Math.round(dragged.value * 100)
              }
              min={0}
              max={100}
              format={(value) => `${value}%`}
              onChange={(value) => {
                dragged.value = value / 100;
              }}
            />,
          )}
        </p>
      )}
    </Figure>
  );
}

interface ThemeRowProps {
  theme: ThemeWorth;
  largest: number;
  nameOf(label: TermLabel): string;
}

function ThemeRow({ theme, largest, nameOf }: ThemeRowProps) {
  const text = picturesWords.value;
  const name = text.themes[theme.theme];
  const row = <TermRow name={name} worths={theme} largest={largest} />;
  if (theme.terms.length === 1 && theme.terms[0]?.label === 'all') {
    return <div class="pictures-theme is-whole">{row}</div>;
  }
  const glosses: Partial<Record<string, string>> = text.glosses;
  const most = Math.max(...theme.terms.map(({ first, second }) => Math.abs(first - second)), 10);
  return (
    <details class="pictures-theme">
      <summary>{row}</summary>
      <p class="pictures-note">
        {[theme.theme, ...theme.terms.map(({ label }) => label)]
          .flatMap((name) => glosses[name] ?? [])
          .join(' ')}
      </p>
      {theme.terms.map((term) => (
        <TermRow key={term.label} name={nameOf(term.label)} worths={term} largest={most} />
      ))}
    </details>
  );
}

/** A term for both sides, with the balance. */
function TermRow({ name, worths, largest }: { name: string; worths: Worths; largest: number }) {
  const balance = worths.first - worths.second;
  const width = `${(50 * Math.min(1, Math.abs(balance) / largest)).toFixed(1)}%`;
  return (
    <span class="pictures-row">
      <span class="pictures-name">{name}</span>
      <span class="pictures-worth">{pawns(worths.first)}</span>
      <span class="pictures-bar" aria-hidden="true">
        <i class={balance < 0 ? 'is-second' : 'is-first'} style={{ width }} />
      </span>
      <span class="pictures-worth">{pawns(worths.second)}</span>
      <b class="pictures-balance">{signedPawns(balance)}</b>
    </span>
  );
}
