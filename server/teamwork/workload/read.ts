import { dayOf } from '#contract/kernel/day.ts';
import { WORKLOAD_FIGURES, type WorkloadFigure } from '#contract/teamwork/workload.ts';
import type { getWorkload as call, Workload, WorkloadRow } from '#contract/teamwork/workloadCalls.ts';
import { officeRecord } from '#server/desk/offices/officeRecord.ts';
import { names } from '#server/kernel/db/names.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { absencesOn } from '../leaves/absences.ts';
import { type Figures, figuresOf } from './figures.ts';
import { colleaguesIn, officeBelow } from './place.ts';

/** In roll-ups 0 means nobody. */
const NOBODYS = 0;

/**
 * The workload of all users of an office, and of unassigned complaints (SLA-21). @throws 404 for another office, 422
 * for the state's
 */
export async function readWorkload(context: Context<typeof call>): Promise<Workload> {
  const { db, now, query } = context;
  const { row, assemblies } = await officeBelow(context, query.office_id);
  const today = dayOf(now);
  const figures = await figuresOf(db, assemblies, today);
  const having = figures.filter(({ open }) => open > 0).map(({ staff_id }) => staff_id);
  const people = await colleaguesIn(db, assemblies, having);
  const ids = idsOf(people);
  const away = await absencesOn(db, today, ids);
  const known = await names(db);
  const numbersOf = (id: number) => {
    const found = figures.find(({ staff_id }) => staff_id === id);
    return { ...numbers(found), oldest: found?.oldest ?? null };
  };
  const rows = people.map(({ id, name, assembly_id, active }): WorkloadRow => {
    const leave = away.get(id);
    const person = {
      id,
      name,
      active,
      assembly: known.place('assembly', assembly_id),
      away: leave ? { until: leave.to_day, deputy: known.user(leave.deputy_id) } : null,
    };
    return { person, ...numbersOf(id) };
  });
  return {
    office: officeRecord(row, known),
    today,
    rows: [...rows, { person: null, ...numbersOf(NOBODYS) }],
  };
}

const numbers = (row: Figures | undefined) =>
  Object.fromEntries(WORKLOAD_FIGURES.map((figure) => [figure, row?.[figure] ?? 0])) as Record<
    WorkloadFigure,
    number
  >;
