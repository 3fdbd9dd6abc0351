import { inboxRows } from '#server/messages/schema/citizens.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Account, Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import type { RecordMaker } from './records.ts';
import { inOffice, officeAt, type Subject } from './subject.ts';

/** A received message in the inbox of a place's office. */
export const inboxSubject = (office: Office): Subject =>
  inOffice(async (seat) => {
    const sent = { channel: 'bot', phone: '9848012345', text: 'The road', sent_at: office.clock.now };
    const values = { ...sent, office_id: await officeAt(office, seat) };
    return insertRow(office.db, inboxRows, values);
  });

/** The calls about preferences, messages and requests of citizens. */
export const citizenRecipes = ({ complaint }: RecordMaker): [string, Recipe][] => {
  const ofCase = async ({ id, home }: Account) => ({
    take: 'case',
    complaint_id: await complaint(home, { staff_id: id }),
  });
  return [
    ['GET person/:id/wishes', on('person')],
    ['PUT person/:id/wishes', on('person', undefined, () => ({ news: 'given', way: 'spoken' }))],
    ['GET message/notice', {}],
    ['GET inbox', on('office', 'office_id')],
    ['POST inbox/:id/take', on('inbox row', undefined, ofCase)],
    ['POST inbox/:id/call', on('inbox row', undefined, () => ({ result: 'reached' }))],
    ['GET call/list', on('office', 'office_id')],
    ['GET call', on('complaint', 'complaint_id')],
    ['POST complaint/:id/call', on('complaint', undefined, () => ({ result: 'reached' }))],
    ['POST complaint/:id/slip', on('complaint', undefined, () => ({ format: '80mm' }))],
    ['POST complaint/:id/statuslink', on('complaint')],
  ];
};
