import { measure, type Work } from '../measure.ts';
import type { Office } from '../office/office.ts';
import type { Summary } from '../statistics.ts';
import { type Line, twoOf } from '../table.ts';
import type { BoundedCase, Case } from './case.ts';
import { cases } from './cases.ts';
import { type Desk, openDesk } from './desk.ts';
import { dayCases, listCases, workloadCases } from './listCases.ts';
import { referralCases } from './referralCases.ts';
import { timeWrites } from './writes.ts';

const AIM = 2;
/** The limit in milliseconds of a list, a search or a total: `few` up to `most` complaints, `many` above. */
const LIST_MS = { most: 300_000, few: 60, many: 150 };
/** The limit of a status page (MSG-18). */
const STATUS_MS = 5;

/**
 * Measures the usual calls through the whole application, next to the same work as SQL only, on every office in turn.
 */
export async function timeCalls(offices: Office[]): Promise<Line[]> {
  const desks: Desk[] = [];
  try {
    for (const office of offices) desks.push(await openDesk(office));
    const lines: Line[] = [];
    for (const of of [...listCases, ...dayCases, ...workloadCases]) lines.push(await bounded(of, desks));
    lines.push(...(await timeWrites(desks)));
    for (const of of cases) {
      lines.push(...(await timed(of, desks)));
    }
    for (const of of referralCases) lines.push(await bounded(of, desks));
    const page = { figure: 'status page', as: 'citizen', atMost: STATUS_MS };
    const openings = desks.map(({ openStatus }) => openStatus);
    return [...lines, await within(page, desks, openings)];
  } finally {
    for (const desk of desks) await desk.close();
  }
}

/** Compares a call with its SQL, and also with its limit if it has one. */
async function timed({ title, who, ask, floor, atMost }: Case, desks: Desk[]): Promise<Line[]> {
  const timings = await measure(
    desks.flatMap(({ ask: askDesk, database, nextId, nextPersonId }) => [
      () => askDesk(who, ask(nextId, nextPersonId)),
      () => floor(database, nextId, nextPersonId),
    ]),
  );
  const [whole, alone] = timings.slice(-2);
  if (!whole || !alone) throw new Error('nothing was measured');
  const calls = timings.filter((_, index) => index % 2 === 0);
  const line = lineOf({ figure: title, as: who }, desks, calls);
  const beside = { what: 'SQL', values: twoOf(alone), ratio: whole.p95 / alone.p95 };
  const lines = [{ ...line, beside, aim: AIM }];
  return atMost === undefined ? lines : [...lines, { ...line, ...bound(whole.p95, atMost) }];
}

const mostOf = (total = 0) => (total > LIST_MS.most ? LIST_MS.many : LIST_MS.few);

const bounded = ({ title, who, ask, atMost }: BoundedCase, desks: Desk[]): Promise<Line> =>
  within(
    { figure: title, as: who, atMost: atMost ?? mostOf(desks.at(-1)?.office.total) },
    desks,
    desks.map((desk) => () => desk.ask(who, ask(desk.nextId, desk.nextPersonId))),
  );

/** Compares the times of whole calls, including SQL, with a limit in milliseconds. */
async function within(
  { atMost, ...title }: { figure: string; as: string; atMost: number },
  desks: Desk[],
  works: Work[],
): Promise<Line> {
  const timings = await measure(works);
  return { ...lineOf(title, desks, timings), ...bound(timings.at(-1)?.p95 ?? Number.NaN, atMost) };
}

const bound = (p95: number, atMost: number) => ({
  beside: { what: 'at most', values: [atMost], ratio: p95 / atMost },
  aim: 1,
});

/** A line of the table with the times of a call on each office. */
const lineOf = (title: { figure: string; as: string }, desks: Desk[], timings: Summary[]) => ({
  ...title,
  on: desks[0]?.office.kind ?? '',
  unit: 'ms',
  values: new Map(
    desks.flatMap(({ office }, index) => (timings[index] ? [[office.total, twoOf(timings[index])]] : [])),
  ),
});
