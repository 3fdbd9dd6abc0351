import type { Account, Office } from './office.ts';
import type { RecordMaker } from './records.ts';
import { NONE, ofAccount, one, type Subject } from './subject.ts';

const someoneElse = ({ accounts }: Office, { id }: Account) =>
  accounts.filter((other) => other.id !== id && other.candidate_id !== null);

/** Accounts, and records of one account only: its candidate, exports, notices and sessions. */
export const accountSubjects = (office: Office, make: RecordMaker): Record<string, Subject> => ({
  staff: {
    own: one(({ home }) => make.user('staff', home)),
    // An account of another kind is no staff, wherever its place is.
    foreign: async ({ home, abroad }) =>
      Promise.all([...abroad.map((place) => make.user('staff', place)), make.user('mla', home)]),
    above: NONE,
  },
  user: {
    own: one(({ home }) => make.user('mla', home)),
    foreign: one(({ home }) => make.user('staff', home)),
    above: NONE,
  },
  candidate: {
    own: async (account) => {
      const [first] = account.role === 'admin' ? someoneElse(office, account) : [account];
      return [first?.candidate_id ?? []].flat();
    },
    foreign: async (account) =>
      account.role === 'admin'
        ? []
        : someoneElse(office, account).map(({ candidate_id }) => candidate_id ?? 0),
    above: NONE,
  },
  export: ofAccount(office, make.exported),
  import: ofAccount(office, make.imported),
  notice: {
    own: one(async ({ id, home }) => make.notice(id, await make.complaint(home, { staff_id: id }))),
    foreign: async ({ id, home, abroad }) =>
      Promise.all([
        // Another account's, and the own one of a complaint elsewhere.
        ...office.accounts
          .filter((other) => other.id !== id)
          .slice(0, 2)
          .map(async (other) => make.notice(other.id, await make.complaint(home, { staff_id: id }))),
        ...abroad.map(async (place) => make.notice(id, await make.complaint(place, { staff_id: id }))),
      ]),
    above: NONE,
  },
  session: ofAccount(office, make.session),
});
