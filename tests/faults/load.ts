import { createHash } from 'node:crypto';
import type { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { breath, sendComplaint } from './send.ts';
import { answerMany, bindPeople } from './together.ts';

const MAX_FILE_BYTES = 1_500_000;
const IMPORTED_ROWS = 250;

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The parallel work of users, repeated until `signal`. Everything acknowledged goes into the ledger. */
export async function work(desk: Desk, ledger: Ledger, random: Random, signal: AbortSignal): Promise<void> {
  const again = async (deed: () => Promise<void>) => {
    while (!signal.aborted) await deed();
  };
  const deeds = [
    () => record(desk, ledger),
    () => record(desk, ledger),
    () => upload(desk, ledger, random),
    () => remark(desk, ledger),
    () => forward(desk, ledger),
    () => importComplaints(desk, ledger),
    () => importPlaces(desk, ledger),
    () => exportAll(desk, ledger, random),
    () => bindPeople(desk, ledger, random),
    () => answerMany(desk, ledger),
  ];
  await Promise.all(deeds.map(again));
}

async function record(desk: Desk, ledger: Ledger) {
  const key = crypto.randomUUID();
  await sendComplaint(desk, ledger, key, desk.complaint(`Citizen ${key}`));
}

async function upload(desk: Desk, ledger: Ledger, random: Random) {
  const complaint = await newest(ledger);
  const bytes = pdf(random.bytes(random.between(1_000, MAX_FILE_BYTES)));
  const form = new FormData();
  form.set('complaint_id', String(complaint));
  form.set('file', new File([new Uint8Array(bytes)], 'field.pdf'));
  const { status, body } = await desk.mla.send('POST', 'complaint/media', { form });
  if (status === 201 && body.id) ledger.files.push({ complaint, id: body.id, hash: hashOf(bytes) });
}

const pdf = (content: Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), content, Buffer.from('\nstartxref\n9\n%%EOF\n')]);

async function remark(desk: Desk, ledger: Ledger) {
  const complaint = await newest(ledger);
  const text = `Looked at ${crypto.randomUUID()}`;
  const { status } = await desk.mla.post('complaint/history', { complaint_id: complaint, message: text });
  if (status === 201) ledger.remarks.push({ complaint, text });
}

async function forward(desk: Desk, ledger: Ledger) {
  const complaint = await newest(ledger);
  if (ledger.mails.at(-1) === complaint) return breath();
  const { status } = await desk.mla.post('complaint/officer', desk.forwarding(complaint));
  if (status === 200) ledger.mails.push(complaint);
}

async function importComplaints(desk: Desk, ledger: Ledger) {
  const { body } = await desk.admin.get('complaint/import');
  if (body.data?.some(({ finished_at }) => finished_at === null)) return breath();
  const { area, mandal, category } = desk.names;
  const file = crypto.randomUUID();
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, row) =>
    [
      `${file}-${row}`,
      '2026-01-02',
      category,
      mandal,
      area,
      `Imported ${row}`,
      '9848012345',
      'No water',
    ].join(),
  );
  const text = ['id,date,category,mandal,area,name,phone,details', ...rows].join('\r\n');
  const form = new FormData();
  form.set('file', new File([text], 'cases.csv'));
  const started = await desk.admin.send('POST', 'complaint/import', { form });
  if (started.status === 201 && started.body.id)
    ledger.imports.push({ id: started.body.id, rows: IMPORTED_ROWS });
}

async function importPlaces(desk: Desk, ledger: Ledger) {
  const names = newVillages(20);
  const { status } = await sendPlaces(desk, names);
  if (status === 200) ledger.areas.push(...names);
  await breath();
}

export const newVillages = (count: number) =>
  Array.from({ length: count }, () => `Village ${crypto.randomUUID()}`);

/** Imports areas of these names. */
export function sendPlaces(desk: Desk, names: readonly string[]) {
  const rows = names.map((name) => ['Medak', 'Siddipet', 'Siddipet Rural', name].join());
  const form = new FormData();
  form.set('file', new File([['parliament,assembly,mandal,area', ...rows].join('\r\n')], 'places.csv'));
  return desk.admin.send('POST', 'import/locations', { form });
}

async function exportAll(desk: Desk, ledger: Ledger, random: Random) {
  const { status, body } = await desk.admin.get(`complaint?export=yes&per_page=${random.between(1, 4) * 10}`);
  const state = body.export as { id: number } | undefined;
  if (status === 200 && state && !ledger.exports.some(({ id }) => id === state.id)) {
    ledger.exports.push({ id: state.id, link: String(body.link) });
  }
  await breath();
}

/** The last recorded complaint, once there is one. */
async function newest(ledger: Ledger): Promise<number> {
  const last = [...ledger.complaints.values()].at(-1);
  if (last) return last.id;
  await breath();
  return 1;
}
