import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { readFilled } from '../../contract/filledMessages.ts';
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
 * chosen. A key without words is shown as it is: texts of the server are passed through `translate`, too, and those
 * that name something are known by their form.
 */
export function createI18nProvider(locale: Locale, catalogue: Catalogue): I18nProvider {
  const provider = polyglotI18nProvider(
    (wanted) => (wanted === locale ? catalogue : loadCatalogue(wanted as Locale)),
    locale,
    [...LOCALES],
    { allowMissing: true, pluralRules },
  );
  const translate: I18nProvider['translate'] = (key, options) => {
    const rule = key.includes(' ') ? readFilled(key) : undefined;
    return rule ? provider.translate(`filled.${rule.key}`, rule.values) : provider.translate(key, options);
  };
  return { ...provider, translate };
}
