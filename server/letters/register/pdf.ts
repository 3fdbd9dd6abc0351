import { dayOf, writtenDay } from '../../../contract/day.ts';
import type { listOutward as call } from '../../../contract/registerCalls.ts';
import type { Context } from '../../http/serve.ts';
import type { OfficeRow } from '../../offices/officesOf.ts';
import { typeset } from '../../pdf/typesetter.ts';
import type { Row, Sheet } from '../../sheets/sheet.ts';
import { headOf } from '../letterhead.ts';
import { REGISTER_WORDS, said } from './words.ts';

type Asked = Pick<Context<typeof call>, 'db' | 'now' | 'query'>;

/** How wide each column is to the others. */
const WIDTHS = [19, 11, 22, 20, 34, 15, 14, 22];

/** The register of a period on paper, as bytes. */
export async function* registerPdf(
  { db, now, query }: Asked,
  office: OfficeRow,
  { headings, slices }: Pick<Sheet, 'headings' | 'slices'>,
): AsyncGenerator<Uint8Array> {
  const language = query.language ?? 'en';
  const words = REGISTER_WORDS[language];
  const { name, seat } = await headOf(db, office);
  const rows: string[][] = [];
  for await (const slice of slices) rows.push(...slice.map((row) => row.map(printed)));
  const [from, to] = [query.from, query.to].map((day) => day && writtenDay(day));
  const data = {
    title: [words.title, seat].filter(Boolean).join(' · '),
    period: said(words.from, { from: from ?? '…', to: to ?? writtenDay(dayOf(now)) }),
    made: [name, said(words.made, { day: writtenDay(dayOf(now)) })].filter(Boolean).join(' · '),
    ...{ language, headings, rows, widths: WIDTHS },
  };
  const { pdf } = await typeset(async () => ({
    template: 'register',
    data: JSON.stringify(data),
    files: [],
    made: Math.floor(now.getTime() / 1000),
  }));
  yield pdf;
}

const printed = (cell: Row[number]): string =>
  typeof cell === 'object' ? writtenDay(cell.day) : String(cell);
