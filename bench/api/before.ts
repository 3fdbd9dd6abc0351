import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measure } from '../measure.ts';
import type { Office, openOffice } from '../office/office.ts';
import type { Options } from '../options.ts';
import { type Line, twoOf } from '../table.ts';
import type { Case } from './case.ts';
import { cases } from './cases.ts';
import { type Desk, openDesk } from './desk.ts';

/** A call may not be slower than before by more than a tenth. */
const AIM = 1.1;

/** The parts of another checkout of the project that we use; its dependencies must be installed. */
interface Checkout {
  openOffice: typeof openOffice;
  openDesk: (office: Office) => Promise<Desk>;
  cases: readonly Case[];
}

/**
 * Runs the common calls alternately with those of another checkout, each on its own office of the same size. Other load
 * on the machine then slows both equally, which separate runs would not show.
 */
export async function compareCalls(office: Office, before: string, keep: Options['keep']): Promise<Line[]> {
  const other = await checkout(before);
  const itsOffice = await other.openOffice(office.kind, office.total, keep && join(keep, 'before'));
  const [desk, itsDesk] = [await openDesk(office), await other.openDesk(itsOffice)];
  try {
    const lines: Line[] = [];
    for (const now of cases) {
      const was = other.cases.find(({ title, who }) => title === now.title && who === now.who);
      if (was && (await isAnswered(itsDesk, was))) lines.push(await compared([now, desk], [was, itsDesk]));
    }
    return lines;
  } finally {
    await desk.close();
    await itsDesk.close();
    await itsOffice.close();
  }
}

/** Older code may refuse a call of today, such as a search for very common words. */
const isAnswered = (desk: Desk, { who, ask }: Case): Promise<boolean> =>
  desk.ask(who, ask(desk.nextId, desk.nextPersonId)).then(
    () => true,
    () => false,
  );

async function checkout(folder: string): Promise<Checkout> {
  const read = (path: string): Promise<Partial<Checkout>> =>
    import(pathToFileURL(join(resolve(folder), 'bench', path)).href);
  const parts = await Promise.all(['office/office.ts', 'api/desk.ts', 'api/cases.ts'].map(read));
  return Object.assign({}, ...parts) as Checkout;
}

async function compared(...sides: [[Case, Desk], [Case, Desk]]): Promise<Line> {
  const [now, before] = await measure(
    sides.map(
      ([{ who, ask }, desk]) =>
        () =>
          desk.ask(who, ask(desk.nextId, desk.nextPersonId)),
    ),
  );
  if (!now || !before) throw new Error('nothing was measured');
  const [[{ title, who }, { office }]] = sides;
  return {
    ...{ figure: title, as: who, on: office.kind, unit: 'ms', aim: AIM },
    values: new Map([[office.total, twoOf(now)]]),
    beside: { what: 'before', values: twoOf(before), ratio: now.p50 / before.p50 },
  };
}
