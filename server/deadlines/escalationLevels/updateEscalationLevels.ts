import type {
  OfficeEscalationLevels,
  updateEscalationLevels as updateCall,
} from '#contract/deadlines/escalationLevelCalls.ts';
import {
  fallsAt,
  LEVELS,
  type Level,
  type OwnEscalationLevels,
} from '#contract/deadlines/escalationLevels.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { changeDeadlines, type WithJob } from '../changeDeadlines.ts';
import { escalationAnswer } from './escalationLevels.ts';
import { escalationLevelsOf } from './escalationLevelsOf.ts';

type Call = Context<typeof updateCall>;
type Steps = Pick<Call['body'], `level_${Level}`>;

/**
 * Changes an office's escalation levels; null removes an own value (SLA-12). @throws 404 for another office, 409 for
 * an older version, 422 when a level would come before a lower one
 */
export const updateEscalationLevels = (context: Call): Promise<OfficeEscalationLevels & WithJob> =>
  changeDeadlines(
    context,
    (office) => withEscalationLevels(context.db, office, context.body),
    (office) => escalationAnswer(context.db, office, context.now),
  );

/** An office's settings with changed escalation levels. @throws 422 as `updateEscalationLevels` */
export async function withEscalationLevels(
  db: Db | Tx,
  office: OfficeRow,
  steps: Steps,
): Promise<OwnSettings> {
  const levels: { -readonly [L in Level]?: OwnEscalationLevels[L] } = { ...office.settings.ladder };
  for (const level of LEVELS) {
    const step = steps[`level_${level}`];
    if (step === null) delete levels[level];
    else if (step !== undefined) levels[level] = step;
  }
  const settings = { ...office.settings, ladder: levels };
  const offices = await officesOf(db, office);
  const fallen = fallsAt(
    escalationLevelsOf(offices.map((each) => (each.id === office.id ? { settings } : each))),
  );
  if (fallen) throw invalidField(`level_${fallen}`, 'escalationFalls');
  return settings;
}
