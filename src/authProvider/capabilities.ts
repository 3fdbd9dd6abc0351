import type { CapabilityName } from '#contract/capabilities.ts';
import { storedSession } from './storedSession.ts';

/**
 * Whether the host has the capability for this session; a plain party API has none. Before the sign-in nothing is
 * left out; a session whose capabilities change starts the page again (`renewSession.ts`).
 */
export const hasCapability = (name: CapabilityName) => storedSession()?.capabilities.includes(name) ?? true;
