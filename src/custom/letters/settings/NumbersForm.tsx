import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type OfficeRegisters, updateRegisters } from '#contract/letters/registerCalls.ts';
import { REGISTER_YEARS, writtenNumber } from '#contract/letters/registers.ts';
import { Section } from '#src/components/page/Section.tsx';
import { OfficeForm } from '#src/custom/desk/office/OfficeForm.tsx';
import { useOfficeForm } from '#src/custom/desk/office/useOfficeForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { checkNumbers, type NumbersValues, seriesLines, valuesOf } from './numbersForm.ts';

/** Code, year and series of an office, with an example of a number (REF-05). */
export function NumbersForm({ registers }: { registers: OfficeRegisters }) {
  const translate = useTranslate();
  const { form, submit, draft, base, isNewer } = useOfficeForm({
    part: 'registers',
    settings: registers,
    valuesOf,
    check: checkNumbers,
    save: (body) => call(updateRegisters, { body }),
  });
  const from = (setting: OfficeRegisters['year'] | OfficeRegisters['series']) =>
    translate(`office.from.${setting.inherited.from}`);
  return (
    <OfficeForm form={form} submit={submit} draft={draft} isNewer={isNewer}>
      <Section title="registers.numbers.title">
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('registers.numbers.text')}
        </Typography>
        <Box sx={GRID}>
          <TextInput
            source="code"
            label="registers.numbers.code"
            helperText={base.code_stays ? 'registers.numbers.codeStays' : 'registers.numbers.codeHint'}
            slotProps={{
              htmlInput: { maxLength: 5, readOnly: base.code_stays, autoCapitalize: 'characters' },
            }}
          />
          <SelectInput
            source="year"
            label="registers.numbers.year"
            choices={[
              {
                id: '',
                name: translate('registers.numbers.inherited', {
                  value: translate(`registers.years.${base.year.inherited.value}`),
                  from: from(base.year),
                }),
              },
              ...REGISTER_YEARS.map((id) => ({ id, name: translate(`registers.years.${id}`) })),
            ]}
            emptyValue=""
            helperText={false}
          />
          <TextInput
            source="series"
            label="registers.numbers.series"
            multiline
            minRows={2}
            placeholder={seriesLines(base.series.inherited.value)}
            helperText="registers.numbers.seriesHint"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
        <Example base={base} />
      </Section>
    </OfficeForm>
  );
}

/** An example of the next number. */
function Example({ base }: { base: OfficeRegisters }) {
  const translate = useTranslate();
  const code = useWatch<NumbersValues>({ name: 'code' });
  const [series] = base.series.value;
  const number = writtenNumber({
    code: String(code || 'ABC'),
    series: series?.code ?? '',
    year: new Date().getFullYear(),
    counter: 147,
  });
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('registers.numbers.example', { number })}
    </Typography>
  );
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: '12rem 1fr 1fr' },
};
