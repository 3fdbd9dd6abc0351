import { type ComponentType, useMemo } from 'react';
import { I18nContext, type I18nProvider, useI18nProvider } from 'react-admin';
import type { Locale, Translated } from '#src/i18n/locales.ts';

/** What a resource is called in one language. Keys are those of react-admin's `resources.<name>`. */
export interface Words<F extends string = string> {
  /** One and several, where they differ: 'Policy |||| Policies'. */
  name: string;
  /** Labels of fields that `declare.fields` does not name, or names otherwise. */
  fields?: { [field in F]?: string };
  /** Headings that differ from 'Add News', 'View News' and so on. */
  page?: { list?: string; create?: string; show?: string; edit?: string };
  /** What the button below a form says where it is not 'Save'. */
  save?: { create?: string; edit?: string };
  message?: { delete_content?: string; load_failed?: string };
  /** Names of the tabs that the declaration adds to the page of a record. */
  tabs?: Record<string, string>;
  /** Names of the values of a field of a few words. */
  choices?: { [field in F]?: Record<string, string> };
}

/** The catalogue, in which a field of any resource has the shared word where there is no other. */
export function withFieldWords(catalogue: I18nProvider): I18nProvider {
  const translate: I18nProvider['translate'] = (key, options) => {
    const [, field] = /^resources\.[^.]+\.fields\.(.+)$/.exec(key) ?? [];
    if (!field) return catalogue.translate(key, options);
    const shared = catalogue.translate(`declare.fields.${field}`, options);
    return catalogue.translate(key, { ...options, _: shared });
  };
  return { ...catalogue, translate };
}

/** The catalogue with the words of one resource before its own, English where the language has none. */
export function withResourceWords(
  catalogue: I18nProvider,
  resource: string,
  words: Translated<Words>,
): I18nProvider {
  const start = `resources.${resource}.`;
  const translate: I18nProvider['translate'] = (key, options) => {
    if (!key.startsWith(start)) return catalogue.translate(key, options);
    const path = key.slice(start.length);
    const own = wordAt(words[catalogue.getLocale() as Locale], path) ?? wordAt(words.en, path);
    // The words are their own key, which no catalogue has: so they are filled in, and nothing else is found.
    return own === undefined
      ? catalogue.translate(key, options)
      : catalogue.translate(own, { ...options, _: own });
  };
  return { ...catalogue, translate };
}

function wordAt(words: Words | undefined, path: string): string | undefined {
  let node: unknown = words;
  for (const step of path.split('.')) node = (node as Record<string, unknown> | undefined)?.[step];
  return typeof node === 'string' ? node : undefined;
}

/** The screen of a resource with its words in reach: they are fetched with it and known nowhere else. */
export function withWordsOf(
  { name, words }: { name: string; words: Translated<Words> },
  Screen: ComponentType,
): ComponentType {
  return function InItsWords() {
    const catalogue = useI18nProvider();
    const provider = useMemo(() => withResourceWords(catalogue, name, words), [catalogue]);
    return (
      <I18nContext value={provider}>
        <Screen />
      </I18nContext>
    );
  };
}
