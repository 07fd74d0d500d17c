import { language } from '../../shared/i18n/index.ts';
import { type PuzzleSet, type SetRound, totalOf } from '../../shared/practice/sets.ts';
import { puzzleWords } from '../../shared/puzzles/i18n/index.ts';
import { minutesOf } from '../clock.ts';

/** A row for each round: how many were right, the time, and a bar of it. */
export function Rounds({ set: { rounds, positions } }: { set: PuzzleSet }) {
  const text = puzzleWords.value.sets;
  if (rounds.length === 0) return null;
  const longest = Math.max(1, ...rounds.map((round) => totalOf(round).millis));
  return (
    <table class="puzzle-rounds">
      <caption class="visually-hidden">{text.rounds}</caption>
      <thead>
        <tr>
          <th scope="col">{text.round}</th>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.accuracy}</th>
          <th scope="col" colSpan={2}>
            {puzzleWords.value.clock}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round, i) => (
          <Row
            key={round.began}
            number={i + 1}
            round={round}
            isOver={round.tries.length === positions.length}
            longest={longest}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  number: number;
  round: SetRound;
  isOver: boolean;
  longest: number;
}

function Row({ number, round, isOver, longest }: RowProps) {
  const text = puzzleWords.value.sets;
  const { right, millis } = totalOf(round);
  const tries = round.tries.length;
  return (
    <tr class={isOver ? '' : 'is-open'}>
      <th scope="row">{number}</th>
      <td>
        {new Date(round.began).toLocaleDateString(language.value, {
          day: 'numeric',
          month: 'short',
        })}
      </td>
      <td>
        {Math.round((100 * right) / tries)}% <small>{text.rightOf(right, tries)}</small>
      </td>
      <td>{minutesOf(Math.round(millis / 1_000))}</td>
      <td>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * millis) / longest} height={8} rx={2} />
        </svg>
      </td>
    </tr>
  );
}
