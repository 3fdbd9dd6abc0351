import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

/** Valid calls about preferences, messages and requests of citizens. */
export function citizenCalls<Valid>(
  { clock, db, mla, places, record }: Desk,
  by: (values: Values, id?: number) => Valid,
) {
  const { assembly_id, parliament_id } = places.A1;
  const sent = async () => {
    const [office] = await db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
    const [row] = await db
      .insert(inboxRows)
      .values({
        office_id: office?.id,
        channel: 'bot',
        phone: '9848012345',
        text: 'The road',
        sent_at: clock.now,
      })
      .returning();
    return row?.id ?? 0;
  };
  let serial = 0;
  const stranger = async () => {
    serial += 1;
    const { person_id } = await record(mla, { name: `Wishes ${serial}`, phone: `91234${50_000 + serial}` });
    return Number(person_id);
  };
  return {
    'PUT person/:id/wishes': async () =>
      by({ status: 'refused', calls: 'given', way: 'phone', language: 'te' }, await stranger()),
    'POST inbox/:id/take': async () =>
      by({ take: 'case', complaint_id: (await record(mla)).id }, await sent()),
    'POST inbox/:id/call': async () =>
      by({ result: 'later', later_on: '2026-12-01', note: 'After the harvest' }, await sent()),
    'POST complaint/:id/call': async () =>
      by({ result: 'later', later_on: '2026-12-01', note: 'After the harvest' }, (await record(mla)).id),
    'POST complaint/:id/slip': async () => by({ format: '80mm', language: 'hi' }, (await record(mla)).id),
    'POST complaint/:id/statuslink': async () => by({}, (await record(mla)).id),
  };
}
