import { eq } from 'drizzle-orm';
import { lockedPlaces } from '../../contract/access.ts';
import {
  type CandidateRecord,
  PROFILE_IMAGES,
  type ProfileImage,
  pixelText,
  type updateProfile as updateProfileCall,
} from '../../contract/account.ts';
import { checkPlaces } from '../db/places.ts';
import { candidates, users } from '../db/schema/accounts.ts';
import { conflict, invalid } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { dropFiles } from '../http/uploads.ts';
import { findProfile, type Profile, presentProfile } from './profile.ts';

type Given = Context<typeof updateProfileCall>;

/** Where a candidate keeps each picture. */
const COLUMN_OF = { file: 'image_id', header_image: 'header_image_id', profile_image: 'avatar_id' } as const;
const IMAGES = Object.keys(COLUMN_OF) as ProfileImage[];

/**
 * Changes a profile. The contract asks for every field that a complete profile has, so after a change it counts as
 * updated (PROF-06). Name and designation are not the owner's to change (PROF-02).
 * @throws 404 for somebody else's, 409 for an older version, 422 for pictures of another size (PROF-04) and places
 *   that do not hang together
 */
export async function updateProfile(given: Given): Promise<CandidateRecord> {
  const { actor, body, db, now, params } = given;
  await db.select().from(candidates).where(eq(candidates.id, params.id)).for('update');
  const found = await findProfile(db, actor, params.id);
  const { parliament_id, assembly_id, version, ...fields } = body;
  if (version !== null && version !== found.candidate.version) {
    throw conflict(await presentProfile(given, found));
  }
  checkPixels(given.uploads);
  const places = chosenPlaces(given, found);
  await checkPlaces(db, places);
  const pictures = await keepPictures(given);
  await db
    .update(candidates)
    .set({ ...fields, ...pictures, updated_at: now, version: found.candidate.version + 1 })
    .where(eq(candidates.id, params.id));
  await db
    .update(users)
    .set({ ...places, profile_updated: true, updated_at: now })
    .where(eq(users.id, found.user.id));
  const columns = Object.keys(pictures) as (keyof typeof pictures)[];
  await dropFiles(
    given,
    columns.flatMap((column) => found.candidate[column] ?? []),
  );
  return presentProfile(given, await findProfile(db, actor, params.id));
}

/** A place that the signed-in person has is locked; another keeps what is stored unless a new one is sent. */
function chosenPlaces({ actor, body }: Given, { user }: Profile) {
  const locked = lockedPlaces(actor);
  const choose = (level: 'parliament' | 'assembly') =>
    (locked.includes(level) ? null : body[`${level}_id`]) ?? user[`${level}_id`];
  return { parliament_id: choose('parliament'), assembly_id: choose('assembly') };
}

function checkPixels(uploads: Given['uploads']) {
  const wrong = IMAGES.filter((field) => {
    const [picture, exact] = [uploads[field], PROFILE_IMAGES[field]];
    return picture && (picture.width !== exact.width || picture.height !== exact.height);
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((field) => [field, [pixelText(field)]])));
}

/** Stores the new pictures, by the column that names each. */
async function keepPictures({ keep, uploads }: Given) {
  const kept: Partial<Record<(typeof COLUMN_OF)[ProfileImage], number>> = {};
  for (const field of IMAGES) {
    const picture = uploads[field];
    if (picture) kept[COLUMN_OF[field]] = await keep(picture);
  }
  return kept;
}
