import { eq } from 'drizzle-orm';
import type { Call } from '#contract/kernel/define.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';
import { insertContact, insertDepartment } from '../../worlds/contacts.ts';
import { attemptsOn } from '../access/attempts.ts';
import type { Account, Path } from '../access/office.ts';
import { codeOffices } from '../access/referrals.ts';
import { nameOf, rolesOf } from '../access/rights.ts';
import type { Answered } from '../app.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

export { nameOf };

type Values = Record<string, unknown>;

/** A call that succeeds: its record, its caller and its values. */
interface ValidCall {
  id?: number;
  values: Values;
  by: { token: string };
}

/** The accounts of the desk as the recipes of calls know them; the mla has a profile. */
async function accountsOf(desk: Desk): Promise<Account[]> {
  const { V1, V4 } = desk.places;
  const account = (person: Desk['mla'], role: Account['role'], home: Path, abroad: Path[]) => ({
    ...{ ...person, username: role, role, duties: [], candidate_id: null, home, abroad },
    ...{ dead: '', expired: '' },
  });
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const login = { username: 'mla@example.org', password_hash, profile_updated: true };
  await desk.db.update(users).set(login).where(eq(users.id, desk.mla.id));
  const [candidate] = await desk.db
    .insert(candidates)
    .values({ user_id: desk.mla.id, designation: 'MLA' })
    .returning();
  return [
    { ...account(desk.mla, 'mla', V1, [V4]), candidate_id: candidate?.id ?? null },
    account(desk.admin, 'admin', V1, []),
    account(desk.staff, 'staff', V1, [V4]),
    account(desk.colleague, 'staff', V1, [V4]),
  ];
}

/** Values besides those of the recipe, where only they make the server look at every field; or another caller. */
function moreOf(desk: Desk): Record<string, () => Promise<Values & { by?: { token: string } }>> {
  const { db, mla, post, record, places } = desk;
  const officer = async () =>
    insertContact(db, {}, { name: 'Ravi', department: await insertDepartment(db, crypto.randomUUID()) });
  const sentOn = async () => ({
    ...{ is_final: true, action: 'sent_on', text: 'It is for them.' },
    sent_on_to: await officer(),
  });
  const waiting = async () => {
    await codeOffices(db);
    const asked = { way: 'letter', subject: 'Broken road', request: 'Please repair it.' };
    const { body } = await post(mla, 'referral', {
      ...asked,
      ...{ complaint_id: (await record(mla)).id, contact_ids: [await officer()] },
    });
    const id = Number(body.data?.[0]?.id);
    await post(mla, `referral/${id}/dispatch`, {});
    return [id];
  };
  return {
    'POST change-password': async () => {
      const { parliament_id, assembly_id } = places.A1;
      const password_hash = await hashPassword(DEMO_PASSWORD);
      return { by: await desk.account({ role: 'mla', parliament_id, assembly_id, password_hash }) };
    },
    'POST reply': async () => ({ mine: false }),
    'POST referral': async () => ({ way: 'letter', contact_ids: [await officer()] }),
    'POST referral/:id/reply': sentOn,
    'POST register/inward': async () => ({ referral_ids: await waiting(), ...(await sentOn()) }),
    'POST register/inward/:id/match': async () => ({ referral_ids: await waiting(), ...(await sentOn()) }),
    'POST workload/even': async () => {
      const { id } = await record(mla, { staff_id: desk.staff.id });
      await post(mla, 'complaint/history', { complaint_id: id, message: 'Looked into' });
      return { dry_run: false, moves: [{ id, staff_id: desk.colleague.id }] };
    },
  };
}

/** An office under attack, with valid calls of every kind on records of the mla's place. */
export async function openTarget() {
  const desk = await openDesk();
  const accounts = await accountsOf(desk);
  const accountOf = (name: string) => {
    const account = { mla: accounts[0], admin: accounts[1], staff: accounts[2], staff2: accounts[3] }[name];
    if (!account) throw new Error(`no account ${name}`);
    return account;
  };
  const { recipeOf, valuesOf } = attemptsOn({ ...desk, accounts, accountOf });
  const more = moreOf(desk);
  const callerOf = (call: Call) =>
    rolesOf(call) === 'anyone' || rolesOf(call)?.includes('mla') ? accountOf('mla') : accountOf('admin');

  /** By the recipe of the call, on a new record. */
  async function validCall(call: Call): Promise<ValidCall> {
    const caller = callerOf(call);
    const { on, endsSession } = recipeOf(call);
    const [id = 0] = (await on?.own(caller)) ?? [];
    const { by, ...values } = { ...(await valuesOf(call, caller, id)), ...(await more[nameOf(call)]?.()) };
    const token = endsSession && { token: await desk.signIn(caller.id) };
    return { id, values, by: by ?? token ?? (caller.role === 'admin' ? desk.admin : desk.mla) } as ValidCall;
  }

  /** Records of another place for a call on several of the mla's. */
  const foreignIds = async (call: Call) => recipeOf(call).on?.foreign(accountOf('mla'));

  const send = (call: Call, { id = 0, by: { token } }: ValidCall, values: Values): Promise<Answered> =>
    desk.send(call.method, call.path.replace(':id', String(id)), {
      token,
      ...(Object.keys(call.files ?? {}).length > 0 ? { form: values } : { json: values }),
    });

  return { desk, validCall, foreignIds, send };
}

export type Target = Awaited<ReturnType<typeof openTarget>>;
