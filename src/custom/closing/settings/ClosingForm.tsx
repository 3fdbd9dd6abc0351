import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { type OfficeSettings, updateOfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { FoldedRow } from '#src/custom/desk/office/FoldedRow.tsx';
import { InheritedNumber } from '#src/custom/desk/office/InheritedNumber.tsx';
import { OfficeForm } from '#src/custom/desk/office/OfficeForm.tsx';
import { useOfficeForm } from '#src/custom/desk/office/useOfficeForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { type ClosingValues, checkClosing, SWITCHES, shareField, valuesOf } from './closingForm.ts';

/** An office's own and inherited settings of closing and reopening (GRD-01). */
export function ClosingForm({ settings }: { settings: OfficeSettings }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { number } = useFormats();
  const { form, submit, draft, base, isNewer } = useOfficeForm({
    part: 'closing',
    settings,
    valuesOf,
    check: checkClosing,
    save: (body) => call(updateOfficeSettings, { body }),
  });
  const inheritedOf = ({ inherited }: OfficeSettings['closing']['reopen_max']) => ({
    value: inherited.value,
    from: translate(`office.from.${inherited.from}`),
  });
  return (
    <OfficeForm form={form} submit={submit} draft={draft} isNewer={isNewer}>
      <Section title="common.toVerify">
        <Hint text="closing.settings.text" />
        {base.categories.length === 0 && <Typography>{translate('office.noCategories')}</Typography>}
        {base.categories.map((row) => (
          <FoldedRow
            key={row.category_id}
            name={nameIn(row.category) ?? ''}
            fields={[shareField(row)]}
            text={(own) =>
              translate('closing.section.share', {
                share: number(Number(own(shareField(row)) ?? row.verify_share.inherited.value)),
              })
            }
          >
            <Box sx={FIELD}>
              <InheritedNumber
                field={shareField(row)}
                label="closing.settings.share"
                name={`${translate('closing.settings.share')}: ${nameIn(row.category)}`}
                inherited={inheritedOf(row.verify_share)}
                own={translate('office.own')}
              />
            </Box>
          </FoldedRow>
        ))}
      </Section>
      <Section title="closing.settings.reopening">
        <Hint text="closing.settings.reopeningText" />
        <Box sx={PAIR}>
          {(['reopen_max', 'reopen_days'] as const).map((name) => (
            <InheritedNumber
              key={name}
              field={name}
              label={`closing.settings.${name}`}
              inherited={inheritedOf(base.closing[name])}
              unlimited={translate('closing.settings.noLimit')}
              own={translate('office.own')}
            />
          ))}
        </Box>
      </Section>
      <Section title="closing.settings.evidence">
        <Hint text="closing.settings.evidenceText" />
        <SwitchChoice name="ask_evidence" label="evidence" setting={base.closing.ask_evidence} />
      </Section>
      <Section title="closing.settings.approval">
        <Hint text="closing.settings.approvalText" />
        <SwitchChoice name="second_approval" label="approval" setting={base.closing.second_approval} />
      </Section>
    </OfficeForm>
  );
}

const Hint = ({ text }: { text: string }) => (
  <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '48rem' }}>
    {useTranslate()(text)}
  </Typography>
);

interface SwitchChoiceProps {
  name: 'ask_evidence' | 'second_approval';
  label: 'evidence' | 'approval';
  setting: OfficeSettings['closing']['second_approval'];
}

/** On, off, or inherited from the parent office. */
function SwitchChoice({ name, label, setting }: SwitchChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const { field } = useController<ClosingValues>({ name });
  const { value, from } = setting.inherited;
  const texts = {
    inherited: translate('closing.settings.inherited', {
      value: translate(`closing.settings.${value ? 'on' : 'off'}`),
    }),
    on: translate('closing.settings.on'),
    off: translate('closing.settings.off'),
  };
  return (
    <TextField
      select
      fullWidth
      id={id}
      size="small"
      sx={{ maxWidth: '24rem' }}
      label={translate(`closing.settings.${label}`)}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onBlur={field.onBlur}
      onChange={field.onChange}
      helperText={translate(`office.from.${field.value === 'inherited' ? from : 'own'}`)}
    >
      {SWITCHES.map((way) => (
        <MenuItem key={way} value={way}>
          {texts[way]}
        </MenuItem>
      ))}
    </TextField>
  );
}

const FIELD = { maxWidth: '13rem' };
const PAIR = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: '13rem 13rem' },
};
