import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { listMessageTemplates as call } from '#contract/messages/messageTemplate.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { messageTemplates } from '../schema/messages.ts';
import { templateRecord } from './record.ts';

/**
 * Templates of the own office, of a given one or of that of a complaint, and of those above it (MSG-02): all of them
 * may be used for it (MSG-05).
 * @throws 404 for an office or a complaint outside the scope
 */
export async function listTemplates(context: Context<typeof call>) {
  const { db, query } = context;
  const { complaint_id } = query;
  const place = complaint_id
    ? await findComplaint(context, complaint_id)
    : await findOffice(context, query.office_id);
  const offices = await officesOf(db, place);
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
  const data = rows.map((template) => templateRecord(template, offices, known));
  return { data, total: data.length };
}
