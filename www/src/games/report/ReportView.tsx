import { Button } from '@chariot/board/ui';
import type { GameName, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { motifName } from '../../shared/puzzles/i18n/index.ts';
import type { Report } from '../diagnosis/report.ts';
import { smoothed } from '../diagnosis/smoothed.ts';
import { gamesWords } from '../i18n/index.ts';
import type { GamesStore } from '../store.ts';
import { AccuracyChart } from './AccuracyChart.tsx';
import { DeathMap } from './DeathMap.tsx';
import { EndingsTable } from './EndingsTable.tsx';
import { Findings } from './Findings.tsx';
import { OpeningsPart } from './OpeningsPart.tsx';
import { PointsPart } from './PointsPart.tsx';
import { PractiseButton } from './PractiseButton.tsx';
import { ReportPicture } from './picture/ReportPicture.tsx';
import { savePicture } from './picture/save.ts';
import { YearPart } from './year/YearPart.tsx';

/** Games of which accuracy is averaged. */
const WINDOW = 10;
const SIDES: readonly SideName[] = ['first', 'second'];

export function ReportView({ store, report }: { store: GamesStore; report: Report }) {
  const text = gamesWords.value;
  const { game } = store;
  const isFailed = useSignal(false);
  const save = async (): Promise<void> => {
    isFailed.value = false;
    try {
      await savePicture(`chariot-${game}.png`, <ReportPicture game={game} report={report} />);
    } catch {
      isFailed.value = true;
    }
  };
  return (
    <>
      <Findings game={game} report={report} />
      <div class="own-games-buttons own-games-share">
        <Button onClick={() => print()}>{text.print}</Button>
        <Button onClick={() => void save()}>{text.picture}</Button>
        {isFailed.value && <p role="alert">{text.failed}</p>}
      </div>
      <PointsPart game={game} points={report.points} />
      <AccuracyPart accuracy={report.accuracy} />
      <ThemesPart game={game} report={report} />
      <section class="own-games-part">
        <h2>{text.deaths}</h2>
        <div class="own-games-boards">
          {SIDES.map((side) => (
            <DeathMap key={side} game={game} side={side} deaths={report.deaths[side]} />
          ))}
        </div>
      </section>
      <OpeningsPart game={game} report={report} />
      <EndingsTable game={game} endings={report.endings} />
      <TimePart report={report} />
      <YearPart game={game} years={report.years} />
    </>
  );
}

function AccuracyPart({ accuracy }: { accuracy: readonly number[] }) {
  const text = gamesWords.value;
  const values = smoothed(accuracy, WINDOW);
  if (values.length < 2) return null;
  return (
    <section class="own-games-part">
      <h2>{text.accuracy}</h2>
      <p>{text.accuracyHelp(WINDOW)}</p>
      <AccuracyChart
        values={values}
        label={text.accuracySaid(values[0] ?? 0, values.at(-1) ?? 0)}
      />
    </section>
  );
}

/** Motifs missed and allowed, the dearest first. */
function ThemesPart({ game, report }: { game: GameName; report: Report }) {
  const text = gamesWords.value;
  const themes = [...new Set(report.themes.map(({ theme }) => theme))];
  if (themes.length === 0) return null;
  const find = (manner: 'missed' | 'allowed', theme: string) =>
    report.themes.find((one) => one.manner === manner && one.theme === theme);
  return (
    <section class="own-games-part">
      <h2>{text.themes}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.themeColumn}</th>
            <th scope="col">{text.missedColumn}</th>
            <th scope="col">{text.allowedColumn}</th>
            <th scope="col">{text.changeColumn}</th>
            <th scope="col">
              <span class="visually-hidden">{text.practiceColumn}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {themes.map((theme) => {
            const [missed, allowed] = [find('missed', theme), find('allowed', theme)];
            const change = missed?.change ?? allowed?.change;
            return (
              <tr key={theme}>
                <th scope="row">{motifName(theme)}</th>
                <td>{missed?.mistakes.length ?? text.same}</td>
                <td>{allowed?.mistakes.length ?? text.same}</td>
                <td>{change ? text.change(change.mean) : text.same}</td>
                <td class="own-games-practise">
                  <PractiseButton game={game} mistakes={missed?.mistakes ?? []} theme={theme} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function TimePart({ report: { time } }: { report: Report }) {
  const text = gamesWords.value;
  if (!time) return null;
  const { hasty, idle, flags } = time;
  const sentences = [
    ...(hasty.length > 0 ? [text.hasty(hasty.length)] : []),
    ...(idle.moves > 0 ? [text.idle(idle.moves, Math.round(idle.seconds / 60))] : []),
    ...(flags.all > 0 ? [text.flags(flags.all, flags.alive)] : []),
  ];
  return (
    <section class="own-games-part">
      <h2>{text.clock}</h2>
      {sentences.length === 0 && <p>{text.clockFine}</p>}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
