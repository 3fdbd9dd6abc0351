import { countDifferences, type Difference, factDifferences } from '#server/complaints/list/verify.ts';
import type { Db } from '#server/kernel/db/open.ts';

/** Compares all roll-ups that triggers maintain for complaints with a full count (GRD-10). */
export const rollUpDifferences = async (db: Db): Promise<Difference[]> => [
  ...(await countDifferences(db)),
  ...(await factDifferences(db)),
];
