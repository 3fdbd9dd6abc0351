import { waitFor } from '@testing-library/react';
import { beforeAll, vi } from 'vitest';
import { placeTables } from '#server/kernel/db/places.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { loadAllWords } from '#src/i18n/catalogues.ts';
import { shell as hindi } from '#src/i18n/hi/common/first.ts';
import { shell as telugu } from '#src/i18n/te/common/first.ts';
import { entries } from '#src/resources/index.ts';
import type { startDesk } from '../app.tsx';

/** Fields that show a text. */
const TYPED = 'textarea, input:not([aria-hidden=true], [type=hidden], [type=radio], [type=checkbox])';

/** Everything that a user sees or hears: texts, labels, and values of fields. */
function told(): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
  const elements = [...document.body.querySelectorAll('*')];
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent),
    ...attributes.map((name) => element.getAttribute(name)),
    element.matches(TYPED) ? (element as HTMLInputElement).value : '',
  ]);
  return [...new Set(texts.map((text) => text?.trim() ?? ''))].filter(Boolean);
}

/** Every text of a catalogue by its key. */
const texts = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + key, inner]] : inner ? texts(inner, `${path}${key}.`) : [],
  );

/** The words of screens and resources in one language, without words that a resource lacks. */
async function wordsIn(locale: 'en' | 'te' | 'hi') {
  const declared = entries.map(async ({ contract: { name }, load, menu }) => {
    const { words } = (await load()).default;
    return [name, { ...words[locale], menu: menu?.label[locale] }] as const;
  });
  return Object.fromEntries(
    texts({ ...(await loadAllWords(locale)), resource: Object.fromEntries(await Promise.all(declared)) }),
  );
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The forms of a text as patterns that match it on a screen with any values. */
const finders = (text: string) =>
  text.split(' |||| ').map((form) =>
    form
      .split(/%\{\w+\}/)
      .map(escaped)
      .join('.+'),
  );

/**
 * Checks screens in another language: no English where there are own words, and no key instead of a text. Call it once
 * per file.
 */
export function readingScreens(desk: ReturnType<typeof startDesk>) {
  const english = { te: /^$/, hi: /^$/ };
  const plain = { te: /^$/, hi: /^$/ };
  const underWay = new Set<string>();
  const refused: string[] = [];

  beforeAll(async () => {
    const { events } = desk.network;
    events.on('request:start', ({ requestId }) => void underWay.add(requestId));
    events.on('request:end', ({ requestId }) => void underWay.delete(requestId));
    events.on('response:mocked', ({ request: { method, url }, response: { status } }) => {
      if (status === 403) refused.push(`${method} ${url}`);
    });
    const kinds = ['complaint/category', 'contact/category', 'policy/category', 'video/category'];
    const tables = [...Object.values(placeTables), ...kinds.map(resourceTable)];
    const en = await wordsIn('en');
    for (const locale of ['te', 'hi'] as const) {
      const own = await wordsIn(locale);
      const translated = Object.entries(en).filter(([key, text]) => own[key] && own[key] !== text);
      // A text that is mostly values cannot be recognised.
      const known = translated
        .map(([, text]) => text)
        .filter((text) => /[a-z]{3}/i.test(text.replaceAll(/%\{\w+\}/g, '')));
      english[locale] = new RegExp(`^(${known.flatMap(finders).join('|')})$`);
      const names: string[] = [];
      for (const table of tables as (typeof placeTables.area)[]) {
        const rows = await desk.app.db.select(namedColumns(table)).from(table);
        names.push(...rows.filter((row) => row[`name_${locale}`]).map(({ name }) => escaped(name)));
      }
      if (names.length > 0) plain[locale] = new RegExp(`(?<![\\w.@-])(${names.join('|')})(?!\\w)`);
    }
  });

  /** Waits until the screen is complete, with every part that loads later. */
  async function settled(before = '') {
    const main = () => document.querySelector('main')?.textContent ?? '';
    const waiting = '.MuiSkeleton-root, [aria-busy=true], [role=progressbar]';
    let last = '';
    // Runs at every change of the document, so the cheap checks come first.
    const isSettled = () => {
      if (underWay.size > 0) return false;
      const now = main();
      const isSame = now === last;
      last = now;
      return isSame && now !== before && !document.querySelector(waiting);
    };
    await waitFor(() => {
      if (!isSettled()) throw new Error('The screen has not settled.');
    });
    return last;
  }
  /** Texts in English, from a plain name or a key. */
  function foreign(locale: 'te' | 'hi') {
    const latin = told().filter((text) => /[a-z]{3}/i.test(text));
    const isKey = (text: string) =>
      /^[a-z]\w*(\.[a-z]\w*){1,4}$/i.test(text) && !/\.(org|pdf|csv|xlsx)$/.test(text);
    return latin.filter((text) => english[locale].test(text) || isKey(text) || plain[locale].test(text));
  }

  /** What a page shows instead of itself or a part of it. */
  function missing() {
    const failed = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '');
    const title = document.querySelector('main h1')?.textContent ?? 'no title';
    const isFound = ![telugu, hindi].some(({ notFound }) => notFound.title === title);
    return [...failed, ...(isFound ? [] : [title]), ...refused.splice(0)].filter(Boolean);
  }

  /** Opens pages one after the other; returns what is English on them, missing, or refused by the server, by page. */
  async function readPages(
    locale: 'te' | 'hi',
    by: { as: 'admin' } | { token: string },
    [first = '', ...others]: readonly string[],
  ) {
    const { go } = await desk.renderApp({ path: first, locale, ...by });
    // FullCalendar warns about a document whose style elements have no sheets, like this one.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const read = async (path: string, before?: string) => {
      const shown = await settled(before);
      return { shown, found: [...foreign(locale), ...missing()].map((text) => `${path}: ${text}`) };
    };
    let { shown, found } = await read(first);
    const all = [...found];
    for (const path of others) {
      go(path);
      ({ shown, found } = await read(path, shown));
      all.push(...found);
    }
    return all;
  }
  return { settled, foreign, readPages };
}
