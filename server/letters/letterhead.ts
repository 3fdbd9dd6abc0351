import { and, asc, eq } from 'drizzle-orm';
import { nameIn } from '#contract/kernel/named.ts';
import { designationIn } from '#contract/letters/designations.ts';
import {
  type Letterhead,
  MIN_LETTERHEAD_WIDTH,
  type removeLetterhead as removeCall,
  type setLetterhead as setCall,
} from '#contract/letters/letterhead.ts';
import type { Side } from '#contract/letters/letterText.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { officeRecord } from '#server/desk/offices/officeRecord.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { conflict, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { letterheads } from './schema/letters.ts';

/** The letterhead of an office, and its representative (REF-04). */
export interface Head {
  /** The office's own image, else the one of the profile; null for text only. */
  image: { id: number; key: string; type: string; from: 'own' | 'profile' } | null;
  /** The representative; empty if the office has none. */
  name: string;
  /** The representative's designation and seat, once for each language with its own word. */
  titles: { designation: string; seat: string }[];
  /** Address, phone and email of the profile, if present. */
  rows: string[];
}

export async function headOf(
  db: Db | Tx,
  office: OfficeRow,
  languages: readonly Side[] = ['en'],
): Promise<Head> {
  const { place } = await names(db);
  const { parliament_id, assembly_id } = office;
  const profile = await profileOf(db, office);
  const seat = place('assembly', assembly_id) ?? place('parliament', parliament_id);
  const [own] = await db
    .select({ id: files.id, key: files.key, type: files.type })
    .from(letterheads)
    .innerJoin(files, eq(files.id, letterheads.file_id))
    .where(eq(letterheads.office_id, office.id));
  const reach = [profile?.phone, profile?.email].filter(Boolean).join(' · ');
  return {
    image: own ? { ...own, from: 'own' } : profile?.image ? { ...profile.image, from: 'profile' } : null,
    name: profile?.name ?? '',
    titles: withoutDoubles(
      languages.map((language) => ({
        designation: designationIn(profile?.designation ?? '', language),
        seat: seat ? nameIn(seat, language) : '',
      })),
    ),
    rows: [profile?.address ?? '', reach].filter(Boolean),
  };
}

const withoutDoubles = (titles: Head['titles']) =>
  titles.filter(
    ({ designation, seat }, at) =>
      titles.findIndex((each) => each.designation === designation && each.seat === seat) === at,
  );

/** Each title as one line. */
export const titleRows = ({ titles }: Pick<Head, 'titles'>): string[] =>
  titles.map(({ designation, seat }) => [designation, seat].filter(Boolean).join(', ')).filter(Boolean);

/** The profile of the representative of the seat; null for the state office. */
async function profileOf(db: Db | Tx, { parliament_id, assembly_id }: OfficeRow) {
  if (parliament_id === null) return undefined;
  const holds = and(
    eq(users.role, assembly_id === null ? 'mp' : 'mla'),
    eq(users.parliament_id, parliament_id),
    assembly_id === null ? undefined : eq(users.assembly_id, assembly_id),
    eq(users.disabled, false),
  );
  const [profile] = await db
    .select({
      name: users.name,
      designation: candidates.custom_designation,
      phone: candidates.phone,
      address: candidates.address,
      email: candidates.email,
      image: { id: files.id, key: files.key, type: files.type },
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.user_id))
    .leftJoin(files, eq(files.id, candidates.header_image_id))
    .where(holds)
    .orderBy(asc(candidates.id))
    .limit(1);
  return profile;
}

type Reader = Pick<Context, 'db' | 'links'>;

/** The letterhead of an office for screens. */
export async function letterheadOf({ db, links }: Reader, office: OfficeRow): Promise<Letterhead> {
  const known = await names(db);
  const [row] = await db.select().from(letterheads).where(eq(letterheads.office_id, office.id));
  const { image, name, titles, rows } = await headOf(db, office);
  return {
    office: officeRecord(office, known),
    version: row?.version ?? 0,
    updated_at: (row?.updated_at ?? office.updated_at).toISOString(),
    updated_by: known.user(row?.updated_by),
    image: image && { path: links.link(image), from: image.from },
    name,
    rows: [...titles.flatMap(({ designation, seat }) => [designation, seat]), ...rows].filter(Boolean),
  };
}

/** Stores an office's own letterhead image (REF-04). @throws 404 for another office, 409, 422 as the contract says */
export async function setLetterhead(context: Context<typeof setCall>): Promise<Letterhead> {
  const { file } = context.uploads;
  if (!file) throw invalidField('file', 'imageRequired');
  if ((file.width ?? 0) < MIN_LETTERHEAD_WIDTH) throw invalidField('file', 'letterheadWidth');
  return write(context, () => context.keep(file));
}

/** @throws as `setLetterhead` */
export const removeLetterhead = (context: Context<typeof removeCall>) => write(context, async () => null);

async function write(
  context: Pick<Context, 'actor' | 'afterCommit' | 'db' | 'files' | 'links' | 'now'> & {
    body: { office_id: number | null; version: number | null };
  },
  keep: () => Promise<number | null>,
): Promise<Letterhead> {
  const { actor, body, db, now } = context;
  const office = await findOffice(context, body.office_id, { forUpdate: true });
  const [before] = await db.select().from(letterheads).where(eq(letterheads.office_id, office.id));
  if (body.version !== null && body.version !== (before?.version ?? 0)) {
    throw conflict(await letterheadOf(context, office));
  }
  const file_id = await keep();
  const made = { file_id, updated_at: now, updated_by: actor.id, version: (before?.version ?? 0) + 1 };
  await db
    .insert(letterheads)
    .values({ office_id: office.id, ...made })
    .onConflictDoUpdate({ target: letterheads.office_id, set: made });
  await dropFiles(context, before?.file_id ? [before.file_id] : []);
  return letterheadOf(context, office);
}
