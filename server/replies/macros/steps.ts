import { eq } from 'drizzle-orm';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { afterWorkingDays } from '#contract/desk/workingTime.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import type { MacroStep, StepOutcome } from '#contract/replies/macro.ts';
import { fillPlaceholders } from '#contract/replies/placeholders.ts';
import { languagesOf } from '#contract/replies/reply.ts';
import { assignStaff } from '#server/complaints/actions/assign.ts';
import { notifyCitizen } from '#server/complaints/actions/notifyCitizen.ts';
import { updateComplaint } from '#server/complaints/actions/update.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import { findComplaint } from '#server/complaints/record.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { pauseComplaint } from '#server/deadlines/actions/pause.ts';
import { followUp } from '#server/desk/followups/write.ts';
import { calendarAt } from '#server/desk/offices/calendar.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { ApiError, invalidField } from '#server/kernel/errors/apiError.ts';
import { fillingOf } from '../filling.ts';
import { replies } from '../schema/macros.ts';
import { refer } from './refer.ts';

/** The complaint, the user, and the choices for the answer. */
export interface Taking {
  work: Work;
  id: number;
  /** The citizen's language, then the user's. */
  languages: (Language | null)[];
  message?: string | null;
  dryRun?: boolean;
}
type Step<K extends MacroStep['kind']> = Extract<MacroStep, { kind: K }>;
type Outcome<K extends MacroStep['kind']> = Extract<StepOutcome, { kind: K }>;

const TAKE: { [K in MacroStep['kind']]: (taking: Taking, step: Step<K>) => Promise<Outcome<K>> } = {
  async priority({ work, id }, { kind, priority }) {
    const before = await findComplaint(work, id);
    await updateComplaint({ ...work, params: { id }, body: { priority } });
    return { kind, before: before.priority, after: priority };
  },

  async category({ work, id }, { kind, category_id }) {
    const before = await findComplaint(work, id);
    await updateComplaint({ ...work, params: { id }, body: { category_id } });
    const known = await names(work.db);
    return { kind, before: known.category(before.category_id), after: known.category(category_id) };
  },

  async assign({ work, id }, { kind, staff_id }) {
    const before = await findComplaint(work, id);
    const chosen = staff_id === ME ? work.actor.id : staff_id;
    await assignStaff(work, id, chosen).catch((error: unknown) => {
      const isTheirs =
        error instanceof ApiError && error.details.errors && 'staff_id' in error.details.errors;
      throw isTheirs ? invalidField('staff_id', 'cannotTake') : error;
    });
    const known = await names(work.db);
    return { kind, before: known.user(before.staff_id), after: known.user(chosen) };
  },

  async answer({ work, id, languages, message, dryRun }, step) {
    // It does not reopen a complaint, as the answer of a cause does not (PER-19).
    const { complaint } = await lockForAction('resolve', work, id);
    const texts = await answerTexts(work.db, complaint, step, languages);
    const said = message ?? texts[0]?.text ?? '';
    const status = step.status ?? complaint.status;
    // A dry run accepts placeholders that are still to be filled in.
    const filledMessage = dryRun ? said.replaceAll(/[{}]/g, '') : said;
    await notifyCitizen(work, id, { message: filledMessage, status, closes: isClosed(status) });
    return { kind: step.kind, status, texts };
  },

  async pause({ work, id }, { kind, reason, days, note }) {
    const until = addDays(dayOf(work.now), days);
    await pauseComplaint({ ...work, body: { id, reason, until, note } });
    return { kind, reason, until, note };
  },

  async followup({ work, id }, { kind, working_days, note }) {
    const calendar = await calendarAt(work.db, await findComplaint(work, id));
    const on = afterWorkingDays(calendar, dayOf(work.now), working_days);
    if (!on) throw invalidField('on', 'dayTooFar');
    await followUp({ ...work, body: { id, on, note, done: false } });
    return { kind, on, note };
  },

  refer: ({ work, id }, step) => refer(work, id, step),
};

/** Runs one step of a macro and returns its result; throws the error of its single call. */
export const takeStep = (taking: Taking, step: MacroStep): Promise<StepOutcome> =>
  (TAKE[step.kind] as (taking: Taking, step: MacroStep) => Promise<StepOutcome>)(taking, step);

type AnswerStep = Extract<MacroStep, { kind: 'answer' }>;
type Texts = Extract<StepOutcome, { kind: 'answer' }>['texts'];

/**
 * The answer of a macro for a complaint, with known values filled in: for a quick reply in each of its languages, the
 * preferred ones first.
 * @throws 422 for a deleted reply
 */
async function answerTexts(
  db: Db | Tx,
  complaint: Complaint,
  { reply_id, message }: AnswerStep,
  languages: (Language | null)[],
): Promise<Texts> {
  const { values } = await fillingOf(db, complaint);
  if (message !== null) {
    const language = languages.find((each) => each !== null) ?? 'en';
    return [{ language: null, text: fillPlaceholders(message, values, language) }];
  }
  const [reply] = await db
    .select({ texts: replies.texts })
    .from(replies)
    .where(eq(replies.id, reply_id ?? 0));
  if (!reply) throw invalidField('message', 'unknownChoice');
  return languagesOf(reply.texts, ...languages).map((language) => ({
    language,
    text: fillPlaceholders(reply.texts[language] ?? '', values, language),
  }));
}
