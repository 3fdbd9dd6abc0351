import { type ComponentType, useMemo } from 'react';
import { I18nContext, type I18nProvider, useI18nProvider } from 'react-admin';
import type { Locale, Translated } from '#src/i18n/locales.ts';

/** The words of a resource in one language, under react-admin's keys `resources.<name>`. */
export interface Words<F extends string = string> {
  /** Singular and plural, if they differ: 'Policy |||| Policies'. */
  name: string;
  /** Labels of fields that `declare.fields` does not name, or names differently. */
  fields?: { [field in F]?: string };
  /** Headings that differ from 'Add News', 'View News' and so on. */
  page?: { list?: string; create?: string; show?: string; edit?: string };
  /** The label of a form's save button, if it is not 'Save'. */
  save?: { create?: string; edit?: string };
  message?: { delete_content?: string; load_failed?: string };
  /** Labels of the tabs that the declaration adds to a record's page. */
  tabs?: Record<string, string>;
  /** Labels of the values of a choice field. */
  choices?: { [field in F]?: Record<string, string> };
}

/** The catalogue with the shared labels as default for the fields of every resource. */
export function withFieldWords(catalogue: I18nProvider): I18nProvider {
  const translate: I18nProvider['translate'] = (key, options) => {
    const [, field] = /^resources\.[^.]+\.fields\.(.+)$/.exec(key) ?? [];
    if (!field) return catalogue.translate(key, options);
    const shared = catalogue.translate(`declare.fields.${field}`, options);
    return catalogue.translate(key, { ...options, _: shared });
  };
  return { ...catalogue, translate };
}

/** The catalogue with the words of one resource before its own; English where the language has none. */
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
    // The text itself is the key, and no catalogue has it: so polyglot only fills in the values.
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

/** The screen of a resource with its words, which load with it and are not in the global catalogue. */
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
