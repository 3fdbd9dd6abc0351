import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { LetterStart } from '#contract/letters/letter.ts';
import { LETTER_KINDS, LETTER_LANGUAGES } from '#contract/letters/letterKinds.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
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
  const select = (field: 'kind' | 'language', all: readonly string[]) => (
    <ChoiceField
      label={translate(`letters.form.${field}`)}
      margin="none"
      value={values[field]}
      onChange={(chosen) => onChange({ [field]: chosen })}
      choices={all.map((one) => [one, translate(`letters.${field}.${one}`)])}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1.5fr 1fr' } }}>
      <ChoiceField
        label={translate('letters.form.template')}
        margin="none"
        helperText={start?.templates.length === 0 && translate('letters.form.noTemplates')}
        value={start?.templates.find(({ id }) => id === chosen)?.id ?? ''}
        onChange={(chosen) => choose(Number(chosen))}
        choices={(start?.templates ?? []).map(({ id, name, kind, language }) => [
          id,
          `${translate(`letters.kind.${kind}`)}: ${name} (${translate(`letters.language.${language}`)})`,
        ])}
      />
      {select('kind', LETTER_KINDS)}
      {select('language', LETTER_LANGUAGES)}
    </Box>
  );
}
