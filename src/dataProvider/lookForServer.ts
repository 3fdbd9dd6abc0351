import { health } from '#contract/kernel/system.ts';
import { placeCalls } from '#contract/places/places.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { call } from './call.ts';

/** Looks whether the server answers; the outcome is reported to `connection`. A plain host has no call for it. */
export const lookForServer = (): Promise<unknown> =>
  (hasCapability('desk') ? call(health) : call(placeCalls.parliament)).catch(() => null);
