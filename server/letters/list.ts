import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import type { listLetters as call } from '#contract/letters/letter.ts';
import type { ListedLetter } from '#contract/letters/letterFields.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { readPage } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import { forbidden } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { findAbout } from './about.ts';
import { linkOf } from './record.ts';
import { addressedTo, subjectOf } from './register/rows.ts';
import { letters } from './schema/letters.ts';

type LetterListContext = Context<typeof call>;

/**
 * The letters about a record, or the drafts of an office, newest first (REF-23). @throws 404 for a record that the
 * caller may not open, 403 for drafts when the caller has no access to the registers
 */
export async function listLetters(context: LetterListContext) {
  const { db, query } = context;
  const where = await whereOf(context);
  const total = await db.$count(letters, where);
  const rows = await readPage(query, { total }, ({ limit, offset }) =>
    db
      .select({
        letter: letters,
        complaint: { id: complaints.id, complaint_number: complaints.complaint_number },
        cause: { id: causes.id, number: causes.number, title: causes.title },
      })
      .from(letters)
      .leftJoin(complaints, eq(complaints.id, letters.complaint_id))
      .leftJoin(causes, eq(causes.id, letters.cause_id))
      .where(where)
      .orderBy(desc(letters.id))
      .limit(limit)
      .offset(offset),
  );
  const { user } = await names(db);
  const data = rows.map(
    ({ letter, complaint, cause }): ListedLetter => ({
      id: letter.id,
      kind: letter.kind,
      language: letter.language,
      state: letter.state,
      complaint,
      cause,
      number: letter.number,
      cancel_reason: letter.cancel_reason,
      dispatched_at: letter.dispatched_at?.toISOString() ?? null,
      cancelled_at: letter.cancelled_at?.toISOString() ?? null,
      link: linkOf(context, letter),
      created_by: user(letter.creator_id),
      created_at: letter.created_at.toISOString(),
      to: [addressedTo(letter), letter.addressee.department].filter(Boolean).join(', '),
      subject: subjectOf(letter),
    }),
  );
  return { data, total };
}

async function whereOf(context: LetterListContext): Promise<SQL | undefined> {
  const { actor, query } = context;
  if (!query.complaint_id && !query.cause_id && !query.person_id) {
    if (!can(actor, 'list', 'register')) throw forbidden();
    const office = await findOffice(context, query.office_id);
    return and(eq(letters.office_id, office.id), eq(letters.state, 'draft'));
  }
  const { complaint, cause, person } = await findAbout(context, query);
  if (complaint) return eq(letters.complaint_id, complaint.id);
  if (cause) return eq(letters.cause_id, cause.id);
  return person && inArray(letters.person_id, everyIdOf(context, person.id));
}

/** The ids of a person and of all persons merged into it (PER-12). */
const everyIdOf = ({ db }: LetterListContext, id: number) =>
  db
    .select({ id: persons.id })
    .from(persons)
    .where(or(eq(persons.id, id), eq(persons.merged_into, id)));
