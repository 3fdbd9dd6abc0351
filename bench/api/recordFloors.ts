import { sql } from 'drizzle-orm';
import { ACTORS, CATEGORY, PLACE } from '../office/state.ts';
import { type Floor, SEEN } from './case.ts';
import { statements, summed } from './floors.ts';

/** One complaint with its files and answers. */
export const detail: Floor = ({ db }, nextId) => {
  const id = nextId();
  return statements(
    db,
    sql`select * from complaints where id = ${id}`,
    sql`select media.id, response_id, files.id as file_id, kind, type, name
      from complaint_media as media join files on files.id = file_id where complaint_id = ${id} order by media.id`,
    sql`select * from complaint_responses where complaint_id = ${id} order by created_at desc, id desc`,
  );
};

/** The timeline of a complaint, if the user may see it. */
export const timeline: Floor = ({ db }, nextId) =>
  statements(
    db,
    sql`select changes.* from complaint_changes as changes join complaints on complaints.id = complaint_id
      where complaint_id = ${nextId()} and ${SEEN.mla} order by changes.id desc`,
  );

/** The body of the complaint form. */
export const NEW = {
  ...PLACE,
  category_id: CATEGORY,
  name: 'Lakshmi Reddy',
  phone: '9848022338',
  details: '<p>The hand pump of the colony has been broken for three weeks.</p>',
  type: 'complaint',
  source: 'web',
};

/** Two statements in one transaction, which is on disk at the end. */
export const creation: Floor = ({ db }) =>
  db.transaction(async (tx) => {
    const {
      name,
      phone,
      details,
      type,
      source,
      category_id,
      parliament_id,
      assembly_id,
      mandal_id,
      area_id,
    } = NEW;
    const { rows } = await tx.execute<{ last: number }>(sql`
      insert into complaint_numbers values (extract(year from now()), 1)
      on conflict (year) do update set last = complaint_numbers.last + 1 returning last`);
    const number = `floor-${rows[0]?.last}`;
    const search_text = `${number} ${name} ${phone} ${details}`;
    await tx.execute(sql`
      insert into complaints (complaint_number, name, phone, details, search_text, type, source, is_internal, status,
        category_id, parliament_id, assembly_id, mandal_id, area_id, creator_id)
      values (${number}, ${name}, ${phone}, ${details}, ${search_text}, ${type}, ${source}, true, 'open',
        ${category_id}, ${parliament_id}, ${assembly_id}, ${mandal_id}, ${area_id}, ${ACTORS.admin})
      returning *`);
  });

/** The total, and the export with its job in one transaction. */
export const exportStart: Floor = async ({ db }) => {
  await db.execute(summed(SEEN.admin));
  await db.transaction((tx) =>
    statements(
      tx,
      sql`insert into exports (user_id, query, format, total) values (${ACTORS.admin}, '{}', 'csv', 1) returning *`,
      sql`insert into pgboss.job (name, data) values ('complaint-export', '{}')`,
    ),
  );
};
