import { DUTIES } from '#contract/access/policies.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { phoneMarks } from '#server/messages/schema/messages.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { insertContact } from '../../../worlds/contacts.ts';
import { insertRow } from '../../../worlds/insertRow.ts';
import { insertTemplate } from '../messages.ts';
import { type Account, openOffice } from '../office.ts';
import { newPhone, recordMaker } from '../records.ts';

/** A user who works on rows. */
export interface Caller extends Pick<Account, 'id' | 'role' | 'duties' | 'home' | 'token'> {
  name: string;
  /**
   * The assignee or creator of the rows on which states are tried: the caller, or for a deputy the absent colleague.
   */
  rows: { staff_id: number } | { creator_id: number };
}

/** A desk with a caller of each role, of each single duty and a deputy, and the records that their actions need. */
export async function openBulkDesk() {
  const office = await openOffice();
  const { db, clock } = office;
  registerHandlers(office.services);
  const [home, near, far] = ['mla', 'mla2', 'mla3'].map((name) => office.accountOf(name).home);
  if (!home || !near || !far) throw new Error('places are missing');
  const { parliament_id, assembly_id } = home;
  const seat = { parliament_id, assembly_id };
  // A random choice by number decides which closings are verified, and twins differ only in their numbers: here all are
  // verified.
  const categories = [{ category_id: 1, verify_share: 100 }];
  await office.send('PUT', 'office/settings', {
    token: office.accountOf('admin').token,
    json: { categories },
  });

  const above = (['admin', 'mp', 'mla'] as const).map((name): Caller => {
    const account = office.accountOf(name);
    return { ...account, name, rows: { creator_id: account.id } };
  });
  const staff = async (name: string, duties: Caller['duties'], of?: number): Promise<Caller> => {
    const account = await office.account({ role: 'staff', duties: [...duties], ...seat });
    return { ...account, name, role: 'staff', duties, home, rows: { staff_id: of ?? account.id } };
  };
  const withDuties: Caller[] = [];
  for (const duty of DUTIES) withDuties.push(await staff(duty, [duty]));
  // An absent desk head, whose deputy works on the complaints without the duty.
  const absent = await staff('on leave', ['desk_head']);
  const deputy = await staff('deputy', [], absent.id);
  const [from_day, to_day] = [dayOf(clock.now), addDays(dayOf(clock.now), 7)];
  await db.insert(leaves).values({ user_id: absent.id, deputy_id: deputy.id, from_day, to_day });

  const cause = async () => {
    const given = { number: crypto.randomUUID(), title: 'No water', category_id: 1 };
    return insertRow(db, causes, { ...given, ...home });
  };
  const stoppedPhone = newPhone();
  await db.insert(phoneMarks).values({ phone: stoppedPhone, stopped_at: clock.now });
  const template = (given: Parameters<typeof insertTemplate>[2] = {}) =>
    insertTemplate(office, seat, { state: 'approved', ...given });
  const named = {
    colleague: office.accountOf('staff2').id,
    absent: absent.id,
    cause: await cause(),
    otherCause: await cause(),
    officer: await insertContact(db, seat, { name: 'Ravi' }),
    template: await template(),
    dueTemplate: await template({ values: [{ value: 'due', shorten: false }] }),
    stoppedPhone,
    followUpOn: addDays(dayOf(clock.now), 3),
  };
  const callers = [...above, await staff('staff', []), ...withDuties, deputy];
  return { ...office, callers, named, make: recordMaker(office), places: { home, near, far } };
}

export type BulkDesk = Awaited<ReturnType<typeof openBulkDesk>>;
