import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { openProviders } from '#server/messages/providers/open.ts';
import { sendDue } from '#server/messages/send.ts';
import { type Desk, openDesk } from '../api/desk.ts';
import type { Office } from '../office/office.ts';
import { ACTORS, PLACE } from '../office/state.ts';
import { tell } from '../progress.ts';
import type { Line } from '../table.ts';
import { beside } from './beside.ts';

const MESSAGES = 10_000;
/** Twenty a second, with 95 of 100 lists in parallel within 300 ms (section 4 of beyond.md). */
const AIM = { rows: 20, p95: 300 };
/** Noon in India: no messages are sent at night. */
const NOON = new Date('2026-06-10T06:30:00Z');

/** Sends a queue of messages to a provider on this machine, each once, while a user opens lists. */
export async function timeMessages(office: Office): Promise<Line[]> {
  const [desk, provider] = [await openDesk(office), await openProvider()];
  const list = () => desk.ask('mla', { path: 'complaint?page=1' });
  const { database } = desk;
  const sending = { database, carriers: provider.carriers, clock: () => NOON, publicUrl: null };
  try {
    await queue(desk);
    await list(); // the first one is slower
    const { seconds, p95 } = await beside(list, () => sendDue(sending));
    const phones = new Set(provider.taken);
    if (provider.taken.length !== MESSAGES || phones.size !== MESSAGES)
      throw new Error(`${provider.taken.length} messages to ${phones.size} of ${MESSAGES} phones`);
    tell(`${office.kind}: ${MESSAGES} messages in ${seconds.toFixed(1)} s, p95 ${Math.round(p95)} ms`);
    return linesOf(office, { perSecond: MESSAGES / seconds, p95 });
  } finally {
    await database.db.execute(sql`delete from message_templates where name = 'bench'`);
    await database.db.execute(sql`delete from messages where due_at = ${NOON.toISOString()}::timestamptz`);
    await desk.close();
    await provider.close();
  }
}

/** A gateway on this machine that accepts everything and remembers the phones. */
async function openProvider() {
  const taken: string[] = [];
  const server = createServer(async (request, response) => {
    const { to } = (await json(request)) as { to: string };
    response.end(JSON.stringify({ id: `P${taken.push(to)}` }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sms = {
    ...{ url: `http://127.0.0.1:${port}`, headers: {}, body: { to: '{{phone}}', text: '{{text}}' } },
    ...{ idPath: 'id', reasonPath: 'message', accepted: null },
    report: { id: 'id', state: 'status', reason: 'reason', at: 'at' },
    incoming: { id: 'id', from: 'from', text: 'text', at: 'at' },
  };
  const carriers = openProviders({ sms, whatsapp: undefined, dataDir: '' });
  return { taken, carriers, close: () => new Promise((done) => server.close(done)) };
}

/** Each to a different phone, with an approved template. */
const queue = ({ database: { db } }: Desk) =>
  db.execute(sql`
    with office as (select id from offices where assembly_id = ${PLACE.assembly_id}), template as (
      insert into message_templates (office_id, name, channel, language, kind, text, values, entity_id, header, template_id, state)
      select id, 'bench', 'sms', 'te', 'service_implicit', 'Your request has come to the office.', '[]', '12345678', 'OFFICE',
        '1234567890', 'approved' from office returning id, office_id)
    insert into messages (office_id, audience, phone, channel, event, once, happened_at, template_id, language, text, parts,
      due_at, creator_id, complaint_id)
    select office_id, 'citizen', 9000000000 + n, 'sms', 'registered', 'bench ' || n, ${NOON.toISOString()}::timestamptz, id, 'te',
      'Your request has come to the office.', 1, ${NOON.toISOString()}::timestamptz, ${ACTORS.mla},
      (select min(id) from complaints where assembly_id = ${PLACE.assembly_id})
    from template, generate_series(1, ${MESSAGES}::int) as n`);

function linesOf(office: Office, { perSecond, p95 }: { perSecond: number; p95: number }): Line[] {
  const line = { as: 'mla', on: office.kind, aim: 1 } as const;
  const of = (value: number) => new Map([[office.total, [value]]]);
  return [
    {
      ...{ ...line, figure: 'messages handed over', unit: 'rows/s', values: of(perSecond) },
      beside: { what: 'at least', values: [AIM.rows], ratio: AIM.rows / perSecond },
    },
    {
      ...{ ...line, figure: 'messages handed over: p95 of lists beside it', unit: 'ms', values: of(p95) },
      beside: { what: 'at most', values: [AIM.p95], ratio: p95 / AIM.p95 },
    },
  ];
}
