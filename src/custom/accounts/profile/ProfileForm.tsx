import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo, useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { type CandidateRecord, PROFILE_IMAGES } from '#contract/accounts/account.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { FormDraftNotice } from '#src/components/drafts/FormDraftNotice.tsx';
import type { Draft } from '#src/components/drafts/useDraft.ts';
import { resolverOf } from '#src/components/form/formRules.ts';
import { InvalidFormToast } from '#src/components/form/InvalidFormToast.tsx';
import { NewerNotice } from '#src/components/form/NewerNotice.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { PictureInput } from './PictureInput.tsx';
import { checkProfile, noPictures, PICTURES, type ProfileValues } from './profileForm.ts';
import { Section } from './Section.tsx';
import { ContactInformation, SocialMediaInformation, UserInformation } from './sections.tsx';
import { useReplaceProfile } from './useProfile.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface NewerProfileProps {
  /** The profile that another user has saved in the meantime. */
  profile: CandidateRecord;
  onTaken: () => void;
}

/** Offers to load another user's changes; typed values stay in the form (409). */
function NewerProfile({ profile, onTaken }: NewerProfileProps) {
  const replace = useReplaceProfile();
  const take = () => {
    replace(profile);
    onTaken();
  };
  return <NewerNotice text="profile.newer" onLoad={take} />;
}

/** The profile field with the link of each picture. */
const LINK_OF = {
  file: 'image_path',
  header_image: 'header_image_path',
  profile_image: 'avatar_path',
} as const;

/** The pictures in the citizens' app (PROF-03, PROF-04). */
const AppInformation = () => (
  <Section title="profile.app" text="profile.appText" columns={3}>
    {PICTURES.map((field) => (
      <PictureInput key={field} source={field} saved={LINK_OF[field]} size={PROFILE_IMAGES[field]} />
    ))}
  </Section>
);

/** One object for all renders: with another one the form resets and forgets that it was sent. */
const KEEP_TYPED = { keepDirtyValues: true };

/**
 * The profile in four sections (PROF-01). Values that could not be saved stay in the form; leaving it unsaved asks
 * first.
 */
export function ProfileForm({ profile }: { profile: CandidateRecord }) {
  const translate = useTranslate();
  const session = storedSession();
  const resolver = useMemo(() => resolverOf<ProfileValues>(checkProfile(translate)), [translate]);
  const draft = useRef<Draft>(null);
  const { save, newer, forgetNewer } = useSaveProfile(() => draft.current?.sent());
  // The names of the places until their options are loaded.
  const places = { parliament: session?.parliament, assembly: session?.assembly };

  return (
    <Form<ProfileValues>
      record={{ ...profile, ...places }}
      defaultValues={noPictures}
      resetOptions={KEEP_TYPED}
      resolver={resolver}
      onSubmit={(values: object) => save(values as ProfileValues)}
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      noValidate
    >
      <Stack spacing={2}>
        <FormDraftNotice name={`profile/${profile.id}`} ref={draft} />
        {session?.profile_updated === false && (
          <Alert severity="info">{translate('profile.incomplete')}</Alert>
        )}
        <UserInformation />
        <ContactInformation />
        <SocialMediaInformation />
        <AppInformation />
        {newer && <NewerProfile profile={newer} onTaken={forgetNewer} />}
        <Box>
          <SubmitButton label="profile.update" />
        </Box>
      </Stack>
      <InvalidFormToast />
    </Form>
  );
}
