import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { readFilled } from '../../contract/filledMessages.ts';
import { type Catalogue, loadAllWords } from './catalogues.ts';
import { LOCALES, type Locale } from './locales.ts';

const locales = LOCALES.map(({ locale }) => locale);

/** Polyglot does not know the plurals of Telugu and Hindi; the browser does. Catalogues hold two forms, `one |||| many`. */
const pluralRules = {
  pluralTypes: Object.fromEntries(
    locales.map((locale) => {
      const rules = new Intl.PluralRules(locale);
      return [locale, (count: number) => (rules.select(count) === 'one' ? 0 : 1)];
    }),
  ),
  pluralTypeToLanguages: Object.fromEntries(locales.map((locale) => [locale, [locale]])),
};

export interface Words {
  provider: I18nProvider;
  /** Brings the words of screens that come on demand; to be waited for before one is drawn. */
  complete: () => Promise<void>;
}

/**
 * react-admin's translations, starting with the first words of `locale`; the others, and other languages, are fetched when they
 * are wanted. A key without words is shown as it is: texts of the server are passed through `translate`, too, and those
 * that name something are known by their form.
 */
export function createWords(locale: Locale, catalogue: Catalogue): Words {
  let isComplete = false;
  let completing: Promise<void> | undefined;
  let keysOf: typeof import('./refusedStep.ts').refusedStep | undefined;
  const provider = polyglotI18nProvider(
    (wanted) => (isComplete ? loadAllWords(wanted as Locale) : catalogue),
    locale,
    [...LOCALES],
    { allowMissing: true, pluralRules },
  );
  const changeLocale: I18nProvider['changeLocale'] = (wanted) => {
    isComplete = true;
    return provider.changeLocale(wanted);
  };
  const bring = async () => {
    const [{ refusedStep }] = await Promise.all([import('./refusedStep.ts'), loadAllWords(locale)]);
    keysOf = refusedStep;
    // Somebody may have chosen another language meanwhile, which comes with all its words.
    if (!isComplete) await changeLocale(locale);
  };
  const complete = () => {
    completing ??= bring().catch((failure) => {
      completing = undefined;
      throw failure;
    });
    return completing;
  };
  const translate: I18nProvider['translate'] = (key, options) => {
    const rule = key.includes(' ') ? readFilled(key) : undefined;
    return rule ? provider.translate(`filled.${rule.key}`, inWords(rule)) : provider.translate(key, options);
  };
  /** A refused step of a macro names another rule. */
  const inWords = ({ key, values }: NonNullable<ReturnType<typeof readFilled>>) => {
    if (key !== 'stepRefused' || !keysOf) return values;
    const named = Object.entries(keysOf(values)).map(([name, text]) => [name, translate(text, { _: text })]);
    return { ...values, ...Object.fromEntries(named) };
  };
  return { provider: { ...provider, changeLocale, translate }, complete };
}
