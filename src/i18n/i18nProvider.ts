import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { type Catalogue, loadCatalogue } from './catalogues.ts';
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

/**
 * react-admin's translations, starting with the words of `locale`; the other languages are fetched when they are
 * chosen. A key without words is shown as it is: texts of the server are passed through `translate`, too.
 */
export const createI18nProvider = (locale: Locale, catalogue: Catalogue): I18nProvider =>
  polyglotI18nProvider(
    (wanted) => (wanted === locale ? catalogue : loadCatalogue(wanted as Locale)),
    locale,
    [...LOCALES],
    { allowMissing: true, pluralRules },
  );
