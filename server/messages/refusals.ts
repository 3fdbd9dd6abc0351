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
  /** As `kindAsked`; null for free text, and for what ships. */
  kind: TemplateKind | null;
}

/** Whether somebody wants a kind is asked of citizens alone: an account or a contact is sent any (MSG-06, MSG-22). */
export const templateKindFor = (
  { audience }: { audience: Audience },
  template: { kind: TemplateKind } | null,
): TemplateKind | null => (audience === 'citizen' ? (template?.kind ?? null) : null);

/**
 * Why a message is not for somebody, as they stand now: no mobile number, a wrong one (MSG-14), stopped or refused (MSG-06, MSG-08);
 * null for what may go out. Asked when one is made and again before it is handed over.
 */
export async function refusalsFor(
  db: Db | Tx,
  all: readonly Target[],
): Promise<(one: Target) => ErrorCode | null> {
  const phones = [...new Set(all.flatMap(({ phone }) => phone ?? []))];
  const people = [...new Set(all.flatMap(({ person_id }) => person_id ?? []))];
  const { purpose, state, is_last } = personWishes;
  const marks = await db.select().from(phoneMarks).where(inArray(phoneMarks.phone, phones));
  // Whoever was merged is spoken for by the survivor.
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
