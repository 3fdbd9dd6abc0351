import type { ReactNode } from 'react';
import type { ComplaintSlots } from './capability.ts';
import { Parts } from './Parts.tsx';
import type { OfRecord, Part } from './parts.ts';
import type { OfCreated } from './recordingPart.ts';
import { useSlot } from './useSlot.ts';

type Slots = Required<ComplaintSlots>;
/** The slots with parts that take exactly these properties. */
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

/** Draws the capabilities' parts of a slot, each as soon as its code is loaded. */
export function Slot({ name, ...props }: SlotProps): ReactNode {
  return <Parts parts={useSlot(name) as Part<object>[]} {...props} />;
}
