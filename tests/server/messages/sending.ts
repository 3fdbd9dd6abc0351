import { eq } from 'drizzle-orm';
import type { TimelineEntry } from '#contract/complaints/timeline.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { openMessages } from './office.ts';

/** An office with automatic messages, and their results. */
export async function openSending() {
  const office = await openMessages();
  return {
    ...office,
    /** A complaint whose message is due, at 10:20. */
    async due(given: Record<string, unknown> = {}) {
      const { id } = await office.record(office.mla, given);
      await office.deliver();
      office.pass(20);
      return id;
    },
    states: async () => (await office.rows()).map(({ state, reason }) => [state, reason]),
    timeline: async (id: number) => {
      const { body } = await office.get(office.mla, `complaint/timeline?complaint_id=${id}`);
      return (body.data as unknown as TimelineEntry[]).map(({ action }) => action);
    },
    /** The office's own template for new cases, in Telugu. */
    async ruled() {
      const id = await office.template();
      const rules = { 'registered.citizen.sms.te': id };
      const settings = { messages: { rules, address: 'https://desk.example.org' } };
      await office.db.update(offices).set({ settings }).where(eq(offices.id, office.own.id));
      return id;
    },
  };
}

export type Sending = Awaited<ReturnType<typeof openSending>>;
