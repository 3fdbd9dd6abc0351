import { afterEach, beforeAll } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import {
  causeAnswers,
  causeAnswersGiven,
  causeMembers,
  causes,
  declinedCauses,
} from '#server/persons/schema/causes.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';

type Values = Record<string, unknown>;

/** The desk with causes and their tasks; none at the start of each test. Call it once per file. */
export function causesDesk() {
  const grievances = grievanceDesk();
  const { desk, record } = grievances;
  let phones = 9_848_300_000;
  let head = '';

  beforeAll(async () => {
    registerHandlers(desk.app.services);
    head = (await desk.colleague({ duties: ['desk_head'] })).token;
  });
  afterEach(async () => {
    const tables = [tasks, causeAnswersGiven, causeAnswers, causeMembers, causes, declinedCauses];
    for (const table of tables) await desk.app.db.delete(table);
  });

  /** Complaints of as many people. */
  async function many(count: number, given: Values = {}, by: Role = 'mla') {
    const made: { id: number; complaint_number: string }[] = [];
    for (let index = 0; index < count; index++) {
      const phone = String(++phones);
      made.push(await record({ name: `Citizen ${phone}`, phone, ...given }, by));
    }
    return made;
  }
  async function cause(members: readonly { id: number }[] = [], given: Values = {}) {
    const complaint_ids = members.map(({ id }) => id);
    const input = { ...desk.places.V1, title: 'No water', category_id: grievances.water, complaint_ids };
    const { body, status } = await desk.ask('POST', 'cause', { json: { ...input, ...given } }, 'mla');
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body as unknown as { id: number; number: string; version: number };
  }
  const read = async (id: number) => (await desk.ask('GET', `cause/${id}`)).body;
  const statusOf = async ({ id }: { id: number }) => (await desk.ask('GET', `complaint/${id}`)).body.status;
  const answer = async (id: number, json: Values) => {
    await desk.ask('POST', `cause/${id}/answer`, { json }, 'mla');
    await desk.app.services.jobs.runDue();
  };
  const openCause = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/cause/${id}`, as });

  return {
    ...{ desk, record, many, cause, read, statusOf, answer, openCause },
    passDays: grievances.passDays,
    openAll: grievances.openAll,
    openList: (as: Role = 'mla', locale?: 'te') => desk.renderApp({ path: '/grievance/causes', as, locale }),
    runJobs: () => desk.app.services.jobs.runDue(),
    get head() {
      return head;
    },
    get water() {
      return grievances.water;
    },
    get roads() {
      return grievances.roads;
    },
  };
}
