import { fetched } from '@chariot/board/ui';
import type { GameName, SideName } from '@chariot/protocol';
import { Diagram } from '../shared/game/Diagram.tsx';
import { forEachGame } from '../shared/games/index.ts';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { fetchPuzzles } from '../shared/puzzles/fetchPuzzles.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { puzzleOfDay } from '../shared/puzzles/ofDay.ts';
import { idOf, progressOf } from '../shared/puzzles/progress.ts';
import { addressOf } from '../shared/ui/route.ts';
import { Card } from './Card.tsx';
import { todayWords } from './i18n/index.ts';

const PUZZLES = forEachGame((game) => fetched(() => fetchPuzzles(game)));

/** The puzzle of the day of a game. */
export function PuzzleCard({ game, day }: { game: GameName; day: string }) {
  const text = todayWords.value;
  const puzzles = PUZZLES[game]();
  const puzzle = puzzles && puzzleOfDay(puzzles, day);
  const outcome = puzzle && progressOf(game).done.value.outcomes[idOf(puzzle)];
  const { name, sides } = words.value.games[game];
  const said = {
    solved: text.solved,
    failed: text.tryAgain,
    none: puzzle ? text.toPlay(sides[sideOf(puzzle)]) : '',
  }[outcome ?? 'none'];
  return (
    <Card
      title={`${text.puzzle} · ${name}`}
      href={`${addressOf('puzzles', game)}?daily`}
      action={text.solve}
      isMain={outcome === undefined}
      picture={
        puzzle ? (
          <Diagram game={game} fen={puzzle.fen} below={sideOf(puzzle)} />
        ) : (
          <Blank game={game} />
        )
      }
    >
      <p class={outcome === 'solved' ? 'is-solved' : ''}>
        {puzzles === null ? text.noPuzzle : said}
        {puzzle && <span class="today-rating">{text.ratedAt(puzzle.rating)}</span>}
      </p>
    </Card>
  );
}

/** The place of a board that has not been fetched. */
function Blank({ game }: { game: GameName }) {
  const { size, margin } = SKINS[game].value;
  const [wide, high] = [size.files + 2 * margin.x, size.ranks + 2 * margin.y];
  return <svg class="diagram is-blank" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true" />;
}

/** The side to move, which solves. */
const sideOf = ({ fen }: PackedPuzzle): SideName =>
  fen.split(' ')[1] === 'b' ? 'second' : 'first';
