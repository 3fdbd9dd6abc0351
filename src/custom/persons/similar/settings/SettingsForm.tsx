import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  type CategoryRow,
  type OfficeSettings,
  SIMILAR_SETTINGS,
  updateOfficeSettings,
} from '#contract/desk/office.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { InheritedNumber } from '#src/custom/desk/office/InheritedNumber.tsx';
import { OfficeForm } from '#src/custom/desk/office/OfficeForm.tsx';
import { useOfficeForm } from '#src/custom/desk/office/useOfficeForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { checkSettings, fieldOf, valuesOf } from './settingsForm.ts';

/** What an office has set itself, and what it inherits, category by category (GRD-01). */
export function SettingsForm({ settings }: { settings: OfficeSettings }) {
  const translate = useTranslate();
  const { form, submit, draft, base, isNewer } = useOfficeForm({
    part: 'similar',
    settings,
    valuesOf,
    check: checkSettings,
    save: (body) => call(updateOfficeSettings, { body }),
  });
  return (
    <OfficeForm form={form} submit={submit} draft={draft} isNewer={isNewer}>
      <Section title="office.similar.title">
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('office.similar.text')}
        </Typography>
        {base.categories.map((row) => (
          <Category key={row.category_id} row={row} />
        ))}
      </Section>
    </OfficeForm>
  );
}

/** On a phone the name stands above its two values, else beside them. */
function Category({ row }: { row: CategoryRow }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={GRID}>
      <Typography id={id} sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, mt: { md: 2 }, fontWeight: 600 }}>
        {useNameIn()(row.category)}
      </Typography>
      {SIMILAR_SETTINGS.map((name) => {
        const { value, from } = row[name].inherited;
        return (
          <InheritedNumber
            key={name}
            field={fieldOf(name, row)}
            label={`office.fields.${name}`}
            inherited={{ value, from: translate(`office.from.${from}`) }}
            own={translate('office.own')}
          />
        );
      })}
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
