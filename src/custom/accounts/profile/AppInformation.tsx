import { PROFILE_IMAGES } from '#contract/accounts/account.ts';
import { PictureInput } from './PictureInput.tsx';
import { PICTURES } from './profileForm.ts';
import { Section } from './Section.tsx';

/** Under which name a profile carries the link of each picture. */
const LINK_OF = {
  file: 'image_path',
  header_image: 'header_image_path',
  profile_image: 'avatar_path',
} as const;

/** The pictures that the citizens' app shows (PROF-03, PROF-04). */
export const AppInformation = () => (
  <Section title="profile.app" text="profile.appText" columns={3}>
    {PICTURES.map((field) => (
      <PictureInput key={field} source={field} saved={LINK_OF[field]} size={PROFILE_IMAGES[field]} />
    ))}
  </Section>
);
