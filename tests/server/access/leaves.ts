import { runsOffice } from '#contract/access/access.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import type { RecordMaker } from './records.ts';
import type { Subject } from './subject.ts';

let days = 0;
/** A different day each time, since the leaves of a person must not overlap. */
const nextDay = ({ clock }: Pick<Office, 'clock'>) => {
  days += 1;
  const day = addDays(dayOf(clock.now), days);
  return { from_day: day, to_day: day };
};

/**
 * Leaves by their relation to an account: the own ones and, for users who run the office, those of everybody in the
 * place.
 */
export function leaveSubject(office: Office, make: RecordMaker): Subject {
  const of = async (user_id: number) => {
    return insertRow(office.db, leaves, { user_id, ...nextDay(office) });
  };
  return {
    own: async (account) => {
      const own = await of(account.id);
      return runsOffice(account) ? [own, await of(await make.user('staff', account.home))] : [own];
    },
    foreign: async (account) => {
      const elsewhere = await Promise.all(account.abroad.map((place) => make.user('staff', place)));
      const colleague = runsOffice(account) ? [] : [await make.user('staff', account.home)];
      return Promise.all([...elsewhere, ...colleague].map(of));
    },
    above: async () => [],
  };
}

/** The recipes of the calls on leave. */
export const leaveRecipes = (office: Pick<Office, 'clock'>): [string, Recipe][] => [
  ['GET leave', {}],
  ['GET leave/account', {}],
  ['POST leave', { values: () => nextDay(office) }],
  ['PUT leave/:id', on('leave', undefined, () => nextDay(office))],
  ['DELETE leave/:id', on('leave')],
];
