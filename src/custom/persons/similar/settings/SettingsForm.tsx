import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  type CategoryRow,
  type OfficeSettings,
  updateOfficeSettings,
} from '#contract/capabilities/officeSettings.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { FoldedRow } from '#src/custom/desk/office/FoldedRow.tsx';
import { InheritedNumber } from '#src/custom/desk/office/InheritedNumber.tsx';
import { OfficeForm } from '#src/custom/desk/office/OfficeForm.tsx';
import { useOfficeForm } from '#src/custom/desk/office/useOfficeForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { checkSettings, fieldOf, SIMILAR_SETTINGS, valuesOf } from './settingsForm.ts';

/** An office's own and inherited values, by category (GRD-01). */
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
      <Section>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('office.similar.about')}
        </Typography>
        {base.categories.map((row) => (
          <Category key={row.category_id} row={row} />
        ))}
      </Section>
    </OfficeForm>
  );
}

/** Folded to its two values. */
function Category({ row }: { row: CategoryRow }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { number } = useFormats();
  return (
    <FoldedRow
      name={nameIn(row.category) ?? ''}
      fields={SIMILAR_SETTINGS.map((name) => fieldOf(name, row))}
      text={(own) => {
        const [days = '', metres = ''] = SIMILAR_SETTINGS.map((name) =>
          number(Number(own(fieldOf(name, row)) ?? row[name].inherited.value)),
        );
        return translate('office.similar.value', { days, metres });
      }}
    >
      <Box sx={GRID}>
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
    </FoldedRow>
  );
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: '13rem 13rem' },
};
