import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { CATEGORY_SETTINGS, type CategoryRow, type OfficeSettings } from '../../../contract/office.ts';
import { LeaveQuestion } from '../../kit/form/LeaveQuestion.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useNameIn } from '../../kit/format/useNameIn.ts';
import { Section } from '../../kit/page/Section.tsx';
import { SettingInput } from './SettingInput.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** What an office has set itself, and what it inherits, category by category (GRD-01). */
export function SettingsForm({ settings }: { settings: OfficeSettings }) {
  const translate = useTranslate();
  const { form, submit, base, isNewer } = useSettingsForm(settings);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Section title="office.similar.title">
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {translate('office.similar.text')}
          </Typography>
          {isNewer && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {translate('office.newer')}
            </Alert>
          )}
          {base.categories.map((row) => (
            <Category key={row.category_id} row={row} />
          ))}
          <Box sx={{ mt: 2 }}>
            <SubmitButton label="office.save" />
          </Box>
        </Section>
      </form>
      <LeaveQuestion isUnsaved={form.formState.isDirty} />
    </FormProvider>
  );
}

/** On a phone the name stands above its two values, else beside them. */
function Category({ row }: { row: CategoryRow }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={GRID}>
      <Typography id={id} sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, mt: { md: 2 }, fontWeight: 600 }}>
        {useNameIn()(row.category)}
      </Typography>
      {CATEGORY_SETTINGS.map((name) => (
        <SettingInput key={name} name={name} row={row} />
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  maxWidth: 800,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 13rem 13rem' },
};
