import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { askForCall } from '#server/messages/calls/ask.ts';
import { localOffice } from './office.ts';

type Values = Record<string, unknown>;

/**
 * The office of names with work on each of its screens: due complaints, calls, verifications, referrals, letters and
 * households. All typed texts are in Telugu. Call it once per file.
 */
export function workingOffice() {
  const { desk, office } = localOffice();
  const made = { person: 0, cause: 0, draft: 0, letter: 0 };

  async function send(method: string, path: string, json: Values): Promise<Values> {
    const { status, body } = await desk.app.send(method, path, { token: office.mla, json });
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body as Values;
  }
  /** The office's settings for a category and an area, with an assignee. */
  async function setRules(category_id: number) {
    const { parliament_id, assembly_id, mandal_id, area_id } = office.place;
    const seat = { parliament_id, assembly_id };
    const staff = await desk.app.account({ role: 'staff', username: 'సునీత', ...seat });
    const open = { priority: null, language: null, source: null, mode: 'suggest' };
    const where = { categories: [category_id], mandals: [mandal_id], areas: [area_id] };
    const rule = { id: null, name: 'నీటి పనులు', ...where, ...open, people: [staff.id] };
    await send('PUT', 'routing/rule', { rules: [rule] });
    const reply = { title: 'నీళ్ల జవాబు', texts: { te: 'చూస్తున్నాం.' }, category_ids: [category_id] };
    for (const mine of [true, false]) await send('POST', 'reply', { ...reply, mine });
    await send('POST', 'macro', { name: 'నీటికి మార్చు', steps: [{ kind: 'category', category_id }] });
  }
  const recorded = async (phone: string) => {
    const form = {
      ...{ name: 'లక్ష్మి', phone, details: '<p>కుళాయి పాడైంది</p>', type: 'complaint' },
      ...{ category_id: office.categories.get('Drinking Water'), ...office.place },
    };
    const { body } = await desk.app.send('POST', 'complaint', { token: office.mla, form });
    return { id: Number(body.id), person_id: Number(body.person_id) };
  };

  beforeAll(async () => {
    const { db, clock } = desk.app;
    const water = office.categories.get('Drinking Water') ?? 0;
    await send('PUT', 'office/registers', { code: 'HZB' });
    await send('PUT', 'office/settings', { categories: [{ category_id: water, verify_share: 100 }] });
    await setRules(water);
    const first = await recorded('9848012361');
    const second = await recorded('9848012362');
    const third = await recorded('9848012363');
    made.person = first.person_id;
    const [called] = await db.select().from(complaints).where(eq(complaints.id, first.id));
    if (called) await askForCall(db, called, { reason: 'asked', now: clock.now });
    await desk.ask('POST', 'complaint/close', { json: { id: second.id, message: 'బాగు చేశాం' } });
    const cause = {
      ...office.place,
      title: 'నీటి కొరత',
      category_id: water,
      complaint_ids: [first.id, third.id],
    };
    made.cause = Number((await send('POST', 'cause', cause)).id);
    const { data } = (await send('POST', 'referral', {
      ...{ complaint_id: first.id, contact_ids: [1], way: 'phone' },
      ...{ subject: 'మోటారు', request: 'బాగు చేయండి' },
    })) as { data: { id: number }[] };
    await send('POST', `referral/${data[0]?.id}/dispatch`, {});
    const letter = {
      ...{ kind: 'referral', language: 'te', complaint_id: first.id, contact_id: 1 },
      addressee: { name: 'రవి', designation: 'ఇంజనీరు', department: 'ఇంధన శాఖ', address: 'హుజూరాబాద్' },
      texts: { te: { subject: 'నీళ్లు', body: 'దయచేసి చూడండి.' } },
    };
    made.draft = Number((await send('POST', 'letter', letter)).id);
    made.letter = Number((await send('POST', 'letter', letter)).id);
    await send('POST', `letter/${made.letter}/dispatch`, {});
  }, 120_000);

  return { desk, office, made };
}
