import { type ReactNode, Suspense } from 'react';
import { componentOf } from './componentOf.ts';
import type { Part } from './parts.ts';

interface EntryProps {
  part: Part<{ children: ReactNode }>;
  children: ReactNode;
}

/** A menu entry that a capability draws or leaves out. */
export function Entry({ part, children }: EntryProps) {
  const Component = componentOf(part);
  return (
    <Suspense>
      <Component>{children}</Component>
    </Suspense>
  );
}
