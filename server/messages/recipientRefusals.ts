import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { type Audience, NEWS_KINDS, type TemplateKind } from '#contract/messages/messageKinds.ts';
import { isMobile } from '#contract/messages/messageRules.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { personWishes } from './schema/citizens.ts';
import { phoneMarks } from './schema/messages.ts';

interface Target {
  phone: string | null;
  person_id: number | null;
  /** From `kindAsked`; null for free text and for default texts. */
  kind: TemplateKind | null;
}

/** Preferences for kinds apply to citizens only: an account or a contact gets any kind (MSG-06, MSG-22). */
export const templateKindFor = (
  { audience }: { audience: Audience },
  template: { kind: TemplateKind } | null,
): TemplateKind | null => (audience === 'citizen' ? (template?.kind ?? null) : null);

/**
 * Why a recipient may not get a message now: no mobile number, a wrong one (MSG-14), stopped or refused (MSG-06,
 * MSG-08); null if allowed. Checked when a message is made and again before it is sent.
 */
export async function refusalsFor(
  db: Db | Tx,
  all: readonly Target[],
): Promise<(one: Target) => ErrorCode | null> {
  const phones = [...new Set(all.flatMap(({ phone }) => phone ?? []))];
  const people = [...new Set(all.flatMap(({ person_id }) => person_id ?? []))];
  const { purpose, state, is_last } = personWishes;
  const marks = await db.select().from(phoneMarks).where(inArray(phoneMarks.phone, phones));
  // The surviving person's preferences apply to merged ones.
  const spokesman = sql`coalesce(${persons.merged_into}, ${persons.id})`;
  const said = await db
    .select({ person_id: persons.id, purpose, state })
    .from(persons)
    .innerJoin(personWishes, eq(personWishes.person_id, spokesman))
    .where(and(inArray(persons.id, people), is_last));
  const markOf = new Map(marks.map((mark) => [mark.phone, mark]));
  const preferenceOf = new Map(said.map((row) => [`${row.person_id} ${row.purpose}`, row.state]));
  return ({ phone, person_id: person, kind }) => {
    if (phone === null || !isMobile(phone)) return 'noMobileNumber';
    const mark = markOf.get(phone);
    if (mark?.wrong_at) return 'wrongNumber';
    if (mark?.stopped_at) return 'refusedByPerson';
    if (kind !== null && NEWS_KINDS.includes(kind))
      return preferenceOf.get(`${person} news`) === 'given' ? null : 'newsNotGiven';
    return preferenceOf.get(`${person} status`) === 'refused' ? 'refusedByPerson' : null;
  };
}
