import { useTranslate } from 'react-admin';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { fixedOptions } from '#src/components/form/useOptions.ts';

/** The person's language, filled in from the chosen person and saved with the grievance's person (PER-06). */
export function LanguageInput() {
  const translate = useTranslate();
  const options = LANGUAGES.map((value) => ({ value, label: translate(`person.language.${value}`) }));
  return (
    <OptionInput
      source="language"
      label="person.choice.language"
      options={fixedOptions(options)}
      hint="person.choice.languageHint"
    />
  );
}
