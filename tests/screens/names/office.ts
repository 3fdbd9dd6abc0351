import { beforeAll } from 'vitest';
import { contact } from '#contract/contacts/contact.ts';
import { contactCategory, policyCategory, videoCategory } from '#contract/content/categories.ts';
import { policy } from '#contract/content/policy.ts';
import { video } from '#contract/content/video.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { insertPlaces } from '#server/transfer/seed/insertPlaces.ts';
import { insertRecord } from '#server/transfer/seed/insertRecord.ts';
import { categoryNames, departmentNames } from '#server/transfer/seed/localNames.ts';
import { insertCategories } from '#server/transfer/seed/people.ts';
import { startDesk } from '../app.tsx';

/**
 * An office with the categories and places of the demo, which have names in three languages, and records that show
 * them: complaints of each category in two areas of Huzurabad, a leader, a contact, a policy and a video. All typed
 * texts are in Telugu. Call it once per file.
 */
export function localOffice() {
  const desk = startDesk();
  const office = {
    place: {} as Record<PlaceField, number>,
    categories: new Map<string, number>(),
    id: 0,
    mla: '',
  };

  beforeAll(async () => {
    const { db } = desk.app;
    const areas = await db.transaction(async (tx) => {
      const places = await insertPlaces(tx);
      office.categories = await insertCategories(tx);
      const [place, other] = places.areasOf('Huzurabad');
      if (!place || !other) throw new Error('the demo has no areas');
      office.place = place;
      await insertNamed(tx, place);
      return [place, other];
    });
    namesChanged(db);
    for (const category_id of office.categories.values()) {
      for (const area of areas) office.id = await record({ category_id, ...area });
    }
    await desk.ask('PUT', `complaint/${office.id}`, {
      json: { category_id: 1, area_id: office.place.area_id },
    });
    const { parliament_id, assembly_id } = office.place;
    const account = await desk.app.account({
      role: 'mla',
      username: 'huzurabad',
      parliament_id,
      assembly_id,
    });
    office.mla = account.token;
  });

  async function record(given: object) {
    const form = {
      name: 'రాములు',
      phone: '9848012345',
      details: '<p>నీళ్లు రావడం లేదు</p>',
      type: 'complaint',
      assigned: 'Office of the Home Secretary',
      ...given,
    };
    const { status, body } = await desk.ask('POST', 'complaint', { form });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return Number(body.id);
  }

  return { desk, office };
}

type Tx = Parameters<typeof insertRecord>[0];

async function insertNamed(tx: Tx, place: Record<PlaceField, number>) {
  const description = 'వివరణ';
  await tx.insert(leaders).values({ name: 'భాస్కర్', phone: '9848012399', ...place });
  const category_id = await insertRecord(tx, contactCategory, departmentNames('Energy'));
  const person = { name: 'రవి', designation: 'ఇంజనీరు', phone: '9848012340', email: 'r@example.org' };
  await insertRecord(tx, contact, { ...person, category_id, is_administrator: false });
  const policy_category_id = await insertRecord(tx, policyCategory, categoryNames('Welfare'));
  const paper = { title: 'పథకం', go_number: '1', contact: '9848012341', description };
  await insertRecord(tx, policy, { ...paper, policy_category_id, ...place });
  const speeches = await insertRecord(tx, videoCategory, categoryNames('Speeches'));
  const film = { name: 'వీడియో', url: 'https://example.org/1', description, status: true };
  await insertRecord(tx, video, { ...film, category_id: speeches, ...place });
}
