import { type ComponentType, createElement, type ReactNode, useEffect, useReducer } from 'react';
import { loadPart } from './load-part.ts';
import { PartFailure } from './part-failure.tsx';

/** A component that is loaded when it is needed. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Loads it beforehand. Never rejects: what fails is said where the component is shown. */
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
  let Part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;

  function preload(): Promise<void> {
    if (Part !== null) return Promise.resolve();
    hasFailed = false;
    loading ??= loadPart(load)
      .then(
        (loaded) => void (Part = loaded),
        () => void (hasFailed = true),
      )
      .finally(() => (loading = null));
    return loading;
  }

  function Lazy(props: Props) {
    const [, render] = useReducer((count: number) => count + 1, 0);

    useEffect(() => {
      let isCurrent = true;
      const ask = () => {
        if (Part !== null) return;
        void preload().then(() => isCurrent && render());
      };
      if (!hasFailed) ask();
      window.addEventListener('online', ask);
      return () => {
        isCurrent = false;
        window.removeEventListener('online', ask);
      };
    }, []);

    if (Part !== null) return createElement(Part, props);
    if (!hasFailed) return waiting;
    const retry = () => {
      void preload().then(render);
      render();
    };
    return missing === undefined ? <PartFailure onRetry={retry} /> : missing;
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
