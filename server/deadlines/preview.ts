import type { previewDeadlines as call } from '#contract/deadlines/deadlinePreview.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { settingsWith } from '#server/desk/offices/officeSection.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { calendar as calendarSection } from './calendar.ts';
import { movesBy } from './deadlineMoves.ts';
import { escalationLevels } from './escalationLevels/escalationLevels.ts';
import { targets as targetSection } from './priorityTargets.ts';

/**
 * The effects of a change of an office's calendar, targets or escalation levels (SLA-08). @throws 404 and 422 as the
 * change does
 */
export async function previewDeadlines(context: Context<typeof call>) {
  const { body, db, now, searching } = context;
  const { calendar, targets, ladder: levels } = body;
  let office = await findOffice(context, body.office_id);
  if (calendar)
    office = { ...office, settings: await settingsWith(calendarSection, context, office, calendar) };
  if (targets)
    office = { ...office, settings: await settingsWith(targetSection, context, office, { targets }) };
  if (levels) office = { ...office, settings: await settingsWith(escalationLevels, context, office, levels) };
  const changed = office;
  return searching((signal) => movesBy(db, changed, { now, signal }));
}
