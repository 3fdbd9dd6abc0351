import { describe, expect, test } from 'vitest';
import { capabilityName } from '#contract/capabilities.ts';
import { PRIORITIES, priorityName } from '#contract/deadlines/targets.ts';
import { fieldName, IMPORT_FIELDS } from '#contract/desk/complaintImport.ts';
import { SWITCHES } from '#contract/desk/officeUses.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { MESSAGE_VALUES, valueName } from '#contract/messages/templateValues.ts';
import { levelName, PLACE_LEVELS } from '#contract/places/place.ts';
import { STEP_KINDS, stepName } from '#contract/replies/macroSteps.ts';
import { loadAllWords } from '#src/i18n/catalogues.ts';
import { codedKey } from '#src/i18n/codedKey.ts';
import { catalogue as firstEnglish } from '#src/i18n/en/index.ts';
import { catalogue as allEnglish } from '#src/i18n/en/later.ts';
import { createWords } from '#src/i18n/i18nProvider.ts';
import { pickLocale } from '#src/i18n/locales.ts';

const [en, te, hi] = [await loadAllWords('en'), await loadAllWords('te'), await loadAllWords('hi')];

/** Every text by its full key. */
function texts(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + key, inner]] : texts(inner, `${path}${key}.`),
  );
}
const keys = (catalogue: object) => texts(catalogue).map(([key]) => key);
/** The text may name a field as the specification's English quotes it, or as the screen does. */
const placeholders = (text: string) =>
  [...new Set(text.replaceAll('%{label}', '%{field}').match(/%\{\w+\}/g))].sort();

const translations = { te, hi };

test.each(Object.entries(translations))(
  '[SHELL-14] %s lacks no key and has none too many',
  (_, catalogue) => {
    expect(keys(catalogue).sort()).toEqual(keys(en).sort());
  },
);

test.each(Object.entries(translations))('[SHELL-14] %s has the same placeholders', (_, catalogue) => {
  const english = Object.fromEntries(texts(en));
  const wrong = texts(catalogue).filter(
    ([key, text]) => String(placeholders(text)) !== String(placeholders(english[key] ?? '')),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['te', te, /\p{Script=Telugu}/u],
  ['hi', hi, /\p{Script=Devanagari}/u],
] as const)('[SHELL-14] %s is written in its own script', (_, catalogue, script) => {
  const english = Object.fromEntries(texts(en));
  const foreign = texts(catalogue).filter(
    ([key, text]) =>
      /\p{L}{2}/u.test(text.replaceAll(/%\{\w+\}/g, '')) && !script.test(text) && text !== english[key],
  );
  expect(foreign).toEqual([]);
  const words = texts(catalogue).filter(([, text]) => script.test(text));
  expect(words.length).toBeGreaterThan(0.9 * texts(catalogue).length);
});

/** Texts whose count is never one: limits, and texts for many only. */
const NEVER_ONE = [
  'moreThan',
  'more',
  'tooMany',
  'tooManyFiles',
  'tooManyParts',
  'passwordHint',
  'rule',
  'rests',
  'inDays',
  'writing',
  'of',
  'daysToClose',
  'daysOpen',
  'listed',
  'messageHint',
  'beyond',
  'tooManyRows',
  // An old text of the API.
  'rowsRefused',
];

test('[SHELL-14] a count before a plural has a form for one, in every language', () => {
  const counted =
    /%\{\w+\} (?:\w+ )?(?:grievances|people|persons|rows|days|letters|files|images|messages|records|entries|visits|times|hours|minutes|officers|volunteers|holidays|pairs|pages|parts)\b/;
  const isMissing = ([key, text]: [string, string]) =>
    counted.test(text) && !text.includes('||||') && !NEVER_ONE.includes(key.split('.').at(-1) ?? '');
  expect(texts(en).filter(isMissing)).toEqual([]);
  const forms = Object.fromEntries(texts(en).map(([key, text]) => [key, text.split('||||').length]));
  for (const catalogue of [te, hi])
    expect(texts(catalogue).filter(([key, text]) => text.split('||||').length !== forms[key])).toEqual([]);
});

test.each([
  ['te', te, /ముసాయిదా/, /సేవ్ చేయ/],
  ['hi', hi, /मसौद[ाे]/, /सहेज/],
] as const)(
  '[REF-01, DESK-10] %s has one word for the draft of a referral and one for saving it, about one or many',
  (_, catalogue, word, saving) => {
    const { submit, referHint, possibleOf, done } = catalogue.bulk;
    const { draft } = catalogue.referrals;
    const said = [referHint, possibleOf.refer, done.refer];
    expect(said.filter((text) => !word.test(text))).toEqual([]);
    expect([draft.save, submit.refer].filter((text) => !saving.test(text))).toEqual([]);
  },
);

test.each([
  ['en', en],
  ['te', te],
  ['hi', hi],
] as const)(
  '[SLA-15, LIST-06] %s says each state of a row in at most 24 letters',
  (locale, { due, closed }) => {
    const { paused: _, ...chips } = due.chip;
    const { to_approve, confirmed, disputed } = closed.chip;
    const said = [chips, due.level, [due.pausedTo, to_approve, confirmed, disputed]].flatMap(Object.values);
    const letters = new Intl.Segmenter(locale);
    const lengthOf = (text: string) => [...letters.segment(text)].length;
    const filled = said
      .flatMap((text) => text.split(' |||| '))
      .map((text) => text.replace('%{day}', '22 Sept').replace('%{smart_count}', '123'));
    expect(filled.filter((text) => lengthOf(text) > 24)).toEqual([]);
  },
);

test.each([
  ['te', te, /భద్రప|వినతి|సిఫార్సు లేఖ|గుర్తుచేత/],
  ['hi', hi, /स्मरण|सिफारिश/],
] as const)(
  '[SHELL-14] %s has one word for saving, a grievance, a referral and a reminder',
  (_, catalogue, other) => {
    expect(texts(catalogue).filter(([, text]) => other.test(text))).toEqual([]);
  },
);

test('[SHELL-14] the texts of the rules are those of the contract', () => {
  expect(en.rules).toEqual(errorTexts);
});

test('[SHELL-14] values are filled in, numbers choose their form, a missing key has its default', () => {
  const { translate } = createWords('en', en).provider;
  expect(translate('shell.account.open', { name: 'Anjali' })).toBe('Account of Anjali');
  expect(translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('1 item selected');
  expect(translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('3 items selected');
  expect(translate('no.such.key', { _: 'Default for %{name}', name: 'x' })).toBe('Default for x');
  expect(translate('no.such.key')).toBe('no.such.key');
  expect(translate('ra.validation.regex', { pattern: '$&' })).toBe(
    'Must match a specific format (regexp): $&',
  );
});

test('[SHELL-14] a key without words of its own has those of common, unless react-admin makes it', () => {
  const { translate } = createWords('te', te).provider;
  expect(translate('letters.form.name')).toBe(te.common.name);
  expect(translate('workload.work.dismiss')).toBe(te.common.dismiss);
  expect(translate('letters.form.signed_by')).toBe(te.common.signature);
  expect(translate('recording.fields.details')).toBe(te.common.details);
  expect(translate('resources.news.save.edit', { _: 'Save' })).toBe('Save');
  expect(translate('ra.action.person')).toBe('ra.action.person');
  for (const text of ['The mail server said no.name', 'Failed. Check the name', 'Failed.check the name'])
    expect(translate(text)).toBe(text);
});

test.each([
  [1, '1 grievance of Sita goes to Lakshmi. This can be undone for 30 days.'],
  [2, '2 grievances of Sita go to Lakshmi. This can be undone for 30 days.'],
])('[PER-12, SHELL-14] of %i that moves the verb agrees', (smart_count, text) => {
  const { translate } = createWords('en', en).provider;
  const what = translate('merging.merge.cases', { smart_count });
  expect(translate('merging.merge.moves', { smart_count, what, other: 'Sita', name: 'Lakshmi' })).toBe(text);
});

test('[SHELL-14] the language can be changed and changed back', async () => {
  const provider = createWords('te', te).provider;
  expect(provider.translate('auth.heading')).toBe(te.auth.heading);
  await provider.changeLocale('hi');
  expect([provider.getLocale(), provider.translate('auth.heading')]).toEqual(['hi', hi.auth.heading]);
  await provider.changeLocale('te');
  expect(provider.translate('auth.heading')).toBe(te.auth.heading);
  expect(provider.getLocales?.().map(({ locale }) => locale)).toEqual(['en', 'te', 'hi']);
});

test.each([
  [[null, 'te-IN', 'en'], 'te'],
  [['hi', 'te-IN'], 'hi'],
  [['xx', 'fr-FR'], 'en'],
  [[], 'en'],
] as const)('[SHELL-14] of the wishes %j the language is %s', (wishes, locale) => {
  expect(pickLocale(wishes)).toBe(locale);
});

test('[SHELL-14] a refusal of the server is shown by its code and values, in each language', () => {
  const refusal = { code: 'mergedInto', values: { number: '2026-000123' } };
  expect(codedText(refusal)).toBe('This grievance was merged into 2026-000123.');
  expect(createWords('te', te).provider.translate(codedKey(refusal))).toBe(
    'ఈ ఫిర్యాదును 2026-000123 లో విలీనం చేశారు.',
  );
  expect(createWords('te', te).provider.translate(codedKey({ code: 'required' }))).toBe(te.rules.required);
  expect(createWords('en', en).provider.translate(codedKey(refusal))).toBe(codedText(refusal));
});

const withValues = Object.entries(errorTexts).filter(([, english]) => english.includes('%{'));

describe.each([
  ['te', te],
  ['hi', hi],
  ['en', en],
] as const)('in %s', (locale, catalogue) => {
  const words = catalogue.rules as Record<string, string>;

  test.each(withValues)('[SHELL-14, MSG-03] shows the refusal %s with its values', (code, english) => {
    const { translate } = createWords(locale, catalogue).provider;
    const names = [...`${english} ${words[code]}`.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
    // With spaces, special characters of patterns, and other scripts, as in names and templates.
    for (const value of ['5', 'Ramulu (Goud) 100%', 'రాములు గౌడ్', '{#date#}', '%{name} $&']) {
      const refusal = { code, values: Object.fromEntries(names.map((name) => [name, value])) };
      const filledIn = (text = '') => text.replaceAll(/%\{\w+\}/g, () => value);
      expect(translate(codedKey(refusal))).toBe(filledIn(words[code]));
      expect(codedText(refusal)).toBe(filledIn(english));
    }
  });

  test('[SHELL-14] a value that has a translation is named as the screen names it', async () => {
    const { provider, complete } = createWords(locale, catalogue);
    await complete();
    const values = [
      ...STEP_KINDS.map(stepName),
      ...PRIORITIES.map(priorityName),
      ...SWITCHES.map(capabilityName),
      ...MESSAGE_VALUES.map(valueName),
      ...PLACE_LEVELS.map(levelName),
      ...IMPORT_FIELDS.map(fieldName),
    ];
    for (const value of values) {
      const name = provider.translate(value.code);
      expect(name).not.toBe(value.code);
      const reason = { code: 'valueUnknown', values: { value } };
      const step = { code: 'stepRefused', values: { number: 1, step: value, reason } };
      expect(provider.translate(codedKey(step))).toBe(
        words.stepRefused
          ?.replace('%{number}', '1')
          .replace('%{step}', name)
          .replace('%{reason}', words.valueUnknown?.replace('%{value}', name) ?? ''),
      );
    }
  });
});

test('[GRD-12] the words of screens on demand come with the first of them, and with every other language', async () => {
  const { provider, complete } = createWords('en', firstEnglish);
  expect(provider.translate('dashboard.failed')).toBe('dashboard.failed');
  await Promise.all([complete(), complete()]);
  expect(provider.translate('dashboard.failed')).toBe(allEnglish.dashboard.failed);
  const other = createWords('en', firstEnglish);
  await Promise.all([other.complete(), other.provider.changeLocale('te')]);
  expect([other.provider.getLocale(), other.provider.translate('dashboard.failed')]).toEqual([
    'te',
    te.dashboard.failed,
  ]);
});
