import type { Office } from './office/office.ts';
import { startServer } from './server/server.ts';
import { summaryOf } from './statistics.ts';
import type { Line } from './table.ts';

const STARTS = 5;
/** A restart interrupts everybody: it should be over before they notice. */
const AIM_MS = 5_000;

/** From the start of the process until /health answers, at every size: after a clean stop, with files cached. */
export async function timeStarts(offices: Office[]): Promise<Line[]> {
  const values = new Map<number, number[]>();
  let last = 0;
  for (const office of offices) {
    last = await medianStart(office);
    values.set(office.total, [last]);
  }
  const beside = { what: 'at most', values: [AIM_MS], ratio: last / AIM_MS };
  const on = offices[0]?.kind ?? '';
  return [{ figure: 'start until /health answers', as: '', on, unit: 'ms', values, beside, aim: 1 }];
}

async function medianStart(office: Office): Promise<number> {
  const taken: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const server = await startServer(office);
    taken.push(server.startedIn);
    await server.stop();
  }
  return summaryOf(taken).p50;
}
