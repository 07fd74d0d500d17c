import type { GameName, SideName } from '@chariot/protocol';
import { words } from '../../shared/i18n/index.ts';
import { motifName } from '../../shared/puzzles/i18n/index.ts';
import type { Finding } from '../diagnosis/findings.ts';
import type { OpeningPly } from '../diagnosis/judged.ts';
import { gamesWords } from '../i18n/index.ts';

export function sideName(game: GameName, side: SideName): string {
  return words.value.games[game].sides[side];
}

/** An ending by its pieces: `rook, pawn – rook`. */
export function endingName(game: GameName, material: string): string {
  const { kind } = words.value.games[game];
  const second = material.indexOf('K', 1);
  const name = (letters: string, side: SideName): string => {
    const others = letters.slice(1) || 'K';
    return [...others].map((letter) => kind(side, letter)).join('+');
  };
  return `${name(material.slice(0, second), 'first')} – ${name(material.slice(second), 'second')}`;
}

/** Moves with numbers: `1.e4 c5 2.Nf3`. */
export function lineText(line: readonly OpeningPly[], from = 0): string {
  return line
    .map(({ text }, i) => {
      const ply = from + i;
      if (ply % 2 === 0) return `${ply / 2 + 1}.${text}`;
      return i === 0 ? `${(ply + 1) / 2}…${text}` : text;
    })
    .join(' ');
}

/** A finding in a sentence, and what stands behind it. */
export function findingText(game: GameName, finding: Finding): { title: string; detail: string } {
  const text = gamesWords.value;
  switch (finding.kind) {
    case 'theme': {
      const { manner, theme, mistakes } = finding.count;
      return {
        title: text.theme[manner](motifName(theme)),
        detail: text.sentences([
          text.themeDetail[manner](mistakes.length),
          text.costs(finding.loss),
        ]),
      };
    }
    case 'ending': {
      const { material, won, converted, drawn, held, faults } = finding.ending;
      const move = faults[0]?.passage.fault?.text;
      const parts = [
        ...(won > 0 ? [text.wonOf(won, converted)] : []),
        ...(drawn > 0 ? [text.drawnOf(drawn, held)] : []),
        ...(move ? [text.lostAt(move)] : []),
      ];
      return {
        title: text.ending(endingName(game, material)),
        detail: text.sentences(parts),
      };
    }
    case 'opening': {
      const { line, games, more } = finding.opening;
      return {
        title: text.opening(lineText(line)),
        detail: text.openingDetail(games.length, more.mean),
      };
    }
    case 'phase':
      return { title: text.phase(finding.phase), detail: text.phaseDetail(finding.more.mean) };
    case 'haste':
      return {
        title: text.haste,
        detail: text.sentences([
          text.hasteDetail(finding.time.hasty.length),
          text.costs(finding.loss),
        ]),
      };
    case 'colour':
      return {
        title: text.colour(sideName(game, finding.side)),
        detail: text.colourDetail(Math.abs(finding.more.mean)),
      };
    default:
      return finding satisfies never;
  }
}
