import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '#contract/kernel/define.ts';
import { MAX_PHONES } from '#contract/kernel/limits.ts';
import type { MergeField, mergePersons } from '#contract/persons/personMerge.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { namesOf, type Person } from '../record.ts';
import type { MergeChanges } from '../schema/personMerges.ts';
import { isListColumn, LIST_COLUMNS, type ListChange, withoutChange } from './passOn.ts';

/** The choices of a merge: for each field the person whose value is kept, and the phones. */
export type Choices = Pick<BodyOf<typeof mergePersons>, 'fields' | 'phones'>;

/** The person columns that a merge may change, by the chosen field. */
const COLUMNS = {
  name: ['name'],
  other_name: ['other_name'],
  language: ['language'],
  place: ['mandal_id', 'area_id'],
  address: ['address'],
  note: ['note'],
} as const satisfies Partial<Record<MergeField, readonly (keyof Person)[]>>;

const ALL_COLUMNS = [...Object.values(COLUMNS).flat(), ...LIST_COLUMNS];
export type Merged = Pick<Person, (typeof ALL_COLUMNS)[number]>;

/** Two persons to merge. */
export interface Two {
  survivor: Person;
  other: Person;
}

/**
 * The person whose value of a field is kept: the chosen one, otherwise the survivor, unless only the other one has a
 * value.
 */
export function keeperOf(
  field: MergeField,
  { fields }: Choices,
  { survivor, other }: Two,
  has: (person: Person) => boolean,
) {
  const chosen = fields?.[field];
  if (chosen !== undefined && ![survivor.id, other.id].includes(chosen)) {
    throw invalidField('fields', 'notChoice');
  }
  if (chosen !== undefined) return chosen === other.id ? other : survivor;
  return has(survivor) || !has(other) ? survivor : other;
}

/**
 * The survivor after the merge (PER-12).
 * @throws 422 for more than four phones, and for one that neither has
 */
export function chosenOf(two: Two, choices: Choices): Merged {
  const phones = phonesOf(two, choices);
  const merged: Record<string, unknown> = { phones };
  for (const [field, columns] of Object.entries(COLUMNS)) {
    const keeper = keeperOf(field as MergeField, choices, two, (person) =>
      columns.some((column) => person[column] !== null),
    );
    for (const column of columns) merged[column] = keeper[column];
  }
  const { survivor, other } = two;
  const names = [merged.name, merged.other_name];
  return {
    ...(merged as Merged),
    former_names: without([...namesOf(survivor), ...namesOf(other)], names),
    former_phones: without([survivor, other].flatMap(allPhones), phones),
  };
}

export const allPhones = (person: Person) => [...person.phones, ...person.former_phones];
/** The values that were not chosen, each once. */
const without = (all: readonly string[], chosen: readonly unknown[]) =>
  [...new Set(all)].filter((each) => !chosen.includes(each));

function phonesOf({ survivor, other }: Two, { phones }: Choices): string[] {
  const known = [...new Set([...survivor.phones, ...other.phones])];
  if (phones?.some((phone) => !known.includes(phone))) throw invalidField('phones', 'notChoice');
  const chosen = phones ? [...new Set(phones)] : known;
  if (chosen.length > MAX_PHONES) throw invalidField('phones', 'tooManyPhones');
  return chosen;
}

/** The resulting changes of the survivor. */
export const changesOf = ({ survivor }: Two, merged: Merged): MergeChanges =>
  Object.fromEntries(
    ALL_COLUMNS.filter((column) => !isDeepStrictEqual(survivor[column], merged[column])).map((column) => [
      column,
      { from: survivor[column], to: merged[column] },
    ]),
  );

/**
 * The survivor without the changes of a merge (PER-13). Later edits stay, except values that came with the other
 * person.
 */
export function withoutMerge(survivor: Person, changes: MergeChanges): Partial<Merged> {
  const before: Record<string, unknown> = {};
  for (const column of ALL_COLUMNS) {
    const change = changes[column];
    if (!change) continue;
    if (isDeepStrictEqual(survivor[column], change.to)) before[column] = change.from;
    else if (isListColumn(column)) before[column] = withoutChange(survivor[column], change as ListChange);
  }
  if (before.phones) before.phones = (before.phones as string[]).slice(0, MAX_PHONES);
  return before as Partial<Merged>;
}
