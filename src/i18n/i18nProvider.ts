import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { readFilledError } from '#contract/kernel/filledErrors.ts';
import { type Catalogue, loadAllWords } from './catalogues.ts';
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
 * key without words is shown as it is, because texts of the server are also passed to `translate`; texts with values
 * are recognised by their form.
 */
export function createWords(locale: Locale, catalogue: Catalogue): Words {
  let isComplete = false;
  let completing: Promise<void> | undefined;
  let keysOf: typeof import('./filledWords.ts').filledWords | undefined;
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
    const [{ filledWords }] = await Promise.all([import('./filledWords.ts'), loadAllWords(locale)]);
    keysOf = filledWords;
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
    const rule = key.includes(' ') ? readFilledError(key) : undefined;
    return rule ? provider.translate(`filled.${rule.key}`, inWords(rule)) : provider.translate(key, options);
  };
  /** The values may have translations, too. */
  const inWords = (rule: NonNullable<ReturnType<typeof readFilledError>>) => {
    const keys = Object.entries(keysOf?.(rule) ?? {});
    return {
      ...rule.values,
      ...Object.fromEntries(keys.map(([name, key]) => [name, translate(key, { _: key })])),
    };
  };
  return { provider: { ...provider, changeLocale, translate }, complete };
}
