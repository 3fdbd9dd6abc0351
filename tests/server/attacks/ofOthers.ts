import { eq, inArray } from 'drizzle-orm';
import { event } from '#contract/content/event.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { insertContact, insertLeader } from '../../worlds/contacts.ts';
import { insertTemplate } from '../access/messages.ts';
import { insertFailedMail } from '../access/records.ts';
import type { Answered } from '../app.ts';
import type { Desk } from '../complaints/desk.ts';
import { image, insertNotice } from '../factories.ts';
import { sampleOf } from '../kernel/records/sample.ts';

type Values = Record<string, unknown>;

/** The name of all people in the other place. */
const STRANGER = 'Stranger';

/**
 * Records of another place that the mla may not use: their ids by field name, or by call and field where a field of
 * that name has another meaning; and the words that would reveal them.
 */
export async function recordsOfOthers(desk: Desk) {
  const { db, otherMla, places, post, roads, staffElsewhere } = desk;
  const elsewhere = { ...places.V4 };
  let phones = 9_100_000_000;
  const phone = () => String(++phones);
  const named = { name: STRANGER, ...elsewhere };

  async function made(path: string, form: Values): Promise<number> {
    const { status, body } = await desk.send('POST', path, { token: otherMla.token, form });
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return Number(body.id);
  }
  const recorded = () => desk.record(otherMla, { ...named, phone: phone() });
  const citizen = () => made('person', { ...named, phones: [phone()] });
  const complaint = await recorded();
  const complaint_id = complaint.id;
  const [person_id, other] = [await citizen(), await citizen()];
  const merged = { person_ids: [person_id, other], survivor_id: person_id };
  const { merge_id } = (await post(otherMla, 'person/merge', merged)).body;
  const contact_id = await insertContact(db, elsewhere, { name: STRANGER });
  const leader_id = (await insertLeader(db, elsewhere, { name: STRANGER, phone: phone() })).id;
  const gallery_id = await made('gallery', { ...named, description: STRANGER });
  const thumbnail_id = await made('gallery/media', { gallery_id, file: await image() });
  const event_id = await made('event', { ...(await sampleOf(event)), ...elsewhere });
  const matter = { title: STRANGER, category_id: roads, ...elsewhere };
  const member = (await recorded()).id;
  const cause = (await post(otherMla, 'cause', { ...matter, complaint_ids: [member] })).body;
  const said = { message: STRANGER, status: 'responded' };
  await post(otherMla, `cause/${cause.id}/answer`, said);
  const answers = (await desk.get(otherMla, `cause/${cause.id}`)).body.answers as { id: number }[];
  const settings = (await desk.get(otherMla, 'office/settings')).body;
  const office_id = (settings.office as { id: number }).id;
  await desk.send('POST', 'signature', { token: otherMla.token, form: { file: await image() } });
  const text = { subject: STRANGER, body: STRANGER };
  const letter = { kind: 'referral', language: 'en', texts: { en: text }, addressee: { name: STRANGER } };
  const macro = { name: STRANGER, steps: [{ kind: 'priority', priority: 'high' }] };
  const { parliament_id, assembly_id } = elsewhere;
  const template = { state: 'approved' as const };
  const household = (await post(otherMla, 'household', { person_ids: [person_id, await citizen()] })).body;

  const draft = async () => {
    const asked = { complaint_id, contact_ids: [], way: 'phone' };
    return Number((await post(otherMla, 'referral', asked)).body.data?.[0]?.id);
  };
  const referral_id = await draft();
  await db.update(referrals).set({ state: 'sent' }).where(eq(referrals.id, referral_id));
  const [message] = await db
    .insert(inboxRows)
    .values({ office_id, channel: 'bot', phone: phone(), text: STRANGER, sent_at: desk.clock.now })
    .returning({ id: inboxRows.id });
  const inbox_id = message?.id ?? 0;

  const ids: Record<string, number | number[]> = {
    inbox_id,
    withdraw_referrals: [referral_id],
    ...(elsewhere as Record<string, number>),
    parliament: places.P2.parliament_id ?? 0,
    assembly: places.A3.assembly_id ?? 0,
    area: places.V4.area_id ?? 0,
    ...Object.fromEntries(
      ['id', 'complaint_id', 'source_id', 'target_id', 'refers_to', 'same_cause'].map((field) => [
        field,
        complaint_id,
      ]),
    ),
    ...Object.fromEntries(
      ['complaint_ids', 'source_ids', 'not_similar', 'POST bulk ids'].map((field) => [field, [complaint_id]]),
    ),
    member_ids: [member],
    cause_id: Number(cause.id),
    answer_id: answers[0]?.id ?? 0,
    reply_id: Number((await post(otherMla, 'reply', { title: STRANGER, texts: { en: STRANGER } })).body.id),
    macro_id: Number((await post(otherMla, 'macro', macro)).body.id),
    mail_id: await insertFailedMail(db, complaint_id, contact_id),
    'POST letter/print id': [Number((await post(otherMla, 'letter', { complaint_id, ...letter })).body.id)],
    staff_id: staffElsewhere.id,
    leader_id,
    leaders: [leader_id],
    'POST leader/message leader_id': [leader_id],
    ...Object.fromEntries(
      ['contact_id', 'sent_on_to', 'superior_id', 'successor_id'].map((field) => [field, contact_id]),
    ),
    officer_id: [contact_id],
    contact_ids: [contact_id],
    person_id,
    survivor_id: person_id,
    person_ids: [person_id],
    merge_id: Number(merge_id),
    office_id,
    gallery_id,
    event_id,
    thumbnail_id,
    ids: [await insertNotice(db, desk.staff.id, complaint_id)],
    user_id: otherMla.id,
    deputy_id: otherMla.id,
    signed_by: otherMla.id,
    referral_ids: [await draft()],
    template_id: await insertTemplate(desk, { parliament_id, assembly_id }, template),
  };
  const accounts = await db
    .select({ name: users.name })
    .from(users)
    .where(inArray(users.id, [otherMla.id, staffElsewhere.id]));
  const words = [
    STRANGER,
    ...[complaint.complaint_number, cause.number].map(String),
    ...accounts.map(({ name }) => name),
    ...['P2', 'A3', 'M3', 'V4'].map((place) => `"${place}"`),
  ];
  /** @throws for a field without such a record */
  function idOf(field: string, call = ''): number | number[] {
    const id = ids[`${call} ${field}`] ?? ids[field];
    if (id === undefined) throw new Error(`no ${field} of another place is known: add it to ofOthers.ts`);
    return id;
  }
  /** The words in an answer that reveal them. */
  const toldIn = ({ body }: Answered) => words.filter((word) => JSON.stringify(body).includes(word));
  /** Whether their inbox message waits to be handled, and what they asked a department for waits for an answer. */
  async function isUntouched() {
    const [inbox] = await db.select().from(inboxRows).where(eq(inboxRows.id, inbox_id));
    const [referral] = await db.select().from(referrals).where(eq(referrals.id, referral_id));
    return inbox?.state === 'open' && referral?.state === 'sent';
  }
  return { idOf, toldIn, isUntouched, complaint_id, member, household: Number(household.id) };
}

export type Others = Awaited<ReturnType<typeof recordsOfOthers>>;
