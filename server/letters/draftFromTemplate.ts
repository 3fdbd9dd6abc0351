import type {
  Addressee,
  CopyTo,
  LetterKind,
  LetterLanguage,
  LetterText,
} from '#contract/letters/letterKinds.ts';
import { begun, type Side, sidesOf } from '#contract/letters/letterText.ts';
import { registerSettings } from '#contract/letters/registerCalls.ts';
import { valuesOf } from '#server/desk/offices/inherited.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { aboutOf } from './about.ts';
import { writeDraft } from './draft.ts';
import type { Letter } from './record.ts';
import { templatesOf } from './templates/list.ts';
import { fillingFor } from './values.ts';

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
export async function draftFromTemplate(db: Db | Tx, beginning: Beginning): Promise<Letter> {
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
