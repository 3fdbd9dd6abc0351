import { eq } from 'drizzle-orm';
import type { MessageState } from '#contract/messages/messageState.ts';
import type { Seat } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Account, Office, Path } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import { newPhone, type RecordMaker } from './records.ts';
import { seesOwnOnly } from './sets.ts';
import { inOffice, NONE, officeAt, one, type Subject } from './subject.ts';

const TEXT: Omit<typeof messageTemplates.$inferInsert, 'office_id'> = {
  ...{ name: 'registered', channel: 'sms', language: 'te', kind: 'service_implicit' },
  ...{ text: 'Request of {#alphanumeric#} came.', values: [{ value: 'name', shorten: true }] },
};
const IDS = { entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' };
const ADDRESS = 'https://desk.example.org';

/** A template of a seat's office, created directly in the database. */
export async function insertTemplate(
  office: Pick<Office, 'db'>,
  seat: Partial<Seat>,
  given: Partial<typeof TEXT>,
): Promise<number> {
  const values = { ...TEXT, ...IDS, ...given, office_id: await officeAt(office, seat) };
  return insertRow(office.db, messageTemplates, values);
}

/** Templates of offices, and messages of complaints, by their relation to an account. */
export function messageSubjects(office: Office, make: RecordMaker): Record<string, Subject> {
  const { db, accounts } = office;
  const message = async (place: Path, state: MessageState, given: { staff_id?: number } = {}) => {
    return insertRow(db, messages, {
      ...{
        office_id: await officeAt(office, place),
        complaint_id: await make.complaint(place, given),
        state,
      },
      ...{ audience: 'citizen', channel: 'sms', language: 'te', text: 'Request 1 came.', parts: 1 },
      ...{ phone: '9848012345', event: 'registered', due_at: new Date('2026-03-02T04:30:00Z') },
    });
  };
  const template = (state: 'draft' | 'approved') =>
    inOffice((seat) => insertTemplate(office, seat, { state }));
  return {
    'message template': template('draft'),
    'approved template': template('approved'),
    'failed message': {
      own: one(({ id, home }) => message(home, 'failed', { staff_id: id })),
      foreign: async (account) => {
        const abroad = account.abroad.map((place) => message(place, 'failed'));
        if (!seesOwnOnly(account)) return Promise.all(abroad);
        const [colleague] = accounts.filter(({ id, role }) => role === 'staff' && id !== account.id);
        return Promise.all([...abroad, message(account.home, 'failed', { staff_id: colleague?.id })]);
      },
      above: NONE,
    },
  };
}

/** The calls on templates, rules and messages. */
export function messageRecipes(office: Office): [string, Recipe][] {
  let ofState: Promise<number> | undefined;
  /**
   * Of the state's office, so that every office has it. One for all calls, because the number of templates is limited.
   */
  const approved = () => {
    ofState ??= insertTemplate(office, {}, { state: 'approved' });
    return ofState;
  };
  return [
    ['GET message/template', on('office', 'office_id')],
    ['POST message/template', on('office', 'office_id', () => ({ ...TEXT }))],
    ['PUT message/template/:id', on('message template', undefined, () => ({ name: 'came' }))],
    ['POST message/template/:id/copy', on('approved template')],
    ['POST message/template/:id/state', on('message template', undefined, () => ({ state: 'submitted' }))],
    ['GET message/rule', on('office', 'office_id')],
    ['PUT message/rule', on('office', 'office_id', () => ({ address: ADDRESS }))],
    ['GET message', on('office', 'office_id')],
    [
      'POST complaint/:id/message',
      on('complaint', undefined, async () => ({ channel: 'sms', template_id: await approved() })),
    ],
    [
      'POST message/preview',
      on('complaint', 'complaint_id', async () => ({ channel: 'sms', template_id: await approved() })),
    ],
    ['POST message/:id/resend', on('failed message')],
    [
      'POST message/test',
      on('office', 'office_id', async ({ id }: Account) => {
        await office.db.update(users).set({ phone: newPhone() }).where(eq(users.id, id));
        return { template_id: await approved() };
      }),
    ],
    ['GET message/month', { values: () => ({ month: '2026-03' }) }],
    ['GET message/channel', {}],
  ];
}
