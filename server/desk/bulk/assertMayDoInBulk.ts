import type { Actor } from '#contract/access/access.ts';
import { capabilityName, has } from '#contract/capabilities.ts';
import { type BulkAction, capabilityOfBulk, mayDoInBulk } from '#contract/desk/bulkActions.ts';
import { forbidden } from '#server/kernel/errors/apiError.ts';

/** @throws 403 if the caller has not the right, or the caller's office does not use the capability (GRD-17) */
export function assertMayDoInBulk(actor: Actor, action: BulkAction): void {
  const capability = capabilityOfBulk(action);
  if (capability && !has(actor, capability))
    throw forbidden('notUsed', { capability: capabilityName(capability) });
  if (!mayDoInBulk(actor, action)) throw forbidden();
}
