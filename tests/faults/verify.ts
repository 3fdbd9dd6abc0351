import type { Desk } from './desk.ts';
import { each } from './each.ts';
import type { Ledger } from './ledger.ts';
import { hashOf } from './load.ts';
import type { Marks } from './marks.ts';
import { sendComplaint } from './send.ts';
import { verifyTogether } from './verifyTogether.ts';

/** Lost data; empty if there are none. */
type Losses = string[];

/** Reads everything acknowledged from `since` on, as users would, and repeats unanswered calls. */
export async function verify(desk: Desk, ledger: Ledger, since: Marks): Promise<Losses> {
  const losses: Losses = [];
  const told = (what: string) => void losses.push(what);
  const complaints = [...ledger.complaints].slice(since.complaints);
  await each(complaints, async ([key, { id, number, body }]) => {
    const found = await desk.mla.get(`complaint/${id}`);
    if (found.body.complaint_number !== number) told(`complaint ${number}: ${found.status}`);
    if (key.endsWith('0')) await repeated(desk, key, body, id, told);
  });
  for (const [key, body] of [...ledger.pending]) {
    const { status, body: answer } = await sendComplaint(desk, ledger, key, body);
    if (status !== 201) told(`a repeated call: ${status} ${answer.message}`);
  }
  await each(ledger.remarks.slice(since.remarks), async ({ complaint, text }) => {
    const { body } = await desk.mla.get(`complaint/history?complaint_id=${complaint}`);
    if (!body.data?.some(({ message }) => message === text)) told(`remark ${text}`);
  });
  await each(ledger.files.slice(since.files), async ({ complaint, id, hash }) => {
    const { body } = await desk.mla.get(`complaint/${complaint}?media=1`);
    const media = (body.media ?? []) as { id: number; path: string }[];
    const path = media.find((file) => file.id === id)?.path;
    const file = path ? await desk.mla.bytesOf(path) : null;
    if (!file || hashOf(file.bytes) !== hash) told(`file ${id}: ${file?.status} ${file?.bytes.length} bytes`);
  });
  await each(ledger.mails.slice(since.mails), async (complaint) => {
    const { body } = await desk.mla.get(`complaint/officer?complaint_id=${complaint}`);
    if (body.data?.length !== 1) told(`mail of complaint ${complaint}: ${body.data?.length}`);
  });
  const areas = await desk.admin.get('area');
  const known = new Set(areas.body.data?.map(({ name }) => name));
  for (const name of ledger.areas.slice(since.areas)) if (!known.has(name)) told(`area ${name}`);
  await verifyTogether(desk, ledger, since, told);
  return losses;
}

async function repeated(
  desk: Desk,
  key: string,
  body: Record<string, unknown>,
  id: number,
  told: (loss: string) => void,
) {
  const again = await desk.mla.post('complaint', body, key);
  if (again.body.id !== id) told(`the key of complaint ${id} answered ${again.status} ${again.body.id}`);
}
