import { targetCalls, targetSettings } from '#contract/deadlines/targetCalls.ts';
import { priorityName } from '#contract/deadlines/targets.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { changeDeadlines } from './changeDeadlines.ts';
import { priorityAnsweredTooLate } from './checkTargets.ts';
import { rulesOf } from './rules.ts';

/** The targets of an office, for all categories and for each (SLA-02). */
export const targets = officeSection({
  calls: targetCalls,
  settings: [targetSettings],
  more: (_context, _office, offices) => ({ day_minutes: rulesOf(offices).dayMinutes }),
  async check({ db }, office, changed) {
    const before = await officesOf(db, office);
    const after = before.map((each) => (each.id === office.id ? changed : each));
    const priority = priorityAnsweredTooLate(before, after);
    if (priority) throw invalidField('targets', 'responseLonger', { priority: priorityName(priority) });
  },
  save: changeDeadlines,
});
