import type { BodyOf } from '#contract/kernel/define.ts';
import { nameIn } from '#contract/kernel/named.ts';
import type { Addressee } from '#contract/letters/addressees.ts';
import { designationIn } from '#contract/letters/designations.ts';
import type { createLetter, LetterStart } from '#contract/letters/letter.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import type { LetterKind, LetterLanguage } from '#contract/letters/letterKinds.ts';
import type { LetterTemplate } from '#contract/letters/letterTemplate.ts';
import { begun, SIDES, type Side, sidesOf } from '#contract/letters/letterText.ts';
import type { Values } from '#contract/replies/placeholders.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { LetterAbout } from '../letterAddress.ts';

type Text = Record<'subject' | 'body', string>;

/** The values of a letter's form. Lists have one entry per line. */
export interface LetterValues {
  kind: LetterKind;
  language: LetterLanguage;
  contact_id: number | null;
  addressee: LetterRecord['addressee'];
  texts: Record<Side, Text>;
  copies: string;
  enclosures: string;
  our_ref: string;
  their_ref: string;
  signed_by: number | null;
  series: string;
}

const NOTHING: Text = { subject: '', body: '' };
const textsOf = (texts: LetterRecord['texts']) =>
  Object.fromEntries(SIDES.map((side) => [side, texts[side] ?? NOTHING])) as LetterValues['texts'];

/** The first kind for a subject. Departments are written to from the grievance's page, so its letter is for the citizen. */
const kindFor = (about: LetterAbout): LetterKind => {
  if (about.cause_id) return 'cause';
  return about.person_id ? 'recommendation' : 'endorsement';
};

/** The first template of a kind: in the screen's language, else one that includes it, else any. */
export function firstTemplate(start: LetterStart | null, kind: LetterKind, locale: string) {
  const ofKind = start?.templates.filter((each) => each.kind === kind) ?? [];
  const isIn = ({ language }: LetterTemplate) => (sidesOf(language) as readonly string[]).includes(locale);
  return ofKind.find(({ language }) => language === locale) ?? ofKind.find(isIn) ?? ofKind[0];
}

/** The form's values of a draft, or of a new letter from a template of its kind. */
export function firstValues(
  about: LetterAbout,
  start: LetterStart | null,
  locale: string,
  letter?: LetterRecord,
): LetterValues {
  if (letter) return valuesOf(letter);
  const kind = kindFor(about);
  const empty: LetterValues = {
    kind,
    language: 'te',
    contact_id: kind === 'cause' ? (start?.contact_id ?? null) : null,
    texts: textsOf({}),
    addressee: { name: '', designation: '', department: '', address: '' },
    copies: '',
    enclosures: '',
    our_ref: start?.our_ref ?? '',
    their_ref: '',
    signed_by: null,
    series: start?.series[0]?.code ?? '',
  };
  const template = firstTemplate(start, kind, locale);
  const begunWith = template ? withTemplate(empty, template, start?.values ?? {}) : empty;
  if (kind === 'endorsement') return { ...begunWith, addressee: citizenOf(start, begunWith) };
  return start?.contact ? { ...begunWith, addressee: addressed(start.contact, begunWith) } : begunWith;
}

/** The citizen of a grievance, with the area as the address. */
function citizenOf(start: LetterStart | null, { language }: Pick<LetterValues, 'language'>) {
  const side = sidesOf(language)[0] ?? 'en';
  const [name, address] = [start?.values.name, start?.values.area].map((value) =>
    value ? nameIn(value, side) : '',
  );
  return { name: name ?? '', designation: '', department: '', address: address ?? '' };
}

/** The data of a contact, with department and designation in the letter's first language. */
export const addressed = (
  { name, designation, category, location }: Addressee,
  { language }: Pick<LetterValues, 'language'>,
): LetterValues['addressee'] => {
  const side = sidesOf(language)[0] ?? 'en';
  return {
    name,
    designation: designationIn(designation, side),
    address: location ?? '',
    department: category ? nameIn(category, side) : '',
  };
};

const valuesOf = (letter: LetterRecord): LetterValues => ({
  kind: letter.kind,
  language: letter.language,
  contact_id: letter.contact_id,
  addressee: letter.addressee,
  texts: textsOf(letter.texts),
  series: letter.series,
  copies: letter.copies_to.map(({ text }) => text).join('\n'),
  enclosures: letter.enclosures.join('\n'),
  our_ref: letter.our_ref ?? '',
  their_ref: letter.their_ref ?? '',
  signed_by: letter.signed_by?.id ?? null,
});

/**
 * A new letter from a template. Known placeholders are filled in; those that the letter's own fields fill stay open.
 */
export function withTemplate(values: LetterValues, template: LetterTemplate, known: Values): LetterValues {
  const texts = Object.fromEntries(
    sidesOf(template.language).map((side) => {
      const { subject, body } = template.texts[side] ?? NOTHING;
      return [side, { subject: begun(subject, known, side), body: begun(body, known, side) }];
    }),
  );
  const { kind, language } = template;
  return { ...values, kind, language, texts: { ...values.texts, ...texts } };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The errors of missing values, as the server reports them. */
export function missingIn({ addressee, language, texts }: LetterValues): Refusals {
  const isEmpty = (field: keyof Text) => sidesOf(language).some((side) => !texts[side][field].trim());
  const missing = {
    addressee: !Object.values(addressee).some((line) => line.trim()),
    subject: isEmpty('subject'),
    body: isEmpty('body'),
  };
  const fields = Object.entries(missing).filter(([, isMissing]) => isMissing);
  return Object.fromEntries(fields.map(([field]) => [field, 'rules.required']));
}

/** The body of a save or a preview. */
export function bodyOf(values: LetterValues): Partial<BodyOf<typeof createLetter>> {
  const { copies, enclosures, texts, ...rest } = values;
  return {
    ...rest,
    texts: Object.fromEntries(sidesOf(values.language).map((side) => [side, texts[side]])),
    copies_to: linesOf(copies).map((text) => ({ text })),
    enclosures: linesOf(enclosures),
  };
}
