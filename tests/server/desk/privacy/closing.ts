import { expect } from 'vitest';
import type { Desk } from '../../complaints/desk.ts';

/** Closed with a reason, asked about in vain, and opened again: each with words of the office about the person. */
export async function holdClosing({ admin, mla, post }: Desk, id: number, marker: string) {
  const sent = async (by: Desk['mla'], path: string, json: Record<string, unknown>) =>
    expect([path, (await post(by, path, json)).status]).toEqual([path, 200]);
  const outcome = { outcome: 'not_possible', reason: `${marker} has no title` };
  await sent(mla, 'complaint/close', { id, message: `${marker} was told`, ...outcome });
  const call = { result: 'no_answer', channel: 'phone', note: `${marker} was out` };
  await sent(admin, `complaint/${id}/verify`, call);
  await sent(mla, 'complaint/reopen', { id, reason: 'new_facts', note: `${marker} brought papers` });
}
