import { can } from '#contract/access/policies.ts';
import type { Seat } from '#contract/places/place.ts';
import { letters, letterTemplates } from '#server/letters/schema/letters.ts';
import { png } from '../../fixtures/index.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Account, Office, Path } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import type { RecordMaker } from './records.ts';
import { codeOffices } from './referrals.ts';
import { inOffice, officeAt, one, placesAbove, type Subject, seatOf } from './subject.ts';

const TEXTS = { en: { subject: 'The road', body: 'The road is broken.' } };
const ADDRESSEE = { name: 'Sri Narsaiah', designation: '', department: 'Roads', address: '' };
const letter = { kind: 'referral', language: 'en', texts: TEXTS, addressee: ADDRESSEE } as const;

/** Letters and templates of offices, created directly in the database. */
function letterMaker(office: Office, { complaint }: RecordMaker) {
  const { db } = office;
  let counter = 9_000;
  async function made(seat: Partial<Seat>, path: Path, staff_id: number | null, isSent: boolean) {
    await codeOffices(db);
    counter += 1;
    const sent = {
      ...{ state: 'dispatched' as const, year: 2026, counter, number: `X/GR/2026/${counter}` },
      dispatched_at: new Date('2026-03-01T04:30:00Z'),
    };
    return insertRow(db, letters, {
      ...letter,
      ...(isSent ? sent : {}),
      office_id: await officeAt(office, seat),
      complaint_id: await complaint(path, { staff_id }),
      series: 'GR',
    });
  }
  async function template(seat: Partial<Seat>) {
    const values = { kind: 'thanks', name: 'Thanks', language: 'en', texts: TEXTS } as const;
    return insertRow(db, letterTemplates, { ...values, office_id: await officeAt(office, seat) });
  }
  return { made, template };
}

export function letterSubjects(office: Office, make: RecordMaker): Record<string, Subject> {
  const { made, template } = letterMaker(office, make);
  const subject = (isSent: boolean): Subject => ({
    own: one((account) => made(seatOf(account), account.home, account.id, isSent)),
    foreign: async (account) => {
      const abroad = await Promise.all(account.abroad.map((path) => made(path, path, null, isSent)));
      const keeps = can(account, 'list', 'register');
      return keeps ? abroad : [...abroad, await made(seatOf(account), account.home, null, isSent)];
    },
    // A letter of an office above about an accessible complaint can be read.
    above: async (account) =>
      Promise.all(placesAbove(account).map((seat) => made(seat, account.home, account.id, isSent))),
  });
  return { letter: subject(false), 'sent letter': subject(true), 'letter template': inOffice(template) };
}

/** The calls about letters, registers and printing. */
export const letterRecipes: [string, Recipe][] = [
  ['GET letter', on('complaint', 'complaint_id')],
  ['GET letter/start', on('complaint', 'complaint_id')],
  ['POST letter', on('complaint', 'complaint_id', () => letter)],
  ['POST letter/preview', on('complaint', 'complaint_id', () => letter)],
  ['GET letter/:id', on('letter')],
  ['PUT letter/:id', on('letter', undefined, () => ({ our_ref: '17' }))],
  ['DELETE letter/:id', on('letter')],
  ['POST letter/:id/dispatch', on('letter')],
  ['POST letter/:id/cancel', on('sent letter', undefined, () => ({ reason: 'Wrong office' }))],
  [
    'POST letter/print',
    { ...on('sent letter', 'id', () => ({ print: 'labels' })), several: true, refusal: 422 },
  ],
  ['GET letter/template', on('office', 'office_id')],
  [
    'POST letter/template',
    on('office', 'office_id', () => ({
      kind: 'thanks',
      name: crypto.randomUUID(),
      language: 'en',
      texts: TEXTS,
    })),
  ],
  ['PUT letter/template/:id', on('letter template', undefined, () => ({ name: 'Many thanks' }))],
  ['DELETE letter/template/:id', on('letter template')],
  ['GET register/outward', on('office', 'office_id')],
  ['GET office/registers', on('office', 'office_id')],
  ['PUT office/registers', on('office', 'office_id', () => ({ year: 'april' }))],
  ['GET letterhead', on('office', 'office_id')],
  ['POST letterhead', on('office', 'office_id', async (_: Account) => ({ file: await png(1_200, 60) }))],
  ['POST letterhead/remove', on('office', 'office_id')],
  ['GET signature', {}],
  ['POST signature', { values: async () => ({ file: await png() }) }],
  ['DELETE signature', {}],
];
