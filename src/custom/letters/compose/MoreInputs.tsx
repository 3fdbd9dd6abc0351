import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { LetterStart } from '#contract/letters/letter.ts';
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
        <TextField
          select
          label={translate('letters.form.signed_by')}
          value={values.signed_by ?? ''}
          onChange={({ target }) => onChange({ signed_by: Number(target.value) || null })}
          size="small"
          margin="none"
          error={faultOf('signed_by') !== undefined}
          helperText={faultOf('signed_by') ?? translate('letters.form.signedByHint')}
        >
          <MenuItem value="">{translate('letters.form.byHand')}</MenuItem>
          {start.signers.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {start && start.series.length > 1 && (
        <TextField
          select
          label={translate('letters.form.series')}
          value={values.series}
          onChange={({ target }) => onChange({ series: target.value })}
          size="small"
          margin="none"
        >
          {start.series.map(({ code, name }) => (
            <MenuItem key={code} value={code}>{`${code} · ${name}`}</MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
