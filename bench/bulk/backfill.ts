import { sql } from 'drizzle-orm';
import { backfillPersons } from '#server/persons/backfill.ts';
import { openDesk } from '../api/desk.ts';
import type { Office } from '../office/office.ts';
import { tell } from '../progress.ts';
import type { Line } from '../table.ts';
import { beside } from './beside.ts';

/** A million complaints in ten minutes (PER-03). */
const AIM = { rows: 1_000_000 / 600, longest: 300 };
const POLL_MS = 200;

/** Assigns persons to complaints from before there were persons, while a user opens lists. */
export async function timeBackfill(office: Office): Promise<Line[]> {
  const { ask, database, close } = await openDesk(office);
  const { db } = database;
  try {
    await database.patiently(() =>
      db.execute(sql`truncate complaint_persons, persons, left_persons, person_visits cascade`),
    );
    await db.execute(sql`insert into complaints_without_persons default values`);
    const clock = () => new Date();
    const { seconds, longest } = await beside(
      () => ask('admin', { path: 'complaint?page=1' }),
      async () => {
        const filling = backfillPersons({ database, clock, log: { warn: tell } as never });
        while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        await filling.stop();
      },
    );
    const perSecond = office.total / seconds;
    const line = { as: '', on: office.kind } as const;
    const of = (value: number) => new Map([[office.total, [value]]]);
    return [
      {
        ...{ ...line, figure: 'persons of old complaints', unit: 'rows/s', values: of(perSecond), aim: 1 },
        beside: { what: 'at least', values: [AIM.rows], ratio: AIM.rows / perSecond },
      },
      {
        ...{ ...line, figure: 'persons of old complaints: longest list beside it', unit: 'ms', aim: 1 },
        ...{
          values: of(longest),
          beside: { what: 'at most', values: [AIM.longest], ratio: longest / AIM.longest },
        },
      },
    ];
  } finally {
    await close();
  }

  async function left(): Promise<number> {
    const { rows } = await db.execute<{ left: number }>(
      sql`select count(*)::int as left from complaints_without_persons`,
    );
    return rows[0]?.left ?? 0;
  }
}
