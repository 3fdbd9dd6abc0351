import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ContactPreference, ContactPreferences } from '#contract/persons/contactPreferences.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { PreferencesDialog } from './PreferencesDialog.tsx';
import { SaidHow } from './SaidHow.tsx';
import { preferencesOf } from './usePreferences.ts';
import { usePreferencesForm } from './usePreferencesForm.ts';
import { usePreferenceText } from './usePreferenceText.ts';

interface StopQuestionProps {
  personId: number;
  onClose: () => void;
}

/** Stops all messages at the person's request, made in any way (MSG-08). */
function StopQuestion({ personId, onClose }: StopQuestionProps) {
  const translate = useTranslate();
  const form = usePreferencesForm(personId, {
    defaultValues: { way: 'spoken' },
    bodyOf: (values) => ({ status: 'refused', news: 'refused', ...values }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('contactPreferences.stop.title')}
      submit={translate('contactPreferences.stop.submit')}
      onClose={onClose}
    >
      {translate('contactPreferences.stop.text')}
      <SaidHow />
    </FormDialog>
  );
}

/** A person's message preferences by purpose: date, recorder and channel (MSG-06, MSG-08). */
export function PreferencesSection({ person }: { person: PersonCard }) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<'change' | 'stop' | null>(null);
  const { data, ...query } = useQuery(preferencesOf(person.id));
  const onClose = () => setDialog(null);
  const isStopped = data?.wishes.every(({ purpose, state }) => purpose === 'calls' || state === 'refused');
  // Until it closes, the dialog manages the focus.
  const mayBeStopped = dialog !== null || !isStopped;
  const buttons = useFocusAfterRemoval<HTMLDivElement>(data ? (mayBeStopped ? 2 : 1) : 0);
  return (
    <Section
      title="contactPreferences.title"
      control={
        data && (
          <Box ref={buttons} tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, outline: 0 }}>
            {!isStopped && (
              <Button size="small" color="error" aria-haspopup="dialog" onClick={() => setDialog('stop')}>
                {translate('contactPreferences.stop.action')}
              </Button>
            )}
            <Button size="small" aria-haspopup="dialog" onClick={() => setDialog('change')}>
              {translate('contactPreferences.change')}
            </Button>
          </Box>
        )
      }
    >
      <NotLoaded query={query} failed="contactPreferences.failed" height={96} />
      {data && (
        <>
          <PhoneNotes phones={data.phones} />
          <Purposes preferences={data.wishes} />
          <History history={data.history} />
        </>
      )}
      {dialog === 'change' && data && (
        <PreferencesDialog person={person} preferences={data} onClose={onClose} />
      )}
      {dialog === 'stop' && <StopQuestion personId={person.id} onClose={onClose} />}
    </Section>
  );
}

function Purposes({ preferences }: { preferences: readonly ContactPreference[] }) {
  const translate = useTranslate();
  const words = usePreferenceText();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {preferences.map((preference) => (
        <Box key={preference.purpose}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`contactPreferences.purposes.${preference.purpose}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <strong>{words.state(preference)}</strong>{' '}
            <Typography component="span" variant="body2">
              {words.said(preference)}
            </Typography>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Earlier preferences, folded. */
function History({ history }: Pick<ContactPreferences, 'history'>) {
  const translate = useTranslate();
  const words = usePreferenceText();
  if (history.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {translate('contactPreferences.history')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {history.map((preference) => (
          <Typography key={preference.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {[
              translate(`contactPreferences.purposes.${preference.purpose}`),
              words.state(preference),
              words.said(preference),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/**
 * Why phones of a person get no messages: the person has stopped them (MSG-08), or they are no mobile numbers. Wrong
 * numbers have a note of their own.
 */
function PhoneNotes({ phones }: Pick<ContactPreferences, 'phones'>) {
  const translate = useTranslate();
  const { day } = useFormats();
  return phones.map(({ phone, mobile, stopped_at }) => {
    const text = stopped_at
      ? translate('contactPreferences.stopped', { phone, day: day(stopped_at) })
      : !mobile && translate('contactPreferences.noMobile', { phone });
    return (
      text && (
        <Alert key={phone} severity="warning" sx={{ mb: 1 }}>
          {text}
        </Alert>
      )
    );
  });
}
