import { nameIn } from '#contract/kernel/named.ts';
import type { Side } from '#contract/letters/letterText.ts';
import { fillPlaceholders, type Values } from '#contract/replies/placeholders.ts';
import type { Filling, Spoken } from '../values.ts';
import { type Part, partsOf, type Span } from './body.ts';
import { LETTER_WORDS } from './words.ts';

/** The values for one language of a letter. */
export interface Writing {
  side: Side;
  number: string;
  filling: Filling;
  people: readonly Spoken[];
  enclosures: readonly string[];
  our_ref: string | null;
  their_ref: string | null;
}

/** A placeholder without a value stays in the text, so that the user sees it. */
function valuesOf({ number, filling, people, enclosures, our_ref, their_ref }: Writing): Values {
  const named = (text: string | null) => (text ? { name: text } : null);
  return {
    ...filling.values,
    outward_no: named(number),
    our_ref: named(our_ref),
    their_ref: named(their_ref),
    enclosures: named(enclosures.join('; ')),
    people: named(people.map(({ name }) => name).join(', ')),
  };
}

export const filledLine = (text: string, writing: Writing): string =>
  fillPlaceholders(text, valuesOf(writing), writing.side);

/**
 * Splits a text into parts before filling them, so that no value is read as markup. A paragraph with only the people
 * placeholder becomes a table, one with only the enclosures a list.
 */
export function filledBody(text: string, writing: Writing): Part[] {
  const values = valuesOf(writing);
  const fill = (spans: Span[]): Span[] =>
    spans.map((span) => ({ ...span, text: fillPlaceholders(span.text, values, writing.side) }));
  return partsOf(text).map((part): Part => {
    if (part.kind === 'table') return { ...part, rows: part.rows.map((row) => row.map(fill)) };
    if (part.kind !== 'paragraph') return { ...part, items: part.items.map(fill) };
    return standsAlone(part.spans, writing) ?? { ...part, spans: fill(part.spans) };
  });
}

const ALONE = /^\{\{\s*(people|enclosures)\s*\}\}$/;

function standsAlone(spans: readonly Span[], { people, enclosures, side }: Writing): Part | null {
  const [, name] =
    ALONE.exec(
      spans
        .map(({ text }) => text)
        .join('')
        .trim(),
    ) ?? [];
  if (name === 'enclosures' && enclosures.length > 0)
    return { kind: 'numbers', items: enclosures.map(plain) };
  return name === 'people' && people.length > 0 ? tableOf(people, side) : null;
}

function tableOf(people: readonly Spoken[], side: Side): Part {
  const words = LETTER_WORDS[side];
  const isNumbered = people.some(({ number }) => number);
  const head = ['', words.name, words.place, ...(isNumbered ? [words.grievance] : [])];
  const rows = people.map(({ name, area, number }, at) => [
    String(at + 1),
    name,
    area ? nameIn(area, side) : '',
    ...(isNumbered ? [number ?? ''] : []),
  ]);
  return { kind: 'table', rows: [head, ...rows].map((row) => row.map(plain)) };
}

const plain = (text: string): Span[] => [{ text, bold: false }];
