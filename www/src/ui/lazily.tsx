import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { PATIENCE_FETCHING } from '../engine/fetching.ts';
import { words } from '../i18n/index.ts';

/**
 * A component whose script is fetched when it is first shown. Until then `meanwhile` keeps its place; where there is
 * nothing to keep, a message says that it could not be fetched, and offers another try.
 */
export function lazily<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  meanwhile?: VNode,
): (props: Props) => VNode | null {
  const loaded = signal<ComponentType<Props> | 'failed' | null>(null);
  const load = (): void => {
    if (typeof loaded.value === 'function') return;
    const fail = (): void => {
      loaded.value ??= 'failed';
    };
    // What comes later is shown all the same.
    setTimeout(fail, PATIENCE_FETCHING);
    fetch().then((component) => {
      loaded.value = component;
    }, fail);
  };
  return function Lazy(props: Props) {
    useEffect(load, []);
    const Component = loaded.value;
    if (Component && Component !== 'failed') return <Component {...props} />;
    if (meanwhile || !Component) return meanwhile ?? null;
    return (
      <div class="message is-error" role="alert">
        <strong>{words.value.partFailed}</strong>{' '}
        <button type="button" class="quiet" onClick={load}>
          {words.value.retry}
        </button>
      </div>
    );
  };
}
