import { inArray } from 'drizzle-orm';
import { sidesOf } from '#contract/letters/letterText.ts';
import type { OutwardRow } from '#contract/letters/registerCalls.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { names } from '#server/kernel/db/names.ts';
import { isOwn } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { type Letter, linkOf } from '../record.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'links'>;

/** The subject in the letter's first language. */
export const subjectOf = ({ language, texts }: Pick<Letter, 'language' | 'texts'>): string =>
  sidesOf(language)
    .map((side) => texts[side]?.subject ?? '')
    .find(Boolean) ?? '';

/** The addressee in one line, without the department. */
export const addressedTo = ({ addressee: { name, designation } }: Pick<Letter, 'addressee'>): string =>
  [name, designation].filter(Boolean).join(', ');

/** Sent letters as rows of the register. */
export async function rowsOf(reader: Reader, entries: readonly Letter[]): Promise<OutwardRow[]> {
  const { user } = await names(reader.db);
  const complaintsById = await complaintsOf(reader, entries);
  const causeNumbers = await causesOf(reader, entries);
  return entries.map((letter) => ({
    id: letter.id,
    number: letter.number ?? '',
    series: letter.series,
    kind: letter.kind,
    language: letter.language,
    state: letter.state,
    dispatched_at: letter.dispatched_at?.toISOString() ?? '',
    dispatched_by: user(letter.dispatched_by),
    to: addressedTo(letter),
    department: letter.addressee.department,
    subject: subjectOf(letter),
    complaint: complaintsById.get(letter.complaint_id ?? 0) ?? null,
    cause: causeNumbers.get(letter.cause_id ?? 0) ?? null,
    person: letter.person_id ? { id: letter.person_id } : null,
    cancelled_at: letter.cancelled_at?.toISOString() ?? null,
    cancel_reason: letter.cancel_reason,
    link: linkOf(reader, letter),
  }));
}

/** The numbers of the letters' complaints, with ids where the caller may open them (PER-07). */
async function complaintsOf({ actor, db }: Reader, entries: readonly Letter[]) {
  const ids = entries.flatMap(({ complaint_id }) => complaint_id ?? []);
  if (ids.length === 0) return new Map<number, NonNullable<OutwardRow['complaint']>>();
  const { id, complaint_number } = complaints;
  const rows = await db
    .select({ id, complaint_number, isOwn: isOwn(actor) })
    .from(complaints)
    .where(inArray(id, ids));
  return new Map(
    rows.map((row) => [row.id, { id: row.isOwn ? row.id : null, complaint_number: row.complaint_number }]),
  );
}

async function causesOf({ db }: Reader, entries: readonly Letter[]) {
  const ids = entries.flatMap(({ cause_id }) => cause_id ?? []);
  const { id, number } = causes;
  const rows = ids.length > 0 ? await db.select({ id, number }).from(causes).where(inArray(id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}
