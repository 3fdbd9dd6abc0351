import { beforeEach, describe, expect, test } from 'vitest';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(macros);
  await desk.db.delete(replies);
});

type Person = { id: number; token: string };
const URGENT = { kind: 'priority', priority: 'urgent' };
const add = (by: Person, steps: unknown, given: object = {}) =>
  desk.post(by, 'macro', { name: 'Macro', steps, ...given });
const change = (by: Person, id: unknown, json: object) => desk.put(by, `macro/${id}`, json);
const reply = async (by: Person, given: object = {}) =>
  (await desk.post(by, 'reply', { title: 'Heard', texts: { en: 'Heard' }, ...given })).body.id;

describe('a macro', () => {
  test('[DESK-13] has a name in three languages, and steps in their order with what they name', async () => {
    const { mla, staff, water } = desk;
    const reply_id = await reply(mla);
    const steps = [
      { kind: 'category', category_id: water },
      { kind: 'assign', staff_id: staff.id },
      { kind: 'answer', reply_id, message: null, status: 'responded' },
      { kind: 'pause', reason: 'other', days: 90, note: 'Elections' },
      { kind: 'followup', working_days: 250, note: null },
      URGENT,
    ];
    const names = { name: 'Water', name_te: 'నీరు', name_hi: 'पानी' };
    const { status, body } = await add(mla, steps, names);
    expect(status).toBe(201);
    const made = {
      ...names,
      steps,
      category: { name: 'Water' },
      staff: { id: staff.id, name: 'sunitha' },
      reply: { id: reply_id, title: 'Heard' },
      version: 1,
    };
    expect(body).toMatchObject(made);
    expect((await desk.get(staff, 'macro')).body).toMatchObject({ total: 1, data: [made] });
  });

  test.each([
    ['A quick action needs at least one step.', []],
    ['A quick action needs at least one step.', 'x'],
    ['A quick action has each step at most once.', [URGENT, { ...URGENT, priority: 'high' }]],
    ['A quick action has each step at most once.', Array.from({ length: 11 }, () => URGENT)],
    ['Please choose one of the given values.', [{ kind: 'delete' }]],
    ['Please choose one of the given values.', [{ kind: 'priority', priority: 'x' }]],
    ['Please choose one of the given values.', [{ kind: 'assign', staff_id: 'you' }]],
    ['Please choose one of the given values.', [{ kind: 'answer', message: 'Done', status: 'close' }]],
    ['Choose a quick reply, or write a message.', [{ kind: 'answer' }]],
    ['Choose a quick reply, or write a message.', [{ kind: 'answer', reply_id: 1, message: 'x' }]],
    ['Unknown placeholder: {{x}}.', [{ kind: 'answer', message: '{{name}} {{x}}' }]],
    ['This choice does not exist any more.', [{ kind: 'answer', reply_id: 999 }]],
    ['This choice does not exist any more.', [{ kind: 'category', category_id: 999 }]],
    ['A pause lasts from 1 to 90 days.', [{ kind: 'pause', reason: 'court', days: 91 }]],
    ['Please say what the deadline waits for.', [{ kind: 'pause', reason: 'other', days: 5, note: ' ' }]],
    ['Please enter 1 to 250 working days.', [{ kind: 'followup', working_days: 251 }]],
    ['Please enter 1 to 250 working days.', [{ kind: 'followup', working_days: '' }]],
    ['Please choose one of the given values.', [null]],
    ['Unknown placeholder: {{x}}.', [{ kind: 'refer', way: 'email', contact_ids: [], request: '{{x}}' }]],
    [
      'A referral cannot contain {{officer}}: that is whom the grievance was forwarded to before.',
      [{ kind: 'refer', way: 'email', contact_ids: [], subject: 'To {{ officer }}', request: 'Look' }],
    ],
    [
      'Please choose one of the given values.',
      [{ kind: 'refer', way: 'x', contact_ids: [], request: 'Ask' }],
    ],
    ['This field is required.', [{ kind: 'refer', way: 'email', contact_ids: [], request: ' ' }]],
  ])('[DESK-13] is refused: %s', async (text, steps) => {
    expect(refusalOf(await add(desk.mla, steps), 'steps')).toEqual([text]);
    const { body } = await add(desk.mla, [URGENT]);
    expect(refusalOf(await change(desk.mla, body.id, { steps }), 'steps')).toEqual([text]);
  });

  test('[DESK-13, GRD-13] names users of the office and replies of it or above it, but no personal ones', async () => {
    const { admin, mp, mla, otherMla, staff, staffElsewhere } = desk;
    const assign = (staff_id: number) => [{ kind: 'assign', staff_id }];
    for (const id of [staffElsewhere.id, mla.id, 999]) {
      expect(refusalOf(await add(mla, assign(id)), 'steps')).toEqual([
        'This person does not belong to the office.',
      ]);
    }
    for (const by of [mla, mp, admin]) expect((await add(by, assign(staff.id))).status).toBe(201);
    expect((await add(admin, assign(staffElsewhere.id))).status).toBe(201);
    const [ofState, ofOther, own] = [
      await reply(admin),
      await reply(otherMla),
      await reply(mla, { mine: true }),
    ];
    const answer = (reply_id: unknown) => add(mla, [{ kind: 'answer', reply_id }]);
    expect((await answer(ofState)).status).toBe(201);
    for (const id of [ofOther, own]) {
      expect(refusalOf(await answer(id), 'steps')).toEqual(['This choice does not exist any more.']);
    }
  });

  test('[DESK-13] is inherited by the offices below, nearest first, and changed in its own alone', async () => {
    const { mp, mla, otherMla, staff, admin } = desk;
    const [ofState, ofParliament, own] = [
      await add(admin, [URGENT]),
      await add(mp, [URGENT]),
      await add(mla, [URGENT]),
    ];
    const seen = async (by: Person) =>
      ((await desk.get(by, 'macro')).body.data ?? []).map(({ id, from }) => [id, from]);
    const above = [
      [ofParliament.body.id, 'parliament'],
      [ofState.body.id, 'state'],
    ];
    for (const by of [mla, staff]) expect(await seen(by)).toEqual([[own.body.id, 'own'], ...above]);
    expect(await seen(otherMla)).toEqual([[ofState.body.id, 'state']]);
    expect(await seen(mp)).toEqual([
      [ofParliament.body.id, 'own'],
      [ofState.body.id, 'state'],
    ]);
    expect(await seen(admin)).toEqual([[ofState.body.id, 'own']]);
    expect((await change(mla, ofState.body.id, { name: 'x' })).status).toBe(403);
    const { id } = await desk.record(staff);
    const applied = { id, macro_id: ofState.body.id, dry_run: 'false' };
    expect((await desk.post(mla, 'macro/apply', applied)).status).toBe(200);
  });

  test('[DESK-13] is changed as far as it is named, 409 with an older version, 404 of another office', async () => {
    const { mp, mla, otherMla, staff, admin, deskHead } = desk;
    const { body } = await add(deskHead, [URGENT]);
    expect(await change(mla, body.id, { name_te: 'అత్యవసరం', version: 1 })).toMatchObject({
      status: 200,
      body: { name: 'Macro', name_te: 'అత్యవసరం', steps: [URGENT], version: 2 },
    });
    expect(await change(mla, body.id, { name: 'Older', version: 1 })).toMatchObject({
      status: 409,
      body: { current: { name: 'Macro', version: 2 } },
    });
    for (const [by, status] of [
      [otherMla, 404],
      [mp, 404],
      [staff, 403],
    ] as const) {
      expect((await change(by, body.id, { name: 'x' })).status).toBe(status);
      expect((await desk.remove(by, `macro/${body.id}`)).status).toBe(status);
    }
    expect((await desk.get(mp, 'macro')).body.total).toBe(0);
    expect((await desk.remove(admin, `macro/${body.id}`)).status).toBe(200);
    expect((await desk.get(mla, 'macro')).body.total).toBe(0);
  });

  test('[DESK-13] of what is gone says so, and an account without a place has none', async () => {
    const [gone] = await desk.db.insert(complaintCategories).values({ name: 'Gone' }).returning();
    await add(desk.mla, [{ kind: 'category', category_id: gone?.id }]);
    await desk.remove(desk.admin, `complaint/category/${gone?.id}`);
    expect((await desk.get(desk.mla, 'macro')).body.data).toMatchObject([{ category: null }]);
    const nowhere = await desk.account({ role: 'mla' });
    expect((await desk.get(nowhere, 'macro')).body).toEqual({ data: [], total: 0 });
  });
});
