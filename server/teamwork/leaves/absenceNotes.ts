import { dayOf } from '#contract/kernel/day.ts';
import type { AbsenceNote } from '#contract/teamwork/absence.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { absencesOn } from './absences.ts';

/**
 * Notes next to the names of absent accounts: the last day of today's absence, and the deputy. Present accounts have
 * none.
 */
export async function absenceNotes(
  db: Db | Tx,
  accounts: readonly { id: number }[],
  now: Date,
): Promise<(id: number) => { absence?: AbsenceNote }> {
  const ids = idsOf(accounts);
  const away = await absencesOn(db, dayOf(now), ids);
  const { user } = await names(db);
  return (id) => {
    const absence = away.get(id);
    return absence ? { absence: { to_day: absence.to_day, deputy: user(absence.deputy_id) } } : {};
  };
}
