import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { CallReason } from '#contract/messages/messageKinds.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { askForCall } from '#server/messages/calls/ask.ts';
import { takeIncoming } from '#server/messages/incoming.ts';
import { callRequests, inboxRows } from '#server/messages/schema/citizens.ts';
import { phoneMarks } from '#server/messages/schema/messages.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';

/**
 * A desk with call requests and messages from citizens; none of either at the start of each test. Call it once per
 * file.
 */
export function talkingDesk() {
  const grievances = grievanceDesk();
  const { desk } = grievances;
  beforeEach(async () => {
    await desk.app.db.delete(callRequests);
    await desk.app.db.delete(inboxRows);
    await desk.app.db.delete(phoneMarks);
  });

  /** A complaint whose citizen wants to be called, recorded by mla. */
  async function toCall(
    given: Record<string, unknown> = {},
    asked: Partial<{ reason: Exclude<CallReason, 'verification' | 'missed'>; due_on: string }> = {},
  ) {
    const { id, complaint_number, person_id } = await grievances.record(given);
    const [row] = (await desk.app.db.select().from(complaints)).filter((each) => each.id === id);
    if (!row) throw new Error('nothing was recorded');
    await askForCall(desk.app.db, row, { reason: 'asked', now: desk.app.clock.now, ...asked });
    return { id, complaint_number, person_id };
  }

  /** Receives a message from a phone, by default by WhatsApp and just now. */
  const comes = (given: Partial<Parameters<typeof takeIncoming>[1]> = {}) =>
    takeIncoming(desk.app.services, {
      ...{ channel: 'whatsapp', from: '919848012345', at: desk.app.clock.now, text: 'No water', media: [] },
      ...given,
    });

  /** An approved SMS template of the office. */
  async function template(
    text = 'Grievance {#alphanumeric#} is being looked into.',
    given: Record<string, unknown> = {},
  ) {
    const ids = { entity_id: '1101234567890123456', header: 'HZBDSK', template_id: '1107123456789012345' };
    const json = {
      ...{ name: 'Looked into', channel: 'sms', language: 'en', kind: 'service_implicit', text, ...ids },
      values: [{ value: 'number', shorten: false }],
      ...given,
    };
    const { body } = await desk.ask('POST', 'message/template', { json }, 'mla');
    for (const state of ['submitted', 'approved'])
      await desk.ask('POST', `message/template/${body.id}/state`, { json: { state } }, 'mla');
    return Number(body.id);
  }

  const callsOf = async (id: number) =>
    (await desk.ask('GET', `call?complaint_id=${id}`)).body.data as Record<string, unknown>[];
  const open = (part = '', as: 'mla' | 'staff' = 'mla') =>
    desk.renderApp({ path: `/grievance/calls${part}`, as });

  return { ...grievances, toCall, comes, template, callsOf, open };
}

/** The current card, by its heading. */
export const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  return within(heading.closest('article') as HTMLElement);
};
