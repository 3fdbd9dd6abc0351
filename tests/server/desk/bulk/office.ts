import type { BulkWork } from '#contract/desk/bulk.ts';
import type { Task } from '#contract/desk/task.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { messageTemplates } from '#server/messages/schema/messages.ts';
import { insertRow } from '../../../worlds/insertRow.ts';
import type { Desk } from '../../complaints/desk.ts';
import { type CauseOffice, openCauses } from '../../persons/causes/office.ts';

type Values = Record<string, unknown>;
type Person = CauseOffice['mla'];

/** An office with jobs, and the bulk actions of its users. */
export async function openBulk(desk?: Desk) {
  const office = await openCauses(desk);
  const { get, mla, post } = office;

  const ask = (action: string, params: Values, of: Values, by: Person = mla) =>
    post(by, 'bulk', { action, params, ...of });
  const read = async (id: number, by: Person = mla) =>
    (await get(by, `bulk/${id}`)).body as unknown as BulkWork;
  /** Runs it to its end, and returns its state. */
  const run = async (action: string, params: Values, of: Values, by: Person = mla): Promise<BulkWork> => {
    const { body, status } = await ask(action, params, of, by);
    if (status !== 200) throw new Error(JSON.stringify(body));
    await office.runJobs();
    return read((body.job as Task).id, by);
  };
  const undo = async ({ id }: Pick<BulkWork, 'id'>, by: Person = mla) => {
    const { status, body } = await post(by, `bulk/${id}/undo`, {});
    await office.runJobs();
    return { status, body, work: status === 200 ? await read(id, by) : undefined };
  };
  /** A macro of the office, as bulk work takes it. */
  const macro = async (steps: Values[], by: Person = mla) => {
    const { body } = await post(by, 'macro', { name: 'Macro', steps });
    return { macro_id: Number(body.id), version: Number(body.version) };
  };
  /** An approved template of the office of the mla; `office_id` names another one. */
  const template = async (given: Partial<typeof messageTemplates.$inferInsert> = {}): Promise<number> => {
    const { parliament_id, assembly_id } = office.places.A1;
    const [own] = await office.db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
    return insertRow(office.db, messageTemplates, {
      ...{ office_id: own?.id ?? 0, name: 'news_en', channel: 'sms', language: 'en', state: 'approved' },
      ...{ kind: 'service_implicit', text: 'News of {#alphanumeric#}.' },
      ...{ values: [{ value: 'number', shorten: false }] },
      ...{ entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' },
      ...given,
    });
  };
  const record = async (id: number, by: Person = mla) => (await get(by, `complaint/${id}`)).body;
  const numberOf = async (id: number) => String((await record(id, office.admin)).complaint_number);
  return { ...office, ask, read, run, undo, macro, template, recordOf: record, numberOf };
}
export type BulkOffice = Awaited<ReturnType<typeof openBulk>>;
