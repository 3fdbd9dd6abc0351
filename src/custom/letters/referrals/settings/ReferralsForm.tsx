import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { REFERRAL_WAYS } from '#contract/letters/letterKinds.ts';
import {
  type ReferralDaysRow,
  type ReferralSettings,
  type ReferralSwitch,
  updateReferralSettings,
} from '#contract/letters/referralSettings.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { FoldedRow } from '#src/custom/desk/office/FoldedRow.tsx';
import { InheritedNumber } from '#src/custom/desk/office/InheritedNumber.tsx';
import { OfficeForm } from '#src/custom/desk/office/OfficeForm.tsx';
import { useOfficeForm } from '#src/custom/desk/office/useOfficeForm.ts';
import { valueRange } from '#src/custom/desk/office/valueRange.ts';
import { call } from '#src/dataProvider/call.ts';
import { checkReferrals, fieldOf, REFERRAL_SWITCHES, type ReferralValues, valuesOf } from './referralForm.ts';

/** Working days by channel and department, and two switches (REF-09, REF-14). */
export function ReferralsForm({ settings }: { settings: ReferralSettings }) {
  const translate = useTranslate();
  const { form, submit, draft, base, isNewer } = useOfficeForm({
    part: 'referrals',
    settings,
    valuesOf,
    check: checkReferrals,
    save: (body) => call(updateReferralSettings, { body }),
  });
  return (
    <OfficeForm form={form} submit={submit} draft={draft} isNewer={isNewer}>
      <Section>
        {REFERRAL_SWITCHES.map((name) => (
          <SwitchInput key={name} name={name} setting={base[name]} />
        ))}
        <Typography color="textSecondary" sx={{ my: 2 }}>
          {translate('referrals.settings.text')}
        </Typography>
        {base.days.map((row) => (
          <DaysInputs key={row.category_id ?? 'all'} row={row} />
        ))}
      </Section>
    </OfficeForm>
  );
}

/** Inherited, on, or off. */
function SwitchInput({ name, setting }: { name: ReferralSwitch; setting: ReferralSettings[ReferralSwitch] }) {
  const translate = useTranslate();
  const { field, fieldState } = useController<ReferralValues>({ name });
  const said = (isOn: boolean) => translate(`referrals.settings.${isOn ? 'on' : 'off'}`);
  return (
    <TextField
      select
      fullWidth
      label={translate(`referrals.settings.${name}`)}
      name={field.name}
      inputRef={field.ref}
      value={field.value === null ? '' : String(field.value)}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(target.value === '' ? null : target.value === 'true')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ? translate(fieldState.error.message) : ' '}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ maxWidth: '30rem', display: 'flex' }}
    >
      <MenuItem value="">
        {translate('referrals.settings.inherited', { value: said(setting.inherited.value) })}
      </MenuItem>
      <MenuItem value="true">{said(true)}</MenuItem>
      <MenuItem value="false">{said(false)}</MenuItem>
    </TextField>
  );
}

/** The row for all departments is open; a department is folded to its days. */
function DaysInputs({ row }: { row: ReferralDaysRow }) {
  const translate = useTranslate();
  const id = useId();
  const nameIn = useNameIn();
  const { number } = useFormats();
  if (row.category_id === null)
    return (
      <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
        <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
          {translate('referrals.settings.all')}
        </Typography>
        <WayInputs row={row} />
      </Box>
    );
  return (
    <FoldedRow
      name={nameIn(row.category) ?? ''}
      fields={REFERRAL_WAYS.map((way) => fieldOf(row, way))}
      text={(own) => {
        const days = REFERRAL_WAYS.map((way) => Number(own(fieldOf(row, way)) ?? row[way].inherited.value));
        return translate('referrals.settings.section.value', { days: valueRange(days, number) });
      }}
    >
      <WayInputs row={row} />
    </FoldedRow>
  );
}

function WayInputs({ row }: { row: ReferralDaysRow }) {
  const translate = useTranslate();
  return (
    <Box sx={ROW}>
      {REFERRAL_WAYS.map((way) => {
        const { value, from } = row[way].inherited;
        const called = translate(`referrals.way.${way}`);
        return (
          <InheritedNumber
            key={way}
            field={fieldOf(row, way)}
            label={called}
            name={translate('referrals.settings.daysOf', { way: called })}
            inherited={{ value, from: translate(`referrals.settings.from.${from}`) }}
            own={translate('referrals.settings.own')}
          />
        );
      })}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(5, 8.5rem)' },
};
