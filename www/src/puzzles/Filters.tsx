import { useMemo } from 'preact/hooks';
import { PHASES } from '../shared/game/phase.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { motifName, puzzleWords } from '../shared/puzzles/i18n/index.ts';
import { PUZZLE_SOURCES } from '../shared/puzzles/task.ts';
import { named, Select } from '../shared/ui/forms.tsx';
import { motifsOf, ratingsOf, type Wanted } from './draw.ts';
import type { PuzzleStore } from './store.ts';

export function Filters({ store }: { store: PuzzleStore }) {
  const text = puzzleWords.value;
  return (
    <div class="puzzle-filters">
      <Select
        name="source"
        legend={text.source}
        value={store.source.value}
        onChange={(value) => void store.wantFrom(value)}
        options={named(PUZZLE_SOURCES, text.sources)}
      />
      {store.source.value === 'file' && <FileFilters store={store} />}
    </div>
  );
}

/** Rating, theme and phase of puzzles from the file. */
function FileFilters({ store }: { store: PuzzleStore }) {
  const text = puzzleWords.value;
  const { rating, motif, phase } = store.wanted.value;
  return (
    <>
      <RatingSelect
        puzzles={store.puzzles.value}
        value={rating}
        onChange={(rating) => void store.want({ rating })}
      />
      <MotifSelect
        puzzles={store.puzzles.value}
        value={motif}
        onChange={(motif) => void store.want({ motif })}
      />
      <Select
        name="phase"
        legend={text.phase}
        value={phase}
        onChange={(value) => void store.want({ phase: value })}
        options={[{ value: 'any', label: text.any }, ...named(PHASES, text.phases)]}
      />
    </>
  );
}

interface RatingSelectProps {
  puzzles: readonly PackedPuzzle[];
  value: Wanted['rating'];
  onChange(rating: Wanted['rating']): void;
}

/** The ratings of puzzles, and your own. */
export function RatingSelect({ puzzles, value, onChange }: RatingSelectProps) {
  const text = puzzleWords.value;
  const ratings = useMemo(() => ratingsOf(puzzles), [puzzles]);
  return (
    <Select
      name="rating"
      legend={text.difficulty}
      value={String(value)}
      onChange={(value) => onChange(value === 'auto' ? 'auto' : Number(value))}
      options={[
        { value: 'auto', label: text.auto },
        ...ratings.map((value) => ({ value: String(value), label: text.around(value) })),
      ]}
    />
  );
}

interface MotifSelectProps {
  puzzles: readonly PackedPuzzle[];
  value: string;
  onChange(motif: string): void;
}

/** The motifs of puzzles that have a name. */
export function MotifSelect({ puzzles, value, onChange }: MotifSelectProps) {
  const text = puzzleWords.value;
  const motifs = motifsOf(puzzles).filter((motif) => motifName(motif) !== '');
  return (
    <Select
      name="motif"
      legend={text.motif}
      value={value}
      onChange={onChange}
      options={[
        { value: 'any', label: text.any },
        ...motifs.map((value) => ({ value, label: motifName(value) })),
      ]}
    />
  );
}
