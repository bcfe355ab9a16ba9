import { type ComponentType, createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { loadPart } from './load-part.ts';
import { RetryCard } from '../kit/feedback/retry-card.tsx';
import { PlainButton } from '../kit/action/plain-button.tsx';
import styles from './part-failure.module.css';

/** Shown in the place of a part that did not arrive, however often it was asked for. */
function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.place}>
      <RetryCard
        title="Dieser Teil ist nicht angekommen"
        onRetry={onRetry}
        other={<PlainButton onClick={() => location.reload()}>Seite neu laden</PlainButton>}
      >
        Was du getippt hast, bleibt erhalten, nur Passwörter nicht.
      </RetryCard>
    </div>
  );
}

/** A component that is loaded when it is needed. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Prefetches it. Never rejects: what fails is said where the component is shown. */
  readonly preload: () => Promise<void>;
};

interface LazyPartOptions {
  /** Shown until it is there; nothing without it. */
  readonly waiting?: ReactNode;
  /** Shown when it does not arrive; the way to try again without it. */
  readonly missing?: ReactNode;
}

/**
 * A component that comes later than the rest of the app. One that does not arrive can be asked for again, which React's
 * own `lazy` refuses for ever; it is asked for by itself when the network is back.
 * @param load answers the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, missing }: LazyPartOptions = {},
): LazyPart<Props> {
  /** The component, or how far it is. */
  let part: ComponentType<Props> | 'waiting' | 'missing' = 'waiting';
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function become(next: typeof part) {
    part = next;
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function preload(): Promise<void> {
    if (typeof part === 'function') return Promise.resolve();
    if (part === 'missing') become('waiting');
    loading ??= loadPart(load)
      .then(become, () => become('missing'))
      .finally(() => (loading = null));
    return loading;
  }
  const ask = () => void preload();

  function Lazy(props: Props) {
    // Not a state of its own: it may arrive after this is drawn and before an effect could listen.
    const current = useSyncExternalStore(subscribe, () => part);
    useEffect(() => {
      if (part === 'waiting') ask();
      window.addEventListener('online', ask);
      return () => window.removeEventListener('online', ask);
    }, []);

    if (typeof current === 'function') return createElement(current, props);
    if (current === 'waiting') return waiting;
    return missing === undefined ? <PartFailure onRetry={ask} /> : missing;
  }
  return Object.assign(Lazy, { preload });
}

/**
 * The same for a screen, named by its module's export. Routes use it: looking into the component's type would lead from
 * the screen's use of the router back to the router.
 */
export function lazyScreen<Module>(load: () => Promise<Module>, name: keyof Module): LazyPart<object> {
  return lazyPart(async () => (await load())[name] as ComponentType<object>);
}
