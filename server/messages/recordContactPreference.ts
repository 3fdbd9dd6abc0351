import { and, eq } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import type { Language } from '#contract/kernel/languages.ts';
import {
  NOTICE_VERSION,
  type PreferencePurpose,
  type PreferenceState,
  type PreferenceWay,
} from '#contract/messages/messageKinds.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { personWishes } from './schema/citizens.ts';

interface PreferenceStatement {
  person_id: number;
  purpose: PreferencePurpose;
  state: PreferenceState;
  way: PreferenceWay;
  language: Language | null;
  /** The user who records it; null for the person's own word. */
  creator_id: number | null;
}

/** Records a contact preference of a person; earlier ones stay readable but no longer apply (MSG-06). */
export async function recordContactPreference(
  db: Db | Tx,
  said: PreferenceStatement,
  now: Date,
): Promise<void> {
  const { person_id, purpose, is_last } = personWishes;
  await db
    .update(personWishes)
    .set({ is_last: false })
    .where(and(eq(person_id, said.person_id), eq(purpose, said.purpose), is_last));
  await db
    .insert(personWishes)
    .values({ ...said, said_on: dayOf(now), notice_version: NOTICE_VERSION, created_at: now });
}
