import type { GameName } from '@chariot/protocol';
import { useMemo } from 'preact/hooks';
import { Diagram } from '../shared/game/Diagram.tsx';
import { unfinishedOf } from '../shared/game/unfinished.ts';
import { GAME_NAMES } from '../shared/games/index.ts';
import { language, words } from '../shared/i18n/index.ts';
import { practiceOf } from '../shared/practice/keeper.ts';
import { dayOf } from '../shared/practice/state.ts';
import { addressOf } from '../shared/ui/route.ts';
import { Card } from './Card.tsx';
import { todayWords } from './i18n/index.ts';
import { LessonCard } from './LessonCard.tsx';
import { PracticeCard } from './PracticeCard.tsx';
import { PuzzleCard } from './PuzzleCard.tsx';
import { useNow } from './useNow.ts';
import { Week } from './Week.tsx';
import '../shared/styles/progress.css';
import './today.css';

/** The day's puzzles, the unfinished game, practice, the next lesson. The chosen game is first. */
export function TodayView({ game }: { game: GameName }) {
  const now = useNow();
  const text = todayWords.value;
  const date = new Intl.DateTimeFormat(language.value, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const games = [game, ...GAME_NAMES.filter((other) => other !== game)];
  return (
    <section class="today" aria-label={words.value.views.today}>
      <header class="today-head">
        <h1>{date.format(now)}</h1>
        <Week days={games.map((one) => practiceOf(one).state.value.days)} now={now} />
      </header>
      <div class="today-cards">
        {games.map((one) => (
          <PuzzleCard key={one} game={one} day={dayOf(now)} />
        ))}
        <div class="today-rest">
          <Unfinished key={game} games={games} />
          <PracticeCard game={game} now={now} />
          <LessonCard game={game} />
        </div>
      </div>
      <p class="today-about">
        <a href={addressOf('about')}>{text.about}</a>
      </p>
    </section>
  );
}

/** The unfinished game, of the chosen game if it has one. */
function Unfinished({ games }: { games: readonly GameName[] }) {
  const found = useMemo(
    () =>
      games.flatMap((game) => ({ game, atHand: unfinishedOf(game) })).find(({ atHand }) => atHand),
    [games],
  );
  const text = todayWords.value;
  const [game = GAME_NAMES[0]] = games;
  if (!found?.atHand) {
    return (
      <Card title={text.unfinished} href={addressOf('play', game)} action={text.play}>
        <p>{text.nothingUnfinished}</p>
      </Card>
    );
  }
  const { fen, below, plies } = found.atHand;
  return (
    <Card
      title={text.unfinished}
      href={addressOf('play', found.game)}
      action={text.goOn}
      picture={<Diagram game={found.game} fen={fen} below={below} />}
      isMain
    >
      <p>
        {words.value.games[found.game].name} · {text.plies(Math.floor(plies / 2) + 1)}
      </p>
    </Card>
  );
}
