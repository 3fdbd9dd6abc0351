import { and, eq, inArray } from 'drizzle-orm';
import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { nameIn } from '#contract/kernel/named.ts';
import { designationIn } from '#contract/letters/designations.ts';
import type {
  Addressee,
  CopyTo,
  LetterKind,
  LetterLanguage,
  LetterText,
} from '#contract/letters/letterKinds.ts';
import { begun, type Side, sidesOf } from '#contract/letters/letterText.ts';
import { registerSettings } from '#contract/letters/registerCalls.ts';
import { findOfficeOf } from '#server/desk/offices/findOffice.ts';
import { valuesOf } from '#server/desk/offices/inherited.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { contactCategories } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { aboveOf, holderOf, postOf } from '#server/officers/officers.ts';
import { aboutOf } from '../../about.ts';
import { writeDraft } from '../../draft.ts';
import type { Letter } from '../../record.ts';
import { subjectOf } from '../../register/rows.ts';
import { letters } from '../../schema/letters.ts';
import { referralReminders, referrals } from '../../schema/referrals.ts';
import { templatesOf } from '../../templates/list.ts';
import { fillingFor } from '../../values.ts';
import { addresseeOf } from '../addressee.ts';
import type { Referral } from '../rows.ts';
import { languageOf, plainReminder, withRequest } from './texts.ts';

interface Drafting {
  db: Db | Tx;
  now: Date;
  /** null for a scheduled job. */
  actor: { id: number } | null;
}

/** What a letter to a department asks, and about what. */
export type LetterAsking = Pick<
  Referral,
  | 'office_id'
  | 'complaint_id'
  | 'cause_id'
  | 'contact_id'
  | 'category_id'
  | 'addressee'
  | 'subject'
  | 'request'
  | 'copies_to'
>;

/**
 * Drafts the letter that a referral is sent by. A referral without a subject takes that of its letter. Referrals by
 * other ways have no letter. @param more a further paragraph: why the last answer was sent back
 */
export const draftLetter = async (work: Drafting, referral: Referral, more = ''): Promise<Referral> =>
  referral.way === 'letter' ? addLetter(work, referral, more) : referral;

/** The same for a referral by any way, of which the letter may have other texts. */
export async function addLetter(
  work: Drafting,
  referral: Referral,
  more = '',
  texts: Pick<Referral, 'subject' | 'request'> = referral,
): Promise<Referral> {
  const { db } = work;
  const before = referral.letter_id === null ? null : await numberOf(db, referral.letter_id);
  const letter = await writeRequest(work, { ...referral, ...texts }, before, more);
  const [changed = referral] = await db
    .update(referrals)
    .set({ letter_id: letter.id, subject: referral.subject || subjectOf(letter) })
    .where(eq(referrals.id, referral.id))
    .returning();
  return changed;
}

/** Drafts a letter to a department, with the office's template and the given subject and request. */
export function writeRequest(
  work: Drafting,
  asking: LetterAsking,
  our_ref: string | null = null,
  more = '',
): Promise<Letter> {
  const { contact_id, subject, request, copies_to, addressee } = asking;
  const content = { subject, body: [request, more].filter(Boolean).join('\n\n') };
  return begin(work, asking, {
    kind: 'referral' as const,
    contact_id,
    copies_to: () => copies_to,
    our_ref,
    content: `${subject} ${request}`,
    addressee: addressee ?? NOBODY,
    text: (template) => withRequest(template, content),
  });
}

const NOBODY: Addressee = { name: '', designation: '', department: '', address: '' };

/** Writes a reminder to the current holder of the post, the last one with a copy to the superior (REF-09, REF-22). */
export async function writeReminder(work: Drafting, referral: Referral, step: number): Promise<Letter> {
  const { db, now } = work;
  const { contact_id, subject, request, letter_id, sent_at } = referral;
  const holder = contact_id === null ? null : await holderOf(db, contact_id);
  const post = holder ?? (contact_id === null ? null : await postOf(db, contact_id));
  const superior = step === 3 && post ? await aboveOf(db, post) : null;
  const ref = letter_id === null ? null : await numberOf(db, letter_id);
  const day = writtenDay(dayOf(sent_at ?? now));
  return begin(work, referral, {
    kind: `reminder_${step}` as LetterKind,
    our_ref: ref,
    content: `${subject} ${request}`,
    contact_id: post?.id ?? contact_id,
    addressee: post ? { ...addresseeOf(post), ...(holder ? {} : { name: '' }) } : NOBODY,
    copies_to: (side) =>
      superior
        ? [
            {
              contact_id: superior.id,
              text: `${superior.name}, ${designationIn(superior.designation, side)}`,
            },
          ]
        : [],
    text: (template, side) =>
      template ?? plainReminder(side, { step: String(step), subject, day, ref: ref ?? '' }),
  });
}

interface Content {
  kind: LetterKind;
  contact_id: number | null;
  addressee: Addressee;
  copies_to: (side: Side) => CopyTo[];
  our_ref: string | null;
  /** The paragraph in the language of the letter, if a template exists in it. */
  content: string;
  text: Parameters<typeof draftFromTemplate>[1]['text'];
}

async function begin({ db, now, actor }: Drafting, asking: LetterAsking, content: Content): Promise<Letter> {
  const { office_id, complaint_id, cause_id, category_id } = asking;
  const { addressee, content: text, ...values } = content;
  const office = await findOfficeOf(db, office_id);
  const [department] = category_id
    ? await db
        .select(namedColumns(contactCategories))
        .from(contactCategories)
        .where(eq(contactCategories.id, category_id))
    : [];
  const inLanguage = (side: Side) => ({
    ...addressee,
    designation: designationIn(addressee.designation, side),
    department: department && addressee.department ? nameIn(department, side) : addressee.department,
  });
  return draftFromTemplate(db, {
    ...values,
    office,
    complaint_id,
    cause_id,
    addressee: inLanguage,
    language: languageOf(text),
    creator_id: actor?.id ?? null,
    now,
  });
}

async function numberOf(db: Db | Tx, id: number): Promise<string | null> {
  const [letter] = await db.select({ number: letters.number }).from(letters).where(eq(letters.id, id));
  return letter?.number ?? null;
}

/** Deletes drafts that are no longer needed. Sent letters stay in the register. */
export async function dropLetters(db: Db | Tx, ids: readonly number[]): Promise<void> {
  const drafts = and(inArray(letters.id, [...ids]), eq(letters.state, 'draft'));
  const gone = (await db.select({ id: letters.id }).from(letters).where(drafts).for('update')).map(
    ({ id }) => id,
  );
  if (gone.length === 0) return;
  const none = { letter_id: null };
  await db.update(referrals).set(none).where(inArray(referrals.letter_id, gone));
  await db.update(referralReminders).set(none).where(inArray(referralReminders.letter_id, gone));
  await db.delete(letters).where(inArray(letters.id, gone));
}

/** A letter that another feature drafts. */
interface Beginning {
  office: OfficeRow;
  kind: LetterKind;
  complaint_id: number | null;
  cause_id: number | null;
  contact_id: number | null;
  /** The addressee in the language of the letter. */
  addressee(side: Side): Addressee;
  /** The copies in the language of the letter. */
  copies_to(side: Side): CopyTo[];
  /** 'Our reference'; the complaint's number if null. */
  our_ref: string | null;
  /** A template in this language is preferred. Without any template the letter is written in it. */
  language: LetterLanguage;
  /** Builds the text from the template and the complaint's data, or without a template. */
  text(template: LetterText | undefined, side: Side): LetterText;
  creator_id: number | null;
  now: Date;
}

/** Drafts a letter with the office's template of its kind, like a draft that a user starts (REF-03). */
async function draftFromTemplate(db: Db | Tx, beginning: Beginning): Promise<Letter> {
  const { office, kind, complaint_id, cause_id, contact_id, creator_id, now } = beginning;
  const levels = await officesOf(db, office);
  const ofKind = (await templatesOf(db, levels)).filter((template) => template.kind === kind);
  const template = ofKind.find(({ language }) => language === beginning.language) ?? ofKind[0];
  const about = await aboutOf({ db }, { complaint_id, cause_id, person_id: null });
  const { values, our_ref } = await fillingFor(db, about);
  const language = template?.language ?? beginning.language;
  const side = sidesOf(language)[0] ?? 'en';
  const texts = sidesOf(language).map((side) => {
    const text = template?.texts[side];
    const filled = text && {
      subject: begun(text.subject, values, side),
      body: begun(text.body, values, side),
    };
    return [side, beginning.text(filled, side)];
  });
  return writeDraft(db, {
    office_id: office.id,
    kind,
    language,
    complaint_id,
    cause_id,
    contact_id,
    creator_id,
    addressee: beginning.addressee(side),
    copies_to: beginning.copies_to(side),
    texts: Object.fromEntries(texts),
    our_ref: beginning.our_ref ?? our_ref,
    series: valuesOf(registerSettings, levels).series[0]?.code ?? '',
    created_at: now,
    updated_at: now,
  });
}
