import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { messageChannels } from '#server/messages/schema/providers.ts';
import { grievanceDesk } from '../complaints/grievances.ts';

type Message = typeof messages.$inferInsert;

export const IDS = { entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' };

/** An office at ten in the morning without templates, and with only the test's own messages. Call it once per file. */
export function messagesDesk() {
  const { desk, ...grievances } = grievanceDesk();

  afterEach(async () => {
    await desk.app.db.delete(messages);
    await desk.app.db.delete(messageTemplates);
    await desk.app.db.delete(messageChannels);
    await desk.app.db.update(offices).set({ settings: {} });
  });

  const officeId = async () => {
    const { parliament_id, assembly_id } = desk.places.A1;
    const [office] = await desk.app.db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
    return office?.id ?? 0;
  };

  return {
    ...grievances,
    desk,
    /** Inserts a message of a complaint into the log. */
    async message(complaint_id: number | null, given: Partial<Message> = {}) {
      const now = desk.app.clock.now;
      const [row] = await desk.app.db
        .insert(messages)
        .values({
          ...{ office_id: await officeId(), complaint_id, audience: 'citizen', phone: '9848012345' },
          ...{ channel: 'sms', driver: 'log', event: 'registered', language: 'te', parts: 2 },
          ...{ text: 'మీ ఫిర్యాదు అందింది.', state: 'logged', due_at: now, ended_at: now, created_at: now },
          ...given,
        })
        .returning();
      return row?.id ?? 0;
    },
    /** A template of the office, or of the state office by admin, created through the API in the given state. */
    async template(
      given: Record<string, unknown> = {},
      states: readonly string[] = [],
      as: 'mla' | 'admin' = 'mla',
    ) {
      const json = {
        ...{ name: 'Registered', channel: 'sms', language: 'en', kind: 'service_implicit' },
        ...{ text: 'Request {#alphanumeric#} came.', values: [{ value: 'number', shorten: false }], ...IDS },
        ...given,
      };
      const made = await desk.ask('POST', 'message/template', { json }, as);
      const id = Number(made.body.id);
      for (const state of states)
        await desk.ask('POST', `message/template/${id}/state`, { json: { state } }, as);
      return id;
    },
    /** The page's changes of messages. */
    writes: () => desk.writes().filter(({ path }) => path.startsWith('message')),
    open: (part: string, as: 'mla' | 'admin' = 'mla') =>
      desk.renderApp({ path: `/grievance/messages?part=${part}`, as }),
    /** Opened by admin, who has chosen the office. */
    openOfOffice: async (part: string) =>
      desk.renderApp({ path: `/grievance/messages?part=${part}&office=${await officeId()}`, as: 'admin' }),
  };
}

/** The topmost dialog. */
export const topDialog = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);

/** Changes the state of a template, and checks the notice. */
export async function takeStep(user: UserEvent, name: string, action: string) {
  await user.click((await topDialog()).getByRole('button', { name }));
  await user.click((await topDialog()).getByRole('button', { name: action }));
}
