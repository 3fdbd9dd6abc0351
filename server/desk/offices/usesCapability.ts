import type { CapabilityName } from '#contract/capabilities.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Context } from '#server/kernel/http/serve.ts';

/** Whether the office of a place uses a capability. */
export const usesCapability = (_work: Pick<Context, 'db'>, _place: Seat, _name: CapabilityName): boolean =>
  true;
