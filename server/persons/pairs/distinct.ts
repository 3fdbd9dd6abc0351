import { and, eq } from 'drizzle-orm';
import type { keepDistinct as call } from '#contract/persons/personPair.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { demandActive, twoInPlace } from '../merge/twoInPlace.ts';
import { distinctPersons, personPairs } from '../schema/personPairs.ts';

/** Hides a pair permanently for all users (PER-11): 'Not the same'. */
export async function keepDistinct(context: Context<typeof call>) {
  const { actor, body, db, now } = context;
  const people = await twoInPlace(context, body.person_ids);
  for (const person of people) await demandActive(context, person);
  const [low_id = 0, high_id = 0] = body.person_ids.toSorted((one, other) => one - other);
  await db
    .insert(distinctPersons)
    .values({ low_id, high_id, creator_id: actor.id, created_at: now })
    .onConflictDoUpdate({
      target: [distinctPersons.low_id, distinctPersons.high_id],
      set: { merge_id: null },
    });
  await db.delete(personPairs).where(and(eq(personPairs.low_id, low_id), eq(personPairs.high_id, high_id)));
  return { message: 'These people are not the same.' };
}
