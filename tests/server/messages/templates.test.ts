import { expect, test } from 'vitest';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import type { Answered } from '../app.ts';
import { refusalOf } from '../complaints/desk.ts';
import { openMessages } from './office.ts';

const office = await openMessages();

const TEXT = {
  ...{ name: 'came_te', channel: 'sms', language: 'te', kind: 'service_implicit' },
  ...{ text: 'Request {#alphanumeric#} came.', values: [{ value: 'number', shorten: false }] },
};
const IDS = { entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' };
const create = (given: object = {}) => office.post(office.mla, 'message/template', { ...TEXT, ...given });
const move = (id: number, json: object) =>
  office.post(office.mla, `message/template/${id}/state`, { ...json });
const read = ({ body }: Answered) => body as unknown as MessageTemplate;

test('[MSG-02] a template goes from draft to approved with its ids, stays as it is, and is copied to the next version', async () => {
  const draft = read(await create());
  expect(draft).toMatchObject({ state: 'draft', edition: 1, family_id: draft.id, from: 'own', ...TEXT });
  expect(await move(draft.id, { state: 'submitted' })).toMatchObject({ status: 200 });
  const path = `message/template/${draft.id}`;
  const put = (json: object) => office.put(office.mla, path, json);
  expect(refusalOf(await put({ name: 'x' }), 'state')).toEqual([
    'An approved template stays as it was registered: copy it to a new version.',
  ]);
  expect(refusalOf(await move(draft.id, { state: 'approved' }), 'template_id')).toEqual([
    'An approved SMS template needs its template id.',
  ]);
  expect(read(await move(draft.id, { state: 'approved', ...IDS }))).toMatchObject({
    state: 'approved',
    ...IDS,
  });
  const copy = read(await office.post(office.mla, `${path}/copy`, {}));
  expect(copy).toMatchObject({ family_id: draft.id, edition: 2, state: 'draft', template_id: null });
  expect(
    refusalOf(await office.post(office.mla, `message/template/${copy.id}/copy`, {}), 'state'),
  ).toHaveLength(1);
  expect(read(await move(copy.id, { state: 'submitted' })).state).toBe('submitted');
  expect(read(await move(copy.id, { state: 'rejected', reason: 'Category' }))).toMatchObject({
    reason: 'Category',
  });
  const edited = await office.send('PUT', `message/template/${copy.id}`, {
    ...{ token: office.mla.token, json: { text: 'Your request {#alphanumeric#} came.' } },
  });
  expect(read(edited)).toMatchObject({ state: 'draft', reason: null });
  expect(refusalOf(await move(copy.id, { state: 'approved' }), 'state')).toHaveLength(1);
});

test('[MSG-02] a rejected template is copied to the next version, and one version at a time is open', async () => {
  const { id } = read(await create());
  const copy = () => office.post(office.mla, `message/template/${id}/copy`, {});
  const edit = () => office.put(office.mla, `message/template/${id}`, { name: 'x' });
  await move(id, { state: 'submitted' });
  await move(id, { state: 'rejected', reason: 'Header' });
  const next = read(await copy());
  expect(next).toMatchObject({ family_id: id, edition: 2, state: 'draft', reason: null, text: TEXT.text });
  const open = ['Another version is a draft, or waits for the operators: go on with that one.'];
  for (const again of [copy, edit, () => move(id, { state: 'draft' })])
    expect(refusalOf(await again(), 'state')).toEqual(open);
  expect(await move(next.id, { state: 'retired' })).toMatchObject({ status: 200 });
  expect(read(await edit())).toMatchObject({ state: 'draft', edition: 1 });
});

test('[MSG-02, MSG-05] refuses to edit a rejected template after a newer version is approved, which would be sent', async () => {
  const { id } = read(await create());
  await move(id, { state: 'submitted' });
  await move(id, { state: 'rejected', reason: 'Header' });
  const copy = async () => read(await office.post(office.mla, `message/template/${id}/copy`, {}));
  const next = await copy();
  await move(next.id, { state: 'submitted' });
  await move(next.id, { state: 'approved', ...IDS });
  const edit = () => office.put(office.mla, `message/template/${id}`, { name: 'x' });
  for (const again of [edit, () => move(id, { state: 'draft' })])
    expect(refusalOf(await again(), 'state')).toEqual([
      'A newer version is approved: copy this one to a new version instead.',
    ]);
  expect(await copy()).toMatchObject({ edition: 3, state: 'draft', text: TEXT.text });
});

test.each([
  ['kind', { kind: 'utility' }, 'This kind belongs to the other channel.'],
  ['text', { text: '{#alphanumeric#}' }, 'A template needs words of its own.'],
  ['text', { text: 'A {#date#}' }, 'A variable of this kind is not known: {#date#}'],
  ['text', { text: 'క'.repeat(4 * 67 + 1), values: [] }, 'This message has 5 parts; at most 4 are sent.'],
  ['values', { values: [] }, 'Choose a value for each variable of the template.'],
  ['values', { text: 'See {#url#}' }, 'A variable for a link takes the status page, and nothing else does.'],
  ['template_id', { template_id: '1234567' }, 'Please enter 8 to 25 digits.'],
])('[MSG-02, MSG-03, MSG-04] a template is refused under %s: %j', async (field, given, message) => {
  expect(refusalOf(await create(given), field)).toEqual([message]);
});

test('[MSG-02, MSG-05] for a complaint the templates of its citizen’s language come first, by event', async () => {
  const family = async (given: object) => {
    const { id } = read(await create(given));
    await move(id, { state: 'submitted' });
    return read(await move(id, { state: 'approved', ...IDS })).family_id;
  };
  const resolved = await family({ name: 'a resolved', language: 'hi' });
  const registered = await family({ name: 'b registered', language: 'hi' });
  const telugu = await family({ name: 'a telugu', language: 'te' });
  await office.put(office.mla, 'message/rule', {
    rules: [
      {
        event: 'resolved',
        audience: 'citizen',
        channel: 'sms',
        language: 'hi',
        sends: 'template',
        template_id: resolved,
      },
      {
        event: 'registered',
        audience: 'citizen',
        channel: 'sms',
        language: 'hi',
        sends: 'template',
        template_id: registered,
      },
    ],
  });
  const { id } = await office.record(office.mla, { language: 'hi' });
  const { body } = await office.get(office.mla, `message/template?state=approved&complaint_id=${id}`);
  const families = (body.data as MessageTemplate[]).map(({ family_id }) => family_id);
  expect(families.filter((each) => [resolved, registered, telugu].includes(each))).toEqual([
    registered,
    resolved,
    telugu,
  ]);
});
