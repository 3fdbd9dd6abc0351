import type { addToComplaint, findSimilar } from '#contract/persons/similar.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { knownPerson } from '../ofComplaint.ts';
import { findPerson } from '../record.ts';

type PersonInput = Pick<
  Context<typeof findSimilar | typeof addToComplaint>['body'],
  'person_id' | 'name' | 'phone'
>;

/**
 * The person to whom a new complaint would belong in an assembly (PER-02); null for an unknown one.
 * @throws 404 for a person outside the actor's place
 */
export async function personOfAddition(
  reader: Pick<Context, 'actor' | 'db' | 'now'>,
  { person_id, name, phone }: PersonInput,
  { assembly_id }: Partial<Seat>,
): Promise<number | null> {
  if (person_id) return (await findPerson(reader, person_id)).id;
  return name && phone && assembly_id ? knownPerson(reader.db, { name, phone, assembly_id }) : null;
}
