import { expect, test } from 'vitest';
import { common } from '#src/i18n/en/common/words.ts';
import { catalogue } from '#src/i18n/en/later.ts';
import { catalogue as hindi } from '#src/i18n/hi/later.ts';
import { SAME } from '#src/i18n/sameWords.ts';
import { catalogue as telugu } from '#src/i18n/te/later.ts';
import { filesBelow, readSource } from '../sources.ts';

const read = (folders: string[], isWanted: (path: string) => boolean) =>
  filesBelow(...folders)
    .filter((path) => /\.tsx?$/.test(path) && isWanted(path))
    .map(readSource);

const code = read(['src', 'contract'], (path) => !path.startsWith('src/i18n/'))
  .map((source) => source.code)
  .join('\n');
const englishWords = read(['src/i18n/en'], () => true)
  .map((source) => source.code)
  .join('\n');

/** Keys as they are written, and starts of others: 'letters.facts' before the name of a fact. */
const written = new Set(code.match(/(?<=['"`])[\w/]+(?:\.[\w/ -]+)*(?=['"`])/g));

/** Keys built by a template; its variable parts match any part of a key. */
const VALUE = /\$\{[^}]*\}/g;
const built = (code.match(/`(?:[^`$\n]|\$\{[^{}`]*\})*`/g) ?? [])
  .map((template) => template.slice(1, -1))
  .filter((template) => /^[\w.]*[a-z][\w.]*$/i.test(template.replaceAll(VALUE, '.')))
  .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(VALUE, '[\\w. -]+')}$`));
const builtFromHead = built.filter(({ source }) => /^\^\w/.test(source));

/** Starts of one step that a component gets, and puts before the other steps: `words="targets"`. */
const handed = new Set(code.match(/(?<=\b(?:words|from)(?:=|: )['"])\w+(?=['"])/g));

/** Words by the names of a contract, of react-admin, or of the sign-in page, which has words of its own. */
const NAMED_ELSEWHERE = /^(ra|rules|rowErrors|filled|failure|auth|resources|declare\.fields)\./;

/** Keys have dots between their steps, and steps have none. */
const valueAt = (words: object, key: string) =>
  key.split('.').reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), words);

function keysOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [path + key] : keysOf(inner, `${path}${key}.`),
  );
}

/** The key without its last steps, as long as two are left. */
function startsOf(key: string): string[] {
  const start = key.slice(0, key.lastIndexOf('.'));
  return start.includes('.') ? [start, ...startsOf(start)] : [];
}

/** Whether some key ends with this name, so that it takes the word of `common`. */
const isNamed = (name: string) =>
  written.has(name) ||
  Object.values<string>(SAME).includes(name) ||
  new RegExp(`\\b${name}:|\\.${name}\\b`).test(code);

const isUsed = (key: string) =>
  written.has(key) ||
  builtFromHead.some((pattern) => pattern.test(key)) ||
  (handed.has(key.slice(0, key.indexOf('.'))) && built.some((pattern) => pattern.test(key))) ||
  startsOf(key).some((start) => written.has(start) || built.some((pattern) => pattern.test(start))) ||
  (key.startsWith('common.') && (isNamed(key.slice(7)) || new RegExp(`\\b${key}\\b`).test(englishWords)));

test('[SHELL-14] each text of the catalogue is used', () => {
  const keys = [...keysOf(catalogue), ...Object.keys(SAME)].filter((key) => !NAMED_ELSEWHERE.test(key));
  expect(keys.length).toBeGreaterThan(2500);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

/** Each text by its key; those that react-admin, the rules or the sign-in page name have words of their own. */
const textsOf = (catalogue: object) =>
  new Map(keysOf(catalogue).map((key) => [key, String(valueAt(catalogue, key))]));
const all = { en: textsOf(catalogue), te: textsOf(telugu), hi: textsOf(hindi) };

test.each(Object.keys(common))('[SHELL-14] writes the shared word once in each language: %s', (word) => {
  const threeOf = (key: string) => Object.values(all).map((texts) => texts.get(key));
  const shared = String(threeOf(`common.${word}`));
  // `resources.complaint` takes the fields of `complaint`.
  const same = [...all.en.keys()].filter(
    (key) => !/^(common|ra|auth|resources\.complaint)\./.test(key) && String(threeOf(key)) === shared,
  );
  const references = englishWords.match(new RegExp(`\\bcommon\\.${word}\\b`, 'g')) ?? [];
  expect(same.slice(references.length)).toEqual([]);
});
