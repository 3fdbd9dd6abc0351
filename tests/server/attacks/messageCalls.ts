import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/schema/accounts.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { messages } from '#server/messages/schema/messages.ts';
import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

const TEXT = {
  ...{ name: 'registered', channel: 'sms', language: 'te', kind: 'service_implicit' },
  ...{ text: 'Request {#alphanumeric#} came.', values: [{ value: 'number', shorten: false }] },
  ...{ entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' },
};

/** An approved template of a user's office. */
export async function templateOf({ post }: Pick<Desk, 'post'>, by: Desk['mla']): Promise<number> {
  const id = Number((await post(by, 'message/template', TEXT)).body.id);
  for (const state of ['submitted', 'approved']) await post(by, `message/template/${id}/state`, { state });
  return id;
}

/** Valid calls about templates, rules and messages. */
export function messageCalls<Valid>(
  { db, mla, post, record }: Desk,
  by: (values: Values, id?: number) => Valid,
) {
  const draft = async () => Number((await post(mla, 'message/template', TEXT)).body.id);
  const approved = () => templateOf({ post }, mla);
  const complaint = async () => (await record(mla)).id;
  const outgoing = async () => ({ channel: 'sms', template_id: await approved() });
  const failed = async () => {
    const [office] = await db.select().from(offices).limit(1);
    const [row] = await db
      .insert(messages)
      .values({
        ...{ office_id: office?.id ?? 0, complaint_id: await complaint(), state: 'failed' },
        ...{ audience: 'citizen', channel: 'sms', language: 'te', text: 'Came.', parts: 1 },
        ...{ phone: '9848012345', event: 'registered', due_at: new Date('2026-03-02T04:30:00Z') },
      })
      .returning();
    return row?.id ?? 0;
  };
  return {
    'POST message/template': async () => by(TEXT),
    'PUT message/template/:id': async () => by({ name: 'came' }, await draft()),
    'POST message/template/:id/copy': async () => by({}, await approved()),
    'POST message/template/:id/state': async () => by({ state: 'submitted' }, await draft()),
    'PUT message/rule': async () => by({ address: 'https://desk.example.org' }),
    'POST complaint/:id/message': async () => by(await outgoing(), await complaint()),
    'POST message/preview': async () => by({ ...(await outgoing()), complaint_id: await complaint() }),
    'POST message/:id/resend': async () => by({}, await failed()),
    'POST message/test': async () => {
      await db.update(users).set({ phone: '9848012346' }).where(eq(users.id, mla.id));
      return by({ template_id: await approved() });
    },
  };
}
