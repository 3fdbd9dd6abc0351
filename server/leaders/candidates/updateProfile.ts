import { eq } from 'drizzle-orm';
import { lockedPlaces } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import {
  type CandidateRecord,
  COMPLETE_PROFILE,
  PROFILE_IMAGES,
  type ProfileImage,
  pixelRefusal,
  type updateProfile as updateProfileCall,
} from '#contract/accounts/account.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { releaseComplaints } from '#server/complaints/releaseComplaints.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { invalid, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { dropFiles } from '#server/kernel/http/storeUploads.ts';
import { candidates } from '../schema/candidates.ts';
import { findProfile, type Profile, presentProfile } from './profile.ts';
import { changedSeat } from './seat.ts';

type ProfileContext = Context<typeof updateProfileCall>;

/** The column of each picture. */
const COLUMN_OF = { file: 'image_id', header_image: 'header_image_id', profile_image: 'avatar_id' } as const;
const IMAGES = Object.keys(COLUMN_OF) as ProfileImage[];
/** Links that the owner omits are removed. */
const NO_LINKS = { instagram: null, twitter: null, facebook: null };

/**
 * Changes a profile. Its owner sends every required field, so the profile then counts as updated (PROF-06); the owner
 * cannot change name and designation (PROF-02). Users who manage candidates change the given fields, also the name and
 * the seat: role and place of the account follow at once (CAN-01), and its assignments elsewhere are released (SLA-20).
 * @throws 404 for another user's, 409 for an older version, 422 for missing fields, pictures of another size (PROF-04)
 * and places that do not belong together
 */
export async function updateProfile(context: ProfileContext): Promise<CandidateRecord> {
  const { actor, afterCommit, body, db, now, params } = context;
  await db.select().from(candidates).where(eq(candidates.id, params.id)).for('update');
  const profile = await findProfile(db, actor, params.id);
  const { name, parliament_id, assembly_id, designation, category_id, version, ...fields } = body;
  await refuseOlder(version, profile.candidate, () => presentProfile(context, profile));
  const keeps = can(actor, 'edit', 'candidate');
  checkPixels(context.uploads);
  const seat = { designation, parliament_id, assembly_id, category_id };
  const changed = keeps
    ? { ...(await changedSeat(db, seat, profile)), name: name ?? profile.user.name }
    : { account: await ownPlaces(context, profile), candidate: NO_LINKS, name: profile.user.name };
  const pictures = await keepPictures(context);
  const by = { updated_at: now, updated_by: actor.id };
  await changeRow(context, candidates, profile.candidate, {
    ...changed.candidate,
    ...fields,
    ...pictures,
    ...by,
  });
  const profile_updated = profile.user.profile_updated || COMPLETE_PROFILE.every((field) => body[field]);
  const accounts = await db
    .update(users)
    .set({ ...changed.account, name: changed.name, profile_updated, ...by })
    .where(eq(users.id, profile.user.id))
    .returning();
  await openOffices(db, accounts);
  for (const account of accounts) await releaseComplaints(context, profile.user, account);
  afterCommit(() => namesChanged(db));
  const columns = Object.keys(pictures) as (keyof typeof pictures)[];
  await dropFiles(
    context,
    columns.flatMap((column) => profile.candidate[column] ?? []),
  );
  return presentProfile(context, await findProfile(db, actor, params.id));
}

/** The session's own place is locked; other places keep their stored value unless a new one is sent. */
async function ownPlaces({ actor, body, db }: ProfileContext, { user }: Profile) {
  const locked = lockedPlaces(actor);
  const choose = (level: 'parliament' | 'assembly') =>
    (locked.includes(level) ? null : body[`${level}_id`]) ?? user[`${level}_id`];
  const places = { parliament_id: choose('parliament'), assembly_id: choose('assembly') };
  await checkPlaces(db, places);
  return places;
}

function checkPixels(uploads: ProfileContext['uploads']) {
  const wrong = IMAGES.filter((field) => {
    const [picture, exact] = [uploads[field], PROFILE_IMAGES[field]];
    return picture && (picture.width !== exact.width || picture.height !== exact.height);
  });
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map((field) => [field, [pixelRefusal(field)]])));
}

/** Stores the new pictures; returns their ids by column. */
async function keepPictures({ keep, uploads }: ProfileContext) {
  const fileIds: Partial<Record<(typeof COLUMN_OF)[ProfileImage], number>> = {};
  for (const field of IMAGES) {
    const picture = uploads[field];
    if (picture) fileIds[COLUMN_OF[field]] = await keep(picture);
  }
  return fileIds;
}
