import { eq } from 'drizzle-orm';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { Ids } from './ids.ts';
import type { SeededPlaces } from './insertPlaces.ts';
import type { Random } from './random.ts';

/** The assembly where most of the demo accounts work. */
export const HOME = 'Huzurabad';

/** The ids of the inserted places, categories and accounts by name, and the time at which the demo begins. */
export interface SeedContext {
  places: SeededPlaces;
  categories: Ids;
  accounts: Ids;
  now: Date;
}

/** The same, with a source of random choices. */
export type RandomContext = SeedContext & { random: Random };

/** The office of an assembly. */
export async function officeOf(
  tx: Tx,
  { places }: Pick<SeedContext, 'places'>,
  assembly = HOME,
): Promise<OfficeRow> {
  const isIts = eq(offices.assembly_id, places.id('assembly', assembly));
  const [office] = await tx.select().from(offices).where(isIts);
  if (!office) throw new Error(`The demo needs an office in ${assembly}.`);
  return office;
}
