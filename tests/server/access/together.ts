import { eq } from 'drizzle-orm';
import { householdMembers, households } from '#server/persons/schema/households.ts';
import { personMerges } from '#server/persons/schema/personMerges.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Account, Office, Path } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import type { RecordMaker } from './records.ts';
import { inPlace, type Subject } from './subject.ts';

/** Merges and households, created directly in the database. */
export function togetherSubjects({ db }: Office, { person }: RecordMaker): Record<string, Subject> {
  const merge = async (place: Path): Promise<number> => {
    const [survivor_id, merged_id] = [await person(place), await person(place)];
    await db
      .update(persons)
      .set({ state: 'merged', merged_into: survivor_id })
      .where(eq(persons.id, merged_id));
    const { parliament_id, assembly_id } = place;
    return insertRow(db, personMerges, { survivor_id, merged_id, parliament_id, assembly_id, changes: {} });
  };
  const household = async (place: Path): Promise<number> => {
    const { parliament_id, assembly_id } = place;
    const [made] = await db.insert(households).values({ parliament_id, assembly_id }).returning();
    const household_id = made?.id ?? 0;
    const members = [await person(place), await person(place), await person(place)];
    await db.insert(householdMembers).values(members.map((person_id) => ({ person_id, household_id })));
    return household_id;
  };
  return { person: inPlace(person), 'person merge': inPlace(merge), household: inPlace(household) };
}

/** The calls about households and duplicates. */
export function togetherRecipes({ db }: Office, { person }: RecordMaker): [string, Recipe][] {
  const withNeighbour = async ({ home }: Account, id: number) => ({ person_ids: [id, await person(home)] });
  const ofTwo = (values: Recipe['values']): Recipe => ({ subject: 'person', values, refusal: 422 });
  const anyMember = async (_: Account, id: number) => {
    const isOf = eq(householdMembers.household_id, id);
    const [member] = await db.select().from(householdMembers).where(isOf);
    return { person_id: member?.person_id ?? 1 };
  };
  return [
    ['GET person/:id/household', on('person')],
    ['POST household', ofTwo(withNeighbour)],
    ['DELETE household/:id/member/:person_id', on('household', undefined, anyMember)],
    ['GET person/duplicate', {}],
    ['POST person/distinct', ofTwo(withNeighbour)],
    [
      'POST person/merge',
      ofTwo(async (account, id) => ({ ...(await withNeighbour(account, id)), survivor_id: id })),
    ],
    ['POST person/merge/undo', on('person merge', 'merge_id')],
  ];
}
