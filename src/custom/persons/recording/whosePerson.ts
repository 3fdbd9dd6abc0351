import { foldName } from '#contract/kernel/text.ts';
import type { PersonRow } from '#contract/persons/person.ts';
import { PLACE_FIELDS, type PlaceField } from '#contract/places/place.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';

/** The values of the form that identify the citizen. */
export type TypedCitizen = Pick<ComplaintValues, 'name' | 'phone' | 'assembly_id'>;

/**
 * Compares the form with the chosen person. `same`: it has their name and one of their phones. `different`: it has
 * another name or phone. `elsewhere`: it is in another constituency. Only `same` links to the person without a
 * question. Unless the user confirms `different`, the server matches the person (PER-02).
 */
export function standingOf(person: PersonRow, citizen: TypedCitizen): 'same' | 'different' | 'elsewhere' {
  if (citizen.assembly_id !== person.assembly_id) return 'elsewhere';
  const name = foldName(citizen.name ?? '');
  const hasName = [person.name, person.other_name].some((one) => one && foldName(one) === name);
  const hasPhone = person.phones.length === 0 || person.phones.includes(citizen.phone ?? '');
  return hasName && hasPhone ? 'same' : 'different';
}

/** Whether the user has confirmed that this name and phone belong to the chosen person. */
export const isSaid = (said: TypedCitizen | null, { name, phone }: TypedCitizen) =>
  said?.name === name && said.phone === phone;

type Filling = Partial<Pick<ComplaintValues, 'name' | 'phone' | 'language' | PlaceField>>;

/**
 * The values that choosing a person fills in. They replace only empty fields, and no place below a different one
 * (PER-06). A place copied from the previous grievance gives way to the person's; the session's own places stay.
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
  // The name last: a change of the area clears an in-charge's name.
  if (!values.phone) filling.phone = person.phones[0] ?? null;
  if (!values.name) filling.name = person.name;
  return filling;
}
