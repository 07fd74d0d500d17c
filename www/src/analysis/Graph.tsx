import { MOVE_CLASSES, share, shortScore } from '@chariot/engine/analysis';
import { type MoveTree, numberOf, pathTo, type TreeNode } from '@chariot/game';
import { glyphOfJudgement, symbolOf } from '@chariot/game/pgn';
import type { SearchScore } from '@chariot/protocol';
import { words } from '../shared/i18n/index.ts';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

const HEIGHT = 96;
const BAD = new Set(MOVE_CLASSES.map(({ glyph }) => glyph));

/** The graph of the game's scores. A click or an arrow key goes to a move. */
export function Graph({ store }: { store: AnalysisStore }) {
  void store.changes.value;
  const tree = store.tree.value;
  const at = store.at.value;
  const text = analysisWords.value;
  const line = tree ? [tree.root, ...tree.mainLine()] : [];
  if (!tree || !at || line.length < 3 || !isKnown(line.slice(1))) return null;
  const last = line.length - 1;
  const values = filled(line);
  const y = (ply: number): number => HEIGHT * (1 - (values[ply] ?? 0.5));
  const curve = line.map((_, ply) => `${ply} ${y(ply).toFixed(1)}`).join('L');
  // In a variation: where it left the main line.
  const place = line.indexOf(
    [tree.root, ...pathTo(at)].findLast((node) => line.includes(node)) ?? tree.root,
  );
  const go = (ply: number): void => {
    const node = line[Math.max(0, Math.min(last, ply))];
    if (node) void store.lookAt(node);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const goal = {
      ArrowLeft: place - 1,
      ArrowDown: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place + 1,
      PageDown: place - 10,
      PageUp: place + 10,
      Home: 0,
      End: last,
    }[event.key];
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(goal);
  };
  const current = line[place];
  return (
    <div
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label={text.graph}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place}
      aria-valuetext={current && spoken(tree, current)}
      onKeyDown={keyDown}
      onPointerDown={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        go(Math.round(((event.clientX - left) / width) * last));
      }}
    >
      <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="graph-part" d={`M0 ${HEIGHT}L${curve}L${last} ${HEIGHT}z`} />
        <path class="graph-middle" d={`M0 ${HEIGHT / 2}H${last}`} />
        <path class="graph-curve" d={`M${curve}`} />
        <path class="graph-at" d={`M${place} 0V${HEIGHT}`} />
      </svg>
      {line.map((node, ply) => {
        const glyph = badMark(node);
        if (!glyph) return null;
        const style = { left: `${(100 * ply) / last}%`, top: `${(100 * y(ply)) / HEIGHT}%` };
        return (
          <span
            key={node.id}
            class={`graph-mark glyph-${glyph}`}
            style={style}
            title={`${node.move?.text ?? ''}${symbolOf(glyph)}`}
          />
        );
      })}
    </div>
  );
}

/** The symbol of a bad move: the engine's judgement, or else the author's. */
function badMark({ judgement, glyphs }: TreeNode): number | undefined {
  return judgement ? glyphOfJudgement(judgement) : glyphs.find((one) => BAD.has(one));
}

/** Whether at least half of the moves have a score, enough for a curve. */
function isKnown(moves: readonly TreeNode[]): boolean {
  return moves.filter(({ value }) => value).length * 2 >= moves.length;
}

/** Winning chances of the first side, 0 to 1. A move without a score repeats the one before. */
function filled(line: readonly TreeNode[]): number[] {
  let known: SearchScore = line.find(({ value }) => value)?.value ?? {
    kind: 'centipawns',
    value: 0,
  };
  return line.map(({ value }) => {
    known = value ?? known;
    return share(known);
  });
}

function spoken(tree: MoveTree, node: TreeNode): string {
  const text = analysisWords.value;
  const { number, mover } = numberOf(tree, node);
  const move = node.move
    ? `${number}${mover === 'first' ? '.' : '…'} ${node.move.text}`
    : words.value.firstPosition;
  return text.graphAt(move, node.value ? shortScore(node.value) : text.unknownValue);
}
