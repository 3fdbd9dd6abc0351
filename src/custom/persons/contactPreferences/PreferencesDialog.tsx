import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import { WISH_PURPOSES, WISH_STATES } from '#contract/messages/messageKinds.ts';
import {
  type ContactPreferences,
  getNotice,
  updateContactPreferences,
} from '#contract/persons/contactPreferences.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { WISHES } from '#src/components/data/resourceNames.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';
import { RadioInput } from '#src/components/form/RadioField.tsx';
import { call } from '#src/dataProvider/call.ts';
import { SaidHow } from './SaidHow.tsx';
import { type PreferencesInput, usePreferencesForm } from './usePreferencesForm.ts';

/** The notice in the person's language, to read out before they agree (MSG-07). */
function Notice({ language }: { language: Language }) {
  const translate = useTranslate();
  const { data, isError } = useQuery(queryOf([WISHES, 'notice'], getNotice));
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
  const changed = ({ way: _way, language: _language, ...said }: PreferencesInput) =>
    Object.entries(said).filter(([purpose, state]) => state !== (before[purpose] ?? 'unknown'));
  const form = usePreferencesForm(person.id, {
    defaultValues: {
      ...(Object.fromEntries(
        WISH_PURPOSES.map((each) => [each, before[each] ?? 'unknown']),
      ) as PreferencesInput),
      way: 'spoken',
      language: person.language ?? 'te',
    },
    bodyOf: (said) => ({ ...Object.fromEntries(changed(said)), way: said.way, language: said.language }),
    // Nothing new was said, so that nothing is recorded.
    send: async (body, headers, said) => {
      if (changed(said).length > 0)
        return call(updateContactPreferences, { params: { id: person.id }, body, headers });
      onClose();
      return false;
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('contactPreferences.edit.title')}
      submit={translate('common.save')}
      onClose={onClose}
    >
      <Typography>{translate('contactPreferences.edit.text')}</Typography>
      {WISH_PURPOSES.map((purpose) => (
        <RadioInput
          key={purpose}
          row
          source={purpose}
          label={`contactPreferences.purposes.${purpose}`}
          words="contactPreferences.states"
          values={WISH_STATES}
        />
      ))}
      <SaidHow />
      <ChoiceInput
        source="language"
        label="contactPreferences.edit.language"
        words="person.language"
        values={LANGUAGES}
        size="small"
      />
      <Notice language={form.form.watch('language') ?? 'te'} />
    </FormDialog>
  );
}
