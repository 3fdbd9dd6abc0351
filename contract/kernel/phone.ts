import { PHONE_DIGITS } from './limits.ts';
import type { PhoneRefusal } from './phoneErrors.ts';
import { isPlaceholderPhone } from './placeholderPhone.ts';
import { stdCodeOf } from './stdCodes.ts';
import { asciiDigits } from './text.ts';

/*
 * The only rule for phone numbers that are typed, pasted, imported, received or searched (CRE-17). It does not use zod.
 */

export type PhoneReading =
  | { phone: string; refusal?: undefined }
  | { phone?: undefined; refusal: PhoneRefusal };

/** The stored form: ten digits, or a landline as its code with the 0, a hyphen and its number: `0878-2245678`. */
export const PHONE = /^(?:\d{10}|0\d{2,4}-\d{6,8})$/;
const LANDLINE = /^0\d{2,4}-\d{6,8}$/;
export const isPhone = (text: string | null | undefined): text is string => PHONE.test(text ?? '');
export const isLandline = (phone: string) => LANDLINE.test(phone);

/** The ten digits of a stored phone that follow +91. */
export const nationalDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS);

/** The landline of ten digits that begin with an STD code of the state. */
export function landlineOf(national: string): string | undefined {
  const code = stdCodeOf(national);
  return code && `0${code}-${national.slice(code.length)}`;
}

/** The stored phones that a whole number may mean: ten digits that begin with an STD code may also be a landline. */
export function phoneForms(typed: string): string[] {
  const phone = phoneOf(typed);
  if (!phone) return [];
  const national = nationalDigits(phone);
  return [...new Set([phone, national, landlineOf(national) ?? phone])];
}

/** The phone in a text, or null. */
export const phoneOf = (typed: string): string | null => readPhone(typed).phone ?? null;

/** Reads a phone number from a person, a spreadsheet or another program, or returns why it is none. */
export function readPhone(typed: string): PhoneReading {
  const text = unwrapped(plainNumber(typed));
  const exponent = text.match(/^(\d)(?:\.(\d*))?e\+?(\d+)$/i);
  if (exponent) return readExponent(exponent);
  if (/^\d{1,3}(?:,\d{2,3})+(?:\.0*)?$/.test(text))
    return readOne(text.replace(/\..*/, '').replaceAll(',', ''));
  const one = readOne(text.replace(/^(\+?\d{10,14})\.0*$/, '$1'));
  return one.phone ? one : (readSeveral(text) ?? one);
}

/** The text with digits 0 to 9, plain hyphens and blanks, without invisible letters. */
export const plainNumber = (typed: string) =>
  asciiDigits(typed.slice(0, MOST_LETTERS).normalize('NFKC'))
    .replaceAll(/[\s\u2800]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u00B7\u2022\u2219\u2027]/g, '.')
    .trim();

/** A longer text is no phone number. */
const MOST_LETTERS = 200;

/** Quotation marks, words and signs around a number. */
const AROUND = [
  /^=?["'\u2018-\u201D`]+|["'\u2018-\u201D`]+$/g,
  /^(?:tel|telephone|ph|phone|mob|mobile|cell|contact|whats ?app|ఫోన్|మొబైల్|फ\u093C?ोन|मोबाइल)[. ]*(?:(?:no|number|నంబర్|नंबर)[. ]*)?[:=-]* *(?=[+(\d])/giu,
  /[ ,;।]+$|(?<=\d)\.$/g,
];
const unwrapped = (text: string) => AROUND.reduce((text, around) => text.replaceAll(around, ''), text).trim();

/**
 * The form in which spreadsheets show a number in a narrow column. It is complete only if no digit was rounded away.
 */
function readExponent([, first = '', rest = '', exponent]: RegExpMatchArray): PhoneReading {
  return rest.length === Number(exponent) ? readOne(first + rest) : { refusal: 'phoneRounded' };
}

/** Reads a text with one number. */
function readOne(text: string): PhoneReading {
  if (/[^\d+() ./-]|[^( ] *\+/.test(text)) return { refusal: /\d/.test(text) ? 'phoneLetters' : 'notPhone' };
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === PHONE_DIGITS && isPlaceholderPhone(digits)) return { phone: digits };
  const isForeign = /^[( ]*\+/.test(text) || digits.startsWith('00');
  const behind = digits.replace(/^00/, '');
  if (isForeign && !behind.startsWith('91')) return { refusal: 'phoneAbroad' };
  const own =
    isForeign || /^91(?:0?\d{10})$/.test(digits) ? behind.slice(2) : digits.replace(/^091(?=\d{10}$)/, '');
  const hasZero = own.startsWith('0') && own.length === PHONE_DIGITS + 1;
  const national = hasZero ? own.slice(1) : own;
  if (national.length !== PHONE_DIGITS) return { refusal: refusalBy(national.length) };
  if (national.startsWith('0') && !isPlaceholderPhone(national)) return { refusal: 'phoneCut' };
  const landline = readLandline(text, national, { hasZero, hasPrefix: own !== digits });
  if (landline) return landline;
  return text.includes('/') ? { refusal: 'phoneLetters' } : { phone: national };
}

const refusalBy = (digits: number): PhoneRefusal => {
  if (digits > PHONE_DIGITS) return 'phoneHasMore';
  return digits === 0 ? 'notPhone' : (`phoneHas${digits}` as PhoneRefusal);
};

/** First digits of a landline after an STD code. A mobile that begins with the same digits continues with others. */
const SUBSCRIBER = /^[2-6]/;

/**
 * A landline is an STD code, a separator and a number. Undefined for any other number: without a separator, 0 and ten
 * digits that begin with 6 to 9 are a mobile.
 */
function readLandline(
  text: string,
  national: string,
  { hasZero, hasPrefix }: { hasZero: boolean; hasPrefix: boolean },
): PhoneReading | undefined {
  const phone = landlineOf(national);
  const isMobile = /^[6-9]/.test(national);
  if (!phone) {
    const [group = ''] = text.match(/\d+/g) ?? [];
    const isOfOtherState =
      !isMobile || (/^0[6-8]\d{1,3}$/.test(group) && SUBSCRIBER.test(national.slice(group.length - 1)));
    return hasZero && isOfOtherState ? { refusal: 'unknownStdCode' } : undefined;
  }
  const subscriber = phone.slice(phone.indexOf('-') + 1);
  const isSeparated = digitsBehindSeparators(text).includes(subscriber.length);
  if (isSeparated) return hasZero || SUBSCRIBER.test(subscriber) ? { phone } : undefined;
  return !isMobile && (hasZero || hasPrefix) ? { phone } : undefined;
}

/** The number of digits after each separator. */
const digitsBehindSeparators = (text: string) =>
  [...text.matchAll(/\d\D+(?=\d)/g)].map(({ index }) => text.slice(index + 1).replaceAll(/\D/g, '').length);

/** Reads a text with several numbers; the same number written twice counts as one. */
function readSeveral(text: string): PhoneReading | undefined {
  const parts = text.split(/[/,;|&]+| (?:or|and) /i).filter((part) => /\d/.test(part));
  const phones = parts.map((part) => readOne(unwrapped(part)).phone);
  const [first] = phones;
  if (first && parts.length > 1 && phones.every((phone) => phone === first)) return { phone: first };
  const isTwo = parts.length > 1 && phones.some(Boolean);
  const runs = text.replaceAll(/\D/g, '').match(/(?:91|0)?[6-9]\d{9}/g) ?? [];
  return isTwo || runs.length > 1 ? { refusal: 'twoPhones' } : undefined;
}
