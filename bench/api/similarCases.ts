import { sql } from 'drizzle-orm';
import { CASEWORK } from '#server/transfer/seed/casework.ts';
import { CATEGORY, PLACE } from '../office/state.ts';
import { type Case, type Floor, SEEN } from './case.ts';
import type { Who } from './desk.ts';
import { statements } from './floors.ts';

const [words = ''] = Object.values(CASEWORK)[CATEGORY - 1]?.[0] ?? [];

/**
 * The newest complaints of the category in the area, and those of the person in the category, the most similar first.
 */
const similar =
  (who: Who): Floor =>
  ({ db }, _, nextPersonId) =>
    statements(
      db,
      sql`with ofperson as materialized (
          select complaint_id as id from complaint_persons where person_id = ${nextPersonId()}
          order by created_at desc limit 100
        ), ofarea as materialized (
          select id from complaints where area_id = ${PLACE.area_id} and not hidden and category_id = ${CATEGORY}
            and created_at >= now() - interval '30 days' order by created_at desc, id desc limit 300
        )
        select complaints.*, similarity(regexp_replace(details, '<[^>]*>', ' ', 'g'), ${words}) as likeness
        from complaints where id in (select id from ofperson union select id from ofarea)
          and category_id = ${CATEGORY} and ${SEEN[who]} order by likeness desc limit 5`,
    );

const written = (who: Who): Case => ({
  title: 'similar to what is being written',
  who,
  ask: (_, nextPersonId) => ({
    path: 'complaint/similar',
    method: 'POST',
    json: {
      person_id: nextPersonId(),
      category_id: CATEGORY,
      area_id: PLACE.area_id,
      details: `<p>${words}</p>`,
    },
  }),
  floor: similar(who),
  atMost: 20,
});

export const similarCases: readonly Case[] = [written('mla'), written('staff'), written('admin')];
