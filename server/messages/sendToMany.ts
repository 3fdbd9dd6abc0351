import { errorTexts as texts } from '#contract/kernel/errorTexts.ts';
import { type MessageChannel, STATUS_KINDS } from '#contract/messages/messageKinds.ts';
import type { MessageValues } from '#contract/messages/templateValues.ts';
import { lockForAction } from '#server/complaints/change.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { invalid, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type Citizen, citizensOf } from './citizensOf.ts';
import { messageContext, sampleLink } from './messageContext.ts';
import { checkSent, discreetOnly, findTemplate, written } from './outgoing.ts';
import { citizenOf } from './recipients.ts';
import { refusalsFor } from './refusals.ts';
import { type MessageRules, messageRulesFor, type Template } from './rules.ts';
import { queueAbout, type Sending } from './sendByHand.ts';
import { complaintValues, officeValues } from './values.ts';

/** The same template to the citizens of many cases, each about the own one (DESK-10). */
export interface ToMany {
  channel: MessageChannel;
  template_id: number;
}

/**
 * A template of the office of the actor, or of one below or above it. @throws 422 under `template_id` for any other, for one that
 * nothing is sent with, and for what does not tell of a case alone (MSG-06)
 */
export async function templateForMany(
  { actor, db }: Pick<Sending, 'actor' | 'db'>,
  request: ToMany,
): Promise<Template> {
  const template = await findTemplate(db, visible(actor, offices), request);
  if (!STATUS_KINDS.includes(template.kind)) throw invalidField('template_id', 'onlyStatusMany');
  checkSent(template);
  return template;
}

/**
 * Queues it about one of them, as by hand; what would be suppressed is refused, and nothing is made of it. Of what was merged the other
 * one is told: it is one matter, and one phone (PER-17).
 */
export async function sendOneOfMany(
  work: Sending & Pick<Context, 'links'>,
  complaintId: number,
  request: ToMany,
): Promise<void> {
  const template = await templateForMany(work, request);
  const { complaint } = await lockForAction('reply', work, complaintId);
  const context = await messageContext(work.db, complaint, work);
  if (!isOf(context.rules, template)) throw invalidField('template_id', 'templateElsewhere');
  const to = await citizenOf(work.db, complaint);
  const made = await queueAbout(work, context, to, { ...request, text: null, template });
  if (made.state === 'suppressed') throw invalid({ template_id: [made.reason ?? texts.noTemplate] });
}

/** Whether a template is one of the office of a case, or of one above it. */
const isOf = ({ offices: those }: MessageRules, { office_id }: Template) =>
  those.some(({ id }) => id === office_id);

/** Why it would not go out about each of some cases, as `sendOneOfMany` says; null where it would. */
export async function refusalsAmong(
  { db, publicUrl }: Among,
  ids: readonly number[],
  template: Template,
): Promise<(id: number) => string | null> {
  const composed = await composedFor({ db, publicUrl }, await citizensOf(db, ids), template);
  const refusalOf = await refusalsFor(db, composed);
  const reasons = new Map(
    composed.map((one) => {
      const key = refusalOf(one);
      return [one.id, one.reason ?? (key ? texts[key] : null)];
    }),
  );
  return (id) => reasons.get(id) ?? null;
}

interface Among {
  db: Db | Tx;
  publicUrl: string | null;
}

/** Whom it is for in each case, as what, and why there would be no text. */
async function composedFor({ db, publicUrl }: Among, citizens: readonly Citizen[], template: Template) {
  const valuesOf = await complaintValues(
    db,
    citizens.map(({ complaint }) => complaint.id),
  );
  const officeAt = await officesAmong(db, citizens);
  const content = { ...template, template_id: template.id, text: null };
  return citizens.map(({ complaint, isSensitive, to }) => {
    const { rules, values } = officeAt(complaint);
    const whom = { ...to, id: complaint.id };
    if (!isOf(rules, template)) return { ...whom, kind: null, reason: texts.templateElsewhere };
    const link = isSensitive ? null : sampleLink(publicUrl);
    const context = { rules, isSensitive, values: { ...valuesOf(complaint), ...values, link } };
    const { template: sent, refused } = discreetOnly(context, written(context, to, content, template));
    return { ...whom, kind: sent?.kind ?? null, reason: refused?.reason ?? null };
  });
}

/** What holds in the offices of some cases, each read once. */
async function officesAmong(db: Db | Tx, citizens: readonly Citizen[]) {
  const known = new Map<number, { rules: MessageRules; values: MessageValues }>();
  for (const { complaint } of citizens) {
    if (known.has(complaint.assembly_id)) continue;
    const rules = await messageRulesFor(db, complaint);
    known.set(complaint.assembly_id, { rules, values: await officeValues(db, complaint, rules) });
  }
  return ({ assembly_id }: Citizen['complaint']) => {
    const office = known.get(assembly_id);
    if (!office) throw new Error('a case of no office');
    return office;
  };
}
