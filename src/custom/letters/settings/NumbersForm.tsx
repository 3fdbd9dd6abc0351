import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type OfficeRegisters, updateRegisters } from '#contract/letters/registerCalls.ts';
import { REGISTER_YEARS, writtenNumber } from '#contract/letters/registers.ts';
import { OfficeForm } from '#src/components/office/OfficeForm.tsx';
import { useOfficeForm } from '#src/components/office/useOfficeForm.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { Section } from '#src/components/page/Section.tsx';

interface NumbersValues {
  code: string | null;
  year: OfficeRegisters['year']['value'] | null;
  /** One series per line: 'GR Grievances'. */
  series: string | null;
}

/** Code, year and series of an office, with an example of a number (REF-05). */
export function NumbersForm({ registers }: { registers: OfficeRegisters }) {
  const translate = useTranslate();
  const form = useOfficeForm({
    part: 'registers',
    update: updateRegisters,
    settings: registers,
    valuesOf: ({ code, year, series }): NumbersValues => ({
      code: code ?? '',
      year: year.from === 'own' ? year.value : null,
      series: series.from === 'own' ? seriesLines(series.value) : '',
    }),
    // The code is sent if it changed; empty settings become inherited again.
    bodyOf: ({ code, year, series }, { code: saved }) => ({
      ...((code ?? '').trim() === (saved ?? '') ? {} : { code }),
      year,
      series: series?.trim() ? seriesIn(series) : null,
    }),
  });
  const { base } = form;
  const from = (setting: OfficeRegisters['year'] | OfficeRegisters['series']) =>
    translate(`office.from.${setting.inherited.from}`);
  return (
    <OfficeForm form={form}>
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

const seriesLines = (series: readonly { code: string; name: string }[]) =>
  series.map(({ code, name }) => `${code} ${name}`).join('\n');

const seriesIn = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [code = '', ...name] = line.split(/\s+/);
      return { code, name: name.join(' ') };
    });

/** An example of the next number. */
function Example({ base }: { base: OfficeRegisters }) {
  const code = useWatch({ name: 'code' });
  const [series] = base.series.value;
  const number = writtenNumber({
    code: String(code || 'ABC'),
    series: series?.code ?? '',
    year: new Date().getFullYear(),
    counter: 147,
  });
  return <Hint text="registers.numbers.example" values={{ number }} />;
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: '12rem 1fr 1fr' },
};
