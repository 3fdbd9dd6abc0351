import type { CodedRefusal } from '#contract/kernel/rule.ts';
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
import { refusalsFor } from './recipientRefusals.ts';
import { citizenOf } from './recipients.ts';
import { type MessageRules, messageRulesFor, type Template } from './rules.ts';
import { queueAbout, type Sending } from './sendByHand.ts';
import { complaintValues, officeValues } from './values.ts';

/** The same template to the citizens of many complaints, each about the own complaint (DESK-10). */
export interface ToMany {
  channel: MessageChannel;
  template_id: number;
}

/**
 * A template of the actor's office, or of one below or above it.
 * @throws 422 under `template_id` for any other, for one that is not approved, and for one that is not only about a
 * complaint (MSG-06)
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
 * Queues it for one of them, as by hand; a message that would be suppressed is refused and not made. For a merged
 * complaint the message is about the target: it is the same problem and the same phone (PER-17).
 */
export async function sendOneOfMany(
  work: Sending & Pick<Context, 'features' | 'links'>,
  complaintId: number,
  request: ToMany,
): Promise<void> {
  const template = await templateForMany(work, request);
  const { complaint } = await lockForAction('reply', work, complaintId);
  const context = await messageContext(work.db, complaint, work);
  if (!isOf(context.rules, template)) throw invalidField('template_id', 'templateElsewhere');
  const to = await citizenOf(work.db, complaint);
  const made = await queueAbout(work, context, to, { ...request, text: null, template });
  if (made.state === 'suppressed') throw invalid({ template_id: [made.reason ?? { code: 'noTemplate' }] });
}

/** Whether a template belongs to the office of a complaint, or to one above it. */
const isOf = ({ offices: those }: MessageRules, { office_id }: Template) =>
  those.some(({ id }) => id === office_id);

/** Why it would not be sent for each of some complaints, with the errors of `sendOneOfMany`; null if it would. */
export async function refusalsAmong(
  { db, publicUrl }: Among,
  ids: readonly number[],
  template: Template,
): Promise<(id: number) => CodedRefusal | null> {
  const composed = await composedFor({ db, publicUrl }, await citizensOf(db, ids), template);
  const refusalOf = await refusalsFor(db, composed);
  const reasons = new Map(
    composed.map((one) => {
      const key = refusalOf(one);
      return [one.id, one.reason ?? (key ? { code: key } : null)];
    }),
  );
  return (id) => reasons.get(id) ?? null;
}

interface Among {
  db: Db | Tx;
  publicUrl: string | null;
}

/** The recipient of each complaint, the kind, and why there would be no text. */
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
    if (!isOf(rules, template))
      return { ...whom, kind: null, reason: { code: 'templateElsewhere' } as const };
    const link = isSensitive ? null : sampleLink(publicUrl);
    const context = { rules, isSensitive, values: { ...valuesOf(complaint), ...values, link } };
    const { template: sent, refused } = discreetOnly(context, written(context, to, content, template));
    return { ...whom, kind: sent?.kind ?? null, reason: refused?.reason ?? null };
  });
}

/** The rules of the offices of some complaints, each read once. */
async function officesAmong(db: Db | Tx, citizens: readonly Citizen[]) {
  const known = new Map<number, { rules: MessageRules; values: MessageValues }>();
  for (const { complaint } of citizens) {
    if (known.has(complaint.assembly_id)) continue;
    const rules = await messageRulesFor(db, complaint);
    known.set(complaint.assembly_id, { rules, values: await officeValues(db, complaint, rules) });
  }
  return ({ assembly_id }: Citizen['complaint']) => {
    const office = known.get(assembly_id);
    if (!office) throw new Error('The complaint has no office.');
    return office;
  };
}
