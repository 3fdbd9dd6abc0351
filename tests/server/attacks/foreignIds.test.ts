import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/define.ts';
import { calls } from '../../../contract/index.ts';
import { PLACE_FIELDS } from '../../../contract/place.ts';
import { image } from '../factories.ts';
import { everyColumn, rowsWith } from './everyRow.ts';
import { nameOf, openTarget, type Target } from './validCalls.ts';

const MISSING = 2_147_483_600;

let target: Target;
let others: Awaited<ReturnType<Target['ofOthers']>>;
/** Ids of another place's records, by the fields that name them. */
let foreign: Record<string, number | number[]>;
beforeAll(async () => {
  target = await openTarget();
  others = await target.ofOthers();
  foreign = {
    ...(others.places as Record<string, number>),
    area: others.places.area_id ?? 0,
    complaint_id: others.complaint,
    staff_id: target.desk.staffElsewhere.id,
    leaders: [others.leader],
    leader_id: others.leader,
    officer_id: [others.contact],
    administrator_id: others.contact,
    admin_officer_id: others.contact,
    person_id: others.person,
    source_ids: [others.complaint],
    source_id: others.complaint,
    target_id: others.complaint,
    not_similar: [others.complaint],
    refers_to: others.complaint,
    person_ids: [others.person],
    survivor_id: others.person,
    merge_id: others.merge,
    office_id: others.office,
    gallery_id: others.gallery,
    ids: [others.notice],
    thumbnail_id: others.gallery,
    user_id: target.desk.otherMla.id,
    deputy_id: target.desk.otherMla.id,
    contact_id: others.contact,
    contact_ids: [others.contact],
    sent_on_to: others.contact,
    referral_ids: [others.referral],
    template_id: others.template,
  };
});

/** Fields of a body that name records: they take a number or a list of numbers, and no words. */
function idFields({ body = {} }: Call): string[] {
  const takes = (name: string, value: unknown) => body[name]?.safeParse(value).success === true;
  return Object.keys(body).filter(
    (name) =>
      !['version', 'amount'].includes(name) &&
      takes(name, 7) &&
      !takes(name, 'words') &&
      !takes(name, -7) &&
      !takes(name, 0),
  );
}

const named = calls
  .filter(({ method }) => method === 'POST' || method === 'PUT')
  .flatMap((call) => idFields(call).map((field) => ({ call, field, name: nameOf(call) })));

/** What a call takes for the sake of older clients, or for another choice than the one made, and keeps nothing of. */
const UNUSED: Record<string, string[]> = {
  'POST complaint/response': ['app_user_id'],
  'POST complaint/officer': ['admin_officer_id', 'administrator_id'],
  'POST candidate': ['category_id'],
  'PUT candidate/:id': ['category_id'],
  'POST app/register': ['mandal_id', 'area_id'],
};
const isUnused = (name: string, field: string) => UNUSED[name]?.includes(field) === true;

/** The places of the caller's session stand in for those of the body: what is answered and kept belongs to the caller. */
function isReplaced(field: string, { status, body }: Awaited<ReturnType<Target['send']>>) {
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
    for (const field of [
      ...PLACE_FIELDS,
      'complaint_id',
      'staff_id',
      'leader_id',
      'leaders',
      'person_id',
      'person_ids',
      'survivor_id',
      'merge_id',
      'officer_id',
      'gallery_id',
      'office_id',
      'source_ids',
      'target_id',
      'not_similar',
      'ids',
      'deputy_id',
      'contact_id',
      'contact_ids',
      'sent_on_to',
      'referral_ids',
      'template_id',
    ])
      expect(fields).toContain(field);
  });

  test.each(named)(
    '[SCOPE-08, API-05] $name: $field of nothing that exists',
    async ({ call, field, name }) => {
      const valid = await target.validCall(call);
      if (!valid) return;
      const answer = await target.send(call, valid, { ...valid.values, [field]: MISSING });
      if (isUnused(name, field)) {
        const { db } = target.desk;
        expect(await rowsWith(db, await everyColumn(db), [String(MISSING)])).toEqual([]);
      } else if (!isReplaced(field, answer)) expect([400, 404, 422]).toContain(answer.status);
    },
  );

  test.each(named)('[SCOPE-08, API-05] $name: $field of another place', async ({ call, field, name }) => {
    const valid = await target.validCall(call);
    const ofCall = field === 'id' ? others.complaint : undefined;
    const named = name === 'POST bulk' ? [others.complaint] : (foreign[field] ?? ofCall);
    const id = name.endsWith('/delete') ? await target.foreignIds(call) : named;
    // What is for the whole state, such as a category, or for admin alone, is nobody else's.
    if (!valid || id === undefined || valid.by === target.desk.admin || isUnused(name, field)) return;
    const answer = await target.send(call, valid, { ...valid.values, [field]: id });
    if (!isReplaced(field, answer)) expect([403, 404, 422]).toContain(answer.status);
  });
});

describe('an id in a path', () => {
  test('[SCOPE-08, UPD-03] the attachment of another place’s complaint is neither replaced nor removed', async () => {
    const { desk } = target;
    const { body } = await desk.send('POST', 'complaint/media', {
      token: desk.otherMla.token,
      form: { complaint_id: others.complaint, file: await image() },
    });
    for (const token of [desk.mla.token, desk.staff.token]) {
      const form = { file: await image('jpeg') };
      expect((await desk.send('PUT', `complaint/media/${body.id}`, { token, form })).status).toBe(404);
      expect((await desk.send('DELETE', `complaint/media/${body.id}`, { token })).status).toBe(404);
    }
    const { media } = (await desk.get(desk.otherMla, `complaint/${others.complaint}?media=true`)).body;
    expect(media).toEqual([body]);
  });
});
