import { type Call, references } from '../../../contract/define.ts';
import { isRequired } from '../../../contract/fields.ts';
import { contracts } from '../../../contract/index.ts';
import { hashPassword } from '../../../server/accounts/password.ts';
import type { Answered } from '../app.ts';
import { insertContact, insertDepartment, insertLeader } from '../complaints/contacts.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { image, insertNotice } from '../factories.ts';
import { sampleOf } from '../records/sample.ts';
import { caseCalls } from './caseCalls.ts';
import { causeCalls } from './causeCalls.ts';
import { templateOf } from './messageCalls.ts';
import { officeCalls } from './officeCalls.ts';
import { personCalls, twoOf } from './personCalls.ts';
import { draftOf } from './referralCalls.ts';
import { cases, table } from './tables.ts';

type Values = Record<string, unknown>;

/** A call that the server carries out as it stands: of which record, by whom, with which values. */
interface ValidCall {
  id?: number;
  values: Values;
  by: { token: string };
}

export const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const PASSWORD = 'Mango season 7';

/** An office under attack: valid calls of every kind, on records of the mla's place, or of another when asked. */
export async function openTarget() {
  const desk: Desk = await openDesk();
  const { admin, mla, otherMla, places, db } = desk;
  let unique = 0;
  const phone = () => String(9_000_000_000 + ++unique);
  const name = () => `Name ${++unique}`;
  const seat = { parliament_id: places.A1.parliament_id, assembly_id: places.A1.assembly_id };

  async function made(path: string, values: Values, by: { token: string } = admin): Promise<number> {
    const { status, body } = await desk.send('POST', path, { token: by.token, form: values });
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return Number(body.id);
  }
  const complaint = async () => (await desk.record(mla)).id;
  const oneNamed = (place: object = places.V1) => ({ name: name(), phones: [phone()], ...place });
  const citizen = (place?: object, who = mla) => made('person', oneNamed(place), who);
  const two = (...at: Parameters<typeof citizen>) => twoOf(() => citizen(...at));
  const merge = async (values: Values, { token } = mla) =>
    Number((await desk.send('POST', 'person/merge', { token, json: values })).body.merge_id);
  const medium = async () =>
    made('complaint/media', { complaint_id: await complaint(), file: await image() });
  const person = async () =>
    made('user', { name: name(), username: `${name()}@example.org`, password: PASSWORD });
  const leader = async (given = {}) => (await insertLeader(db, places.V1, { phone: phone(), ...given })).id;
  const areaIncharge = () => ({ name: name(), phone: phone(), ...places.V1 });
  const staff = () => ({ name: name(), phone: phone(), ...seat });
  const gallery = (place: object = places.V1) =>
    made('gallery', { name: name(), description: 'Opening', ...place });
  const ofGallery = async (gallery_id: number) => made('gallery/media', { gallery_id, file: await image() });
  const candidate = async () => made('candidate', { designation: 'MLA', user_id: await person(), ...seat });
  const notice = async ({ id }: { id: number }) => insertNotice(db, id, await complaint());
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
    'POST login': async () => {
      const username = `${name()}@example.org`.toLowerCase().replace(' ', '');
      await desk.account({ role: 'mla', username, password_hash: await hashPassword(PASSWORD) });
      return by({ username, password: PASSWORD });
    },
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
    'POST notice/read': async () => by({ ids: [await notice(mla)] }),
    'POST area/import': async () => by({ file: table(name()) }, undefined, admin),
    'POST import/locations': async () => by({ file: table(name()) }, undefined, admin),
    'POST complaint/import/preview': async () => by({ file: cases() }, undefined, admin),
    'POST complaint/import': async () => by({ file: cases() }, undefined, admin),
    'POST candidate': async () =>
      by({ designation: 'MLA', user_id: await person(), ...seat }, undefined, admin),
    'POST user': async () =>
      by({ name: name(), username: `${name()}@example.org`, password: PASSWORD }, undefined, admin),
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
    'POST parliament': async () => by({ name: name() }, undefined, admin),
    'PUT parliament/:id': async () => by({ name: name() }, await made('parliament', { name: name() }), admin),
    'POST assembly': async () => by({ name: name(), parliament_id: seat.parliament_id }, undefined, admin),
    'POST mandal': async () => by({ name: name(), assembly_id: seat.assembly_id }, undefined, admin),
    'POST area': async () => by({ name: name(), mandal_id: places.M1.mandal_id }, undefined, admin),
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

  /** undefined for a call that has neither a resource nor an entry above. */
  const validCall = async (call: Call) => (await written[nameOf(call)]?.()) ?? ofContract(call);

  /** The records that a call on several plain ones names, in another place than the mla's. */
  const foreignIds = async (call: Call) => (await ofContract(call, places.V4))?.values.id as number[];

  const send = (call: Call, { id = 0, by: { token } }: ValidCall, values: Values): Promise<Answered> =>
    desk.send(call.method, call.path.replace(':id', String(id)), {
      token,
      ...(Object.keys(call.files ?? {}).length > 0 ? { form: values } : { json: values }),
    });

  /** Ids that the mla has no business with: of records of another place, by the names of fields. */
  const ofOthers = async () => {
    const elsewhere = { ...places.V4 };
    const theirs = await desk.record(otherMla, elsewhere);
    const settings = await desk.get(otherMla, 'office/settings');
    return {
      places: elsewhere,
      complaint: theirs.id,
      leader: (await insertLeader(db, elsewhere, { phone: phone() })).id,
      person: await citizen(elsewhere, otherMla),
      merge: await merge(await two(elsewhere, otherMla), otherMla),
      contact: await insertContact(db, elsewhere, { name: name() }),
      referral: await draftOf(desk, otherMla, theirs.id),
      notice: await notice(desk.staff),
      gallery: await gallery(elsewhere),
      office: (settings.body.office as { id: number }).id,
      template: await templateOf(desk, otherMla),
    };
  };

  return { desk, validCall, foreignIds, send, ofOthers };
}

export type Target = Awaited<ReturnType<typeof openTarget>>;
