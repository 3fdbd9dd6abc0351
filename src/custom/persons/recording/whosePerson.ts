import { foldName } from '#contract/kernel/text.ts';
import type { PersonRow } from '#contract/persons/person.ts';
import { PLACE_FIELDS, type PlaceField } from '#contract/places/place.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';

/** What a form says of whose the grievance is. */
export type TypedCitizen = Pick<ComplaintValues, 'name' | 'phone' | 'assembly_id'>;

/**
 * How a form stands to the person who was chosen for it: `same` as the name and a phone of theirs are in it, `different` as
 * something else is, `elsewhere` as it is of another constituency. Only the first goes to the person without a word from
 * whoever records; of the others the server finds out anew whose they are (PER-02).
 */
export function standingOf(person: PersonRow, citizen: TypedCitizen): 'same' | 'different' | 'elsewhere' {
  if (citizen.assembly_id !== person.assembly_id) return 'elsewhere';
  const name = foldName(citizen.name ?? '');
  const hasName = [person.name, person.other_name].some((one) => one && foldName(one) === name);
  const hasPhone = person.phones.length === 0 || person.phones.includes(citizen.phone ?? '');
  return hasName && hasPhone ? 'same' : 'different';
}

/** Whether it was said of this name and phone that they are the chosen person's all the same. */
export const isSaid = (said: TypedCitizen | null, { name, phone }: TypedCitizen) =>
  said?.name === name && said.phone === phone;

type Filling = Partial<Pick<ComplaintValues, 'name' | 'phone' | 'language' | PlaceField>>;

/**
 * What choosing a person fills in: only what is empty, and of the place nothing below one that is another (PER-06). A place
 * that was only kept from the grievance before gives way to the person's; the session's own ones stay.
 */
export function fillingOf(
  person: PersonRow,
  values: ComplaintValues,
  { isSamePlace, own }: { isSamePlace: boolean; own: Partial<Record<PlaceField, number>> },
): Filling {
  const filling: Filling = {};
  const givesWay = isSamePlace && person.mandal_id !== null;
  for (const field of PLACE_FIELDS) {
    const present = givesWay && !own[field] ? null : values[field];
    if (present !== null && present !== person[field]) break;
    filling[field] = person[field];
  }
  if (!values.language) filling.language = person.language;
  // The name last: a change of the area empties the one of an in-charge.
  if (!values.phone) filling.phone = person.phones[0] ?? null;
  if (!values.name) filling.name = person.name;
  return filling;
}
