import { asc } from 'drizzle-orm';
import { codedText } from '#contract/kernel/coded.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { sendDue } from '#server/messages/send.ts';
import { atEnd } from '../../leftovers.ts';
import { standIn } from '../../testProvider.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import { openDesk } from '../complaints/desk.ts';

type Template = typeof messageTemplates.$inferInsert;

/** A desk at ten in the morning, with a provider that can be connected, and templates past the API. */
export async function openMessages(database?: Parameters<typeof openDesk>[0]) {
  const desk = await openDesk(database);
  const provider = await standIn();
  atEnd(() => provider.close());
  const log = desk.services.carriers;
  let carriers = log;
  const officeOf = async ({
    parliament_id,
    assembly_id,
  }: {
    parliament_id: number | null;
    assembly_id: number | null;
  }) => {
    const [office] = await desk.db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
    if (!office) throw new Error('no office');
    return office;
  };
  const own = await officeOf(desk.places.A1);
  const template = async (given: Partial<Template> = {}): Promise<number> => {
    return insertRow(desk.db, messageTemplates, {
      ...{ office_id: own.id, name: 'registered_te', channel: 'sms', language: 'te' },
      ...{ kind: 'service_implicit', text: 'Request {#alphanumeric#} came.' },
      ...{ values: [{ value: 'number', shorten: false }], state: 'approved' },
      ...{ entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' },
      ...given,
    } as Template);
  };
  return {
    ...desk,
    provider,
    own,
    officeOf,
    template,
    /** A message that is due, past everything that makes one. */
    async message(given: Partial<typeof messages.$inferInsert> = {}) {
      const [made] = await desk.db
        .insert(messages)
        .values({
          ...{ office_id: own.id, audience: 'citizen', phone: '9848012345', channel: 'sms', language: 'te' },
          ...{ text: 'Request 1 came.', parts: 1, due_at: desk.clock.now, ...given },
        })
        .returning();
      if (!made) throw new Error('insert answered no row');
      return made;
    },
    /** From now on messages go to the provider; `false` for the log. */
    connect(to = true) {
      carriers = to ? provider.carriers() : log;
    },
    setTo(instant: string) {
      desk.clock.now = new Date(instant);
    },
    /** Makes and sends the messages that are due now. */
    send: desk.send,
    deliver: () => sendDue({ ...desk.services, carriers }),
    /** With their reasons in English. */
    rows: async () =>
      (await desk.db.select().from(messages).orderBy(asc(messages.id))).map((row) => ({
        ...row,
        reason: row.reason && codedText(row.reason),
      })),
  };
}

export type Office = Awaited<ReturnType<typeof openMessages>>;
