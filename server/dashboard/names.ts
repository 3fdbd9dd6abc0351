import { inArray } from 'drizzle-orm';
import { type Names, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { leaders } from '../db/schema/leaders.ts';
import type { Dimension, Ids } from './dimensions.ts';

type NameOf = (ids: Ids) => string;

/** What the figures with these ids are called; a name that was added since the names were read is empty. */
export async function namesBy(db: Db | Tx, dimension: Dimension, all: Ids[]): Promise<NameOf> {
  if (dimension === 'leader') return leaderNames(db, all);
  const known = await names(db);
  const nameOf: Record<Exclude<Dimension, 'leader'>, NameOf> = {
    parliament: ({ parliament }) => known.place('parliament', parliament)?.name ?? '',
    assembly: ({ assembly }) => known.place('assembly', assembly)?.name ?? '',
    area: areaNames(known, all),
    category: ({ category }) => known.category(category)?.name ?? '',
    staff: ({ staff_id }) => (staff_id ? (known.user(staff_id)?.name ?? '') : 'Not assigned'),
  };
  return nameOf[dimension];
}

async function leaderNames(db: Db | Tx, all: Ids[]): Promise<NameOf> {
  const ids = all.map(({ last_leader_id = 0 }) => last_leader_id);
  const rows = await db
    .select({ id: leaders.id, name: leaders.name })
    .from(leaders)
    .where(inArray(leaders.id, ids));
  const known = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ last_leader_id }) => (last_leader_id ? (known.get(last_leader_id) ?? '') : 'Not forwarded');
}

/** Villages of the same name are told apart by their mandals. */
function areaNames(known: Names, all: Ids[]): NameOf {
  const short = ({ area }: Ids) => known.place('area', area)?.name ?? '';
  const taken = new Map<string, number>();
  for (const name of all.map(short)) taken.set(name, (taken.get(name) ?? 0) + 1);
  return (ids) => {
    const name = short(ids);
    const mandal = known.place('mandal', ids.mandal)?.name;
    return mandal && (taken.get(name) ?? 0) > 1 ? `${name} (${mandal})` : name;
  };
}
