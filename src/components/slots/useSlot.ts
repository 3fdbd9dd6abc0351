import { createContext, use } from 'react';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import type { Capability, ComplaintSlots } from './capability.ts';

/** The capabilities in this admin (`src/boot/capabilities.ts`). */
export const CapabilitiesContext = createContext<readonly Capability[]>([]);

/** The capabilities that the host has and the office uses, in their order. */
export const useCapabilities = () => use(CapabilitiesContext).filter(({ name }) => hasCapability(name));

/** The capabilities' parts of a slot of a complaint's screens, in order. */
export function useSlot<S extends keyof ComplaintSlots>(slot: S) {
  const parts = useCapabilities().flatMap(({ complaint }): unknown[] => complaint?.[slot] ?? []);
  return parts as NonNullable<ComplaintSlots[S]>;
}
