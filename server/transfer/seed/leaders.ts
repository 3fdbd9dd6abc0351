import { and, eq, inArray, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { DAY_MS } from '#contract/kernel/day.ts';
import { DESIGNATIONS } from '#contract/kernel/limits.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { complaintHistory, complaints } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { appUsers, leaderMessages, leaders } from '#server/leaders/schema/leaders.ts';
import { complaintLeaders } from '#server/officers/schema/forwarding.ts';
import type { DemoFile } from './attachments.ts';
import { personName } from './names.ts';
import type { Random } from './random.ts';
import type { RandomContext } from './seedContext.ts';

type LeaderContext = RandomContext & { keep: (file: DemoFile) => Promise<number> };

/** How many areas of each assembly have a leader; the demo accounts work in the first. */
const SHARES: Record<string, number> = { Huzurabad: 16, Karimnagar: 10, Siddipet: 8, 'Warangal West': 4 };

const PROOFS = ['Voter ID', 'Aadhaar', 'Driving licence'];

const MESSAGES = [
  'Please come to the meeting at the camp office on Monday at ten.',
  'సోమవారం ఉదయం పది గంటలకు క్యాంపు కార్యాలయంలో సమావేశం ఉంది. దయచేసి రండి.',
  'Please tell your village that the purchase centre opens on Thursday.',
  'మీ గ్రామంలో పింఛను దరఖాస్తుల వివరాలు పంపండి.',
];

/**
 * Inserts approved leaders and leaders on hold, with the office's messages to them, and recent registrations in the
 * app.
 */
export async function insertLeaders(tx: Tx, context: LeaderContext): Promise<void> {
  const { accounts, random, now } = context;
  const inserted: (typeof leaders.$inferSelect)[] = [];
  for (const [assembly, count] of Object.entries(SHARES)) {
    const areas = context.places.areasOf(assembly).slice(0, count);
    for (const [index, area] of areas.entries()) inserted.push(await insertLeader(tx, context, area, index));
  }
  const others = Array.from({ length: 45 }, () => appUser(random, now, random.below(30)));
  await tx.insert(appUsers).values(others);

  const creator_id = accounts.get('mla@example.org');
  await tx.insert(leaderMessages).values(
    inserted.slice(0, SHARES.Huzurabad).flatMap(({ id }) =>
      Array.from({ length: 1 + random.below(3) }, (_, index) => ({
        leader_id: id,
        creator_id,
        title: random.pick(MESSAGES),
        created_at: new Date(now.getTime() - (9 - 3 * index) * DAY_MS),
      })),
    ),
  );
  await forwardSome(tx, inserted);
}

/** Two in three are approved with a designation; the others have applied and wait. */
async function insertLeader(tx: Tx, context: LeaderContext, area: Record<PlaceField, number>, index: number) {
  const { random, now, keep } = context;
  const user = appUser(random, now, 3 + random.below(80));
  const [registered] = await tx.insert(appUsers).values(user).returning({ id: appUsers.id });
  const approved = index % 3 !== 2;
  const type = random.pick(PROOFS);
  return insertRow(tx, leaders, {
    ...area,
    ...user,
    party: 'Party office',
    app_user_id: registered?.id,
    status: approved || null,
    designation: approved ? random.pick(DESIGNATIONS) : null,
    location: JSON.stringify({
      latitude: Number((18.1 + random.next() / 4).toFixed(5)),
      longitude: Number((79.2 + random.next() / 4).toFixed(5)),
    }),
    type,
    water_id_number: `TS${String(random.below(100_000_000)).padStart(8, '0')}`,
    profile_image_id: await keep(await portrait(random)),
    id_document_id: await keep(await idCard(random, type)),
    updated_at: user.created_at,
  });
}

const appUser = (random: Random, now: Date, daysAgo: number) => ({
  name: personName(random),
  phone: `9${String(random.below(1_000_000_000)).padStart(9, '0')}`,
  created_at: new Date(now.getTime() - daysAgo * DAY_MS - random.below(10) * 3_600_000),
});

/** Forwards some complaints in progress to the approved leader of their area. */
async function forwardSome(tx: Tx, all: readonly (typeof leaders.$inferSelect)[]) {
  for (const { id, name, area_id } of all.filter(({ status, area_id }) => status && area_id)) {
    const forwarded = await tx
      .select()
      .from(complaints)
      .where(and(eq(complaints.area_id, area_id ?? 0), ne(complaints.status_group, 'open')))
      .orderBy(complaints.id)
      .limit(2);
    const ids = forwarded.map((complaint) => complaint.id);
    if (ids.length === 0) continue;
    await tx.update(complaints).set({ leader_id: id }).where(inArray(complaints.id, ids));
    const when = (complaint: { created_at: Date }) => new Date(complaint.created_at.getTime() + 3_600_000);
    await tx
      .insert(complaintLeaders)
      .values(forwarded.map((one) => ({ complaint_id: one.id, leader_id: id, created_at: when(one) })));
    await tx.insert(complaintHistory).values(
      forwarded.map((one) => ({
        complaint_id: one.id,
        creator_id: one.staff_id ?? one.creator_id,
        said: { code: 'forwarded', values: { to: name } },
        is_admin: false,
        created_at: when(one),
      })),
    );
  }
}

const WALLS = ['#d7dee6', '#e6ddd0', '#dbe6d9', '#e3d9e3'];
const SHIRTS = ['#5b7083', '#8a6f4d', '#5f7d5a', '#7a5d78', '#9a5b4f'];

/** Head and shoulders of an invented person, within a square of 100 units. */
const figure = (shirt: string) =>
  `<circle cx="50" cy="40" r="18" fill="#a97f63"/><path d="M32 38a18 18 0 0 1 36 0c-8-8-28-8-36 0z" fill="#2f2a27"/>
   <path d="M14 100c2-26 18-36 36-36s34 10 36 36z" fill="${shirt}"/>`;

const jpeg = async (svg: string, name: string): Promise<DemoFile> => ({
  bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer(),
  kind: 'image',
  type: 'image/jpeg',
  name,
});

/** The profile photo of an application. */
const portrait = (random: Random) =>
  jpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100">
      <rect width="100" height="100" fill="${random.pick(WALLS)}"/>${figure(random.pick(SHIRTS))}
    </svg>`,
    'photo.jpg',
  );

/** An ID card without an issuer: a photo and grey lines instead of text. */
const idCard = (random: Random, proof: string) =>
  jpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 320 200">
      <rect width="320" height="200" fill="#eef2ea"/><rect width="320" height="34" fill="${random.pick(SHIRTS)}"/>
      <rect x="18" y="54" width="100" height="120" fill="#ffffff"/>
      <svg x="18" y="64" width="100" height="110" viewBox="0 0 100 100">${figure(random.pick(SHIRTS))}</svg>
      ${[60, 84, 108, 132].map((y) => `<rect x="140" y="${y}" width="${90 + random.below(70)}" height="10" fill="#9aa39a"/>`).join('')}
      <rect x="140" y="160" width="110" height="14" fill="#5d665d"/>
    </svg>`,
    `${proof}.jpg`,
  );
