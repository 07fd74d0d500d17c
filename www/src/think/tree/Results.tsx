import { forFirst } from '@chariot/engine/analysis';
import type { TreeResult, View } from '@chariot/protocol';
import { words } from '../../shared/i18n/index.ts';
import { TableHead } from '../Figure.tsx';
import { treeWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import type { Eye } from './model.ts';
import { exactScore } from './score.ts';
import type { TreeState } from './state.ts';

interface ResultRow {
  eye: Eye;
  result: TreeResult;
  count: number;
  note: string;
}

/** Result and node count of each search; a press shows its tree. */
export function Results({ state, view }: { state: TreeState; view: View }) {
  const text = treeWords.value;
  const side = words.value.games[view.game.game].sides.first;
  return (
    <table class="tree-results">
      <caption class="visually-hidden">{text.results}</caption>
      <TableHead columns={[text.search, text.move, text.score, text.positions]} />
      <tbody>
        {rowsOf(state).map(({ eye, result, count, note }) => (
          <tr key={eye} class={eye === state.eye.value ? 'is-chosen' : ''}>
            <th scope="row">{text.eyes[eye]}</th>
            <td>{result.best?.text ?? '–'}</td>
            <td>{text.scoreFor(exactScore(forFirst(result.score, view.toMove)), side)}</td>
            <td>
              {counted(count)} <small>{note}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf({ compared, searched }: TreeState): ResultRow[] {
  const text = treeWords.value;
  const rows: ResultRow[] = [];
  const both = compared.value;
  if (both?.alphaBeta && both.visited !== undefined) {
    const factor = both.searched / Math.max(1, both.visited);
    const note = factor > 1.05 ? text.fewer(factor.toFixed(1)) : '';
    rows.push({ eye: 'minimax', result: both.found, count: both.searched, note: '' });
    rows.push({ eye: 'alphaBeta', result: both.alphaBeta, count: both.visited, note });
  }
  const one = searched.value;
  if (one) {
    const count = one.searched + one.earlier;
    rows.push({
      eye: 'engine',
      result: one.found,
      count,
      note: text.earlier(counted(one.earlier)),
    });
  }
  return rows;
}
