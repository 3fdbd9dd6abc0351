import type { CapabilityName } from '#contract/capabilities.ts';
import { storedSession } from './storedSession.ts';

/**
 * Whether the host has the capability for this session; a plain party API has none. Before the sign-in all count as
 * present. When the capabilities of a session change, the page restarts (`renewSession.ts`).
 */
export const hasCapability = (name: CapabilityName) => storedSession()?.capabilities.includes(name) ?? true;
