import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { MESSAGE_EVENTS } from '#contract/messages/messageKinds.ts';
import { languagesFor } from '#contract/messages/messageRules.ts';
import type { listMessageTemplates as call } from '#contract/messages/messageTemplate.ts';
import { findComplaint } from '#server/complaints/record.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { citizenOf } from '../recipients.ts';
import { familyOf, rulesAmong, type Template } from '../rules.ts';
import { messageTemplates } from '../schema/messages.ts';
import { templateRecord } from './record.ts';

/**
 * Templates of the own office, of a given one or of that of a complaint, and of those above it (MSG-02): all of them
 * may be used for it (MSG-05). For a complaint those in the citizen's language come first, by their event.
 * @throws 404 for an office or a complaint outside the scope
 */
export async function listTemplates(context: Context<typeof call>) {
  const { db, query } = context;
  const { complaint_id } = query;
  const complaint = complaint_id ? await findComplaint(context, complaint_id) : null;
  const offices = await officesOf(db, complaint ?? (await findOffice(context, query.office_id)));
  const { office_id, channel, language, state, name, edition, id } = messageTemplates;
  const ids = offices.map((each) => each.id);
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(
      and(
        inArray(office_id, ids),
        query.channel ? eq(channel, query.channel) : undefined,
        query.language ? eq(language, query.language) : undefined,
        query.state ? eq(state, query.state) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${name})`), desc(edition), asc(id));
  const known = await names(db);
  const sorted = complaint ? await inOrderFor(db, complaint, { rows, offices }) : rows;
  const data = sorted.map((template) => templateRecord(template, offices, known));
  return { data, total: data.length };
}

/** The citizen's language first; within a language by the events whose rules name them, others last. */
async function inOrderFor(
  db: Db | Tx,
  complaint: Complaint,
  { rows, offices }: { rows: readonly Template[]; offices: readonly OfficeRow[] },
): Promise<Template[]> {
  const { language } = await citizenOf(db, complaint);
  const rules = await rulesAmong(db, offices);
  const languages = languagesFor(language);
  const last = (place: number, length: number) => (place < 0 ? length : place);
  const isOf = (template: Template) => (event: (typeof MESSAGE_EVENTS)[number]) => {
    const said = rules.says(event, 'citizen', template.channel, template.language);
    return typeof said === 'object' && said !== null && familyOf(said) === familyOf(template);
  };
  const placeOf = (template: Template) => [
    last(languages.indexOf(template.language), languages.length),
    last(MESSAGE_EVENTS.findIndex(isOf(template)), MESSAGE_EVENTS.length),
  ];
  const placed = rows.map((template) => ({ template, place: placeOf(template) }));
  placed.sort(({ place: [a = 0, b = 0] }, { place: [c = 0, d = 0] }) => a - c || b - d);
  return placed.map(({ template }) => template);
}
