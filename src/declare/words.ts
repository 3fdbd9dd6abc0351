import type { I18nProvider } from 'react-admin';
import type { Locale } from '../i18n/locales.ts';

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
  /** Names of the values of a field of a few words. */
  choices?: { [field in F]?: Record<string, string> };
}

const registered = new Map<string, Record<Locale, Words>>();

/** Makes a resource's words known; called when its file has arrived. */
export const registerWords = (resource: string, words: Record<Locale, Words>) =>
  registered.set(resource, words);

/** Looks up `resources.<name>.<path>` among the words that arrived with the resources. */
function registeredWord(key: string, locale: string): string | undefined {
  const [, resource = '', path = ''] = /^resources\.([^.]+)\.(.+)$/.exec(key) ?? [];
  let found: unknown = registered.get(resource)?.[locale as Locale];
  for (const step of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  return typeof found === 'string' ? found : undefined;
}

/** The catalogue together with the words of the resources; a field without its own word has the shared one. */
export function withResourceWords(catalogue: I18nProvider): I18nProvider {
  const translate: I18nProvider['translate'] = (key, options) => {
    const own = registeredWord(key, catalogue.getLocale());
    if (own !== undefined) return catalogue.translate(key, { ...options, _: own });
    const [, field] = /^resources\.[^.]+\.fields\.(.+)$/.exec(key) ?? [];
    return field
      ? catalogue.translate(`declare.fields.${field}`, options)
      : catalogue.translate(key, options);
  };
  return { ...catalogue, translate };
}
