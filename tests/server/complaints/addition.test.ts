import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { jpeg, pdf } from '../../fixtures/index.ts';
import { openDesk, refusalOf } from './desk.ts';

const desk = await openDesk();

const report = { name: 'Ramulu', phone: '9848012345', details: '<p>The bridge as well.</p><p>నీళ్లు లేవు</p>' };
const add = (id: number, form: Record<string, unknown> = report, by: { token: string } = desk.mla) =>
  desk.send('POST', `complaint/${id}/addition`, { token: by.token, form });
const mediaOf = async (id: number) =>
  ((await desk.get(desk.mla, `complaint/${id}?media=1`)).body.media as { name: string }[]).map(
    ({ name }) => name,
  );
const timeline = async (id: number) =>
  (await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body.data?.map(({ action }) => action);

describe('what is added to a complaint of the same person', () => {
  test('[PER-16] becomes a remark and attachments of it, and no new number', async () => {
    const { id, complaint_number, version } = await desk.record(desk.mla);
    const before = await desk.db.$count(complaints);
    const answered = await add(id, { ...report, file_1: await jpeg(), file_2: pdf() });
    expect([answered.status, answered.body]).toEqual([201, { id, complaint_number }]);
    expect(await desk.db.$count(complaints)).toBe(before);
    expect(await desk.history(desk.mla, id)).toEqual(['The bridge as well.\nనీళ్లు లేవు']);
    expect(await mediaOf(id)).toHaveLength(2);
    expect(await timeline(id)).toEqual(['mediaAdded', 'mediaAdded', 'remarked', 'created']);
    expect((await desk.get(desk.mla, `complaint/${id}`)).body.version).toBe(version);
  });

  test('[PER-16, CRE-13] is added whole or not at all', async () => {
    const { id } = await desk.record(desk.mla);
    const pictures = async (count: number, from = 1) =>
      Object.fromEntries(
        await Promise.all(
          Array.from({ length: count }, async (_, at) => [`file_${at + from}`, await jpeg()] as const),
        ),
      );
    const stored = (await desk.storedFiles()).length;
    const refused = await add(id, { ...report, ...(await pictures(5)) });
    expect(refusalOf(refused, 'file')).toEqual([errorTexts.tooManyImages]);
    expect(await desk.history(desk.mla, id)).toEqual([]);
    expect(await mediaOf(id)).toEqual([]);
    expect((await desk.storedFiles()).length).toBe(stored);
    expect((await add(id, { ...report, ...(await pictures(4, 7)) })).status).toBe(201);
  });

  test('[PER-16] is the person’s who was chosen, whatever name and phone say', async () => {
    const { id, person_id } = await desk.record(desk.mla);
    expect((await add(id, { person_id, details: report.details })).status).toBe(201);
  });

  test.each([
    ['a name that does not match', { name: 'Padma' }],
    ['a phone that nobody has', { phone: '9848000001' }],
    ['neither name nor phone', { name: '', phone: '' }],
  ])('[PER-16] is refused with %s', async (_, given) => {
    const { id } = await desk.record(desk.mla);
    expect(refusalOf(await add(id, { ...report, ...given }), 'person_id')).toEqual([
      errorTexts.ofAnotherPerson,
    ]);
    expect(await desk.history(desk.mla, id)).toEqual([]);
  });

  test('[PER-16] is refused for another person who was chosen, and without words', async () => {
    const { id } = await desk.record(desk.mla);
    const { person_id } = await desk.record(desk.mla, { name: 'Padma', phone: '9848000002' });
    expect(refusalOf(await add(id, { ...report, person_id }), 'person_id')).toEqual([
      errorTexts.ofAnotherPerson,
    ]);
    expect(refusalOf(await add(id, { ...report, details: '<p> </p>' }), 'details')).toEqual([
      errorTexts.required,
    ]);
  });

  test('[PER-16, DET-11] one from the app takes words of everybody and files of who recorded it', async () => {
    const { id } = await desk.record(desk.mla, { source: 'app' });
    expect((await add(id, report, desk.deskHead)).status).toBe(201);
    const withFile = { ...report, file_1: pdf() };
    expect(refusalOf(await add(id, withFile, desk.deskHead), 'source')).toEqual([errorTexts.appComplaint]);
    expect(await desk.history(desk.mla, id)).toHaveLength(1);
    expect((await add(id, withFile)).status).toBe(201);
  });
});
