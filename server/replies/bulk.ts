import { eq } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import type { MacroStep } from '#contract/replies/macro.ts';
import { stepName, textsOfStep } from '#contract/replies/macroSteps.ts';
import { checkCategory } from '#server/complaints/checks.ts';
import type { Work } from '#server/complaints/events.ts';
import {
  type ActionOf,
  type Check,
  type CheckedRecipient,
  each,
  reasonAgainstClosing,
  reasonOf,
} from '#server/desk/bulk/actions/action.ts';
import { checkStaff } from '#server/desk/bulk/actions/assign.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { ApiError, conflict, invalidField } from '#server/kernel/errors/apiError.ts';
import { officersFit } from '#server/officers/officers.ts';
import { unfilledIn } from './filling.ts';
import { applyMacro } from './macros/apply.ts';
import { findMacro } from './macros/record.ts';
import { replies } from './schema/macros.ts';

/**
 * Runs all steps of an office's macro on each grievance, or none of them (DESK-13). Refuses steps that differ from
 * those shown.
 */
export const macro: ActionOf<'macro'> = {
  async check(work, params) {
    const { steps } = await shownMacro(work, params).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404
        ? invalidField('macro_id', 'unknownChoice')
        : error;
    });
    const judges = await inParallel(
      work.db,
      steps.map((step) => () => checkStep(work, step)),
    );
    return each((row) => {
      let current = row;
      for (const [index, step] of steps.entries()) {
        const reason = judges[index]?.(current) ?? null;
        if (reason !== null) return refusedAt(index, step, reason);
        current = rowAfter(step, current);
      }
      return null;
    });
  },
  async apply({ actor, db, features, links, now }, complaintId, params) {
    const macro = await shownMacro({ actor, db }, params);
    await applyMacro(db, { actor, features, links, now }, macro, complaintId);
    return undefined;
  },
};

/** @throws 404 for a macro of another office, 409 for one that was changed since it was shown */
async function shownMacro(work: Pick<Work, 'actor' | 'db'>, { macro_id, version }: Shown) {
  const macro = await findMacro(work, macro_id);
  if (macro.version !== version) throw conflict(null, 'macroChanged');
  return macro;
}
interface Shown {
  macro_id: number;
  version: number;
}

const refusedAt = (index: number, { kind }: MacroStep, reason: CodedRefusal): CodedRefusal => ({
  code: 'stepRefused',
  values: { number: index + 1, step: stepName(kind), reason },
});

/** The row as later steps see it: only an answer changes what they check. */
const rowAfter = (step: MacroStep, row: CheckedRecipient): CheckedRecipient =>
  step.kind === 'answer' && step.status ? { ...row, status: step.status } : row;

/** The check of a step; a deleted record that it names refuses all. */
async function checkStep(work: Work, step: MacroStep): Promise<Check> {
  switch (step.kind) {
    case 'priority':
      return (row) => reasonOf('prioritise', work, row);
    case 'category': {
      const gone = await checkCategory(work.db, step.category_id).then(() => null, saidBy);
      return (row) => reasonOf('edit', work, row) ?? gone;
    }
    case 'assign': {
      const staffId = step.staff_id === ME ? work.actor.id : step.staff_id;
      const check = await checkStaff(work, staffId, 'cannotTake');
      return check ?? ((row) => reasonOf('assign', work, row) ?? { code: 'cannotTake' });
    }
    case 'answer':
      return checkAnswer(work, step);
    case 'pause':
      return (row) => reasonOf('pause', work, row);
    case 'followup':
      return (row) => reasonOf('followUp', work, row);
    case 'refer':
      return checkReferral(work, step);
  }
}

async function checkReferral(work: Work, step: Extract<MacroStep, { kind: 'refer' }>): Promise<Check> {
  const areNear = await officersFit(work, step.contact_ids);
  const forbidden = can(work.actor, 'create', 'referral') ? null : ({ code: 'forbidden' } as const);
  return (row) =>
    reasonOf('forwardToOfficer', work, row) ??
    unfilledIn(textsOfStep(step), row.fillable) ??
    forbidden ??
    (areNear?.(row) ? null : { code: 'unknownChoice' });
}

function saidBy(error: unknown): CodedRefusal {
  if (error instanceof ApiError) return error.coded;
  throw error;
}

/** A placeholder without a value counts in any language: the citizen's language is known only with each grievance. */
async function checkAnswer(work: Work, step: Extract<MacroStep, { kind: 'answer' }>): Promise<Check> {
  const texts = await textsOf(work, step);
  return (row) => {
    const closes = step.status !== null && isClosed(step.status);
    const reason = reasonOf('resolve', work, row) ?? reasonAgainstClosing(row, closes);
    if (reason) return reason;
    return texts ? unfilledIn(texts, row.fillable) : { code: 'unknownChoice' };
  };
}

/** The texts of an answer, in all languages; undefined for a deleted reply. */
async function textsOf(
  { db }: Work,
  { message, reply_id }: { message: string | null; reply_id: number | null },
) {
  if (message !== null) return message;
  const [reply] = await db
    .select()
    .from(replies)
    .where(eq(replies.id, reply_id ?? 0));
  return reply && Object.values(reply.texts).join('\n');
}
