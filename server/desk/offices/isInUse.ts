import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { seatOf } from '#contract/access/scope.ts';
import { type CapabilityName, has } from '#contract/capabilities.ts';
import { assemblies } from '#server/places/schema/places.ts';
import { offices } from '../schema/offices.ts';

/**
 * The rows, among those that the actor sees, that belong to an office with a capability switched on (GRD-17); undefined
 * where all do. In one constituency that is the office of the actor.
 */
export function isInUse(
  actor: Actor,
  name: CapabilityName,
  { assembly_id }: { assembly_id: AnyPgColumn },
): SQL | undefined {
  if (seatOf(actor)?.assembly_id) return has(actor, name) ? undefined : sql`false`;
  const [own, above, state] = [alias(offices, 'own'), alias(offices, 'above'), alias(offices, 'state')];
  const uses = sql`coalesce(${own.uses}, ${above.uses}, ${state.uses})`;
  return sql`${assembly_id} not in (select ${assemblies.id} from ${assemblies}
    left join ${offices} as "own" on ${and(eq(own.parliament_id, assemblies.parliament_id), eq(own.assembly_id, assemblies.id))}
    left join ${offices} as "above" on ${and(eq(above.parliament_id, assemblies.parliament_id), isNull(above.assembly_id))}
    left join ${offices} as "state" on ${isNull(state.parliament_id)}
    where not ${name} = any(${uses}))`;
}
