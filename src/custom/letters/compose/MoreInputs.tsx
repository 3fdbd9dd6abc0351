import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { LetterStart } from '#contract/letters/letter.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { LetterValues } from './letterValues.ts';

interface MoreInputsProps {
  values: LetterValues;
  onChange: (changed: Partial<LetterValues>) => void;
  start: LetterStart | null;
  faults: Refusals;
}

/** Optional parts of a letter: references, enclosures, copies, a signature and, if there are several, the series. */
export function MoreInputs({ values, onChange, start, faults }: MoreInputsProps) {
  const translate = useTranslate();
  const faultOf = (field: string) => faults[field] && translate(faults[field], { _: faults[field] });
  const text = (field: 'our_ref' | 'their_ref' | 'enclosures' | 'copies', isLong = false) => {
    const fault = faultOf(field === 'copies' ? 'copies_to' : field);
    return (
      <TextField
        label={translate(`letters.form.${field}`)}
        value={values[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
        size="small"
        margin="none"
        multiline={isLong}
        minRows={isLong ? 2 : undefined}
        maxRows={10}
        autoComplete="off"
        error={fault !== undefined}
        helperText={fault ?? (isLong ? translate('letters.form.oneALine') : undefined)}
      />
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {text('their_ref')}
      {text('our_ref')}
      {text('enclosures', true)}
      {text('copies', true)}
      {start && start.signers.length > 0 && (
        <ChoiceField
          label={translate('letters.form.signed_by')}
          margin="none"
          error={faultOf('signed_by') !== undefined}
          helperText={faultOf('signed_by') ?? translate('letters.form.signedByHint')}
          value={values.signed_by ?? ''}
          onChange={(chosen) => onChange({ signed_by: Number(chosen) || null })}
          choices={[
            ['', translate('letters.form.byHand')],
            ...start.signers.map(({ id, name }) => [id, name] as const),
          ]}
        />
      )}
      {start && start.series.length > 1 && (
        <ChoiceField
          label={translate('letters.form.series')}
          margin="none"
          value={values.series}
          onChange={(chosen) => onChange({ series: chosen })}
          choices={start.series.map(({ code, name }) => [code, `${code} · ${name}`])}
        />
      )}
    </Box>
  );
}
