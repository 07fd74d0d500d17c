import { Button } from '@chariot/board/ui';
import type { GameName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../shared/i18n/index.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { addressOf } from '../../shared/ui/route.ts';
import { addressOfEnding, endingItems, positionsIn, practise } from '../cure.ts';
import { type Finding, firstFindings } from '../diagnosis/findings.ts';
import type { Report } from '../diagnosis/report.ts';
import { gamesWords } from '../i18n/index.ts';
import { findingText } from './findingText.ts';

/** The first screen: what costs most, each with its cure. */
export function Findings({ game, report }: { game: GameName; report: Report }) {
  const text = gamesWords.value;
  const findings = firstFindings(report.findings);
  return (
    <section class="own-games-findings">
      <h2>{text.findings}</h2>
      <p>{text.basedOn(report.games)}</p>
      {findings.length === 0 && <p>{text.noFindings}</p>}
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
    </section>
  );
}

/** The button of a finding. */
function Cure({ game, finding }: { game: GameName; finding: Finding }) {
  const text = gamesWords.value;
  const added = useSignal<number | null>(null);
  if (finding.kind === 'ending') {
    const [first] = finding.ending.faults;
    if (!first) return null;
    return (
      <a
        class="primary own-games-link"
        href={addressOfEnding(game, first.passage)}
        onClick={() => {
          void practise(game, endingItems(finding.ending.faults.map(({ passage }) => passage)));
        }}
      >
        {text.playOut}
      </a>
    );
  }
  const positions = positionsIn(finding.mistakes);
  if (added.value !== null) {
    return (
      <p class="own-games-added">
        {text.practiceAdded(added.value)}{' '}
        <a href={addressOf('practice', game)}>{words.value.views.practice}</a>
      </p>
    );
  }
  if (positions.length === 0) return null;
  const take = async (): Promise<void> => {
    const theme = finding.kind === 'theme' ? finding.count.theme : undefined;
    added.value = await practise(game, positions, theme);
    announce(text.practiceAdded(added.value));
  };
  return (
    <Button primary onClick={() => void take()}>
      {text.practise(positions.length)}
    </Button>
  );
}
