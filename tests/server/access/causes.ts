import { tasks } from '#server/desk/schema/tasks.ts';
import { causeMembers, causes } from '#server/persons/schema/causes.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Account, Office, Path } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import type { RecordMaker } from './records.ts';
import { inPlace, ofAccount, type Subject } from './subject.ts';

const placeOf = ({ parliament_id, assembly_id, mandal_id, area_id }: Path) => ({
  ...{ parliament_id, assembly_id, mandal_id, area_id },
});

/** A cause at a place with one complaint, created directly in the database. */
async function causeAt({ db }: Office, { complaint }: RecordMaker, place: Path) {
  const [cause] = await db
    .insert(causes)
    .values({ ...placeOf(place), number: crypto.randomUUID(), title: 'No water', category_id: 1 })
    .returning();
  const id = cause?.id ?? 0;
  const complaint_id = await complaint(placeOf(place));
  await db.insert(causeMembers).values({ cause_id: id, complaint_id });
  return { id, complaint_id };
}

export function causeSubjects(office: Office, make: RecordMaker): Record<string, Subject> {
  const cause = async (place: Path) => (await causeAt(office, make, place)).id;
  const task = async (creator_id: number) => {
    const task = { kind: 'causeAnswer', subject: {}, creator_id, total: 0 } as const;
    return insertRow(office.db, tasks, task);
  };
  return { cause: inPlace(cause), task: ofAccount(office, task, true) };
}

/** The calls about causes and their tasks. */
export function causeRecipes({ db }: Office, { complaint }: RecordMaker): [string, Recipe][] {
  const input = ({ home }: Account) => ({ ...placeOf(home), title: 'No water', category_id: 1 });
  const ownComplaint = async ({ id, home }: Account) => ({
    complaint_ids: [await complaint(home, { staff_id: id })],
  });
  const member = async (_: Account, cause_id: number) => {
    const found = await db.select().from(causeMembers);
    return { complaint_id: found.find((each) => each.cause_id === cause_id)?.complaint_id ?? 1 };
  };
  return [
    ['GET cause', {}],
    ['POST cause', { values: input }],
    ['GET cause/:id', on('cause')],
    ['PUT cause/:id', on('cause', undefined, () => ({ title: 'No water at all' }))],
    ['GET cause/:id/member', on('cause')],
    ['POST cause/:id/member', on('cause', undefined, ownComplaint)],
    ['DELETE cause/:id/member/:complaint_id', on('cause', undefined, member)],
    [
      'POST cause/:id/answer',
      on('cause', undefined, () => ({ message: 'It is being repaired', status: 'responded', dry_run: true })),
    ],
    ['GET cause/suggestion', {}],
    ['POST cause/suggestion/decline', { values: ({ home }) => ({ category_id: 1, area_id: home.area_id }) }],
    ['GET job/:id', on('task')],
    ['POST job/:id/cancel', on('task')],
  ];
}
