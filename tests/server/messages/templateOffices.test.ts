import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { messageTemplates } from '#server/messages/schema/messages.ts';
import { refusalOf } from '../complaints/desk.ts';
import { type Office, openMessages } from './office.ts';

/* The offered templates are those that the server accepts: of an office and of those above it. */

type By = Office['mla'];
const office = await openMessages();
beforeEach(async () => {
  await office.db.delete(messageTemplates);
  const state = await office.officeOf({ parliament_id: null, assembly_id: null });
  const { parliament_id } = office.places.P1;
  const parliament = await office.officeOf({ parliament_id, assembly_id: null });
  await office.template({ name: 'assembly' });
  await office.template({ name: 'parliament', office_id: parliament.id });
  await office.template({ name: 'state', office_id: state.id });
  await office.template({ name: 'elsewhere', office_id: (await office.officeOf(office.places.A3)).id });
});

const listed = async (by: By, query = '') => {
  const { status, body } = await office.get(by, `message/template${query}`);
  if (status !== 200) return status;
  return (body.data as unknown as MessageTemplate[]).map(({ name, from }) => `${name} ${from}`);
};
const phone = ({ id }: By) =>
  office.db
    .update(users)
    .set({ phone: String(9_848_050_000 + id) })
    .where(eq(users.id, id));
const ALL = ['assembly own', 'parliament parliament', 'state state'];

test('[MSG-02, MSG-05] for a complaint those of its office and above, for every user who may open it', async () => {
  const { id } = await office.record(office.mla, { staff_id: office.staff.id });
  const query = `?complaint_id=${id}`;
  for (const by of [office.admin, office.mp, office.mla]) expect(await listed(by, query)).toEqual(ALL);
  for (const by of [office.otherMla, office.colleague]) expect(await listed(by, query)).toBe(404);
  expect(await listed(office.admin, '?complaint_id=2000000000')).toBe(404);
  expect(await listed(office.mp)).toEqual(['parliament own', 'state state']);
});

test('[MSG-02, MSG-05] of an office that is named those above it, too: its rules may send them', async () => {
  const query = `?office_id=${office.own.id}`;
  for (const by of [office.admin, office.mla]) expect(await listed(by, query)).toEqual(ALL);
  expect(await listed(office.admin)).toEqual(['state own']);
  expect(await listed(office.otherMla, query)).toBe(404);
});

test('[MSG-22] admin tests the templates of an office that is named, and an mla no other office’s', async () => {
  const test = async (by: By, name: string, office_id: number | null) => {
    const [row] = await office.db.select().from(messageTemplates).where(eq(messageTemplates.name, name));
    return office.post(by, 'message/test', { template_id: row?.id ?? 0, office_id });
  };
  await phone(office.admin);
  for (const name of ['assembly', 'parliament', 'state'])
    expect((await test(office.admin, name, office.own.id)).body).toMatchObject({ state: 'queued' });
  const elsewhere = await test(office.admin, 'elsewhere', office.own.id);
  expect(refusalOf(elsewhere, 'template_id')).toHaveLength(1);
  expect((await test(office.otherMla, 'assembly', office.own.id)).status).toBe(404);
});

test('[MSG-06, MSG-22] news of the office are asked for by citizens: a test of them goes to the own phone', async () => {
  await phone(office.mla);
  for (const kind of ['service_explicit', 'marketing'] as const) {
    const channel = kind === 'marketing' ? 'whatsapp' : 'sms';
    const template_id = await office.template({ name: kind, kind, channel });
    const { body } = await office.post(office.mla, 'message/test', { template_id });
    expect(body).toMatchObject({ state: 'queued', reason: null });
    await office.deliver();
    const sent = (await office.rows()).find(({ id }) => id === body.id);
    expect(sent).toMatchObject({ state: 'logged', reason: null });
  }
});
