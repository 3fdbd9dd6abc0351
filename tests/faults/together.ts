import type { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { breath, sendComplaint } from './send.ts';

/** The least and most complaints of a cause. */
const MEMBERS = { least: 3, most: 30 };

/** Merges, undone merges, households and merged complaints. */
export async function bindPeople(desk: Desk, ledger: Ledger, random: Random): Promise<void> {
  await mergePeople(desk, ledger, random);
  await liveTogether(desk, ledger);
  await mergeGrievances(desk, ledger);
}

/** An unknown person with a complaint; null without an answer. */
async function resident(desk: Desk, ledger: Ledger) {
  const key = crypto.randomUUID();
  const phone = `9${BigInt(`0x${key.slice(0, 8)}`)
    .toString()
    .padStart(9, '0')
    .slice(-9)}`;
  const body = { ...desk.complaint(`Resident ${key}`), phone };
  const { status, body: made } = await sendComplaint(desk, ledger, key, body);
  if (status !== 201) return null;
  return { id: Number(made.id), person: Number(made.person_id), number: String(made.complaint_number), body };
}

async function mergePeople(desk: Desk, ledger: Ledger, random: Random) {
  const [one, other] = [await resident(desk, ledger), await resident(desk, ledger)];
  if (!one || !other) return;
  const person_ids = [one.person, other.person];
  const made = await desk.mla.post('person/merge', { person_ids, survivor_id: one.person });
  if (made.status !== 201) return;
  const merge = {
    complaint: other.id,
    merged: other.person,
    survivor: one.person,
    undone: false as boolean | null,
  };
  ledger.merges.push(merge);
  if (random.between(0, 1) === 0) return;
  // Until it is answered, the result is unknown.
  merge.undone = null;
  const undone = await desk.mla.post('person/merge/undo', { merge_id: made.body.merge_id });
  if (undone.status === 200) merge.undone = true;
}

async function liveTogether(desk: Desk, ledger: Ledger) {
  const [one, other] = [await resident(desk, ledger), await resident(desk, ledger)];
  if (!one || !other) return;
  const person_ids = [one.person, other.person];
  const { status } = await desk.mla.post('household', { person_ids });
  if (status === 201) ledger.households.push(person_ids);
}

async function mergeGrievances(desk: Desk, ledger: Ledger) {
  const target = await resident(desk, ledger);
  if (!target) return;
  const again = { ...target.body, person_id: target.person };
  const source = await sendComplaint(desk, ledger, crypto.randomUUID(), again);
  if (source.status !== 201) return;
  const source_id = Number(source.body.id);
  const merging = { source_ids: [source_id], target_id: target.id };
  const { status } = await desk.mla.post('complaint/merge', merging);
  if (status === 200) ledger.merged.push({ source: source_id, target: target.number });
}

/** Makes a cause of the complaints that are in none, and answers all of it. */
export async function answerMany(desk: Desk, ledger: Ledger): Promise<void> {
  const free = [...ledger.complaints.values()].filter(
    ({ id, body }) => !ledger.bound.has(id) && String(body.name).startsWith('Citizen'),
  );
  if (free.length < MEMBERS.least) return breath();
  const complaint_ids = free.slice(-MEMBERS.most).map(({ id }) => id);
  // Without an answer they may still be in a cause, and can be in one only.
  for (const id of complaint_ids) ledger.bound.add(id);
  const cause = await desk.mla.post('cause', { ...desk.matter, title: 'The road', complaint_ids });
  if (cause.status !== 201) return;
  const id = Number(cause.body.id);
  ledger.causes.push({ id, members: complaint_ids.length });
  const message = `Answered ${crypto.randomUUID()}`;
  const answer = await desk.mla.post(`cause/${id}/answer`, { message, status: 'responded' });
  const job = answer.body.job as { id: number } | undefined;
  if (answer.status === 200 && job) ledger.answers.push({ job: job.id, message, complaints: complaint_ids });
}
