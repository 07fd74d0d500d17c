import { toTraditional } from '@chariot/game/openings';
import { signal } from '@preact/signals';
import type { Openings } from '../games/game.ts';
import { language } from '../i18n/index.ts';

type Names = ReadonlyMap<string, { english: string; chinese: string }>;

/** Opening names of a game, fetched on first use. */
export class OpeningNames {
  readonly #openings: Openings;
  readonly #known = signal<Names | null>(null);
  #asked = false;

  constructor(openings: Openings) {
    this.#openings = openings;
  }

  /** Name of a line's opening: that of the last named position, by key. */
  of(keys: readonly string[]): string | undefined {
    const named = keys.findLast((key) => this.exact(key));
    return named && this.exact(named);
  }

  /** The name of the opening that a position itself is, by its key. */
  exact(key: string): string | undefined {
    this.#fetch();
    const name = this.#known.value?.get(key);
    if (!name || language.value === 'en') return name?.english;
    return language.value === 'zh-Hant' ? toTraditional(name.chinese) : name.chinese;
  }

  #fetch(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#openings.names().then(
      ({ OPENINGS }) => {
        this.#known.value = read(OPENINGS);
      },
      () => {
        // The analysis works without names; the next visit tries again.
        this.#asked = false;
      },
    );
  }
}

function read(lines: string): Names {
  const rows = lines.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [key = '', english = '', chinese = ''] = row.split('\t');
      return [key, { english, chinese }];
    }),
  );
}
