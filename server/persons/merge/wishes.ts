import { and, eq, inArray } from 'drizzle-orm';
import type { WishState } from '#contract/messages/messageKinds.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { personWishes } from '#server/messages/schema/citizens.ts';
import type { Two } from './choices.ts';

const STRICTNESS: Record<WishState, number> = { given: 0, unknown: 1, refused: 2 };

/**
 * Of what two people have said for a purpose the stricter word holds for whoever stands for both (MSG-06); only a refusal comes to
 * somebody who has said nothing. It stays when the merge is undone: the office cannot know who of the two meant it.
 */
export async function keepStricterWishes(db: Tx, { survivor, other }: Two, now: Date): Promise<void> {
  const { id, is_last, person_id } = personWishes;
  const last = await db
    .select()
    .from(personWishes)
    .where(and(inArray(person_id, [survivor.id, other.id]), is_last));
  const own = new Map(
    last.filter((wish) => wish.person_id === survivor.id).map((wish) => [wish.purpose, wish]),
  );
  for (const theirs of last.filter((wish) => wish.person_id === other.id)) {
    const mine = own.get(theirs.purpose);
    if (STRICTNESS[theirs.state] <= STRICTNESS[mine?.state ?? 'unknown']) continue;
    if (mine) await db.update(personWishes).set({ is_last: false }).where(eq(id, mine.id));
    const { id: _, ...said } = theirs;
    await db.insert(personWishes).values({ ...said, person_id: survivor.id, created_at: now });
  }
}
