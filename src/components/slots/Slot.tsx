import { Suspense } from 'react';
import type { ComplaintSlots, Part } from './capability.ts';
import { componentOf } from './componentOf.ts';
import { useSlot } from './useSlot.ts';

type Props<S extends keyof ComplaintSlots> =
  NonNullable<ComplaintSlots[S]> extends Part<infer P>[] ? P : never;

/** What the capabilities draw in a slot of a complaint's screens, each as soon as its code is there. */
export function Slot<S extends keyof ComplaintSlots>({ name, ...props }: { name: S } & Props<S>) {
  const parts = useSlot(name) as Part<object>[];
  return parts.map((part) => {
    const Drawn = componentOf(part);
    return (
      <Suspense key={part.id}>
        <Drawn {...props} />
      </Suspense>
    );
  });
}
