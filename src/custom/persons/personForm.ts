import { MAX_PHONES } from '#contract/kernel/limits.ts';
import type { PersonCard } from '#contract/persons/person.ts';

/** The values of a person's form, with a text for each possible phone. */
export type PersonValues = Pick<
  PersonCard,
  'name' | 'other_name' | 'phones' | 'language' | 'address' | 'assembly_id' | 'mandal_id' | 'area_id' | 'note'
>;

export const valuesOf = ({
  name,
  other_name,
  phones,
  language,
  address,
  assembly_id,
  mandal_id,
  area_id,
  note,
}: PersonCard): PersonValues => ({
  name,
  other_name,
  phones: Array.from({ length: MAX_PHONES }, (_, index) => phones[index] ?? ''),
  language,
  address,
  assembly_id,
  mandal_id,
  area_id,
  note,
});

/** A person's assembly cannot change, so it is not sent. */
export const bodyOf = ({ assembly_id: _stays, ...values }: PersonValues) => ({
  ...values,
  phones: values.phones.filter(Boolean),
});
