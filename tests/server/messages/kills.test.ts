import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { messageEvents, messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { createCluster } from '../../faults/cluster.ts';
import { atEnd } from '../../leftovers.ts';
import { standIn } from '../../testProvider.ts';
import { insertMany } from '../complaints/many.ts';
import { environment, founded, openOffice } from '../transfer/backup/office.ts';

/** How often it is killed on each database: a few in the suite's drills; `MESSAGE_KILLS=40` for all of it. */
const KILLS = Number(process.env.MESSAGE_KILLS ?? 5);
/** Of each process that is not killed first, so many are new. */
const A_ROUND = 3;
/** That many a round takes about: the fewer kills, the further apart. */
const STEPS = 24;
const APART = Math.max(1, Math.floor(STEPS / KILLS));
const MINUTE = 60_000;
const BUSY_MS = 1_800_000;

/** An office on disk with a template for registrations, and one complaint per message. */
async function withCases(env: ReturnType<typeof environment>, count: number) {
  const { office, desk } = await founded(env);
  const { db } = office.database;
  const [own] = await db
    .select()
    .from(offices)
    .where(eq(offices.assembly_id, desk.places.A1.assembly_id ?? 0));
  const [template] = await db
    .insert(messageTemplates)
    .values({
      ...{ office_id: own?.id ?? 0, name: 'came', channel: 'sms', language: 'te', kind: 'service_implicit' },
      ...{ text: 'Request of {#alphanumeric#} came.', values: [{ value: 'name', shorten: true }] },
      ...{ state: 'approved', entity_id: '1101456789012345678', header: 'HZBMLA' },
      template_id: '1107161234567890123',
    })
    .returning();
  const rules = { 'registered.citizen.sms.te': template?.id ?? 0 };
  await db.update(offices).set({ settings: { messages: { rules } } });
  const cases = await insertMany(desk, count).returning({ id: complaints.id });
  await db.update(complaints).set({ phone: sql`(9000000000 + ${complaints.id})::text` });
  await office.database.close();
  return { ids: cases.map(({ id }) => id), at: desk.clock.now };
}

/** Runs a sender to its end, or to a step at which it is killed; answers how many steps it took, null for one that was killed. */
async function send(env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/server/messages/sender.ts'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [printed, wrong] = ['', ''];
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (wrong += text));
  const [code, signal] = await once(child, 'close');
  if (signal === 'SIGKILL') return null;
  expect([code, wrong]).toEqual([0, '']);
  return Number(printed);
}

async function drill(databaseUrl: string | undefined) {
  const env = environment({ databaseUrl });
  const { ids, at } = await withCases(env, KILLS * A_ROUND);
  const provider = await standIn();
  atEnd(() => provider.close());
  const given = {
    DATA_DIR: env.dataDir,
    PROVIDER: provider.url,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  let now = at.getTime();
  let [killed, step] = [0, 0];
  for (let round = 0; round < KILLS; round++) {
    const office = await openOffice(env);
    const fresh = ids.slice(round * A_ROUND, (round + 1) * A_ROUND);
    await office.database.db.insert(messageEvents).values(
      fresh.map((complaint_id) => ({
        ...{
          complaint_id,
          event: 'registered' as const,
          clock: '1',
          happened_at: new Date(now - 20 * MINUTE),
        },
      })),
    );
    await office.database.close();
    // Each round is killed further on, until one is through before that.
    step += APART;
    const ended = await send({ ...given, NOW: new Date(now).toISOString(), KILL_AT: String(step) });
    if (ended === null) killed += 1;
    else step = 0;
    now += 6 * MINUTE;
  }
  await send({ ...given, NOW: new Date(now).toISOString() });
  const office = await openOffice(env);
  const rows = await office.database.db.select().from(messages);
  await office.database.close();
  const taken = provider.taken.map(({ id }) => Number(id));
  return { rows, taken, killed, cases: ids.length };
}

test.each(['embedded', 'postgresql'])(
  '[MSG-10] killed at one step of sending after the other, none is lost and none goes out twice: %s',
  async (kind) => {
    const cluster = kind === 'postgresql' ? createCluster() : null;
    if (kind === 'postgresql' && !cluster) return;
    if (cluster) atEnd(() => cluster.remove());
    const { rows, taken, killed, cases } = await drill(cluster?.url);
    expect(killed).toBeGreaterThanOrEqual(Math.floor(KILLS * 0.9));
    expect(rows).toHaveLength(cases);
    expect(new Set(taken).size).toBe(taken.length);
    const inState = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id);
    const [sent, unclear] = [inState('handed_over'), inState('unconfirmed')];
    expect(sent.length + unclear.length).toBe(cases);
    expect(sent.filter((id) => !taken.includes(id))).toEqual([]);
    expect(taken.filter((id) => !sent.includes(id) && !unclear.includes(id))).toEqual([]);
  },
  BUSY_MS,
);
