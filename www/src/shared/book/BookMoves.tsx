import { shortScore } from '@chariot/engine/analysis';
import type { BookMove, GameName, NotatedMove, SideName } from '@chariot/protocol';
import { language, words } from '../i18n/index.ts';
import './book.css';
import { type BookFigures, figuresOf, percentOf } from './figures.ts';
import { bookWords } from './i18n/index.ts';

interface BookMovesProps {
  game: GameName;
  moves: readonly BookMove[];
  /** The side to move. */
  toMove: SideName;
  /** The name of a position's opening, by the position's key. */
  nameOf(key: string): string | undefined;
  /** `hasPointer` is false for a move activated from the keyboard or by a screen reader. */
  play(move: NotatedMove, hasPointer: boolean): void;
  /** Called with the hovered or focused move; `null` if there is none. */
  point(move: NotatedMove | null): void;
}

/** The book moves of a position, each with its frequency, results, score and verdict. */
export function BookMoves({ game, moves, toMove, nameOf, play, point }: BookMovesProps) {
  const figures = figuresOf(moves, toMove);
  const isScored = figures.some(({ score }) => score !== undefined);
  return (
    <ol
      class={isScored ? 'book-moves' : 'book-moves is-unscored'}
      aria-label={bookWords.value.moves}
      onMouseLeave={() => point(null)}
      onFocusOut={() => point(null)}
    >
      {moves.map((one, i) => {
        const its = figures[i];
        return (
          its && (
            <li key={one.move.uci}>
              <Row
                game={game}
                book={one}
                figures={its}
                name={nameOf(one.openingKey)}
                play={(hasPointer) => play(one.move, hasPointer)}
                point={() => point(one.move)}
              />
            </li>
          )
        );
      })}
    </ol>
  );
}

interface RowProps {
  game: GameName;
  book: BookMove;
  figures: BookFigures;
  name: string | undefined;
  play(hasPointer: boolean): void;
  point(): void;
}

function Row({ game, book: { move, games }, figures, name, play, point }: RowProps) {
  const text = bookWords.value;
  const { share, results, score, verdict } = figures;
  const value = score === undefined ? undefined : shortScore({ kind: 'centipawns', value: score });
  const isCounted = games > 0;
  const rounded = new Intl.NumberFormat(language.value, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  const { first, second } = words.value.games[game].sides;
  const [wins, draws, losses] = results.map(percentOf) as [string, string, string];
  return (
    <button
      type="button"
      class="book-move"
      // Only clicks of a pointer are counted in `detail`.
      onClick={(event) => play(event.detail > 0)}
      onMouseEnter={point}
      onFocus={point}
    >
      <span class="book-text">{move.text}</span>
      <Pause />
      {isCounted ? (
        <>
          <span class="book-share">{percentOf(share)}</span>
          <Pause />
          <span class="book-games">
            {rounded.format(games)}
            <span class="visually-hidden"> {text.games(games)}</span>
          </span>
          <Pause />
          <span class="visually-hidden">
            {text.results([first, second], [wins, draws, losses])}
          </span>
          <Pause />
          <ResultBar game={game} results={results} />
        </>
      ) : (
        <span class="book-popular">{text.popular}</span>
      )}
      <span class="book-score">{value ?? ''}</span>
      {value && <Pause />}
      <span class={`book-verdict is-${verdict ?? 'unknown'}`}>
        {verdict ? text.verdicts[verdict] : ''}
      </span>
      {name && (
        <span class="book-name">
          <Pause />
          {name}
        </span>
      )}
    </button>
  );
}

/** A comma between figures, for screen readers. */
const Pause = () => <span class="visually-hidden">, </span>;

/** A bar of results: first side's wins, draws, second side's wins. */
function ResultBar({ game, results }: { game: GameName; results: BookFigures['results'] }) {
  const kinds = ['first', 'draw', 'second'] as const;
  return (
    <span class={`book-bar ${game}`} aria-hidden="true">
      {results.map((part, i) => (
        <span key={kinds[i]} class={`is-${kinds[i]}`} style={{ '--part': part }}>
          {part >= 0.2 ? percentOf(part) : ''}
        </span>
      ))}
    </span>
  );
}
