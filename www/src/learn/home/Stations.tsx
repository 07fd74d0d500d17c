import type { GameName } from '@chariot/protocol';
import { addressOfStep } from '../../shared/courses/address.ts';
import { type CourseName, courseState, nextLesson } from '../../shared/courses/next.ts';
import { basicsStarsOf, tacticsStarsOf } from '../../shared/courses/progress.ts';
import { BASICS } from '../../shared/games/basics/index.ts';
import { ENDINGS } from '../../shared/games/endings/index.ts';
import { TACTICS } from '../../shared/games/tactics/index.ts';
import { SKINS } from '../../shared/pieces/index.ts';
import { Stars } from '../Stars.tsx';
import { homeWords } from './i18n/index.ts';

interface StationsProps {
  game: GameName;
  name: CourseName;
  /** Steps shown, from one on and up to another; all by default. */
  from?: number | undefined;
  to?: number | undefined;
}

/** Steps of a course as stations of a path. */
export function Stations({ game, name, from, to }: StationsProps) {
  const text = homeWords.value;
  const { course, title, isDone } = courseState(game, name);
  const next = nextLesson(game)?.href;
  const starsOf = starsIn(game, name);
  const emblemOf = emblemsIn(game, name);
  const { Piece } = SKINS[game].value;
  return (
    <ol class="stations">
      {course.steps.slice(from, to).map((step, i) => {
        const href = addressOfStep(game, course, step.name);
        const stars = starsOf?.[step.name];
        const spoken = stars ? text.stars(stars) : isDone(step.name) ? text.passed : '';
        const kind = emblemOf(step.name);
        return (
          <li key={step.name}>
            <a
              class={`station ${isDone(step.name) ? 'is-done' : ''}`}
              href={href}
              aria-current={href === next ? 'step' : undefined}
            >
              <span class="station-sign" aria-hidden="true">
                {kind ? <Piece side="first" kind={kind} /> : <span>{(from ?? 0) + i + 1}</span>}
              </span>
              <span class="station-title" aria-hidden="true">
                {title(step.name)}
              </span>
              <span class="visually-hidden">
                {text.station(title(step.name), spoken, href === next)}
              </span>
              {starsOf && (
                <span aria-hidden="true">
                  <Stars count={stars ?? 0} label={text.stars(stars ?? 0)} />
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** Stars by lesson, of a course that gives any. */
function starsIn(game: GameName, name: CourseName): Readonly<Record<string, number>> | null {
  switch (name) {
    case 'basics':
      return basicsStarsOf(game).stars.value;
    case 'tactics':
      return tacticsStarsOf(game).stars.value;
    case 'shortcut':
      return null;
    case 'endings':
      return null;
    default:
      return name satisfies never;
  }
}

/** The piece drawn on each station, if any. */
function emblemsIn(game: GameName, name: CourseName): (step: string) => string | undefined {
  switch (name) {
    case 'basics':
    case 'tactics': {
      const { steps } = name === 'basics' ? BASICS[game] : TACTICS[game];
      return (step) => steps.find(({ name }) => name === step)?.emblem;
    }
    case 'endings':
      // The first piece next to the king: the R of KRK.
      return (step) => ENDINGS[game].steps.find(({ name }) => name === step)?.material[1];
    case 'shortcut':
      return () => undefined;
    default:
      return name satisfies never;
  }
}
