import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { TextInput, useTranslate } from 'react-admin';
import { PhoneInput } from '#src/components/form/PhoneInput.tsx';
import { required } from '#src/components/form/required.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { Section } from './Section.tsx';

/** A link to the office on a map. It is no part of the profile and is never sent (PROF-01); the field says so. */
function LocationLink() {
  const translate = useTranslate();
  return (
    <TextField
      type="url"
      margin="dense"
      label={translate('profile.fields.location_url')}
      helperText={translate('profile.locationHint')}
      placeholder="https://"
      autoComplete="off"
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}

const WHOLE_ROW = { gridColumn: '1 / -1' };

/** The person and place. Name and designation are set by the office, and the own place is locked (PROF-02). */
export const UserInformation = () => (
  <Section title="profile.user" columns={2}>
    <ReadOnlyInput source="name" />
    <ReadOnlyInput source="designation" />
    <TextInput
      source="custom_designation"
      label="profile.fields.custom_designation"
      {...required}
      autoComplete="organization-title"
      sx={WHOLE_ROW}
    />
    <Box sx={WHOLE_ROW}>
      <PlaceCascade levels={['parliament', 'assembly']} />
    </Box>
  </Section>
);

/** A value that can be read and copied but not changed. */
const ReadOnlyInput = ({ source }: { source: 'name' | 'designation' }) => (
  <TextInput
    source={source}
    label={`profile.fields.${source}`}
    variant="filled"
    slotProps={{ input: { readOnly: true } }}
    helperText={false}
  />
);

/** Contact data. */
export const ContactInformation = () => (
  <Section title="profile.contact" columns={2}>
    <PhoneInput source="phone" label="profile.fields.phone" {...required} autoComplete="tel-national" />
    <TextInput source="email" type="email" label="profile.fields.email" {...required} autoComplete="email" />
    <TextInput
      source="address"
      label="profile.fields.address"
      {...required}
      multiline
      minRows={2}
      autoComplete="street-address"
      sx={WHOLE_ROW}
    />
    <LocationLink />
  </Section>
);

const SOCIAL_MEDIA = ['instagram', 'twitter', 'facebook'] as const;

export const SocialMediaInformation = () => (
  <Section title="profile.social" columns={3}>
    {SOCIAL_MEDIA.map((source) => (
      <TextInput key={source} source={source} label={`profile.fields.${source}`} autoComplete="off" />
    ))}
  </Section>
);
