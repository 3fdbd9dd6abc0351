import { countDifferences, type Difference, mirrorDifferences } from '#server/complaints/list/verify.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { answeredDifferences } from '#server/letters/referrals/verify.ts';
import { dueDifferences } from '#server/teamwork/workload/verify.ts';

/** Everything that triggers keep of complaints, compared with a full count (GRD-10). Which day is `today` makes no difference. */
export const rollUpDifferences = async (db: Db, today: string): Promise<Difference[]> => [
  ...(await countDifferences(db)),
  ...(await dueDifferences(db, today)),
  ...(await answeredDifferences(db)),
  ...(await mirrorDifferences(db)),
];
