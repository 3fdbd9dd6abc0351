import { LOCALES, type Locale } from '#src/i18n/locales.ts';

interface Props {
  label: string;
  locale: Locale;
  onChange: (locale: Locale) => void;
}

/** The three languages, each in its own script. */
export const LanguageChoice = ({ label, locale, onChange }: Props) => (
  <fieldset className="boot-languages">
    <legend>{label}</legend>
    {LOCALES.map((choice) => (
      <button
        key={choice.locale}
        type="button"
        lang={choice.locale}
        aria-pressed={choice.locale === locale}
        onClick={() => onChange(choice.locale)}
      >
        {choice.name}
      </button>
    ))}
  </fieldset>
);
