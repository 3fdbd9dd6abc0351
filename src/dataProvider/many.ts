import type { Identifier } from 'react-admin';
import { MAX_ASKED_IDS } from '#contract/kernel/limits.ts';
import type { Row } from '#contract/kernel/selectRows.ts';

/** The found records with these ids, in their order; a host that does not support `ids` returns others as well. */
export const pick = <T extends Row>(ids: readonly Identifier[], rows: readonly T[]): T[] =>
  ids.flatMap((id) => rows.find((row) => String(row.id) === String(id)) ?? []);

/** The records with these ids, in as few calls as the server allows; deleted or invisible ones are left out. */
export async function askForMany<T extends Row>(
  ids: readonly Identifier[],
  ask: (some: Identifier[]) => Promise<T[]>,
): Promise<T[]> {
  const unique = [...new Set(ids)];
  const calls = Array.from({ length: Math.ceil(unique.length / MAX_ASKED_IDS) }, (_, call) =>
    unique.slice(call * MAX_ASKED_IDS, (call + 1) * MAX_ASKED_IDS),
  );
  return pick(unique, (await Promise.all(calls.map(ask))).flat());
}
