import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NoticeKind } from '#contract/capabilities/noticeKinds.ts';
import { notify } from '#server/desk/notices/notify.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { noteFailure } from '#server/messages/channels.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { openClosing } from '../../closing/office.ts';

/** Padma heads the desk; Prasad (colleague) and Sunitha (staff) may read what they are assigned to or have recorded. */
const office = await openClosing();
beforeEach(async () => {
  await office.fresh(100, { second_approval: true });
  await office.desk.db.delete(leaves);
  await office.desk.db.delete(notices);
});

type Name = 'deskHead' | 'mla' | 'mp' | 'admin' | 'colleague' | 'staff';
const NAMES: Name[] = ['deskHead', 'mla', 'mp', 'admin', 'colleague', 'staff'];
const away = (who: Name, deputy: Name | null) =>
  office.desk.db.insert(leaves).values({
    ...{ user_id: office.desk[who].id, deputy_id: deputy && office.desk[deputy].id },
    ...{ from_day: '2026-06-01', to_day: '2026-06-20' },
  });
const told = async (kind: NoticeKind) => {
  const rows = await office.desk.db
    .select({ id: notices.user_id })
    .from(notices)
    .where(eq(notices.kind, kind))
    .orderBy(asc(notices.id));
  return rows.map(({ id }) => NAMES.find((name) => office.desk[name].id === id)).toSorted();
};

type Leave = [Name, Name | null];
const BOTH: Leave[] = [
  ['deskHead', 'colleague'],
  ['mla', 'staff'],
];

describe('[SLA-12, SLA-16, GRD-08] a deputy without access to a complaint does not count', () => {
  const rated = async (given: { staff_id: number | null }) => {
    // Recorded by a user without a deputy, because a deputy may also read what the absent user recorded.
    const { id } = await office.desk.record(office.desk.admin, given);
    const { staff_id } = given;
    const { db, clock } = office.desk;
    await notify(db, [{ complaint_id: id, staff_id, kind: 'rated_low' }], clock.now);
  };
  test.each<[string, Name | null, Leave[], Name[]]>([
    ['who has it in charge', 'staff', [], ['staff']],
    ['the deputy, too', 'staff', [['staff', 'colleague']], ['colleague', 'staff']],
    ['the head of the desk where nobody stands in', 'staff', [['staff', null]], ['deskHead', 'staff']],
    ['the head of the desk of what nobody has', null, [], ['deskHead']],
    ['the mla past a deputy of the head', null, [['deskHead', 'colleague']], ['deskHead', 'mla']],
    ['a deputy of the head who is the mla', null, [['deskHead', 'mla']], ['deskHead', 'mla']],
    ['the mp past deputies of both', null, BOTH, ['deskHead', 'mla', 'mp']],
  ])('an automatic event notifies %s', async (_, inCharge, onLeave, expected) => {
    for (const leave of onLeave) await away(...leave);
    await rated({ staff_id: inCharge && office.desk[inCharge].id });
    expect(await told('rated_low')).toEqual(expected.toSorted());
  });

  test('but counts for what the person on leave has recorded', async () => {
    const { desk } = office;
    const own = await desk.record(desk.deskHead);
    await away('deskHead', 'staff');
    await notify(desk.db, [{ complaint_id: own.id, staff_id: null, kind: 'resumed' }], desk.clock.now);
    expect(await told('resumed')).toEqual(['deskHead', 'staff']);
  });

  test('for a closing that waits for approval, as does who has proposed it', async () => {
    const { desk, close, record } = office;
    await away('deskHead', 'colleague');
    const refusal = { outcome: 'not_ours', reason: 'Of the railway' };
    await close(desk.staff, await record(), refusal);
    expect(await told('to_approve')).toEqual(['deskHead', 'mla']);
    await desk.db.delete(leaves);
    await desk.db.delete(notices);
    await close(desk.deskHead, await record(), refusal);
    expect(await told('to_approve')).toEqual(['mla']);
  });

  test('for a disputed closing', async () => {
    const { desk, verify } = office;
    await away('mla', 'staff');
    const { id } = await desk.record(desk.colleague, { staff_id: desk.colleague.id });
    await office.close(desk.colleague, id);
    expect((await verify(office.verifier, id, 'disputed')).status).toBe(200);
    expect(await told('disputed')).toEqual(['mla', 'mp']);
  });

  test('for a channel that fails', async () => {
    const { desk } = office;
    await away('mla', 'staff');
    const { id } = await desk.record(desk.colleague);
    const message = { channel: 'sms', complaint_id: id } as Parameters<typeof noteFailure>[1];
    for (let failures = 0; failures < 5; failures++) {
      const failure = { reason: 'down', failuresBefore: failures, now: desk.clock.now };
      await desk.db.transaction((tx) => noteFailure(tx, message, failure));
    }
    expect(await told('message_failed')).toEqual(['admin', 'mla']);
  });

  test('for a proposal that was not approved', async () => {
    const { desk } = office;
    const { id } = await desk.record(desk.colleague, { staff_id: desk.colleague.id });
    await office.close(desk.mla, id, { outcome: 'not_possible', reason: 'Forest land' });
    await away('mla', 'staff');
    const refused = { approved: false, note: 'Ask again' };
    expect((await desk.post(desk.mp, `complaint/${id}/approve`, refused)).status).toBe(200);
    expect(await told('not_approved')).toEqual(['deskHead', 'mla']);
  });

  test('for grievances of an account that is switched off', async () => {
    const { desk } = office;
    await away('deskHead', 'staff');
    await desk.record(desk.mla, { staff_id: desk.colleague.id });
    await desk.db.delete(notices);
    const sent = { token: desk.mp.token, json: { is_active: false } };
    expect((await desk.send('PUT', `staff/${desk.colleague.id}`, sent)).status).toBe(200);
    expect(await told('hand_over')).toEqual(['deskHead', 'mla']);
  });
});
