import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MESSAGE_CHANNELS, type MessageChannel, TEMPLATE_KINDS } from '#contract/messages/messageKinds.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { SmsIds } from './SmsIds.tsx';
import { TemplateText } from './TemplateText.tsx';
import { onChannel, rewritten, type TemplateValues } from './templateForm.ts';
import { VariableMapping } from './VariableMapping.tsx';

interface TemplateFieldsProps {
  values: TemplateValues;
  onChange: (changed: Partial<TemplateValues>) => void;
  faults: Refusals;
}

/** The fields of a draft (MSG-02, MSG-03). */
export function TemplateFields({ values, onChange, faults }: TemplateFieldsProps) {
  const translate = useTranslate();
  const faultOf = (field: string) => faults[field] && translate(faults[field], { _: faults[field] });
  const select = (
    field: 'channel' | 'language' | 'kind',
    options: readonly string[],
    words: string,
    change: (value: string) => Partial<TemplateValues> = (value) => ({ [field]: value }),
  ) => (
    <TextField
      select
      size="small"
      margin="none"
      label={translate(`messageTemplates.fields.${field}`)}
      value={values[field]}
      onChange={({ target }) => onChange(change(target.value))}
      error={faults[field] !== undefined}
      helperText={faultOf(field)}
    >
      {options.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`${words}.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <TextField
        label={translate('messageTemplates.fields.name')}
        value={values.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={faults.name !== undefined}
        helperText={faultOf('name')}
        required
        autoFocus
        margin="dense"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
        }}
      >
        {select('channel', MESSAGE_CHANNELS, 'messages.channel', (channel) =>
          onChannel(channel as MessageChannel),
        )}
        {select('language', LANGUAGES, 'messages.language')}
        {select('kind', TEMPLATE_KINDS[values.channel], 'messageTemplates.kinds')}
      </Box>
      <TemplateText
        values={values}
        onChange={(text) => onChange(rewritten(values, text))}
        fault={faultOf('text')}
      />
      <VariableMapping
        text={values.text}
        values={values.values}
        onChange={(ties) => onChange({ values: ties })}
        fault={faultOf('values')}
      />
      {values.channel === 'sms' && <SmsIds values={values} onChange={onChange} faults={faults} />}
    </>
  );
}
