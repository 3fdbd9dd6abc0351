import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { LOCAL_NAMES, type Named } from '#contract/kernel/named.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { ApiFailure, messageOf } from '#src/dataProvider/http.ts';

/** The typed plain name and those of other languages. */
export type Names = Record<keyof typeof NO_NAMES, string>;
export const NO_NAMES = { name: '', name_te: '', name_hi: '' };

export const typedNames = ({ name, name_te, name_hi }: Named): Names => ({
  name,
  name_te: name_te ?? '',
  name_hi: name_hi ?? '',
});

interface NamesFieldsProps {
  names: Names;
  onChange: (names: Names) => void;
  /** Why the server refused them. */
  failure: unknown;
  /** Shown below the plain name while it has no error. */
  hint?: string;
  /** Marks the plain name as missing. */
  missing?: boolean;
  required?: boolean;
  autoFocus?: boolean;
  disabled?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The fields for a plain name and optional names in Telugu and Hindi (MD-02, AREA-01, GRD-16). */
export function NamesFields(props: NamesFieldsProps) {
  const { names, onChange, failure, hint, missing = false, onKeyDown, ...plain } = props;
  const translate = useTranslate();
  const wrong = useWrong(failure);
  const hasLanguages = hasCapability('desk');
  const change = (field: keyof Names) => ({
    value: names[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...names, [field]: event.target.value }),
    onKeyDown,
    margin: 'none' as const,
    slotProps: { htmlInput: { maxLength: 200 } },
  });
  const wrongName = missing ? translate('rules.required') : wrong('name');
  return (
    <Box sx={GRID}>
      <TextField
        {...change('name')}
        {...plain}
        label={translate('masterdata.name')}
        error={wrongName !== null}
        helperText={wrongName ?? hint}
        sx={{ gridColumn: '1 / -1' }}
      />
      {Object.values(hasLanguages ? LOCAL_NAMES : {}).map((field) => (
        <TextField
          key={field}
          {...change(field)}
          disabled={plain.disabled}
          label={translate(`masterdata.${field}`)}
          error={wrong(field) !== null}
          helperText={wrong(field)}
        />
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 1,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
};

/** The error of a field; an error without a field belongs to the plain name. */
function useWrong(failure: unknown): (field: keyof Names) => string | null {
  const translate = useTranslate();
  if (!failure) return () => null;
  const errors = failure instanceof ApiFailure ? failure.body.errors : undefined;
  const ofLocal = Object.values(LOCAL_NAMES).some((field) => errors?.[field]);
  return (field) => {
    const text = errors?.[field] ?? (field === 'name' && !ofLocal ? messageOf(failure) : null);
    return text && translate(text, { _: text });
  };
}
