import { erasures } from '#server/desk/schema/erasures.ts';
import type { Desk } from '../../../complaints/desk.ts';
import { merging } from '../../../persons/merging.ts';
import { done } from './answered.ts';

/**
 * Merged people with all their records, possible duplicates, people marked as different, and one who lost the
 * complaint.
 */
export async function fillPeople(desk: Desk) {
  const { db, mla, post, send, staff } = desk;
  const { compare, merge, newPhone, someone } = merging(desk);
  const [one, other] = [await someone(), await someone()];
  await done(post(staff, `person/${other.id}/visit`, { kind: 'came' }));
  await done(merge(one, other));
  const wishes = { status: 'given', news: 'refused', way: 'paper', language: 'te' };
  await done(send('PUT', `person/${one.id}/wishes`, { token: staff.token, json: wishes }));

  const phones = [newPhone()];
  const twin = () => done(post(mla, 'person', { ...desk.places.V1, name: 'పద్మ', phones }));
  const twins = [await twin(), await twin(), await twin()].map(({ id }) => id);
  await done(post(mla, 'person/distinct', { person_ids: twins.slice(1) }));
  await compare();
  const gone = await someone();
  await done(send('DELETE', `complaint/${gone.case}`, { token: mla.token }));
  // The rest of an interrupted erasure.
  await db.insert(erasures).values({ phone: newPhone(), names: ['పద్మ'], phones: [newPhone()], numbers: [] });
}
