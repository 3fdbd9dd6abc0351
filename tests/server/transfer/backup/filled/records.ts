import { contracts } from '#contract/index.ts';
import { LOCAL_NAMES } from '#contract/kernel/named.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { jpeg } from '../../../../fixtures/index.ts';
import type { Desk } from '../../../complaints/desk.ts';
import { sampleOf } from '../../../kernel/records/sample.ts';
import { done } from './answered.ts';

/** Names in the other languages. */
export const CALLED = { name_te: 'హుజూరాబాద్', name_hi: 'हुज़ूराबाद' };

/**
 * A record of each plain resource, a gallery's image, leaders and candidates; places and categories in three scripts.
 */
export async function fillRecords(desk: Desk) {
  const { admin, mla, places, post, send } = desk;
  for (const contract of contracts) {
    const hasNames = Object.values(LOCAL_NAMES).every((name) => name in contract.input);
    const form = { ...(await sampleOf(contract)), ...(contract.placed ? places.V1 : {}) };
    await done(
      send('POST', contract.name, { token: admin.token, form: { ...form, ...(hasNames ? CALLED : {}) } }),
    );
  }
  for (const level of PLACE_LEVELS)
    await done(send('PUT', `${level}/${places.V1[`${level}_id`]}`, { token: admin.token, json: CALLED }));
  const image = { gallery_id: 1, title: 'సభ', file: await jpeg() };
  await done(send('POST', 'gallery/media', { token: mla.token, form: image }));

  const user = { name: 'అనిత', username: 'anita@example.org', password: 'a long password' };
  const { id: user_id } = await done(send('POST', 'user', { token: admin.token, form: user }));
  await done(post(admin, 'candidate', { ...places.P1, user_id, designation: 'MP' }));
  const leader = { name: 'లక్ష్మి', phone: '9848033333', party: 'Party', ...places.V1 };
  const registered = await done(post(mla, 'app/register', leader));
  const app_user_id = (registered.user as { id: number }).id;
  const { id: leader_id } = await done(post(mla, 'leader', { ...leader, app_user_id }));
  await done(post(mla, 'leader/approve', { leader_id, designation: 'volunteer' }));
  await done(post(mla, 'leader/message', { leader_id: [leader_id], title: 'రేపు రండి' }));
  const { id } = await desk.record(mla);
  await done(post(mla, 'complaint/forward', { id, area: places.V1.area_id, leaders: [leader_id] }));
}
