import { and, eq, gt, ne } from 'drizzle-orm';
import { registerSettings, registerSettingsCalls } from '#contract/letters/registerCalls.ts';
import { INWARD_SERIES, type Series } from '#contract/letters/registers.ts';
import { inheritedOf } from '#server/desk/offices/inherited.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { refusalOf } from '#server/kernel/db/constraints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { officeNumbers } from './schema/letters.ts';

/** How an office numbers its letters (REF-05). */
export const registers = officeSection({
  calls: registerSettingsCalls,
  settings: [registerSettings],
  isFormed: true,
  more: async ({ db }, { id, code }, offices) => ({
    code,
    code_stays: await isNumbered(db, id),
    ...inheritedOf(registerSettings, offices),
  }),
  async input({ db }, office, body) {
    if (body.code !== undefined && body.code !== office.code) await giveCode(db, office, body.code);
    if (body.series) checkSeries(body.series);
    return body;
  },
});

/** Whether any number with the office's code exists. */
const isNumbered = async (db: Db | Tx, id: number) =>
  (await db.$count(officeNumbers, and(eq(officeNumbers.office_id, id), gt(officeNumbers.year, 0)))) > 0;

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
