import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { listMessageTemplates as call } from '../../../contract/messageTemplate.ts';
import { names } from '../../db/names.ts';
import { messageTemplates } from '../../db/schema/messages.ts';
import type { Context } from '../../http/serve.ts';
import { findOffice } from '../../offices/findOffice.ts';
import { officesOf } from '../../offices/officesOf.ts';
import { templateRecord } from './record.ts';

/** Templates of the own office and of those above it, or of one alone that is named (MSG-02). @throws 404 for an office of others */
export async function listTemplates({ actor, db, query }: Context<typeof call>) {
  const office = await findOffice({ actor, db }, query.office_id);
  const offices = query.office_id ? [office] : await officesOf(db, office);
  const { office_id, channel, language, state, name, edition, id } = messageTemplates;
  const ids = offices.map((each) => each.id);
  const found = await db
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
  const data = found.map((template) => templateRecord(template, offices, known));
  return { data, total: data.length };
}
