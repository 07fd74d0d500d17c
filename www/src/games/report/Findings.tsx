import type { GameName } from '@chariot/protocol';
import { FEWEST_OF_SET, SET_SIZE, SETS } from '../../shared/practice/sets.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { addressOf } from '../../shared/ui/route.ts';
import { addressOfEnding, endingItems, makeSet, positionsIn, practise } from '../cure.ts';
import { type Finding, firstFindings } from '../diagnosis/findings.ts';
import type { Report } from '../diagnosis/report.ts';
import type { FoundMistake } from '../diagnosis/summary.ts';
import { gamesWords } from '../i18n/index.ts';
import { findingText } from './findingText.ts';
import { PractiseButton } from './PractiseButton.tsx';
import { saidResults } from './Results.tsx';

/** The first screen: what costs most, each with its cure. */
export function Findings({ game, report }: { game: GameName; report: Report }) {
  const text = gamesWords.value;
  const findings = firstFindings(report.findings);
  const others = report.findings.filter((finding) => !findings.includes(finding));
  return (
    <section class="own-games-findings">
      <h2>{text.findings}</h2>
      <p>
        {text.sentences([
          text.basedOnResults(report.games, saidResults(report.results)),
          text.pointMeans,
          ...(findings.length > 0 ? [text.cureMeans] : []),
        ])}
      </p>
      {findings.length === 0 && <p>{text.noFindings}</p>}
      <FindingList game={game} findings={findings} />
      {others.length > 0 && (
        <details>
          <summary>{text.moreFindings(others.length)}</summary>
          <FindingList game={game} findings={others} />
        </details>
      )}
      <SetOfMistakes game={game} mistakes={report.mistakes} />
    </section>
  );
}

/** Your worst mistakes as one set, to be solved again and again. */
function SetOfMistakes({ game, mistakes }: { game: GameName; mistakes: readonly FoundMistake[] }) {
  const text = gamesWords.value;
  const { length } = positionsIn(mistakes, SET_SIZE);
  if (length < FEWEST_OF_SET) return null;
  return (
    <p>
      <a
        class="own-games-set"
        href={`${addressOf('puzzles', game)}?${SETS}`}
        onClick={() => makeSet(game, mistakes)}
      >
        {text.makeSet(length)}
      </a>
    </p>
  );
}

function FindingList({ game, findings }: { game: GameName; findings: readonly Finding[] }) {
  return (
    <ol>
      {findings.map((finding) => {
        const { title, detail } = findingText(game, finding);
        return (
          <li key={title}>
            <h3>{title}</h3>
            <p>{detail}</p>
            <Cure game={game} finding={finding} />
          </li>
        );
      })}
    </ol>
  );
}

/** The button of a finding. */
function Cure({ game, finding }: { game: GameName; finding: Finding }) {
  if (finding.kind === 'ending') {
    const [first] = finding.ending.faults;
    if (!first) return null;
    return (
      <a
        class="primary own-games-link"
        href={addressOfEnding(game, first.passage)}
        onClick={() => {
          const items = endingItems(finding.ending.faults.map(({ passage }) => passage));
          practise(game, items).catch(() => announce(gamesWords.value.failed));
        }}
      >
        {gamesWords.value.playOut}
      </a>
    );
  }
  const theme = finding.kind === 'theme' ? finding.count.theme : undefined;
  return <PractiseButton game={game} mistakes={finding.mistakes} theme={theme} primary />;
}
