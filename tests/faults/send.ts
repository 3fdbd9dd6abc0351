import type { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';

/** Sends a complaint under its key; again without an answer. */
export async function sendComplaint(desk: Desk, ledger: Ledger, key: string, body: Record<string, unknown>) {
  ledger.pending.set(key, body);
  const reply = await desk.mla.post('complaint', body, key);
  if (reply.status !== 201 || !reply.body.id) return reply;
  ledger.pending.delete(key);
  ledger.complaints.set(key, { id: reply.body.id, number: String(reply.body.complaint_number), body });
  return reply;
}

/** Leaves the database to others for a moment. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
