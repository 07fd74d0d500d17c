import { treeWords } from './i18n/index.ts';
import { LOOKS, type Look, lookOf } from './model.ts';
import type { TreeState } from './state.ts';

/** What the colours mean; a press leaves only one of them. */
export function Legend({ state }: { state: TreeState }) {
  const text = treeWords.value;
  const { only } = state;
  const looks = looksOf(state);
  return (
    <ul class="tree-legend" aria-label={text.legend}>
      {LOOKS.filter((look) => looks.has(look)).map((look) => (
        <li key={look}>
          <button
            type="button"
            aria-pressed={only.value === look}
            onClick={() => {
              only.value = only.value === look ? null : look;
            }}
          >
            <i class={`is-${look}`} />
            {text.looks[look]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The looks that are in the picture. */
function looksOf({ tree }: TreeState): ReadonlySet<Look> {
  const looks = new Set<Look>();
  const drawn = tree.value;
  for (const node of drawn?.levels.flatMap((row) => [...row]) ?? []) {
    if (drawn) looks.add(lookOf(drawn, node));
  }
  return looks;
}
