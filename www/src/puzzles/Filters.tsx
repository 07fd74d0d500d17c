import { PHASES } from '../shared/game/phase.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { motifName, puzzleWords } from '../shared/puzzles/i18n/index.ts';
import { DIFFICULTIES } from '../shared/puzzles/progress.ts';
import { PUZZLE_SOURCES } from '../shared/puzzles/task.ts';
import { named, Select } from '../shared/ui/forms.tsx';
import { motifsOf, type Wanted } from './draw.ts';
import type { PuzzleStore } from './store.ts';

export function Filters({ store }: { store: PuzzleStore }) {
  const text = puzzleWords.value;
  return (
    <div class="buttons lesson-buttons">
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

/** Difficulty and theme of puzzles from the file. */
function FileFilters({ store }: { store: PuzzleStore }) {
  const text = puzzleWords.value;
  const { difficulty, motif, phase } = store.wanted.value;
  return (
    <>
      <DifficultySelect
        value={difficulty}
        onChange={(difficulty) => void store.want({ difficulty })}
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

interface DifficultySelectProps {
  value: Wanted['difficulty'];
  onChange(difficulty: Wanted['difficulty']): void;
}

export function DifficultySelect({ value, onChange }: DifficultySelectProps) {
  const text = puzzleWords.value;
  return (
    <Select
      name="difficulty"
      legend={text.difficulty}
      value={String(value)}
      onChange={(value) => onChange(value === 'auto' ? 'auto' : Number(value))}
      options={[
        { value: 'auto', label: text.auto },
        ...DIFFICULTIES.map((value) => ({ value: String(value), label: String(value) })),
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
