import { setTimeout as pause } from 'node:timers/promises';
import type { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';

const PATIENCE_MS = 180_000;
const LOOK_MS = 500;

/**
 * Waits until all background work has ended and reports it: every acknowledged mail, import, export and bulk answer is
 * done, or reported as failed. A link never leads to a partial file, and every recipient has an answer once.
 */
export async function settle(desk: Desk, ledger: Ledger): Promise<{ losses: string[]; summary: string }> {
  const losses: string[] = [];
  const ends = { done: 0, failed: 0 };
  const count = (failed: boolean) => void (failed ? ends.failed++ : ends.done++);
  for (const complaint of ledger.mails) {
    const mail = await until(
      async () => (await desk.mla.get(`complaint/officer?complaint_id=${complaint}`)).body.data?.[0],
      (state) => state.state !== 'queued',
    );
    if (!mail) losses.push(`the mail of complaint ${complaint} is under way for ever`);
    else count(mail.state !== 'sent' && mail.state !== 'kept');
  }
  const known = await until(
    async () => (await desk.admin.get('complaint/import')).body,
    ({ data }) => Boolean(data?.every(({ finished_at }) => finished_at !== null)),
  );
  if (!known) losses.push('an import is under way for ever');
  for (const { job, message, complaints } of ledger.answers) {
    const task = await until(
      async () => (await desk.mla.get(`job/${job}`)).body,
      ({ state }) => state !== 'queued' && state !== 'running',
    );
    if (!task) losses.push(`job ${job} is under way for ever`);
    else count(task.state !== 'done');
    if (task?.state === 'done' && task.done !== complaints.length)
      losses.push(`job ${job} answered ${task.done} of ${complaints.length}`);
    for (const id of task?.state === 'done' ? complaints : []) {
      const { data = [] } = (await desk.mla.get(`complaint/response?complaint_id=${id}`)).body;
      const got = data.filter((response) => response.message === message).length;
      if (got !== 1) losses.push(`complaint ${id} got the answer of job ${job} ${got} times`);
    }
  }
  for (const { id, rows } of ledger.imports) {
    const found = known?.data?.find((each) => each.id === id);
    if (!found) continue; // only the last ones are listed
    count(found.failure !== null);
    const taken = Number(found.created) + Number(found.skipped);
    if (found.failure === null && taken !== rows) losses.push(`import ${id} took ${taken} of ${rows} rows`);
  }
  for (const { id, link } of ledger.exports) {
    const file = await until(
      async () => (await desk.admin.bytesOf(link)) ?? undefined,
      ({ status }) => status !== 202,
    );
    const state = (await desk.admin.get(`complaint/export/${id}`)).body;
    if (!file) losses.push(`export ${id} is under way for ever`);
    else if (file.status === 200) {
      count(false);
      const rows = file.bytes.toString().trimEnd().split('\r\n').length - 1;
      if (rows !== state.total) losses.push(`export ${id} has ${rows} of ${state.total} rows`);
    } else count(true);
  }
  return { losses, summary: `${ends.done} jobs done, ${ends.failed} told as failed` };
}

async function until<T>(
  look: () => Promise<T | undefined>,
  isDone: (found: T) => boolean,
): Promise<T | null> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    const found = await look();
    if (found !== undefined && isDone(found)) return found;
    await pause(LOOK_MS);
  }
  return null;
}
