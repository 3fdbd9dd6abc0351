import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { LetterStart } from '#contract/letters/letter.ts';
import { LETTER_KINDS, LETTER_LANGUAGES } from '#contract/letters/letterKinds.ts';
import { firstTemplate, type LetterValues, withTemplate } from './letterValues.ts';

interface KindInputsProps {
  values: LetterValues;
  onChange: (changed: Partial<LetterValues>) => void;
  start: LetterStart | null;
}

/** The kind and the language of a letter. A template sets both, and the text. */
export function KindInputs({ values, onChange, start }: KindInputsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [chosen, setChosen] = useState(firstTemplate(start, values.kind, locale)?.id);
  const choose = (id: number) => {
    const template = start?.templates.find((each) => each.id === id);
    if (!template || !start) return;
    setChosen(id);
    onChange(withTemplate(values, template, start.values));
  };
  const select = <T extends string>(field: 'kind' | 'language', all: readonly T[]) => (
    <TextField
      select
      label={translate(`letters.form.${field}`)}
      value={values[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
      size="small"
      margin="none"
    >
      {all.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`letters.${field}.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1.5fr 1fr' } }}>
      <TextField
        select
        label={translate('letters.form.template')}
        value={start?.templates.some(({ id }) => id === chosen) ? chosen : ''}
        onChange={({ target }) => choose(Number(target.value))}
        size="small"
        margin="none"
        helperText={start?.templates.length === 0 && translate('letters.form.noTemplates')}
      >
        {start?.templates.map(({ id, name, kind, language }) => (
          <MenuItem key={id} value={id}>
            {`${translate(`letters.kind.${kind}`)}: ${name} (${translate(`letters.language.${language}`)})`}
          </MenuItem>
        ))}
      </TextField>
      {select('kind', LETTER_KINDS)}
      {select('language', LETTER_LANGUAGES)}
    </Box>
  );
}
