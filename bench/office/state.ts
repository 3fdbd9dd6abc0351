import { sql } from 'drizzle-orm';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { CASEWORK } from '#server/transfer/seed/casework.ts';
import { categoryNames } from '#server/transfer/seed/localNames.ts';
import { CONSTITUENCIES } from '#server/transfer/seed/places.ts';

/**
 * As many places as the state has, each with names in three languages: 17 parliaments, 119 assemblies, about 11,000
 * areas. Ids start at 1.
 */
const PARLIAMENTS = Object.keys(CONSTITUENCIES).length;
export const PER_PARLIAMENT = 7;
export const ASSEMBLIES = PARLIAMENTS * PER_PARLIAMENT;
export const MANDALS = 5;
export const AREAS = 18;
/** Staff of each assembly, besides its mla. */
export const STAFF = 4;

/** The accounts of the calls: the admin, and those of the assembly with the most complaints. */
export const ACTORS = { admin: 1, mla: 2, staff: 3 };

/** The first area of an assembly; assemblies are numbered from 0. */
export const placeOf = (assembly: number) => ({
  parliament_id: Math.floor(assembly / PER_PARLIAMENT) + 1,
  assembly_id: assembly + 1,
  mandal_id: assembly * MANDALS + 1,
  area_id: assembly * MANDALS * AREAS + 1,
});
/** A place of the actors, and a category. */
export const PLACE = placeOf(0);
export const CATEGORY = 1;

export async function insertPlaces(tx: Tx): Promise<void> {
  const numbered = (count: number) => sql`generate_series(0, ${count - 1}::int) as n`;
  const mandals = ASSEMBLIES * MANDALS;
  await tx.execute(sql`insert into parliaments (id, name, name_te, name_hi)
    select n + 1, 'Parliament ' || n, 'పార్లమెంటు ' || n, 'संसदीय क्षेत्र ' || n from ${numbered(PARLIAMENTS)}`);
  await tx.execute(sql`insert into assemblies (id, name, name_te, name_hi, parliament_id)
    select n + 1, 'Assembly ' || n, 'నియోజకవర్గం ' || n, 'विधानसभा ' || n, n / ${PER_PARLIAMENT}::int + 1 from ${numbered(ASSEMBLIES)}`);
  await tx.execute(sql`insert into mandals (id, name, name_te, name_hi, assembly_id)
    select n + 1, 'Mandal ' || n, 'మండలం ' || n, 'मंडल ' || n, n / ${MANDALS}::int + 1 from ${numbered(mandals)}`);
  await tx.execute(sql`insert into areas (id, name, name_te, name_hi, mandal_id)
    select n + 1, 'Area ' || n, 'గ్రామం ' || n, 'गाँव ' || n, n / ${AREAS}::int + 1 from ${numbered(mandals * AREAS)}`);
  await insertLeaders(tx);
  const categories = Object.keys(CASEWORK).map((name, index) => ({ id: index + 1, ...categoryNames(name) }));
  await tx.insert(complaintCategories).values(categories);
}

/** One leader for each area, with the id of the area. */
const insertLeaders = (tx: Tx) =>
  tx.execute(sql`
    insert into leaders (id, name, phone, status, parliament_id, assembly_id, mandal_id, area_id)
    select areas.id, 'Leader of ' || areas.name, '9848022338', true, parliament_id, assembly_id, mandal_id, areas.id
    from areas join mandals on mandals.id = mandal_id join assemblies on assemblies.id = assembly_id`);

/** Account 1 is the admin; then come those of each assembly, the mla first. */
export async function insertAccounts(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into users (id, name, username, password_hash, role, parliament_id, assembly_id, profile_updated)
    select 1, 'State Office', 'admin', '', 'admin', null, null, true
    union all
    select assembly * ${STAFF + 1}::int + person + 2, 'Person ' || person || ' of ' || assembly,
      assembly || '-' || person, '', case person when 0 then 'mla' else 'staff' end,
      assembly / ${PER_PARLIAMENT}::int + 1, assembly + 1, true
    from generate_series(0, ${ASSEMBLIES - 1}::int) as assembly, generate_series(0, ${STAFF}::int) as person`);
}
