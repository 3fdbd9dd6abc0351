import { eq } from 'drizzle-orm';
import type { Holiday } from '#contract/desk/calendar.ts';
import { calendarSettings } from '#contract/desk/calendarCalls.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { changedOwn } from '#server/desk/offices/inherited.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';

type Row = readonly [monthDay: string, name: string, telugu: string, hindi: string];

/** Holidays with the same day every year. */
const STEADY: readonly Row[] = [
  ['01-01', 'New Year’s Day', 'నూతన సంవత్సరం', 'नव वर्ष'],
  ['04-14', 'Dr. Ambedkar Jayanti', 'డా. అంబేద్కర్ జయంతి', 'डॉ. आंबेडकर जयंती'],
  ['06-02', 'Telangana Formation Day', 'తెలంగాణ ఆవిర్భావ దినోత్సవం', 'तेलंगाना स्थापना दिवस'],
  ['12-25', 'Christmas', 'క్రిస్మస్', 'क्रिसमस'],
];

/** Movable holidays, with invented days: a real office takes them from each year's gazette. */
const MOVABLE: readonly Row[] = [
  ['01-15', 'Sankranti', 'సంక్రాంతి', 'संक्रांति'],
  ['03-04', 'Holi', 'హోలీ', 'होली'],
  ['03-19', 'Ugadi', 'ఉగాది', 'उगादी'],
  ['03-27', 'Sri Rama Navami', 'శ్రీరామ నవమి', 'श्री राम नवमी'],
  ['04-03', 'Good Friday', 'గుడ్ ఫ్రైడే', 'गुड फ्राइडे'],
  ['06-26', 'Muharram', 'మొహర్రం', 'मुहर्रम'],
  ['08-10', 'Bonalu', 'బోనాలు', 'बोनालु'],
  ['09-14', 'Vinayaka Chavithi', 'వినాయక చవితి', 'गणेश चतुर्थी'],
  ['10-20', 'Vijaya Dashami', 'విజయ దశమి', 'विजयादशमी'],
  ['11-09', 'Deepavali', 'దీపావళి', 'दीपावली'],
];
/** The lunar year is shorter by this. */
const EARLIER_DAYS = 11;
const EXAMPLE = { en: '(example)', te: '(ఉదాహరణ)', hi: '(उदाहरण)' };

/** Inserts this and the next year's holidays for the state's office, from which all others inherit them (SLA-03). */
export async function insertHolidays(tx: Tx, now: Date): Promise<void> {
  const year = Number(dayOf(now).slice(0, 4));
  const holidays = Object.fromEntries([...holidaysIn(year, 0), ...holidaysIn(year + 1, EARLIER_DAYS)]);
  const [state] = await tx
    .select()
    .from(offices)
    .where(isAt({ parliament_id: null, assembly_id: null }));
  if (!state) throw new Error('The demo needs the state’s office.');
  const settings = changedOwn(state.settings, calendarSettings, { holidays });
  await tx.update(offices).set({ settings }).where(eq(offices.id, state.id));
}

const holidaysIn = (year: number, earlier: number): [string, Holiday][] => [
  ...STEADY.map(([day, name, name_te, name_hi]): [string, Holiday] => [
    `${year}-${day}`,
    { name, name_te, name_hi, closed_from: 0 },
  ]),
  ...MOVABLE.map(([day, name, telugu, hindi]): [string, Holiday] => [
    addDays(`${year}-${day}`, -earlier),
    {
      name: `${name} ${EXAMPLE.en}`,
      name_te: `${telugu} ${EXAMPLE.te}`,
      name_hi: `${hindi} ${EXAMPLE.hi}`,
      closed_from: 0,
    },
  ]),
];
