import { words } from '../i18n/index.ts';
import { Icon, type IconName } from './Icon.tsx';
import { addressOf, isMain, type ViewName } from './route.ts';

interface ViewLinkProps {
  name: ViewName;
  current: ViewName;
  onClick?(): void;
}

/** A link to a view, with its icon. */
export function ViewLink({ name, current, onClick }: ViewLinkProps) {
  const icon: IconName = name === 'play' ? 'pawn' : name;
  return (
    <a
      href={addressOf(name)}
      class={isMain(name) ? 'view-link' : 'view-link is-further'}
      aria-current={name === current ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{words.value.views[name]}</span>
    </a>
  );
}
