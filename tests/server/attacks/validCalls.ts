import { contracts } from '#contract/index.ts';
import { type Call, references } from '#contract/kernel/define.ts';
import { isRequired } from '#contract/kernel/fields.ts';
import { hashPassword } from '#server/accounts/password.ts';
import type { Answered } from '../app.ts';
import { insertContact, insertDepartment, insertLeader } from '../complaints/contacts.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { image, insertNotice } from '../factories.ts';
import { sampleOf } from '../kernel/records/sample.ts';
import { caseCalls } from './caseCalls.ts';
import { causeCalls } from './causeCalls.ts';
import { importCalls } from './importCalls.ts';
import { officeCalls } from './officeCalls.ts';
import { personCalls, twoOf } from './personCalls.ts';
import { privacyCalls } from './privacyCalls.ts';

type Values = Record<string, unknown>;

/** A call that succeeds: its record, its caller and its values. */
interface ValidCall {
  id?: number;
  values: Values;
  by: { token: string };
}

export const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const PASSWORD = 'Mango season 7';

/** An office under attack: valid calls of every kind, on records of the mla's place, or of another when asked. */
export async function openTarget(given?: Desk) {
  const desk = given ?? (await openDesk());
  const { admin, mla, places, db } = desk;
  let unique = 0;
  const phone = () => String(9_000_000_000 + ++unique);
  const name = () => `Name ${++unique}`;
  const { parliament_id, assembly_id, mandal_id } = places.M1;
  const seat = { parliament_id, assembly_id };
  /** The level above each level. */
  const levels = {
    parliament: {},
    assembly: { parliament_id },
    mandal: { assembly_id },
    area: { mandal_id },
  };

  async function made(path: string, values: Values, by: { token: string } = admin): Promise<number> {
    const { status, body } = await desk.send('POST', path, { token: by.token, form: values });
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return Number(body.id);
  }
  const complaint = async () => (await desk.record(mla)).id;
  const oneNamed = () => ({ name: name(), phones: [phone()], ...places.V1 });
  const citizen = () => made('person', oneNamed(), mla);
  const two = () => twoOf(citizen);
  const merge = async (values: Values) =>
    Number((await desk.post(mla, 'person/merge', values)).body.merge_id);
  const medium = async () =>
    made('complaint/media', { complaint_id: await complaint(), file: await image() });
  const person = async () =>
    made('user', { name: name(), username: `${name()}@example.org`.replaceAll(' ', ''), password: PASSWORD });
  const leader = async (given = {}) => (await insertLeader(db, places.V1, { phone: phone(), ...given })).id;
  const areaIncharge = () => ({ name: name(), phone: phone(), ...places.V1 });
  const staff = () => ({ name: name(), phone: phone(), ...seat });
  const gallery = () => made('gallery', { name: name(), description: 'Opening', ...places.V1 });
  const ofGallery = async (gallery_id: number) => made('gallery/media', { gallery_id, file: await image() });
  const candidate = async () => made('candidate', { designation: 'MLA', user_id: await person(), ...seat });
  async function officers(): Promise<Values> {
    const dept_id = await insertDepartment(db, name());
    const officer = await insertContact(db, {}, { name: name(), department: dept_id });
    return { complaint_id: await complaint(), dept_id, officer_id: [officer], is_administrator: 'false' };
  }
  const by = (values: Values, id?: number, who: { token: string } = mla) => ({ values, id, by: who });

  const written: Record<string, () => Promise<ValidCall>> = {
    ...personCalls({ by, citizen, oneNamed, two, merge }),
    ...causeCalls(desk, { by }),
    ...officeCalls(desk, by),
    ...caseCalls(desk, { by, told: () => ({ name: name(), phone: phone() }) }),
    ...importCalls(desk, { by, name }),
    ...privacyCalls(desk, { by, told: () => ({ name: name(), phone: phone() }) }),
    ...Object.fromEntries(
      ['stats', 'issues', 'report'].map((part) => [`POST dashboard/${part}`, async () => by({})]),
    ),
    'POST login': async () => {
      const username = `${name()}@example.org`.toLowerCase().replace(' ', '');
      await desk.account({ role: 'mla', username, password_hash: await hashPassword(PASSWORD) });
      return by({ username, password: PASSWORD });
    },
    'POST sessions/end-others': async () => by({}, undefined, await desk.account({ role: 'mla', ...seat })),
    'POST sessions/remember': async () => by({}, undefined, await desk.account({ role: 'mla', ...seat })),
    'POST logout': async () => by({}, undefined, await desk.account({ role: 'mla', ...seat })),
    'POST change-password': async () => {
      const account = await desk.account({
        role: 'mla',
        ...seat,
        password_hash: await hashPassword(PASSWORD),
      });
      const passwords = {
        old_password: PASSWORD,
        new_password: 'Monsoon 88',
        new_password_confirmation: 'Monsoon 88',
      };
      return by(passwords, undefined, account);
    },
    'PUT candidate/:id': async () =>
      by(
        { phone: phone(), address: 'x', email: 'a@example.org', custom_designation: 'x' },
        await candidate(),
        admin,
      ),
    'POST complaint': async () => by(desk.body()),
    'PUT complaint/:id': async () => by({ name: name() }, await complaint()),
    'POST complaint/media': async () => by({ complaint_id: await complaint(), file: await image() }),
    'PUT complaint/media/:id': async () => by({ file: await image() }, await medium()),
    'POST complaint/history': async () => by({ complaint_id: await complaint(), message: 'Seen' }),
    'POST complaint/response': async () =>
      by({ complaint_id: await complaint(), message: 'Seen', status: 'pending' }),
    'POST complaint/staff/assign': async () =>
      by({ complaint_id: await complaint(), staff_id: desk.staff.id }),
    'POST complaint/close': async () => by({ id: await complaint(), message: 'Done' }),
    'POST complaint/download': async () => by({ id: await complaint() }),
    'POST complaint/forward': async () =>
      by({ id: await complaint(), area: places.V1.area_id, leaders: [await leader()] }),
    'POST complaint/officer': async () => by(await officers()),
    'POST notice/read': async () => by({ ids: [await insertNotice(db, mla.id, await complaint())] }),
    'POST candidate': async () =>
      by({ designation: 'MLA', user_id: await person(), ...seat }, undefined, admin),
    'POST user': async () =>
      by(
        { name: name(), username: `${name()}@example.org`.replaceAll(' ', ''), password: PASSWORD },
        undefined,
        admin,
      ),
    'PUT user/:id': async () => by({ name: name() }, await person(), admin),
    'POST leader': async () => by(areaIncharge()),
    'POST app/register': async () => by(areaIncharge()),
    'POST leader/approve': async () =>
      by({ leader_id: await leader({ status: null }), designation: 'volunteer' }),
    'POST leader/reject': async () => by({ leader_id: await leader() }),
    'POST leader/message': async () => by({ title: 'Meeting', leader_id: [await leader()] }),
    'POST staff': async () => by({ ...staff(), password: PASSWORD }),
    'PUT staff/:id': async () =>
      by({ name: name() }, await made('staff', { ...staff(), password: PASSWORD })),
    'POST gallery/media': async () => by({ gallery_id: await gallery(), file: await image() }),
    'POST gallery/thumbnail': async () => {
      const gallery_id = await gallery();
      return by({ gallery_id, thumbnail_id: await ofGallery(gallery_id) });
    },
    ...Object.fromEntries(
      Object.entries(levels).flatMap(([level, above]) => [
        [`POST ${level}`, async () => by({ name: name(), ...above }, undefined, admin)],
        [
          `PUT ${level}/:id`,
          async () => by({ name: name() }, await made(level, { name: name(), ...above }), admin),
        ],
      ]),
    ),
  };

  /** Of a plain resource: a create, or an edit or a delete of a record that is made for it. */
  async function ofContract({ method, path }: Call, place: object = places.V1) {
    const contract = contracts.find((each) => path.replace(/\/(:id|delete)$/, '') === each.path);
    if (!contract) return undefined;
    const values: Values = { ...(await sampleOf(contract)), ...(contract.placed ? place : {}) };
    for (const field of contract.unique) values[field] = name();
    for (const { field, to } of references(contract)) {
      const schema = contract.input[field];
      if (!schema || !(isRequired(schema) || to.endsWith('/category'))) continue;
      values[field] = await made(to, { name: name() });
    }
    const who = contract.policy === 'masterData' ? admin : mla;
    if (path.endsWith('/delete')) {
      return by({ id: [await made(contract.path, values)] }, undefined, who);
    }
    const id = method === 'PUT' ? await made(contract.path, values) : undefined;
    if (method === 'PUT') for (const field of contract.unique) values[field] = name();
    return by(values, id, who);
  }

  /** @throws for a call that has neither a resource nor an entry above, with its name */
  async function validCall(call: Call): Promise<ValidCall> {
    const valid = (await written[nameOf(call)]?.()) ?? (await ofContract(call));
    if (!valid) throw new Error(`how to call ${nameOf(call)} is not known: add it to the valid calls`);
    return valid;
  }

  /** The records that a call on several plain ones names, in another place than the mla's. */
  const foreignIds = async (call: Call) => (await ofContract(call, places.V4))?.values.id as number[];

  const send = (call: Call, { id = 0, by: { token } }: ValidCall, values: Values): Promise<Answered> =>
    desk.send(call.method, call.path.replace(':id', String(id)), {
      token,
      ...(Object.keys(call.files ?? {}).length > 0 ? { form: values } : { json: values }),
    });

  return { desk, validCall, foreignIds, send };
}

export type Target = Awaited<ReturnType<typeof openTarget>>;
