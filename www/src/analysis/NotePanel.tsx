import { analysisWords } from './i18n/index.ts';
import { SIGNS } from './pgn/tokens.ts';
import type { AnalysisStore } from './store.ts';
import { branchOf, type TreeNode } from './tree.ts';

const GLYPHS = [3, 1, 5, 6, 2, 4];

/** What is said of the move that is looked at, and what may be done with it. */
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
            <button
              type="button"
              class="quiet"
              disabled={!branch}
              onClick={() => branch && store.promote(node)}
            >
              {text.promote}
            </button>
            <button type="button" class="quiet" onClick={() => store.remove(node)}>
              {text.remove}
            </button>
          </div>
        )}
      </div>
    </details>
  );
}

function Glyphs({ store, node }: { store: AnalysisStore; node: TreeNode }) {
  // The nodes are not signals.
  void store.changes.value;
  const { glyphs } = analysisWords.value;
  const others = node.glyphs.filter((glyph) => !GLYPHS.includes(glyph));
  return (
    <div class="glyphs">
      {GLYPHS.map((glyph) => {
        const pressed = node.glyphs.includes(glyph);
        return (
          <button
            type="button"
            key={glyph}
            class={`glyph glyph-${glyph}`}
            aria-pressed={pressed}
            aria-label={glyphs[glyph]}
            title={glyphs[glyph]}
            onClick={() => store.annotate(node, { glyphs: pressed ? others : [glyph, ...others] })}
          >
            {SIGNS[glyph]}
          </button>
        );
      })}
    </div>
  );
}
