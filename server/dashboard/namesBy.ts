import { inArray } from 'drizzle-orm';
import { type Named, nameIn } from '#contract/kernel/named.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import type { Dimension, Ids } from './dimensions.ts';

type NameOf = (ids: Ids) => Named;

const named = (row: Named | null): Named => ({
  name: row?.name ?? '',
  name_te: row?.name_te,
  name_hi: row?.name_hi,
});

/** The names of the figures with these ids; empty for a name that was added after the names were read. */
export async function namesBy(db: Db | Tx, dimension: Dimension, all: Ids[]): Promise<NameOf> {
  if (dimension === 'leader') return leaderNames(db, all);
  const known = await names(db);
  const nameOf: Record<Exclude<Dimension, 'leader'>, NameOf> = {
    parliament: ({ parliament }) => named(known.place('parliament', parliament)),
    assembly: ({ assembly }) => named(known.place('assembly', assembly)),
    area: areaNames(known, all),
    category: ({ category }) => named(known.category(category)),
    staff: ({ staff_id }) => (staff_id ? named(known.user(staff_id)) : { name: 'Not assigned' }),
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
  return ({ last_leader_id }) => ({
    name: last_leader_id ? (known.get(last_leader_id) ?? '') : 'Not forwarded',
  });
}

/** Villages of the same name get the name of their mandal, in each language. */
function areaNames(known: Names, all: Ids[]): NameOf {
  const plain = areaNamesIn('en', known, all);
  const te = areaNamesIn('te', known, all);
  const hi = areaNamesIn('hi', known, all);
  return (ids) => {
    const name = plain(ids);
    const ifOther = (local: string) => (local === name ? undefined : local);
    return { name, name_te: ifOther(te(ids)), name_hi: ifOther(hi(ids)) };
  };
}

function areaNamesIn(locale: string, known: Names, all: Ids[]): (ids: Ids) => string {
  const short = ({ area }: Ids) => nameIn(named(known.place('area', area)), locale);
  const taken = new Map<string, number>();
  for (const name of all.map(short)) taken.set(name, (taken.get(name) ?? 0) + 1);
  return (ids) => {
    const name = short(ids);
    const mandal = known.place('mandal', ids.mandal);
    return mandal && (taken.get(name) ?? 0) > 1 ? `${name} (${nameIn(mandal, locale)})` : name;
  };
}
