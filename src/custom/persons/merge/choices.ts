import { MAX_PHONES } from '#contract/kernel/limits.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { MERGE_FIELDS, type MergeField } from '#contract/persons/personMerge.ts';

export type Two = readonly [PersonCard, PersonCard];

/** A person's value in each field, to compare two people. */
const VALUES: Record<MergeField, (person: PersonCard) => string | number | null> = {
  name: ({ name }) => name,
  other_name: ({ other_name }) => other_name,
  language: ({ language }) => language,
  place: ({ area_id, mandal_id }) => area_id ?? mandal_id,
  address: ({ address }) => address,
  note: ({ note }) => note,
  household: ({ household }) => household?.id ?? null,
};

/** The fields that at least one of the two has. */
export const fieldsOf = (two: Two) =>
  MERGE_FIELDS.filter((field) => two.some((person) => VALUES[field](person) !== null));

/** The fields to choose from. */
export const differing = ([one, other]: Two) =>
  MERGE_FIELDS.filter((field) => VALUES[field](one) !== VALUES[field](other));

/** The user's choices: who remains, the source of each field, and the phones. */
export interface Choice {
  survivor_id: number | null;
  fields: Partial<Record<MergeField, number>>;
  phones: string[];
}
/** Until both people are loaded. */
export const NO_CHOICE: Choice = { survivor_id: null, fields: {}, phones: [] };

export const phonesOf = (two: Two) => [...new Set(two.flatMap(({ phones }) => phones))];

/**
 * The starting choice: the person with more grievances remains, with their values, and the other's where they have
 * none.
 */
export function firstChoice(two: Two): Choice {
  const [one, other] = two;
  const complaintCount = ({ open, closed }: PersonCard) => open + closed;
  return staying(two, complaintCount(other) > complaintCount(one) ? other.id : one.id);
}

/** The choice with another remaining person. */
export function staying(two: Two, survivor: number): Choice {
  const inOrder = two[0].id === survivor ? two : ([two[1], two[0]] as const);
  const [stays, goes] = inOrder;
  const fields = differing(two).map((field) => [field, VALUES[field](stays) === null ? goes.id : stays.id]);
  const phones = phonesOf(inOrder).slice(0, MAX_PHONES);
  return { survivor_id: survivor, fields: Object.fromEntries(fields), phones };
}

/** A name and its form in the other script are chosen together. */
export function choosing(two: Two, choice: Choice, field: MergeField, id: number): Choice {
  const spelt = two.find((person) => person.id === id)?.other_name;
  const together = field === 'name' && spelt && choice.fields.other_name ? { other_name: id } : {};
  return { ...choice, fields: { ...choice.fields, [field]: id, ...together } };
}

/** The request body, with the versions that the user saw. */
export const bodyOf = (two: Two, choice: Choice) => ({
  ...choice,
  person_ids: two.map(({ id }) => id),
  versions: two.map(({ version }) => version),
});
