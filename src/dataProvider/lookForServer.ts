import { health } from '#contract/kernel/system.ts';
import { placeCalls } from '#contract/places/places.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { call } from './call.ts';

/** Checks whether the server answers and reports the outcome to `connection`. A plain host has no such call. */
export const lookForServer = (): Promise<unknown> =>
  (hasCapability('desk') ? call(health) : call(placeCalls.parliament)).catch(() => null);
