import { Button } from '@chariot/board/ui';
import { branchOf, type TreeNode } from '@chariot/game';
import { MOVE_GLYPHS, OTHER_GLYPHS, POSITION_GLYPHS, toggled } from '@chariot/game/pgn';
import { analysisWords } from './i18n/index.ts';
import { glyphName, Sign } from './marks.tsx';
import type { AnalysisStore } from './store.ts';

const OFFERED = [MOVE_GLYPHS, POSITION_GLYPHS, OTHER_GLYPHS];

export function NotePanel({ store }: { store: AnalysisStore }) {
  void store.changes.value;
  const node = store.at.value;
  const text = analysisWords.value;
  if (!node) return null;
  const branch = branchOf(node);
  return (
    <details class="engine note">
      <summary>{text.note}</summary>
      <div class="note-body">
        {node.parent && <Glyphs store={store} node={node} />}
        <label class="note-text">
          <span class="visually-hidden">{node.parent ? text.comment : text.noteAtStart}</span>
          <textarea
            name="comment"
            class="note-field"
            rows={2}
            placeholder={text.commentPlaceholder}
            value={node.comment}
            onInput={(event) => store.annotate(node, { comment: event.currentTarget.value })}
          />
        </label>
        {node.parent && (
          <div class="buttons">
            <Button disabled={!branch} onClick={() => branch && store.promote(node)}>
              {text.promote}
            </Button>
            <Button onClick={() => store.remove(node)}>{text.remove}</Button>
          </div>
        )}
      </div>
    </details>
  );
}

function Glyphs({ store, node }: { store: AnalysisStore; node: TreeNode }) {
  // Tree nodes are not signals.
  void store.changes.value;
  // Symbols missing from the rows can still be removed.
  const others = node.glyphs.filter((glyph) => !OFFERED.some((row) => row.includes(glyph)));
  return (
    <>
      {[...OFFERED, others].map((row) => (
        <div class="glyphs" key={row.join()}>
          {row.map((glyph) => (
            <button
              type="button"
              key={glyph}
              class={`glyph glyph-${glyph}`}
              aria-pressed={node.glyphs.includes(glyph)}
              aria-label={glyphName(store.game, glyph)}
              title={glyphName(store.game, glyph)}
              onClick={() => store.annotate(node, { glyphs: toggled(node.glyphs, glyph) })}
            >
              <Sign glyph={glyph} />
            </button>
          ))}
        </div>
      ))}
    </>
  );
}
