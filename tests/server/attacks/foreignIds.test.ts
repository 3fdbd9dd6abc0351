import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { PLACE_FIELDS } from '#contract/places/place.ts';
import type { Answered } from '../app.ts';
import { image } from '../factories.ts';
import { everyColumn, rowsWith } from './everyRow.ts';
import { type Others, recordsOfOthers } from './ofOthers.ts';
import { nameOf, openTarget, type Target } from './validCalls.ts';

const MISSING = 2_147_483_600;

let target: Target;
let others: Others;
beforeAll(async () => {
  target = await openTarget();
  others = await recordsOfOthers(target.desk);
});

/** Numbers that are no ids. */
const FIGURES = ['version', 'amount', 'day_minutes', 'most', 'position'];
/** Records without a place. */
const OF_THE_STATE = ['category_id', 'category_ids', 'policy_category_id', 'dept_id', 'app_user_id'];

/** Id fields of a body: they accept a number or a list of numbers, and no words. */
function idFields({ body = {} }: Call): string[] {
  const takes = (name: string, value: unknown) => body[name]?.safeParse(value).success === true;
  return Object.keys(body).filter(
    (name) => takes(name, 7) && !takes(name, 'words') && !takes(name, -7) && !takes(name, 0),
  );
}

const named = calls
  .filter(({ method }) => method === 'POST' || method === 'PUT')
  .flatMap((call) => idFields(call).map((field) => ({ call, field, name: nameOf(call) })))
  .filter(({ field }) => !FIGURES.includes(field));

/** Fields that a call accepts for older clients, or for another choice than the tested one, and ignores. */
const UNUSED = [
  'POST complaint/response app_user_id',
  'POST complaint/officer admin_officer_id',
  'POST complaint/officer administrator_id',
  'POST candidate category_id',
  'PUT candidate/:id category_id',
  'POST app/register mandal_id',
  'POST app/register area_id',
];
const isUnused = ({ name, field }: { name: string; field: string }) => UNUSED.includes(`${name} ${field}`);

/**
 * What is done along with another thing where it can be: an id that the caller may not use is left out, and the answer says
 * so where it concerns an inbox message (MSG-15, REF-24).
 */
const LEFT_OUT = ['inbox_id', 'withdraw_referrals'];
/** The answer that says that nothing was done with such an id. */
const isLeftOut = ({ status, body }: Answered) => status < 300 && body.inbox_taken !== true;

/** A filter then matches nothing. */
const isFilter = (name: string) => name.startsWith('POST dashboard/');
const isPlace = (field: string) => PLACE_FIELDS.some((each) => each === field);

/** A letter or a referral uses one of these. */
const ALTERNATIVES = ['complaint_id', 'cause_id', 'person_id'];
/** Additional fields: a mandal of another place comes with an area in it. */
function besides({ body = {} }: Call, field: string, values: Record<string, unknown>) {
  if (field === 'mandal_id') return { ...values, area_id: others.idOf('area_id') };
  if (!ALTERNATIVES.includes(field) || !('cause_id' in body)) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !ALTERNATIVES.includes(name)));
}

/** An answer without the requested ids and the number of the request. */
const said = ({ body: { request_id, records, ...body } }: Answered) => body;

/** The places of the caller's session replace those of the body: the result belongs to the caller. */
function isReplaced(field: string, { status, body }: Answered) {
  const own = target.desk.places.A1;
  return (
    status < 300 &&
    (field === 'parliament_id' || field === 'assembly_id') &&
    (body[field] === undefined || body[field] === own[field])
  );
}

describe('an id in a body that the caller has no business with', () => {
  test('[SCOPE-08] stands in these fields at least', () => {
    const fields = new Set(named.map(({ field }) => field));
    const some = ['complaint_id', 'complaint_ids', 'member_ids', 'staff_id', 'leaders'];
    for (const field of [...PLACE_FIELDS, ...some]) expect(fields).toContain(field);
    expect(fields.size).toBeGreaterThan(40);
  });

  test.each(named)(
    '[SCOPE-08, API-05] $name: $field of nothing that exists',
    async ({ call, field, name }) => {
      const valid = await target.validCall(call);
      const answer = await target.send(call, valid, {
        ...besides(call, field, valid.values),
        [field]: MISSING,
      });
      if (isUnused({ name, field })) {
        const { db } = target.desk;
        expect(await rowsWith(db, await everyColumn(db), [String(MISSING)])).toEqual([]);
      } else if (LEFT_OUT.includes(field)) expect(answer).toSatisfy(isLeftOut);
      else if (!isReplaced(field, answer) && !isFilter(name))
        expect([400, 404, 422]).toContain(answer.status);
    },
  );

  test.each(named.filter((each) => !isUnused(each) && !OF_THE_STATE.includes(each.field)))(
    '[GRD-13, SCOPE-08, API-05] $name: $field of another place is answered as if it did not exist, with no name',
    async ({ call, field, name }) => {
      const valid = await target.validCall(call);
      const id = name.endsWith('/delete') ? await target.foreignIds(call) : others.idOf(field, name);
      // No record is foreign to admin; other callers may not make admin's calls at all.
      const isAdmins = valid.by === target.desk.admin;
      const by = isAdmins ? target.desk.mla : valid.by;
      const values = besides(call, field, valid.values);
      const put = (value: unknown) => target.send(call, { ...valid, by }, { ...values, [field]: value });
      const answer = await put(id);
      const { status, body } = answer;
      if (isReplaced(field, answer)) return;
      expect(others.toldIn(answer)).toEqual([]);
      if (LEFT_OUT.includes(field)) {
        expect(answer).toSatisfy(isLeftOut);
        expect(await others.isUntouched()).toBe(true);
        return;
      }
      const refusal = [status, Object.keys(body.errors ?? {})];
      const underField = [422, [field]];
      if (isAdmins) expect([403, 404]).toContain(status);
      else if (isPlace(field)) expect(refusal).toEqual(underField);
      else {
        const ofNothing = await put(Array.isArray(id) ? [MISSING] : MISSING);
        expect([status, said(answer)]).toEqual([ofNothing.status, said(ofNothing)]);
        expect(isFilter(name) ? [[200, []]] : [[404, []], underField]).toContainEqual(refusal);
      }
    },
  );
});

describe('an id in a path', () => {
  test('[SCOPE-08, UPD-03] the attachment of another place’s complaint is neither replaced nor removed', async () => {
    const { desk } = target;
    const { complaint_id } = others;
    const { body } = await desk.send('POST', 'complaint/media', {
      token: desk.otherMla.token,
      form: { complaint_id, file: await image() },
    });
    for (const token of [desk.mla.token, desk.staff.token]) {
      const form = { file: await image('jpeg') };
      expect((await desk.send('PUT', `complaint/media/${body.id}`, { token, form })).status).toBe(404);
      expect((await desk.send('DELETE', `complaint/media/${body.id}`, { token })).status).toBe(404);
    }
    const { media } = (await desk.get(desk.otherMla, `complaint/${complaint_id}?media=true`)).body;
    expect(media).toEqual([body]);
  });

  /** An own record with one that belongs to it, and the same of another place. */
  const pairs: Record<string, () => Promise<{ own: [number, number]; foreign: [number, number] }>> = {
    'DELETE household/:id/member/:person_id': async () => {
      const { mla, post, record } = target.desk;
      const phone = '9200000000';
      const { person_id } = await record(mla, { name: 'Anjaiah', phone });
      const wife = await record(mla, { name: 'Sujatha', phone });
      const { body } = await post(mla, 'household', { person_ids: [person_id, wife.person_id] });
      const foreign: [number, number] = [others.household, Number(others.idOf('person_id'))];
      return { own: [Number(body.id), Number(person_id)], foreign };
    },
    'DELETE cause/:id/member/:complaint_id': async () => {
      const { mla, places, post, record, roads } = target.desk;
      const { id } = await record(mla);
      const input = { ...places.V1, title: 'No water', category_id: roads, complaint_ids: [id] };
      const { body } = await post(mla, 'cause', input);
      return { own: [Number(body.id), id], foreign: [Number(others.idOf('cause_id')), others.member] };
    },
  };
  const withTwo = calls
    .filter(({ path }) => path.split(':').length > 2)
    .map((call) => ({ call, name: nameOf(call) }));

  test('[GRD-13] two of them stand in these calls', () => {
    expect(withTwo.map(({ name }) => name).sort()).toEqual(Object.keys(pairs).sort());
  });

  test.each(withTwo)(
    '[GRD-13, SCOPE-08] $name: 404 where either is of another place',
    async ({ call, name }) => {
      const { mla, otherMla, send } = target.desk;
      const pair = await pairs[name]?.();
      if (!pair) throw new Error('no ids');
      const { own, foreign } = pair;
      const ask = async (token: string, [id, second]: [number, number]) => {
        const [first = '', ...rest] = call.path.split(/:\w+/);
        return (await send(call.method, `${first}${id}${rest[0]}${second}`, { token })).status;
      };
      for (const ids of [[own[0], foreign[1]], [foreign[0], own[1]], foreign] as const)
        expect(await ask(mla.token, [...ids])).toBe(404);
      // Both are unchanged: the calls with the right ids succeed.
      expect([await ask(mla.token, own), await ask(otherMla.token, foreign)]).toEqual([200, 200]);
    },
  );
});
