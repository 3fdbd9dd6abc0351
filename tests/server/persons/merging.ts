import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PersonCard } from '#contract/persons/person.ts';
import { compareSome } from '#server/persons/pairs/compare.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import type { Desk } from '../complaints/desk.ts';
import { unsoundPersons } from './sound.ts';

export interface Someone {
  id: number;
  phone: string;
  /** The first case. */
  case: number;
}

/** Persons who are duplicates, and the actions on them. */
export function merging(desk: Desk) {
  let phones = 0;
  /** Of no two of them a digit or two alone differ. */
  const newPhone = () =>
    `9${String((++phones * 123_456_789) % 1_000_000_007)
      .padStart(9, '0')
      .slice(-9)}`;

  /** A person with a complaint. */
  async function someone(given: Record<string, unknown> = {}, by = desk.mla): Promise<Someone> {
    const phone = newPhone();
    const { id, person_id } = await desk.record(by, { name: 'Lakshmi Reddy', phone, ...given });
    return { id: Number(person_id), phone: String(given.phone ?? phone), case: id };
  }
  const edit = async ({ id }: Pick<Someone, 'id'>, json: object) => {
    const edited = await desk.put(desk.mla, `person/${id}`, json);
    expect(edited.status).toBe(200);
  };
  const merge = (survivor: { id: number }, other: { id: number }, given: object = {}, by = desk.mla) =>
    desk.post(by, 'person/merge', {
      person_ids: [survivor.id, other.id],
      survivor_id: survivor.id,
      ...given,
    });
  const undo = (merge_id: unknown, by = desk.mla) => desk.post(by, 'person/merge/undo', { merge_id });
  const card = async (id: number, by = desk.mla) =>
    (await desk.get(by, `person/${id}`)).body as unknown as PersonCard;
  const complaintsOf = async (id: number) => {
    const found = await desk.db
      .select({ id: complaintPersons.complaint_id })
      .from(complaintPersons)
      .where(eq(complaintPersons.person_id, id))
      .orderBy(complaintPersons.complaint_id);
    return found.map((row) => row.id);
  };
  const pass = (days: number) => {
    desk.clock.now = new Date(desk.clock.now.getTime() + days * 86_400_000);
  };
  /** The content of every table of persons, to check that a refusal changes nothing. */
  async function state(): Promise<string> {
    const tables = ['persons', 'complaint_persons', 'person_visits', 'person_merges', 'household_members'];
    const read = await Promise.all(
      tables.map((table) => desk.db.execute(sql.raw(`select * from ${table} order by 1, 2`))),
    );
    return JSON.stringify(read.map(({ rows }) => rows));
  }
  /** Computes possible duplicates, as the server does in the background. */
  const compare = async () => {
    while ((await desk.db.transaction((tx) => compareSome(tx, 100))) > 0);
  };
  return { newPhone, someone, edit, merge, undo, card, complaintsOf, pass, state, compare };
}

/** In each assembly every complaint has one active person, and every merged person leads to an active one. */
export async function expectSound(db: Desk['db']): Promise<void> {
  expect(await unsoundPersons(db)).toBe(0);
}
