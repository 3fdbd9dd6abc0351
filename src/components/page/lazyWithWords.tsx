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

/** Loads the words of the screens on demand; the first screen has none of them. */
export const LazyWords = createContext<() => Promise<void>>(async () => {});

/**
 * A part of a first screen that loads on demand together with its words, so that the first screen stays small. Until
 * both are loaded the fallback is shown, or nothing.
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
