import { Suspense } from 'react';
import { componentOf } from './componentOf.ts';
import type { Part } from './parts.ts';

type PartsProps<P extends object> = { parts: readonly Part<P>[] } & P;

/** Draws parts, each as soon as its code is loaded. */
export function Parts<P extends object>({ parts, ...props }: PartsProps<P>) {
  return parts.map((part) => {
    const Component = componentOf(part);
    return (
      <Suspense key={part.id}>
        <Component {...(props as unknown as P)} />
      </Suspense>
    );
  });
}
