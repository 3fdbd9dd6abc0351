import { seatOf } from '#contract/access/scope.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { views } from '#server/desk/schema/views.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Account, Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import type { Subject } from './subject.ts';

const runsOffice = ({ role, duties }: Account) => role !== 'staff' || duties.includes('desk_head');

/** Saved views, created directly in the database: a user's own, and a shared one whose creator has left. */
export function viewSubject({ db, accounts }: Office): Record<string, Subject> {
  const officeOf = async ({ role, home }: Account) => {
    const seat = seatOf({ role, ...home });
    const [found] = seat ? await db.select().from(offices).where(isAt(seat)) : [];
    return found?.id ?? 0;
  };
  const made = async (account: Account, is_shared: boolean) => {
    const whose = { office_id: await officeOf(account), creator_id: is_shared ? null : account.id };
    const shown = { name: 'Overdue', filters: { sla: 'overdue' }, sort: 'date', order: 'DESC' } as const;
    return insertRow(db, views, { ...shown, ...whose, is_shared });
  };
  const others = (account: Account) => accounts.filter(({ id }) => id !== account.id);
  const elsewhere = async (account: Account) => {
    const own = await officeOf(account);
    const theirs = await Promise.all(
      others(account).map(async (other) => ((await officeOf(other)) === own ? [] : [other])),
    );
    return theirs.flat();
  };
  return {
    view: {
      own: async (account) => [
        await made(account, false),
        ...(runsOffice(account) ? [await made(account, true)] : []),
      ],
      foreign: async (account) =>
        Promise.all([
          ...others(account)
            .slice(0, 2)
            .map((other) => made(other, false)),
          ...(await elsewhere(account)).map((other) => made(other, true)),
        ]),
      // A shared view: all see it, users who run the office change it.
      above: async (account) => (runsOffice(account) ? [] : [await made(account, true)]),
    },
  };
}

/** The calls about saved views and columns. */
export const viewRecipes: [string, Recipe][] = [
  ['GET view', {}],
  ['POST view', { values: () => ({ name: crypto.randomUUID(), filters: { sla: 'overdue' } }) }],
  ['PUT view/:id', on('view', undefined, () => ({ name: crypto.randomUUID() }))],
  ['DELETE view/:id', on('view')],
  ['GET view/count', {}],
  ['GET desk/first-steps', {}],
  ['PUT desk/first-steps', { values: () => ({ hidden: false }) }],
  ['PUT desk/columns', { values: () => ({ columns: ['complaint_number', 'status', 'due_on'] }) }],
];
