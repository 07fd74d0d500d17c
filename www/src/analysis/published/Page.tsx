import { piecesIn, placementOf, placeOf } from '@chariot/board/parts';
import type { SideReview } from '@chariot/engine/analysis';
import { occasionOf, playerOf, resultIn } from '@chariot/game';
import type { SideName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import { words } from '../../shared/i18n/index.ts';
import { SKINS } from '../../shared/pieces/index.ts';
import { tutorWords } from '../../shared/tutor/i18n/index.ts';
import { analysisWords } from '../i18n/index.ts';
import type { AnalysisStore } from '../store.ts';
import type { Content, Step, ToldMoment } from './content.ts';

// A page without a script: each position is a radio button, which shows its board. The arrow keys step through them.

const SIDES: readonly SideName[] = ['first', 'second'];

/** A position of the page: a step of the game, or of a moment's better line. */
interface Shown extends Step {
  id: string;
  /** Positions before and after it. */
  previous: string | undefined;
  next: string | undefined;
}

/** All positions, those of the game first. */
export function shownOf({ steps, moments }: Content): Shown[] {
  const chained = (line: readonly Step[], idOf: (i: number) => string, before?: string): Shown[] =>
    line.map((step, i) => ({
      ...step,
      id: idOf(i),
      previous: i > 0 ? idOf(i - 1) : before,
      next: i + 1 < line.length ? idOf(i + 1) : undefined,
    }));
  return [
    ...chained(steps, stepId),
    ...moments.flatMap(({ better, ply }, moment) =>
      chained(better, (i) => lineId(moment, i), stepId(ply)),
    ),
  ];
}

const stepId = (ply: number): string => `m${ply}`;
const lineId = (moment: number, i: number): string => `b${moment}-${i}`;

interface PageProps {
  store: AnalysisStore;
  content: Content;
}

export function Page({ store, content }: PageProps) {
  const text = analysisWords.value;
  const shown = shownOf(content);
  const first = stepId(content.moments[0]?.ply ?? 0);
  const { sides } = words.value.games[store.game];
  const { tags } = content;
  const players = SIDES.map((side) => {
    const { name, elo } = playerOf(tags, store.inAnalysis.text, side);
    return [name || sides[side], elo].filter(Boolean).join(' ');
  });
  return (
    <main>
      {shown.map(({ id, move }) => (
        <input
          key={id}
          type="radio"
          name="position"
          id={id}
          autocomplete="off"
          defaultChecked={id === first}
          aria-label={move || words.value.firstPosition}
        />
      ))}
      <div class="page">
        <header>
          <h1>{players.join(' – ')}</h1>
          <p>{[resultIn(tags), ...occasionOf(tags, text.round)].filter(Boolean).join(' · ')}</p>
        </header>
        <div class="boards">
          {shown.map((one) => (
            <Position key={one.id} store={store} below={content.below} shown={one} />
          ))}
        </div>
        <div class="said">
          <Told content={content} sides={sides} />
          <Moves content={content} />
          <Accuracy reviews={content.reviews} sides={sides} />
          <footer>{text.published}</footer>
        </div>
      </div>
    </main>
  );
}

interface PositionProps {
  store: AnalysisStore;
  below: SideName;
  shown: Shown;
}

function Position({ store, below, shown }: PositionProps) {
  const text = analysisWords.value;
  const { margin, kinds, size } = SKINS[store.game].value;
  const rows = placementOf(shown.fen);
  const geometry = { ...size, below };
  const step = (id: string | undefined, name: string, sign: string): ComponentChildren =>
    id ? (
      <label for={id} title={name}>
        {sign}
      </label>
    ) : (
      <span>{sign}</span>
    );
  return (
    <figure id={`at-${shown.id}`}>
      <svg
        viewBox={`${-margin.x} ${-margin.y} ${geometry.files + 2 * margin.x} ${geometry.ranks + 2 * margin.y}`}
        role="img"
        aria-label={shown.move || words.value.firstPosition}
      >
        <use href="#surface" />
        {shown.squares.map((square) => {
          const place = placeOf(geometry, square);
          return (
            <rect
              key={square}
              class="last"
              x={place?.column}
              y={place?.row}
              width="1"
              height="1"
              rx="0.06"
            />
          );
        })}
        {piecesIn(rows, geometry, kinds).map(({ square, side, kind }) => {
          const place = placeOf(geometry, square);
          return (
            <use
              key={square}
              href={`#${side}-${kind}`}
              x={place?.column}
              y={place?.row}
              width="1"
              height="1"
            />
          );
        })}
      </svg>
      <figcaption>
        {step(shown.previous, text.previousMove, '‹')}
        <b>{shown.move || words.value.firstPosition}</b>
        {step(shown.next, text.nextMove, '›')}
      </figcaption>
    </figure>
  );
}

function Told({ content, sides }: { content: Content; sides: Readonly<Record<SideName, string>> }) {
  const text = analysisWords.value;
  if (content.moments.length === 0) return null;
  return (
    <section>
      <h2>{text.moments}</h2>
      {content.moments.map((moment, i) => (
        <section key={moment.node.id}>
          <h3>
            <label for={stepId(moment.ply + 1)}>{content.steps[moment.ply + 1]?.move}</label>{' '}
            <small>
              {text.momentLoss(sides[moment.loss.mover], Math.round(100 * moment.loss.loss))}
            </small>
          </h3>
          {moment.sentences.length > 0 && <p>{moment.sentences.join(' ')}</p>}
          <Better moment={moment} place={i} />
        </section>
      ))}
    </section>
  );
}

function Better({ moment: { better, asGood, ply }, place }: { moment: ToldMoment; place: number }) {
  const text = analysisWords.value;
  return (
    <>
      {better.length > 0 && (
        <p>
          <label for={stepId(ply)}>{tutorWords.value.better}</label>:{' '}
          {better.map(({ move }, i) => (
            <>
              <label for={lineId(place, i)}>{move}</label>{' '}
            </>
          ))}
        </p>
      )}
      {asGood.length > 0 && <p>{text.asGood(asGood)}</p>}
    </>
  );
}

function Moves({ content: { steps } }: { content: Content }) {
  return (
    <section>
      <h2>{analysisWords.value.tree}</h2>
      <p class="moves">
        {steps.map(({ move }, ply) => (
          <>
            <label for={stepId(ply)}>{move || words.value.firstPosition}</label>{' '}
          </>
        ))}
      </p>
    </section>
  );
}

interface AccuracyProps {
  reviews: Readonly<Record<SideName, SideReview | null>> | null;
  sides: Readonly<Record<SideName, string>>;
}

function Accuracy({ reviews, sides }: AccuracyProps) {
  const text = analysisWords.value;
  if (!reviews) return null;
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{text.accuracy}</th>
          <th scope="col">{text.moveClasses.inaccuracy}</th>
          <th scope="col">{text.moveClasses.mistake}</th>
          <th scope="col">{text.moveClasses.blunder}</th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => {
          const review = reviews[side];
          return (
            <tr key={side}>
              <th scope="row">{sides[side]}</th>
              <td>{review ? `${review.accuracy.toFixed(1)}%` : '–'}</td>
              <td>{review?.counts.inaccuracy ?? 0}</td>
              <td>{review?.counts.mistake ?? 0}</td>
              <td>{review?.counts.blunder ?? 0}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
