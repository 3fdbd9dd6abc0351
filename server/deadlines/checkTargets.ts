import { targetSettings } from '#contract/deadlines/priorityTargets.ts';
import { PRIORITIES, type Priority, priorityName } from '#contract/deadlines/targets.ts';
import { type Levels, rowIdsOf } from '#server/desk/offices/inherited.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { rulesOf } from './rules.ts';

/**
 * The priority for which a change of settings makes the first response take longer than the resolution, in working
 * minutes, with inherited values (SLA-02). Targets that this change does not touch are not checked, so a mistake of an
 * office above blocks nobody.
 */
function priorityAnsweredTooLate(before: Levels, after: Levels): Priority | undefined {
  const [was, is] = [rulesOf(before), rulesOf(after)];
  return PRIORITIES.find((priority) =>
    categoriesIn(after).some((category) => {
      const [old, now] = [was.targetOf(category, priority), is.targetOf(category, priority)];
      const isChanged =
        old.response_minutes !== now.response_minutes || old.resolution_minutes !== now.resolution_minutes;
      return isChanged && now.response_minutes > now.resolution_minutes;
    }),
  );
}

/** @throws 422 under `field` for such a priority */
export async function checkTargets(
  { db }: Pick<Context, 'db'>,
  office: OfficeRow,
  changed: OfficeRow,
  field: 'targets' | 'day_minutes',
) {
  const before = await officesOf(db, office);
  const after = before.map((each) => (each.id === office.id ? changed : each));
  const priority = priorityAnsweredTooLate(before, after);
  if (priority) throw invalidField(field, 'responseLonger', { priority: priorityName(priority) });
}

/** Every category with its own target, and null for all others. */
const categoriesIn = (levels: Levels): (number | null)[] => [
  null,
  ...new Set(levels.flatMap(({ settings }) => rowIdsOf(settings, targetSettings))),
];
