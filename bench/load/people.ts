import type { Office } from '../office/office.ts';
import { complaintsOf, onDatabase, tokenOf } from '../office/session.ts';
import { ACTORS, ASSEMBLIES, placeOf, STAFF } from '../office/state.ts';
import type { Person } from './mix.ts';

const CASES = 50;

/** All working users, each with a session and complaints: the admin, and the mla and staff of each assembly. */
export const peopleAtWork = (office: Office): Promise<Person[]> =>
  onDatabase(office, async (database) => {
    const people: Person[] = [];
    const add = async (role: Person['role'], id: number, staff: number, place: Person['place']) => {
      const cases = await complaintsOf(database, staff, CASES);
      people.push({ role, token: await tokenOf(database, id), cases, place });
    };
    await add('admin', ACTORS.admin, ACTORS.staff, placeOf(0));
    for (let assembly = 0; assembly < ASSEMBLIES; assembly++) {
      const mla = assembly * (STAFF + 1) + ACTORS.mla;
      await add('mla', mla, mla + 1, placeOf(assembly));
      for (let staff = mla + 1; staff <= mla + STAFF; staff++)
        await add('staff', staff, staff, placeOf(assembly));
    }
    return people.filter(({ cases }) => cases.length > 0);
  });
