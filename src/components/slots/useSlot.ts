import { createContext, use } from 'react';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import type { Capability, ComplaintSlots } from './capability.ts';

/** The capabilities that this admin was put together with (`src/boot/capabilities.ts`). */
export const CapabilitiesContext = createContext<readonly Capability[]>([]);

/** The capabilities that the host has and the office uses, in their order. */
export const useCapabilities = () => use(CapabilitiesContext).filter(({ name }) => hasCapability(name));

/** What the capabilities put into a slot of a complaint's screens, in their order. */
export function useSlot<S extends keyof ComplaintSlots>(slot: S) {
  const parts = useCapabilities().flatMap(({ complaint }): unknown[] => complaint?.[slot] ?? []);
  return parts as NonNullable<ComplaintSlots[S]>;
}
