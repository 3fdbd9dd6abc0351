import type { Seat } from '#contract/places/place.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import type { Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import { seatOf } from './replies.ts';
import { each, NONE, one, placesAbove, type Subject } from './subject.ts';

/** A received message in the inbox of a place's office. */
export function inboxSubject({ db, clock }: Office): Subject {
  const made = async ({ parliament_id = null, assembly_id = null }: Partial<Seat>) => {
    const [office] = await db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
    const sent = { channel: 'bot', phone: '9848012345', text: 'The road', sent_at: clock.now };
    const [row] = await db
      .insert(inboxRows)
      .values({ ...sent, office_id: office?.id })
      .returning();
    return row?.id ?? 0;
  };
  return {
    own: one((account) => made(seatOf(account))),
    foreign: each((account) => [...account.abroad, ...placesAbove(account)], made),
    above: NONE,
  };
}

/** The calls about preferences, messages and requests of citizens. */
export const citizenRecipes: [string, Recipe][] = [
  ['GET person/:id/wishes', on('person')],
  ['PUT person/:id/wishes', on('person', undefined, () => ({ news: 'given', way: 'spoken' }))],
  ['GET message/notice', {}],
  ['GET inbox', on('office', 'office_id')],
  ['POST inbox/:id/take', on('inbox row', undefined, () => ({ take: 'not_for_us' }))],
  ['POST inbox/:id/call', on('inbox row', undefined, () => ({ result: 'reached' }))],
  ['GET call/list', on('office', 'office_id')],
  ['GET call', on('complaint', 'complaint_id')],
  ['POST complaint/:id/call', on('complaint', undefined, () => ({ result: 'reached' }))],
  ['POST complaint/:id/slip', on('complaint', undefined, () => ({ format: '80mm' }))],
  ['POST complaint/:id/statuslink', on('complaint')],
];
