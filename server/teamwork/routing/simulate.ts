import { and, eq } from 'drizzle-orm';
import { changes, seatOf } from '#contract/access/scope.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import type { Routed } from '#contract/teamwork/routing.ts';
import type { simulateRouting as call, Suggestion } from '#contract/teamwork/routingCalls.ts';
import { rulesFor } from '#server/deadlines/rules.ts';
import { checkCategories } from '#server/desk/offices/checkCategories.ts';
import { findPlaces, placeTables } from '#server/kernel/db/places.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { personsInPlace, standsFor } from '#server/persons/record.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { checkRules } from './checkRules.ts';
import { numbered, rulesAt } from './rules.ts';
import { suggest } from './suggest.ts';

type Asking = Pick<Context<typeof call>, 'actor' | 'body' | 'db' | 'now'>;

/**
 * The user whom rules would assign, and why, without writing (SLA-19). @throws 422 for a category that does not
 * exist, for an area or a person outside the caller's place, and for rules as `checkRules`
 */
export async function simulateRouting(context: Asking): Promise<Suggestion> {
  const { body, db, now } = context;
  await checkCategories(db, 'category_id', [body.category_id]);
  const place = await placeOf(context);
  const { priorityOf } = await rulesFor(db, place);
  const routed: Routed = {
    category_id: body.category_id,
    mandal_id: place.mandal_id,
    area_id: place.area_id,
    priority: body.priority ?? priorityOf(body.category_id),
    language: body.language ?? (await languageOf(context)),
    source: body.source ?? 'web',
  };
  return suggest(db, await rulesOf(context, place), { place, routed, now });
}

async function placeOf({ actor, body: { area_id }, db }: Asking) {
  const [area] = await findPlaces.area(db, eq(placeTables.area.id, area_id));
  if (!area || !changes(actor, area)) throw invalidField('area_id', 'placeUnknown');
  const { parliament_id = 0, assembly_id = 0, mandal_id = 0 } = area;
  return { parliament_id, assembly_id, mandal_id, area_id };
}

async function languageOf({ actor, body: { person_id }, db }: Asking) {
  if (!person_id) return null;
  const [person] = await db
    .select({ language: persons.language })
    .from(persons)
    .where(and(eq(persons.id, standsFor(person_id)), personsInPlace(actor)));
  if (!person) throw invalidField('person_id', 'personElsewhere');
  return person.language;
}

/** Rules to test may name nothing outside the caller's place, because the answer would reveal it. */
async function rulesOf({ actor, body: { rules }, db }: Asking, place: PlaceIds) {
  if (!rules) return rulesAt(db, place);
  await checkRules(db, seatOf(actor) ?? place, rules);
  return numbered(rules, []);
}
