import { and, eq, gt, ne } from 'drizzle-orm';
import type { OfficeRegisters, updateRegisters as updateCall } from '#contract/letters/registerCalls.ts';
import {
  DEFAULT_SERIES,
  DEFAULT_YEAR,
  INWARD_SERIES,
  type OwnRegisters,
  type Series,
} from '#contract/letters/registers.ts';
import { changeSettings } from '#server/desk/offices/changeSettings.ts';
import { settingFrom } from '#server/desk/offices/inherited.ts';
import { headOf } from '#server/desk/offices/officeRecord.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { refusalOf } from '#server/kernel/db/refusals.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { officeNumbers } from './schema/letters.ts';

type Levels = readonly OfficeRow[];

/** Whether numbers restart with the calendar year or the financial year, from the nearest office that sets it. */
export const yearOf = (levels: Levels) =>
  settingFrom(levels, ({ registers }) => registers?.year, DEFAULT_YEAR);
/** The series of an office's letters. */
export const seriesOf = (levels: Levels) =>
  settingFrom(levels, ({ registers }) => registers?.series, DEFAULT_SERIES);

/** How an office numbers its letters, each value with the office that sets it (REF-05). */
export async function registersOf(db: Db | Tx, office: OfficeRow): Promise<OfficeRegisters> {
  const levels = await officesOf(db, office);
  const { value, from, inherited } = seriesOf(levels);
  return {
    ...headOf(office, await names(db)),
    code: office.code,
    code_stays: await isNumbered(db, office.id),
    year: yearOf(levels),
    series: {
      value: [...value],
      from,
      inherited: { ...inherited, value: [...inherited.value] },
    },
  };
}

/** Whether any number with the office's code exists. */
const isNumbered = async (db: Db | Tx, id: number) =>
  (await db.$count(officeNumbers, and(eq(officeNumbers.office_id, id), gt(officeNumbers.year, 0)))) > 0;

/** @throws 404 for another office, 409 for an older version, 422 as the contract says */
export function updateRegisters(context: Context<typeof updateCall>): Promise<OfficeRegisters> {
  const { body, db } = context;
  return changeSettings(
    context,
    async (office) => {
      if (body.code !== undefined && body.code !== office.code) await giveCode(db, office, body.code);
      if (body.series) checkSeries(body.series);
      return { ...office.settings, registers: changed(office.settings.registers ?? {}, body) };
    },
    (office) => registersOf(db, office),
  );
}

async function giveCode(db: Db | Tx, { id }: OfficeRow, code: string) {
  if (await isNumbered(db, id)) throw invalidField('code', 'officeCodeStays');
  if ((await db.$count(offices, and(eq(offices.code, code), ne(offices.id, id)))) > 0) throw taken();
  await db
    .update(offices)
    .set({ code })
    .where(eq(offices.id, id))
    .catch((error: unknown) => {
      throw refusalOf(error)?.rule === 'unique' ? taken() : error;
    });
}
const taken = () => invalidField('code', 'officeCodeTaken');

function checkSeries(series: readonly Series[]) {
  const codes = series.map(({ code }) => code);
  if (new Set(codes).size < codes.length) throw invalidField('series', 'seriesTwice');
  if (codes.includes(INWARD_SERIES)) throw invalidField('series', 'seriesInward');
}

/** Changes year and series; null removes an own value. */
function changed(
  own: OwnRegisters,
  { year, series }: { year?: OwnRegisters['year'] | null; series?: Series[] | null },
): OwnRegisters {
  const all = {
    ...own,
    ...(year === undefined ? {} : { year }),
    ...(series === undefined ? {} : { series }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}
