import { occasionOf, type Player, playerOf, resultIn } from '@chariot/game';
import { useSignal } from '@preact/signals';
import { words } from '../shared/i18n/index.ts';
import { IconButton } from '../shared/ui/Icon.tsx';
import { GameDialog } from './GameDialog.tsx';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

export function GameHeader({ store }: { store: AnalysisStore }) {
  const editing = useSignal(false);
  void store.changes.value;
  const tree = store.tree.value;
  const text = analysisWords.value;
  const { sides } = words.value.games[store.game];
  if (!tree) return null;
  const { tags } = tree;
  const [first, second] = (['first', 'second'] as const).map((side) =>
    playerOf(tags, store.inAnalysis.text, side),
  );
  const occasion = occasionOf(tags, text.round);
  const isKnown = first?.name || second?.name;
  const edit = (): void => {
    editing.value = true;
  };
  return (
    <section
      class={`game-header ${isKnown || occasion.length > 0 ? '' : 'is-empty'}`}
      aria-label={text.gameDetails}
    >
      {isKnown || occasion.length > 0 ? (
        <>
          <div class="game-names">
            {isKnown && (
              <p class="game-players">
                <Name side={sides.first} player={first} />
                <span class="game-result">{resultIn(tags) || '–'}</span>
                <Name side={sides.second} player={second} />
              </p>
            )}
            {occasion.length > 0 && (
              <p class="game-occasion" title={occasion.join(' · ')}>
                {occasion.join(' · ')}
              </p>
            )}
          </div>
          <IconButton icon="edit" label={text.editDetails} onClick={edit} />
        </>
      ) : (
        <IconButton icon="edit" label={text.addDetails} onClick={edit} />
      )}
      <GameDialog
        store={store}
        open={editing.value}
        close={() => {
          editing.value = false;
        }}
      />
    </section>
  );
}

function Name({ side, player }: { side: string; player: Player | undefined }) {
  const { title = '', name = '', elo = '' } = player ?? {};
  return (
    <span class="game-player" title={`${side}: ${[title, name, elo].filter(Boolean).join(' ')}`}>
      {title && <small>{title} </small>}
      <b>
        <bdi>{name || side}</bdi>
      </b>
      {elo && <small> {elo}</small>}
    </span>
  );
}
