import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { CAPABILITIES } from '#contract/capabilities.ts';
import { SWITCHES } from '#contract/desk/officeUses.ts';
import { calls, capabilityOf } from '#contract/index.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { openDesk } from '../../complaints/desk.ts';
import { all, using } from './using.ts';

const desk = await openDesk();
const { change, read, session, used } = using(desk);
beforeEach(() => change(desk.mla, all(true)));

describe('[GRD-17] what an office uses', () => {
  test('a new office starts with persons and replies', async () => {
    await openOffices(desk.db, [{ role: 'mla', ...desk.places.A2 }]);
    const rows = await desk.db
      .select()
      .from(offices)
      .where(eq(offices.assembly_id, desk.places.A2.assembly_id));
    expect(rows.map(({ uses }) => uses)).toEqual([['persons', 'replies']]);
  });

  test('is switched one by one, and what is not named stays', async () => {
    const { status, body } = await change(desk.mla, { letters: false });
    expect(status).toBe(200);
    expect(body).toMatchObject({ also_off: [], office: { assembly: { name: 'A1' } } });
    expect(used(await read(desk.mla))).toEqual(SWITCHES.filter((name) => name !== 'letters'));
    expect(used(await read(desk.otherMla))).toEqual(SWITCHES);
  });

  test('is told by login and me, with desk; deputies are none without teamwork', async () => {
    expect((await session(desk.staff)).capabilities).toEqual(CAPABILITIES);
    await change(desk.mla, { ...all(false), replies: true });
    expect(await session(desk.staff)).toMatchObject({ capabilities: ['desk', 'replies'], deputy_for: [] });
    expect((await session(desk.otherMla)).capabilities).toEqual(CAPABILITIES);
    expect((await session(desk.admin)).capabilities).toEqual(CAPABILITIES);
  });

  test('switches messages off with persons and says so; messages need persons', async () => {
    expect((await change(desk.mla, { persons: false })).body).toMatchObject({ also_off: ['messages'] });
    const refused = await change(desk.mla, { messages: true });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['messages']]);
    expect(used(await read(desk.mla))).not.toContain('messages');
    expect((await change(desk.mla, { persons: true, messages: true })).status).toBe(200);
    expect((await change(desk.mla, { persons: false, messages: true })).status).toBe(422);
  });

  test('says how many records each hides', async () => {
    const before = await read(desk.mla);
    await desk.record(desk.mla, { name: 'Somebody New', phone: '9848099001' });
    const after = await read(desk.mla);
    const more = after.uses.map(({ records }, index) => records - (before.uses[index]?.records ?? 0));
    expect(more).toEqual([1, 1, 0, 0, 0, 0, 0]);
    const elsewhere = await read(desk.otherMla);
    expect(elsewhere.uses.map(({ records }) => records)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('[GRD-17] calls of a capability that the office of the caller does not use', () => {
  const named = calls.flatMap((call) => {
    const capability = capabilityOf(call);
    return capability && capability !== 'desk'
      ? [{ call, capability, name: `${call.method} ${call.path}` }]
      : [];
  });

  test.each(named)('$name answers 403', async ({ call, capability }) => {
    await change(desk.mla, all(false));
    const path = call.path.replaceAll(/:\w+/g, '1');
    const { status, body } = await desk.send(call.method, path, { token: desk.mla.token });
    expect([status, body.message]).toEqual([403, `This office does not use ${capability}.`]);
  });

  test('every switch has calls, and those of the core have none', () => {
    expect(new Set(named.map(({ capability }) => capability))).toEqual(new Set(SWITCHES));
    const core = calls.filter((call) => /^(complaint|login|news)$/.test(call.path));
    expect(core.map(capabilityOf)).toEqual(core.map(() => undefined));
  });

  test('another office is not concerned', async () => {
    await change(desk.mla, all(false));
    expect((await desk.get(desk.otherMla, 'person')).status).toBe(200);
    expect((await desk.get(desk.admin, 'cause')).status).toBe(200);
  });
});
