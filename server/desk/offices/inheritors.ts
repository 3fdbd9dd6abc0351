import { eq, isNull, or } from 'drizzle-orm';
import type { Seat } from '#contract/places/place.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { offices } from '../schema/offices.ts';
import type { OfficeRow } from './officesOf.ts';

/** Whether an office's settings apply to another one: itself, or one further down. */
const holdsFor = (above: Seat, below: Seat) =>
  (above.parliament_id === null || above.parliament_id === below.parliament_id) &&
  (above.assembly_id === null || above.assembly_id === below.assembly_id);
const depth = ({ parliament_id, assembly_id }: Seat) =>
  Number(parliament_id !== null) + Number(assembly_id !== null);

/** The office and all that inherit from it, each as the list of offices from itself upwards (GRD-01). */
export async function inheritors(db: Db | Tx, office: OfficeRow): Promise<OfficeRow[][]> {
  const { parliament_id } = office;
  const near = parliament_id === null ? undefined : eq(offices.parliament_id, parliament_id);
  const all = await db
    .select()
    .from(offices)
    .where(near && or(near, isNull(offices.parliament_id)));
  return all
    .filter((each) => holdsFor(office, each))
    .map((each) =>
      all.filter((above) => holdsFor(above, each)).sort((one, other) => depth(other) - depth(one)),
    );
}
