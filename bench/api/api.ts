import { measure, type Work } from '../measure.ts';
import type { Office } from '../office/office.ts';
import { type Line, twoOf } from '../table.ts';
import type { BoundedCase, Case } from './case.ts';
import { cases } from './cases.ts';
import { type Desk, openDesk } from './desk.ts';
import { referralCases } from './referralCases.ts';

const AIM = 2;
/** For a page of the status of a grievance (MSG-18). */
const STATUS_MS = 5;

/** The usual calls through the whole application, beside the same as SQL alone, on every office in turn. */
export async function timeCalls(offices: Office[]): Promise<Line[]> {
  const desks: Desk[] = [];
  try {
    for (const office of offices) desks.push(await openDesk(office));
    const lines: Line[] = [];
    for (const of of cases) {
      lines.push(await timed(of, desks));
    }
    for (const of of referralCases) lines.push(await bounded(of, desks));
    const page = { figure: 'status page', as: 'citizen', atMost: STATUS_MS };
    const openings = desks.map(({ openStatus }) => openStatus);
    return [...lines, await within(page, desks, openings)];
  } finally {
    for (const desk of desks) await desk.close();
  }
}

async function timed({ title, who, ask, floor }: Case, desks: Desk[]): Promise<Line> {
  const timings = await measure(
    desks.flatMap(({ ask: askDesk, database, nextId, nextPersonId }) => [
      () => askDesk(who, ask(nextId, nextPersonId)),
      () => floor(database, nextId, nextPersonId),
    ]),
  );
  const [whole, alone] = timings.slice(-2);
  if (!whole || !alone) throw new Error('nothing was measured');
  return {
    figure: title,
    as: who,
    on: desks[0]?.office.kind ?? '',
    unit: 'ms',
    values: new Map(desks.map(({ office }, index) => [office.total, twoOf(timings[2 * index] ?? whole)])),
    beside: { what: 'SQL', values: twoOf(alone), ratio: whole.p95 / alone.p95 },
    aim: AIM,
  };
}

const bounded = ({ title, who, ask, atMost }: BoundedCase, desks: Desk[]): Promise<Line> =>
  within(
    { figure: title, as: who, atMost },
    desks,
    desks.map((desk) => () => desk.ask(who, ask(desk.nextId, desk.nextPersonId))),
  );

/** What may take so many milliseconds, whatever the same costs in SQL. */
async function within(
  { figure, as, atMost }: { figure: string; as: string; atMost: number },
  desks: Desk[],
  works: Work[],
): Promise<Line> {
  const timings = await measure(works);
  const values = new Map(
    desks.flatMap(({ office }, index) => (timings[index] ? [[office.total, twoOf(timings[index])]] : [])),
  );
  const ratio = (timings.at(-1)?.p95 ?? Number.NaN) / atMost;
  const beside = { what: 'at most', values: [atMost], ratio };
  return { figure, as, on: desks[0]?.office.kind ?? '', unit: 'ms', values, beside, aim: 1 };
}
