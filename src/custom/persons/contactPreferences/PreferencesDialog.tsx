import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import {
  type PreferencePurpose,
  type PreferenceState,
  WISH_PURPOSES,
  WISH_STATES,
} from '#contract/messages/messageKinds.ts';
import { type ContactPreferences, getNotice } from '#contract/persons/contactPreferences.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { WISHES } from '#src/components/data/resourceNames.ts';
import { FormDialog } from '#src/components/form/FormDialog.tsx';
import { call } from '#src/dataProvider/call.ts';
import { SaidHow, type Way } from './SaidHow.tsx';
import { useSavePreferences } from './useSavePreferences.ts';

/** The notice in the person's language, to read out before they agree (MSG-07). */
function Notice({ language }: { language: Language }) {
  const translate = useTranslate();
  const { data, isError } = useQuery({
    queryKey: [WISHES, 'notice'],
    queryFn: ({ signal }) => call(getNotice, { signal }),
  });
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {translate('contactPreferences.edit.showNotice')}
      </Typography>
      {isError && <Typography role="alert">{translate('contactPreferences.edit.noticeFailed')}</Typography>}
      <Typography lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
        {data?.full[language]}
      </Typography>
    </Box>
  );
}

interface PreferencesDialogProps {
  person: PersonCard;
  preferences: ContactPreferences;
  onClose: () => void;
}

/** Records the person's choice for each purpose, after the notice. Other purposes stay unchanged (MSG-06, MSG-07). */
export function PreferencesDialog({ person, preferences, onClose }: PreferencesDialogProps) {
  const translate = useTranslate();
  const before = Object.fromEntries(preferences.wishes.map(({ purpose, state }) => [purpose, state]));
  const [said, setSaid] = useState<Partial<Record<PreferencePurpose, PreferenceState>>>({});
  const [way, setWay] = useState<Way>('spoken');
  const [language, setLanguage] = useState<Language>(person.language ?? 'te');
  const { mutate, isPending, error } = useSavePreferences(person.id, onClose);
  const isChanged = WISH_PURPOSES.some((purpose) => said[purpose] && said[purpose] !== before[purpose]);
  return (
    <FormDialog
      title={translate('contactPreferences.edit.title')}
      submit={translate('common.save')}
      failure={error}
      isPending={isPending}
      onSubmit={() => (isChanged ? mutate({ ...said, way, language }) : onClose())}
      onClose={onClose}
    >
      <Typography>{translate('contactPreferences.edit.text')}</Typography>
      {WISH_PURPOSES.map((purpose) => (
        <Purpose
          key={purpose}
          purpose={purpose}
          state={said[purpose] ?? before[purpose] ?? 'unknown'}
          onChange={(state) => setSaid({ ...said, [purpose]: state })}
        />
      ))}
      <SaidHow way={way} onChange={setWay} />
      <TextField
        select
        size="small"
        label={translate('contactPreferences.edit.language')}
        value={language}
        onChange={({ target }) => setLanguage(LANGUAGES.find((one) => one === target.value) ?? language)}
      >
        {LANGUAGES.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`person.language.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <Notice language={language} />
    </FormDialog>
  );
}

interface PurposeProps {
  purpose: PreferencePurpose;
  state: PreferenceState;
  onChange: (state: PreferenceState) => void;
}

function Purpose({ purpose, state, onChange }: PurposeProps) {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{translate(`contactPreferences.purposes.${purpose}`)}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={state}
        onChange={(_event, chosen) => onChange(WISH_STATES.find((one) => one === chosen) ?? state)}
      >
        {WISH_STATES.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={translate(`contactPreferences.states.${each}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
