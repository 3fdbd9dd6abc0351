import { ownPlaces } from '#contract/access/scope.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import type {
  createPerson as createCall,
  updatePerson as updateCall,
  addVisit as visitCall,
} from '#contract/persons/person.ts';
import { names } from '#server/kernel/db/names.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { conflict, invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { cardOf, visitOf } from './card.ts';
import { findPerson } from './record.ts';
import { persons, personVisits } from './schema/persons.ts';
import { personTextOf } from './searchText.ts';

/** Creates a person without a complaint. The session's own places replace those of the body. */
export async function createPerson(context: Context<typeof createCall>) {
  const { actor, body, db, now } = context;
  const values = { ...body, ...ownPlaces(actor), phones: phonesOf(body.phones) };
  await checkPlaces(db, values);
  const person = await insertRow(db, persons, {
    ...values,
    search_text: personTextOf(values),
    by_hand: true,
    created_at: now,
    updated_at: now,
  });
  return cardOf(context, person);
}

/**
 * Changes the given fields; no complaint changes (PER-09). 409 when `version` is not the current one, and for a merged
 * person; 422 for another constituency.
 */
export async function updatePerson(context: Context<typeof updateCall>) {
  const { body, db, params } = context;
  const person = await findPerson(context, params.id, { locked: true });
  const { version, phones, ...plain } = body;
  if (person.id !== params.id) throw conflict(await cardOf(context, person), 'personMerged');
  await refuseOlder(version, person, () => cardOf(context, person));
  const changes = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const edited = { ...person, ...changes, phones: phones ? phonesOf(phones) : person.phones };
  for (const field of ['parliament_id', 'assembly_id'] as const) {
    if (edited[field] !== person[field]) throw invalidField(field, 'personStays');
  }
  await checkPlaces(db, edited);
  const { id: _, ...columns } = edited;
  const changed = await changeRow(context, persons, person, {
    ...columns,
    search_text: personTextOf(edited),
    by_hand: true,
  });
  return cardOf(context, changed);
}

/** Records a contact with a person (PER-24). */
export async function addVisit(context: Context<typeof visitCall>) {
  const { actor, body, db, now, params } = context;
  const { id, parliament_id, assembly_id } = await findPerson(context, params.id, { locked: true });
  const visit = await insertRow(db, personVisits, {
    person_id: id,
    parliament_id,
    assembly_id,
    kind: body.kind,
    creator_id: actor.id,
    created_at: now,
  });
  return visitOf(visit, await names(db));
}

/**
 * Each phone once.
 * @throws 422 for a placeholder phone, which would make strangers one person
 */
function phonesOf(phones: readonly string[]): string[] {
  if (phones.some(isPlaceholderPhone)) throw invalidField('phones', 'phoneOfNobody');
  return [...new Set(phones)];
}
