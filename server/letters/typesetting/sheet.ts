import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { openIn, type Side, sidesOf } from '#contract/letters/letterText.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { pictureBook } from '#server/kernel/pdf/pictures.ts';
import { type Sheet, sheetWith } from '#server/kernel/pdf/typesetter.ts';
import type { About } from '../about.ts';
import { headOf, titleRows } from '../letterhead.ts';
import type { Letter } from '../record.ts';
import type { Signer } from '../signatures.ts';
import { fillingFor, peopleOf } from '../values.ts';
import { filledBody, filledLine, type Writing } from './fill.ts';
import { LETTER_WORDS } from './words.ts';

/** The printed fields of a letter. */
export type Printable = Pick<
  Letter,
  'language' | 'addressee' | 'texts' | 'copies_to' | 'enclosures' | 'our_ref' | 'their_ref'
>;

interface Making {
  db: Db | Tx;
  files: FileStore;
  office: OfficeRow;
  about: About;
  now: Date;
  /** null for a draft. */
  number: string | null;
  /** The owner of the scanned signature. A draft prints only the name; a sent letter prints the image. */
  signer: Signer | undefined;
}

/** The data that letter.typ prints. The same letter always gives the same sheet and PDF. */
export async function letterSheet(letter: Printable, making: Making): Promise<Sheet> {
  const { db, files, office, about, now, number, signer } = making;
  const book = pictureBook(files);
  const sides = sidesOf(letter.language);
  const head = await headOf(db, office, sides);
  const image = head.image && (await book.add(head.image.key, 'letterhead'));
  const scan = signer && number ? await book.add(signer.key, signer.name) : null;
  const filling = await fillingFor(db, about);
  const people = await peopleOf(db, about);
  const today = dayOf(now);
  const shown = number ?? joined(sides, (side) => LETTER_WORDS[side].draft);
  const data = {
    title: shown,
    day: today.split('-').map(Number),
    date: writtenDay(today),
    number: shown,
    head: { image: image?.file ?? null, name: head.name, rows: [...titleRows(head), ...head.rows] },
    words: labelsOf(sides),
    to: toLines(letter),
    sides: sides.map((side) =>
      sideOf(letter, { side, number: shown, filling, people, enclosures: letter.enclosures }),
    ),
    enclosures: listsEnclosures(letter) ? [] : letter.enclosures,
    copies: letter.copies_to.map(({ text }) => text),
    sign: {
      image: scan?.file ?? null,
      promised: signer && !scan ? promise(sides[0] ?? 'en', signer) : null,
      name: head.name || (signer?.name ?? ''),
      rows: head.titles.flatMap(({ designation, seat }) => [designation, seat]).filter(Boolean),
    },
  };
  return sheetWith('letter', data, new Date(`${today}T00:00:00Z`), book.files);
}

/** A word in each language of the letter, without repeats; `after` follows the last one. */
const joined = (sides: readonly Side[], word: (side: Side) => string) =>
  [...new Set(sides.map(word))]
    .map((text, at, { length }) => (at < length - 1 ? text.replace(/[,:]$/, '') : text))
    .join(' / ');

/** The labels outside the columns of the languages. */
const labelsOf = (sides: readonly Side[]) =>
  Object.fromEntries(
    (['number', 'date', 'to', 'enclosures', 'copies', 'faithfully'] as const).map((label) => [
      label,
      joined(sides, (side) => LETTER_WORDS[side][label]),
    ]),
  );

/** Enclosures listed in the text are not repeated below it. */
const listsEnclosures = ({ texts }: Printable) =>
  Object.values(texts).some(({ body }) => openIn(body).includes('enclosures'));

const promise = (side: Side, { name }: Signer) => LETTER_WORDS[side].signature.replace('%{name}', () => name);

/** The addressee, line by line. */
export const toLines = ({ addressee }: Pick<Letter, 'addressee'>): string[] =>
  [addressee.name, addressee.designation, addressee.department, addressee.address].filter(Boolean);

/** One language of it. */
function sideOf(letter: Printable, sideWriting: Omit<Writing, 'our_ref' | 'their_ref'>) {
  const { side } = sideWriting;
  const { subject = '', body = '' } = letter.texts[side] ?? {};
  const our_ref = letter.our_ref ?? sideWriting.filling.our_ref;
  const writing = { ...sideWriting, our_ref, their_ref: letter.their_ref };
  return {
    language: side,
    words: LETTER_WORDS[side],
    subject: filledLine(subject, writing),
    refs: [letter.their_ref, our_ref].filter((ref) => ref !== null),
    body: filledBody(body, writing),
  };
}
