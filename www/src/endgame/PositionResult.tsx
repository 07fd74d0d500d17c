import { underRule } from '@chariot/board/endings';
import { forFirst, share, shortScore } from '@chariot/engine/analysis';
import { other } from '@chariot/game';
import { useRef } from 'preact/hooks';
import { resultOf } from '../shared/game/said.ts';
import { words } from '../shared/i18n/index.ts';
import { addressOf } from '../shared/ui/route.ts';
import { counted, percent, sharesOf, total } from './census.ts';
import { endgameWords } from './i18n/index.ts';
import type { ShownPosition } from './roles.ts';
import type { EndgameState } from './state.ts';
import type { EndgameStore } from './store.ts';
import { resultByCensus } from './theory.ts';
import { probableResult } from './trainer.ts';

/** Result of the shown position in large type: `Mate in 12`. */
export function PositionResult({ store }: { store: EndgameStore }) {
  const shown = store.state.shown.value;
  const { game, known, named, opening } = store.state;
  const { title, detail, isEstimate } = resultText(shown, store);
  const won = shown?.probe ? underRule(shown.probe)?.kind : known.value;
  const lesson = opening.value === null ? named.value?.lesson : undefined;
  const reason = useReason(store);
  return (
    <header class="status position-result">
      {lesson && (
        <a
          class="ending-lesson"
          href={`${addressOf('learn', game)}/endings/${lesson}`}
          title={endgameWords.value.lessonOn}
        >
          {endgameWords.value.lesson}
        </a>
      )}
      <div aria-live="polite">
        <h1
          class={`${won === 'win' || won === 'loss' ? '' : 'is-drawn'} ${isEstimate ? 'is-estimate' : ''}`}
        >
          {title}
        </h1>
        <p>{detail}</p>
        {isUndecided(shown) && <p class="undecided">{endgameWords.value.undecidedDraw}</p>}
      </div>
      {reason && <p class="no-table">{reason}</p>}
      <Book store={store} />
    </header>
  );
}

/** Whether the table has a draw that the repetition rules may decide. */
function isUndecided(shown: ShownPosition | null): boolean {
  const probe = shown?.probe;
  return probe?.dtm?.kind === 'draw' && probe.undecidedDraws;
}

interface ResultText {
  title: string;
  detail: string;
  isEstimate?: boolean;
}

function resultText(shown: ShownPosition | null, store: EndgameStore): ResultText {
  const text = words.value;
  const own = endgameWords.value;
  if (!shown) return { title: text.loading, detail: own.tableLoading };
  const { view, probe } = shown;
  if (store.state.opening.value !== null && store.state.opening.value !== probe?.material) {
    return { title: '…', detail: own.tableLoading };
  }
  const { sides } = text.games[view.game.game];
  if (view.result) {
    const { title, reason } = resultOf(view.game.game, view.result);
    return view.result.termination === 'checkmate'
      ? { title: own.mated, detail: title }
      : { title, detail: reason };
  }
  if (probe === undefined) return { title: '…', detail: own.tableLoading };
  const toMove = sides[view.toMove];
  const value = probe?.dtm;
  if (!value) return knownText(store) ?? estimateText(store);
  if (isUndecided(shown)) return { title: own.undecided, detail: own.hasTheMove(toMove) };
  if (value.kind === 'draw') return { title: own.drawn, detail: own.nobodyMates(toMove) };
  const winner = value.kind === 'win' ? view.toMove : other(view.toMove);
  if (probe.cursed) {
    const saved = sides[other(winner)];
    return { title: own.drawn, detail: own.cursed(sides[winner], saved, value.moves, toMove) };
  }
  return { title: text.mateIn(value.moves), detail: own.whoMates(sides[winner], toMove) };
}

/** The known result of a named position; `null` for any other. */
function knownText({ state }: EndgameStore): ResultText | null {
  const own = endgameWords.value;
  const { sides } = words.value.games[state.game];
  const result = state.known.value;
  if (!result) return null;
  const toMove = state.shown.value?.view.toMove ?? 'first';
  const detail = own.knownResult(sides[toMove]);
  if (result === 'draw') return { title: own.drawn, detail };
  const winner = result === 'win' ? toMove : other(toMove);
  return { title: own.resultsOf(sides[winner]).win, detail };
}

/** The engine's estimate of a position outside all tables: in training in words, so that no number is chased. */
function estimateText(store: EndgameStore): ResultText {
  const own = endgameWords.value;
  const { estimated, game, open, shown } = store.state;
  const { sides } = words.value.games[game];
  const [best] = estimated.value?.lines ?? [];
  const toMove = shown.value?.view.toMove ?? 'first';
  if (!best) return { title: own.estimating, detail: own.notExact, isEstimate: true };
  const { score } = best;
  if (open.value && score.kind !== 'centipawns') {
    const winner = score.kind === 'mateIn' ? toMove : other(toMove);
    return {
      title: own.estimate(words.value.mateIn(score.moves)),
      detail: own.estimatedMate(sides[winner], sides[toMove]),
      isEstimate: true,
    };
  }
  if (open.value) {
    return {
      title: own.estimate(shortScore(forFirst(score, toMove))),
      detail: own.estimateFor(sides.first, sides[toMove]),
      isEstimate: true,
    };
  }
  const chances = share(score);
  const better = chances > 0.5 ? toMove : other(toMove);
  const result = probableResult(chances);
  const probably = own.probably[result === 'loss' ? 'win' : (result ?? 'open')];
  return {
    title: own.estimate(probably(sides[better])),
    detail: own.sentences(own.notExact, own.hasTheMove(sides[toMove])),
    isEstimate: true,
  };
}

/** Why no table answers; `null` if one does. Stays while the next position of the ending is looked up. */
function useReason({ state }: EndgameStore): string | null {
  const last = useRef<{ ending: string; reason: string | null }>({ ending: '', reason: null });
  const ending = state.ending.value;
  const shown = state.shown.value;
  if (shown?.probe === undefined)
    return last.current.ending === ending ? last.current.reason : null;
  const reason = shown.probe || shown.view.result ? null : whyNoTable(state, shown);
  last.current = { ending, reason };
  return reason;
}

function whyNoTable({ tables, game, ending }: EndgameState, shown: ShownPosition): string {
  const text = endgameWords.value.noTableWhy;
  if (!shown.ending?.material) return text.tooMany;
  const table = tables.state(game, ending.value);
  if (table?.kind === 'none') return text[table.reason];
  return shown.view.castling ? text.castling : text.incomplete;
}

/** The theoretical result and the exact share of won positions, for games with textbook endings. */
function Book({ store }: { store: EndgameStore }) {
  const known = store.state.census.value;
  if (!store.state.inEndgame.hasTextbook || !known || known.material !== store.state.ending.value)
    return null;
  const verdict = resultByCensus(known.census.weak);
  const text = endgameWords.value;
  const { sides } = words.value.games[store.state.game];
  const shares = sharesOf(known.census.strong);
  const [won] = shares;
  if (!verdict || !won) return null;
  if (verdict !== 'won' && store.state.shown.value?.probe?.undecidedDraws) return null;
  return (
    <p class={`book is-${verdict}`}>
      <strong>{text.book[verdict]}</strong> {text.bookWhy[verdict]}{' '}
      <span class="book-share">
        {text.shareWon(
          sides[store.state.strong.value],
          percent(won.part),
          counted(won.count),
          counted(total(shares.map(({ count }) => count))),
        )}
      </span>
    </p>
  );
}
