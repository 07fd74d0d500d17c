import { Button } from '@chariot/board/ui';
import type { GameName, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { Select } from '../../../shared/ui/forms.tsx';
import { scoreOf } from '../../diagnosis/results.ts';
import { type GamesOfYear, yearInGames } from '../../diagnosis/year.ts';
import { gamesWords } from '../../i18n/index.ts';
import { lineText, sideName } from '../findingText.ts';
import { savePicture } from '../picture/save.ts';
import { YearPicture } from '../picture/YearPicture.tsx';
import { keyOf, ResultBar } from '../Results.tsx';
import { MonthChart } from './MonthChart.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';

const SIDES: readonly SideName[] = ['first', 'second'];

/** A year of your games, which prints on one page and is saved as one picture. */
export function YearPart({ game, years }: { game: GameName; years: readonly GamesOfYear[] }) {
  const text = gamesWords.value;
  const chosen = useSignal<string | null>(null);
  /** Number of the sheet that is being printed; `null` while none is. */
  const sheet = useSignal<number | null>(null);
  const sheets = useRef(0);
  const ended = useCallback(() => {
    sheet.value = null;
  }, [sheet]);
  const isFailed = useSignal(false);
  const shown = years.find(({ year }) => year === chosen.value) ?? years[0];
  const year = useMemo(() => shown && yearInGames(shown), [shown]);
  if (!year) return null;
  const save = async (): Promise<void> => {
    isFailed.value = false;
    try {
      const name = `chariot-${game}-${year.year}.png`;
      await savePicture(name, <YearPicture game={game} year={year} />);
    } catch {
      isFailed.value = true;
    }
  };
  return (
    <>
      <section class="own-games-part own-games-year">
        <h2>{text.yearTitle[game](year.year)}</h2>
        {year.unread > 0 && <p>{text.readSoFar(year.games, year.games + year.unread)}</p>}
        {years.length > 1 && (
          <Select
            name="year"
            legend={text.year}
            options={years.map(({ year }) => ({ value: year, label: year }))}
            value={year.year}
            onChange={(year) => {
              chosen.value = year;
            }}
          />
        )}
        <dl>
          {text
            .figures(year.games, scoreOf(year.results), year.accuracy, year.streak)
            .map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <MonthChart year={year} />
        <p class="own-games-key">
          {keyOf(year.results).map(({ name, label }) => (
            <span key={name} class={`is-${name}`}>
              {label}
            </span>
          ))}
          <span>{text.monthsHelp}</span>
        </p>
        <ul>
          {year.bestWin && <li>{text.bestWin(year.bestWin.opponent, year.bestWin.rating)}</li>}
          {SIDES.map((side) => {
            const opening = year.openings[side];
            return (
              opening && (
                <li key={side}>
                  {text.mostPlayed(
                    sideName(game, side),
                    lineText(opening.line),
                    opening.node.games.length,
                  )}{' '}
                  <ResultBar results={opening.node.results} />
                </li>
              )
            );
          })}
        </ul>
        <div class="own-games-buttons">
          <Button
            onClick={() => {
              // One whose end no browser has told gives way to the next.
              sheets.current += 1;
              sheet.value = sheets.current;
            }}
          >
            {text.printYear}
          </Button>
          <Button onClick={() => void save()}>{text.pictureOfYear}</Button>
          {isFailed.value && <p role="alert">{text.failed}</p>}
        </div>
      </section>
      {sheet.value !== null && (
        <PrintedSheet key={sheet.value} ended={ended}>
          <YearPicture game={game} year={year} />
        </PrintedSheet>
      )}
    </>
  );
}
