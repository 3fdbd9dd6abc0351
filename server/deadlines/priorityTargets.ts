import { targetCalls, targetSettings } from '#contract/deadlines/priorityTargets.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import { changeDeadlines } from './changeDeadlines.ts';
import { checkTargets } from './checkTargets.ts';
import { rulesOf } from './rules.ts';

/** The targets of an office, for all categories and for each (SLA-02). */
export const targets = officeSection({
  calls: targetCalls,
  settings: [targetSettings],
  more: (_context, _office, offices) => ({ day_minutes: rulesOf(offices).dayMinutes }),
  check: (work, office, changed) => checkTargets(work, office, changed, 'targets'),
  save: changeDeadlines,
});
