import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import { retryImport } from './retryImport.ts';

/** Brings the words of all screens that come on demand; what is drawn first has none of them. */
export const LazyWords = createContext<() => Promise<void>>(async () => {});

/**
 * A part of a first screen that comes on demand, with the words that come on demand as well, so that what is drawn first
 * weighs no more for it. Until both have come what waits stands there, or nothing.
 */
export function lazyWithWords<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  waiting?: ReactNode,
) {
  const Part = lazy(retryImport(load)) as unknown as ComponentType<P>;
  return function Later(props: P) {
    const complete = use(LazyWords);
    const [words, setWords] = useState<{ failure?: unknown } | null>(null);
    useEffect(() => {
      let isGone = false;
      const draw = (next: { failure?: unknown }) => isGone || setWords(next);
      retryImport(complete)().then(
        () => draw({}),
        (failure: unknown) => draw({ failure }),
      );
      return () => {
        isGone = true;
      };
    }, [complete]);
    if (words && 'failure' in words) throw words.failure;
    return <Suspense fallback={waiting}>{words ? <Part {...props} /> : waiting}</Suspense>;
  };
}
