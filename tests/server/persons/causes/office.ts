import type { Task } from '#contract/desk/task.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';

type Values = Record<string, unknown>;
type Person = Desk['mla'];

/** An office with jobs, and the actions of its users on causes. */
export async function openCauses(given?: Desk) {
  const desk = given ?? (await openDesk());
  registerHandlers(desk.services);
  const { jobs } = desk.services;
  let phones = 9_848_100_000;

  /** Grievances of as many people. */
  const many = async (count: number, given: Values = {}, by: Person = desk.mla): Promise<number[]> => {
    const ids: number[] = [];
    for (let index = 0; index < count; index++) {
      const phone = String(++phones);
      ids.push((await desk.record(by, { name: `Citizen ${phone}`, phone, ...given })).id);
    }
    return ids;
  };
  const cause = async (complaint_ids: number[] = [], given: Values = {}, by: Person = desk.mla) => {
    const input = { ...desk.places.V1, title: 'No water', category_id: desk.roads, complaint_ids, ...given };
    return (await desk.post(by, 'cause', input)) as { status: number; body: Values & { id: number } };
  };
  const read = async (id: number, by: Person = desk.mla) => (await desk.get(by, `cause/${id}`)).body;
  const members = async (id: number, by: Person = desk.mla) =>
    (await desk.get(by, `cause/${id}/member?per_page=100`)).body.data ?? [];
  const answer = (id: number, json: Values, by: Person = desk.mla) =>
    desk.post(by, `cause/${id}/answer`, json);
  const statusOf = async (id: number) => (await desk.get(desk.admin, `complaint/${id}`)).body.status;
  const responses = async (id: number) =>
    (await desk.get(desk.admin, `complaint/response?complaint_id=${id}`)).body.data?.length;
  const task = async (id: number) => (await desk.get(desk.mla, `job/${id}`)).body as unknown as Task;
  const runJobs = () => jobs.runDue();
  return { ...desk, many, cause, read, members, answer, statusOf, responses, task, runJobs };
}
export type CauseOffice = Awaited<ReturnType<typeof openCauses>>;

/** The work that an answer of the API has begun. */
export const jobOf = ({ body }: { body: Values }) => body.job as Task;

/** The status and errors of an answer. */
export const refusal = ({ status, body }: { status: number; body: Values }) => [status, body.errors];
