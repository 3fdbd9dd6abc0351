import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { capabilities } from '#src/boot/capabilities.ts';
import { loadAllWords } from '#src/i18n/catalogues.ts';
import { catalogue as first } from '#src/i18n/en/index.ts';
import { catalogue as all } from '#src/i18n/en/later.ts';
import { commonKey } from '#src/i18n/i18nProvider.ts';
import { SAME } from '#src/i18n/sameWords.ts';
import { pages } from '#src/pages.ts';
import { product, sources } from './tree.ts';

/** Parts of capabilities in the recording form load with the first screens; their other parts load with their own words. */
/** A manifest names words that load with its parts; what its rows say is in files that it imports. */
const MANIFEST = /^src\/custom\/\w+\/index\.ts$/;
const ofFirst = capabilities.flatMap(({ complaint = {} }) => [
  ...(complaint.recording ?? []),
  ...(complaint.afterCreate ?? []),
  ...(complaint.belowPhone ?? []),
]);

const ELSEWHERE = ['src/pages.ts', 'src/resources/', 'src/i18n/', 'contract/'];

/**
 * The layout around all screens, and the parts of screens that do not wait for other words, also those that load on
 * demand.
 */
function drawnFirst(): string[] {
  const first = [...Object.values(pages).filter(({ words }) => words === 'first'), ...ofFirst];
  const files = first.map(({ load }) => /custom\/[^'"`]+\.tsx?/.exec(String(load))?.[0]);
  const found = new Set(['src/App.tsx', ...files.map((file) => `src/${file}`)]);
  const byPath = new Map(sources.map((source) => [source.path, source]));
  for (const path of found) {
    const source = byPath.get(path);
    for (const { specifier, target, dynamic } of source?.imports ?? []) {
      // A part that loads with its words may use them.
      const waits = `lazyWithWords\\(\\s*\\(\\) => import\\('${specifier}'\\)`;
      if (new RegExp(waits).test(source?.code ?? '')) continue;
      if (dynamic && MANIFEST.test(path)) continue;
      if (target && !ELSEWHERE.some((start) => target.startsWith(start))) found.add(target);
    }
  }
  return [...found];
}

test('[GRD-12] screens that wait for no other words use none of them', () => {
  const files = drawnFirst();
  expect(files).toContain('src/custom/persons/recording/SimilarGrievances.tsx');
  const wrong = sources.flatMap(({ path, code }) => {
    if (!files.includes(path) || MANIFEST.test(path)) return [];
    const drawn = code.replaceAll(/\bwords: '[^']*'/g, '');
    const used = drawn.match(/(?<=['"`])[a-z]\w+(?=\.[\w$])/gi) ?? [];
    return used.filter((name) => name in all && !(name in first)).map((name) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

/** A key in an attribute, except colours, or in a call; keys that are built at run time are checked by the screens. */
const NAMED = /(?:\b(?!color=)[\w-]+=|\b(?:translate|notify)\()\s*["']([a-zA-Z_]+(?:\.[a-zA-Z_]+)+)["']/g;

test('[SHELL-14] each text that code names by a key is among the words', async () => {
  const words: unknown = await loadAllWords('en');
  const textOf = (key: string) =>
    key.split('.').reduce<unknown>((inner, part) => Reflect.get(Object(inner), part), words);
  const named = product
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
    .flatMap(({ path, code }) => [...code.matchAll(NAMED)].map(([, key = '']) => ({ path, key })));
  expect(named.length).toBeGreaterThan(500);
  const isGroup = (key: string) => Object.keys(SAME).some((same) => same.startsWith(`${key}.`));
  const isWord = (key: string) =>
    [key, commonKey(key) ?? ''].some((one) => textOf(one) !== undefined) || isGroup(key);
  expect(named.filter(({ key }) => !isWord(key))).toEqual([]);
});

/** Texts that the specification quotes. */
const QUOTED = ['causeEmpty', 'mergePeopleFirst', 'inOtherCause'];

test('[SHELL-14] refusals call macros and causes what screens call them', () => {
  const isCodeWord = ([code, text]: [string, string]) =>
    !QUOTED.includes(code) && /\b(macro|cause)s?\b/i.test(text);
  expect(Object.entries<string>(errorTexts).filter(isCodeWord)).toEqual([]);
});
