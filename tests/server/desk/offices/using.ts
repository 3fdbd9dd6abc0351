import type { OfficeUses, Switch } from '#contract/desk/officeUses.ts';
import type { Person } from '../../../worlds/accounts.ts';
import type { Desk } from '../../complaints/desk.ts';

/** What switches capabilities of offices, and reads what they use. */
export function using(desk: Desk) {
  const read = async (by: Person, query = '') =>
    (await desk.get(by, `office/uses${query}`)).body as unknown as OfficeUses;
  const change = (by: Person, given: Partial<Record<Switch | 'version' | 'office_id', unknown>>) =>
    desk.put(by, 'office/uses', given);
  const used = ({ uses }: OfficeUses) => uses.filter(({ on }) => on).map(({ capability }) => capability);
  return {
    read,
    change,
    used,
    session: async (by: Person) => (await desk.get(by, 'me')).body,
    recordsOf: async (by: Person, name: Switch) =>
      (await read(by)).uses.find(({ capability }) => capability === name)?.records,
  };
}

/** Everything off, or everything on. */
export const all = (on: boolean): Record<Switch, boolean> => ({
  persons: on,
  deadlines: on,
  teamwork: on,
  replies: on,
  closing: on,
  letters: on,
  messages: on,
});
