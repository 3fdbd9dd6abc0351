import { and, eq, inArray } from 'drizzle-orm';
import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { nameIn } from '#contract/kernel/named.ts';
import { designationIn } from '#contract/letters/designations.ts';
import type { Addressee, CopyTo, LetterKind } from '#contract/letters/letterKinds.ts';
import type { Side } from '#contract/letters/letterText.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { contactCategories } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { aboveOf, holderOf, postOf } from '#server/officers/officers.ts';
import { draftFromTemplate } from '../../draftFromTemplate.ts';
import type { Letter } from '../../record.ts';
import { subjectOf } from '../../register/rows.ts';
import { letters } from '../../schema/letters.ts';
import { referralReminders, referrals } from '../../schema/referrals.ts';
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
  const [office] = await db.select().from(offices).where(eq(offices.id, office_id));
  if (!office) throw new Error('a referral of no office');
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
