import { type ReactNode, Suspense } from 'react';
import type { ComplaintSlots, OfRecord, Part } from './capability.ts';
import { componentOf } from './componentOf.ts';
import type { OfCreated } from './recordingPart.ts';
import { useSlot } from './useSlot.ts';

type Slots = Required<ComplaintSlots>;
/** The slots whose parts get exactly these properties. */
type SlotsOf<P> = {
  [S in keyof Slots]: Slots[S] extends Part<infer Q>[]
    ? P extends Q
      ? Q extends P
        ? S
        : never
      : never
    : never;
}[keyof Slots];

type SlotProps =
  | ({ name: SlotsOf<OfRecord> } & OfRecord)
  | ({ name: 'afterCreate' } & OfCreated)
  | { name: 'belowPhone' };

/** What the capabilities draw in a slot of a complaint's screens, each as soon as its code is there. */
export function Slot({ name, ...props }: SlotProps): ReactNode {
  const parts = useSlot(name) as Part<object>[];
  return parts.map((part) => {
    const Component = componentOf(part);
    return (
      <Suspense key={part.id}>
        <Component {...props} />
      </Suspense>
    );
  });
}
