import { eq, or } from 'drizzle-orm';
import { TEMPLATE_KINDS } from '#contract/messages/messageKinds.ts';
import type {
  copyMessageTemplate as copyCall,
  createMessageTemplate as createCall,
  moveMessageTemplate as moveCall,
  updateMessageTemplate as updateCall,
} from '#contract/messages/messageTemplate.ts';
import { MAX_PARTS } from '#contract/messages/smsParts.ts';
import { isEditable, isOvertaken, templateRefusal } from '#contract/messages/templateState.ts';
import {
  hasWords,
  isVariable,
  readTemplate,
  unknownVariable,
  variablesOf,
} from '#contract/messages/templateText.ts';
import { MAX_KEPT } from '#contract/replies/reply.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { names } from '#server/kernel/db/names.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { costOf } from '../compose.ts';
import { familyOf, type Template } from '../rules.ts';
import { messageTemplates } from '../schema/messages.ts';
import { lockTemplate, templateRecord } from './record.ts';

/** For SMS only. */
const withIds = <T extends Pick<Template, 'channel' | 'entity_id' | 'header' | 'template_id'>>(
  template: T,
): T =>
  template.channel === 'sms' ? template : { ...template, entity_id: null, header: null, template_id: null };

type Writing = Pick<Context, 'actor' | 'db' | 'now'>;

async function insert({ actor, db, now }: Writing, values: typeof messageTemplates.$inferInsert) {
  const by = { creator_id: actor.id, created_at: now, updated_at: now, state_at: now };
  return recordOf({ db }, await insertRow(db, messageTemplates, { ...values, ...by }));
}

async function change(work: Writing, template: Template, changes: Partial<Template>) {
  return recordOf(work, await changeRow(work, messageTemplates, template, changes));
}

const recordOf = async ({ db }: Pick<Writing, 'db'>, template: Template) =>
  templateRecord(template, [], await names(db));

/**
 * Creates a draft of the own office (MSG-02).
 * @throws 404 for an office outside the scope, 422 as the contract says
 */
export async function createTemplate(context: Context<typeof createCall>) {
  const { office_id, ...values } = context.body;
  const office = await findOffice(context, office_id);
  const isOf = eq(messageTemplates.office_id, office.id);
  if ((await context.db.$count(messageTemplates, isOf)) >= MAX_KEPT)
    throw invalidField('name', 'tooManyKept');
  checkTemplate(values);
  return insert(context, { ...withIds(values), office_id: office.id });
}

/** @throws 404 for another office's, 409 for an older version, 422 as the contract says */
export async function updateTemplate(context: Context<typeof updateCall>) {
  const template = await lockTemplate(context, context.params.id);
  const { version, ...changes } = context.body;
  await refuseOlder(version, template, () => recordOf(context, template));
  if (!isEditable(template)) throw invalidField('state', 'templateRegistered');
  if (template.state === 'rejected') await refuseRevival(context, template);
  const changed = withIds({ ...template, ...changes });
  checkTemplate(changed);
  const { channel, language, kind, name, text, values, entity_id, header, template_id } = changed;
  const again = template.state === 'rejected' ? { state: 'draft' as const, state_at: context.now } : {};
  return change(context, template, {
    channel,
    language,
    kind,
    name,
    text,
    values,
    entity_id,
    header,
    template_id,
    ...again,
    reason: null,
  });
}

/**
 * Allows one open version of a template at a time. The first version is locked, so that two calls wait for each other.
 * @throws 422 where one is already open
 */
async function openAlone(context: Writing, template: Template) {
  const { id, family_id, edition, state } = messageTemplates;
  const first = familyOf(template);
  if (first !== template.id) await lockTemplate(context, first);
  const versions = await context.db
    .select({ edition, state })
    .from(messageTemplates)
    .where(or(eq(id, first), eq(family_id, first)));
  if (versions.some((version) => ['draft', 'submitted'].includes(version.state)))
    throw invalidField('state', 'templateOpen');
  return versions;
}

/**
 * A rejected version may be edited again.
 * @throws 422 when another one is open, or a newer one is approved
 */
async function refuseRevival(context: Writing, template: Template) {
  if (isOvertaken(template, await openAlone(context, template)))
    throw invalidField('state', 'templateOvertaken');
}

/**
 * Creates the next version of a template of the own office (MSG-02).
 * @throws 404 for another's, 422 when one is already open
 */
export async function copyTemplate(context: Context<typeof copyCall>) {
  const template = await lockTemplate(context, context.params.id);
  const versions = await openAlone(context, template);
  const { office_id, name, channel, language, kind, text, values, entity_id, header } = template;
  return insert(context, {
    office_id,
    name,
    channel,
    language,
    kind,
    text,
    values,
    entity_id,
    header,
    family_id: familyOf(template),
    edition: Math.max(...versions.map(({ edition }) => edition)) + 1,
  });
}

/**
 * Changes the state of a template (MSG-02).
 * @throws 404 for another office's, 409 for an older version, 422 as `templateRefusal`
 */
export async function moveTemplate(context: Context<typeof moveCall>) {
  const template = await lockTemplate(context, context.params.id);
  const { state, version, reason, ...ids } = context.body;
  await refuseOlder(version, template, () => recordOf(context, template));
  const moved = withIds({ ...template, ...ids });
  const refusal = templateRefusal(moved, state);
  if (refusal) throw invalidField(refusal.field, refusal.message);
  if (template.state === 'rejected' && state === 'draft') await refuseRevival(context, template);
  const { entity_id, header, template_id } = moved;
  return change(context, template, {
    state,
    state_at: context.now,
    reason: state === 'rejected' ? reason : null,
    entity_id,
    header,
    template_id,
  });
}

type Written = Pick<Template, 'channel' | 'kind' | 'text' | 'values'>;

/** @throws 422 under the field, by MSG-02 to MSG-04 */
function checkTemplate({ channel, kind, text, values }: Written): void {
  const kinds: readonly string[] = TEMPLATE_KINDS[channel];
  if (!kinds.includes(kind)) throw invalidField('kind', 'templateKind');
  const unknown = unknownVariable(text);
  if (unknown) throw invalidField('text', 'unknownVariable', { variable: unknown });
  if (!hasWords(text)) throw invalidField('text', 'templateWords');
  const variables = variablesOf(text);
  if (variables.length !== values.length) throw invalidField('values', 'templateValues');
  const isTied = variables.every((variable, at) => (variable === 'url') === (values[at]?.value === 'link'));
  if (!isTied) throw invalidField('values', 'urlValue');
  const parts = costOf(channel, wordsOf(text));
  if (parts > MAX_PARTS) throw invalidField('text', 'tooManyParts', { parts: String(parts) });
}

/** The fixed text of a template, without its variables. */
const wordsOf = (text: string) =>
  readTemplate(text)
    .map((part) => (isVariable(part) ? '' : part.words))
    .join('');
