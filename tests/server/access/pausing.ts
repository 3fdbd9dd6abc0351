import { eq } from 'drizzle-orm';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { pauseClock } from '#server/deadlines/pauseClock.ts';
import type { Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';

const in30Days = (now: Date) => addDays(dayOf(now), 30);

/** Pauses a complaint. */
export async function paused({ db, clock }: Office, id: number): Promise<number> {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id));
  if (!complaint) throw new Error('no complaint to be paused');
  const pause = { reason: 'court' as const, until: in30Days(clock.now), paused_at: clock.now };
  await pauseClock(db, complaint, pause);
  return id;
}

export const pauseRecipes = ({ clock }: Pick<Office, 'clock'>): [string, Recipe][] => [
  [
    'POST complaint/pause',
    on('complaint', 'id', () => ({ reason: 'other', until: in30Days(clock.now), note: 'Elections' })),
  ],
  ['POST complaint/resume', on('paused complaint', 'id')],
];
