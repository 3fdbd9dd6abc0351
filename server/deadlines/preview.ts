import type { previewDeadlines as call } from '#contract/deadlines/deadlinePreview.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { withEscalationLevels } from './escalationLevels/updateEscalationLevels.ts';
import { movesBy } from './moves.ts';
import { mergedCalendar, withCalendar } from './updateCalendar.ts';
import { withTargets } from './updateTargets.ts';

/**
 * The effects of a change of an office's calendar, targets or escalation levels (SLA-08). @throws 404 and 422 as the
 * change does
 */
export async function previewDeadlines(context: Context<typeof call>) {
  const { body, db, now, searching } = context;
  const { calendar, targets, ladder: levels } = body;
  let office = await findOffice(context, body.office_id);
  if (calendar) {
    const settings = await withCalendar(context, office, (own) => mergedCalendar(own, calendar));
    office = { ...office, settings };
  }
  if (targets) office = { ...office, settings: await withTargets(db, office, targets) };
  if (levels) office = { ...office, settings: await withEscalationLevels(db, office, levels) };
  const changed = office;
  return searching((signal) => movesBy(db, changed, { now, signal }));
}
