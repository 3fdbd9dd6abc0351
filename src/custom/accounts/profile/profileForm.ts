import {
  type CandidateRecord,
  PROFILE_IMAGES,
  type ProfileImage,
  pixelRefusal,
  profileInput,
  updateProfile,
} from '#contract/accounts/account.ts';
import type { BodyOf, FilesOf } from '#contract/kernel/define.ts';
import { checkBody, type Refusals } from '#src/components/form/formRules.ts';
import { codedKey } from '#src/i18n/codedKey.ts';
import { pictureFault } from './pictureFault.ts';

export const PICTURES = Object.keys(PROFILE_IMAGES) as ProfileImage[];

/** The values of the form: the edited profile and the newly chosen pictures. */
export type ProfileValues = CandidateRecord & Record<ProfileImage, File | null>;

export const noPictures: Record<ProfileImage, null> = { file: null, header_image: null, profile_image: null };

/** Translates a catalogue key. */
type Translate = (key: string, options?: Record<string, unknown>) => string;

const completeProfile = { ...updateProfile, body: profileInput };

/** The errors that prevent sending (PROF-02 to PROF-04). */
export const checkProfile =
  (translate: Translate) =>
  async (values: ProfileValues): Promise<Refusals> => ({
    ...checkBody(completeProfile, values).refusals,
    ...(await checkPictures(values, translate)),
  });

/** Too large files are reported together, whichever field they are in (PROF-03). */
async function checkPictures(values: ProfileValues, translate: Translate): Promise<Refusals> {
  const chosen = PICTURES.flatMap((field) => {
    const file = values[field];
    return file ? [{ field, file }] : [];
  });
  const checked = await Promise.all(
    chosen.map(async (picture) => ({ ...picture, fault: await pictureFault(picture.field, picture.file) })),
  );
  const tooLarge = checked.filter(({ fault }) => fault === 'profileImageSize').map(({ file }) => file.name);
  const words = {
    imageType: () => 'rules.imageType',
    profileImageSize: () => `${translate('rules.profileImageSize')} ${tooLarge.join(', ')}`,
    pixels: (field: ProfileImage) => codedKey(pixelRefusal(field)),
  };
  return Object.fromEntries(
    checked.flatMap(({ field, fault }) => (fault ? [[field, words[fault](field)]] : [])),
  );
}

type Sent = Partial<BodyOf<typeof updateProfile>> & FilesOf<typeof updateProfile>;

/**
 * The body of the call (PROF-05). It includes name and designation, which the server does not change, but not the map
 * link.
 */
export function sentProfile(values: ProfileValues): Sent {
  const { id: candidate_id, name, designation } = values;
  const pictures = PICTURES.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  const fixed = { candidate_id, name, designation };
  return { ...checkBody(completeProfile, values).body, ...fixed, ...Object.fromEntries(pictures) };
}
