import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { type Catalogue, loadAllWords } from './catalogues.ts';
import { codedIn, codedWords } from './codedWords.ts';
import { LOCALES, type Locale } from './locales.ts';

const locales = LOCALES.map(({ locale }) => locale);

/**
 * Polyglot does not know the plurals of Telugu and Hindi; the browser does. Catalogues have two forms, `one |||| many`.
 */
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
  /** Loads the words of screens that load on demand; await it before rendering one. */
  complete: () => Promise<void>;
}

/**
 * react-admin's translations, starting with the first words of `locale`; other words and languages load on demand. A
 * key without words is shown as it is, because a plain host sends texts without codes.
 */
export function createWords(locale: Locale, catalogue: Catalogue): Words {
  let isComplete = false;
  let completing: Promise<void> | undefined;
  const provider = polyglotI18nProvider(
    (locale) => (isComplete ? loadAllWords(locale as Locale) : catalogue),
    locale,
    [...LOCALES],
    { allowMissing: true, pluralRules },
  );
  const changeLocale: I18nProvider['changeLocale'] = (locale) => {
    isComplete = true;
    return provider.changeLocale(locale);
  };
  const bring = async () => {
    await loadAllWords(locale);
    // The user may have changed the language in between, which loads all its words.
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
    const coded = codedIn(key);
    return coded ? codedWords(provider.translate, coded) : provider.translate(key, options);
  };
  return { provider: { ...provider, changeLocale, translate }, complete };
}
