import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { readFilledError } from '#contract/kernel/filledErrors.ts';
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
    const rule = key.includes(' ') ? readFilledError(key) : undefined;
    return rule ? provider.translate(`filled.${rule.key}`, inWords(rule)) : provider.translate(key, options);
  };
  /** What is filled in may have words of its own. */
  const inWords = (rule: NonNullable<ReturnType<typeof readFilledError>>) => {
    const keys = Object.entries(keysOf?.(rule) ?? {});
    return {
      ...rule.values,
      ...Object.fromEntries(keys.map(([name, key]) => [name, translate(key, { _: key })])),
    };
  };
  return { provider: { ...provider, changeLocale, translate }, complete };
}
