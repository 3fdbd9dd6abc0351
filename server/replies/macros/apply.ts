import type { Language } from '#contract/kernel/languages.ts';
import type { applyMacro as call, MacroPreview, StepOutcome } from '#contract/replies/macro.ts';
import { type StepKind, stepName } from '#contract/replies/macroSteps.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import { openComplaint } from '#server/complaints/openComplaint.ts';
import { findComplaint, recordOf } from '#server/complaints/record.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { ApiError, invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { fillingOf } from '../filling.ts';
import { findMacro, type Macro } from './record.ts';
import { takeStep } from './steps.ts';

interface Options {
  /** The version that the user saw. */
  version?: number | null;
  /** The answer after editing. */
  message?: string | null;
  /** Used when the citizen's language is unknown. */
  language?: Language | null;
  /** Rolls back all changes and returns only the preview. */
  dryRun?: boolean;
}

/** Thrown to roll back a successful dry run. */
class Rehearsed extends Error {
  readonly preview: MacroPreview;
  constructor(preview: MacroPreview) {
    super('rehearsed');
    this.preview = preview;
  }
}

/**
 * Runs all steps of a macro on one complaint, or none, whatever the caller does with an error. Each step uses the
 * service of its single call, with the caller's permissions and the state that the steps before have left (DESK-13).
 * @throws 404 for a complaint outside the scope, 409 for an older version, 422 under `steps` that names the first
 * refused one
 */
export async function applyMacro(
  db: Db | Tx,
  context: Omit<Work, 'db'>,
  macro: Macro,
  complaintId: number,
  options: Options = {},
): Promise<MacroPreview> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await takeSteps({ ...context, db: tx }, macro, complaintId, options);
      if (options.dryRun) throw new Rehearsed(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.preview;
    throw error;
  }
}

async function takeSteps(
  { actor, db, features, links, now }: Work,
  macro: Macro,
  id: number,
  options: Options,
): Promise<MacroPreview> {
  const work = { actor, db, features, links, now };
  // Each step checks its own permission.
  const { complaint } = await lockForAction('export', work, id);
  await refuseOlder(options.version, complaint, () => recordOf(work, complaint));
  const { language } = await fillingOf(db, complaint);
  const languages = [language, options.language ?? null];
  const steps: StepOutcome[] = [];
  for (const [index, step] of macro.steps.entries()) {
    try {
      steps.push(await takeStep({ ...options, work, id, languages }, step));
    } catch (error) {
      throw refused(error, index + 1, step.kind);
    }
  }
  const { version } = options.dryRun ? complaint : await findComplaint(work, id);
  return { steps, language, version };
}

/** A refusal by permission or state names its step; any other error is thrown unchanged. */
function refused(error: unknown, number: number, kind: StepKind): unknown {
  if (!(error instanceof ApiError) || ![403, 422].includes(error.status)) return error;
  return invalidField('steps', 'stepRefused', { number, step: stepName(kind), reason: error.coded });
}

/** POST `macro/apply`: a macro of the own office on one complaint. */
export async function applyOnce(context: Context<typeof call>): Promise<MacroPreview> {
  const { body, db } = context;
  const { id } = await openComplaint(context, body.id);
  const macro = await findMacro(context, body.macro_id);
  return applyMacro(db, context, macro, id, { ...body, dryRun: body.dry_run });
}
