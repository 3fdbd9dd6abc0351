import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { type Catalogue, loadAllWords } from './catalogues.ts';
import { codedIn, codedWords } from './codedWords.ts';
import { LOCALES, type Locale } from './locales.ts';
import { SAME } from './sameWords.ts';

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

const MISSING = '\u0000';

/**
 * A name that many screens share is written once: a key without words of its own, such as `letters.form.name`, has
 * those of `common.name`, or of the name that `SAME` gives it. Keys that react-admin makes have their own defaults.
 */
export function commonKey(key: string): string | null {
  const same = SAME[key];
  if (same) return `common.${same}`;
  const [, start, name] = /^(\w+)\.(?:\w+\.)*(\w+)$/.exec(key) ?? [];
  return name && start !== 'ra' && start !== 'resources' ? `common.${name}` : null;
}

/**
 * react-admin's translations, starting with the first words of `locale`; other words and languages load on demand. A
 * key without words is shown as it is, because a plain host sends texts without codes. The number by which a text
 * chooses its form is also its `%{count}`, written as the language writes numbers.
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
    if (coded) return codedWords(translate, coded);
    const has = (known: string) => provider.translate(known, { _: MISSING }) !== MISSING;
    const word = has(key) ? null : commonKey(key);
    const count = (options?.smart_count as number | undefined)?.toLocaleString(`${provider.getLocale()}-IN`);
    return provider.translate(word && has(word) ? word : key, count ? { count, ...options } : options);
  };
  return { provider: { ...provider, changeLocale, translate }, complete };
}
