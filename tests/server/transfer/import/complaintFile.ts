import papaparse from 'papaparse';

/** A row of a generated file, under the headings of an office that had its own system. */
export interface Case {
  unique_key: string;
  opendate: string;
  closedate: string;
  complaint_type: string;
  village: string;
  mandal: string;
  citizen: string;
  mobile: string;
  descriptor: string;
}

const day = (year: number, index: number) =>
  new Date(Date.UTC(year, 0, 1 + (index % 350))).toISOString().slice(0, 10);

/** Cases of three years over two categories and three areas, in no order; every third is still open. */
export function cases(count: number): Case[] {
  return Array.from({ length: count }, (_, index) => {
    const year = 2023 + ((index * 7) % 3);
    return {
      unique_key: `K${index}`,
      opendate: day(year, index * 13),
      closedate: index % 3 === 0 ? '' : day(2026, index % 40),
      complaint_type: index % 5 === 0 ? 'Pot holes' : 'WATER',
      village: ['V1', 'V3', 'v4 '][index % 3] ?? '',
      mandal: ['M1', 'M2', 'M3'][index % 3] ?? '',
      citizen: `Citizen ${index}`,
      mobile: `+91 98480 ${String(index).padStart(5, '0')}`,
      descriptor: index % 2 === 0 ? 'నీళ్లు రావడం లేదు' : 'The road is broken.\nPlease <b>repair</b> it.',
    };
  });
}

/** The mapping of these files. */
export const CASE_MAP = {
  key: { column: 'unique_key' },
  created_at: { column: 'opendate' },
  closed_at: { column: 'closedate' },
  category: { column: 'complaint_type', values: { 'pot holes': 'Roads' } },
  area: { column: 'village' },
  mandal: { column: 'mandal' },
  name: { column: 'citizen' },
  phone: { column: 'mobile' },
  details: { column: 'descriptor' },
};

export const csvFile = (rows: readonly object[], name = 'cases.csv') =>
  new File([papaparse.unparse([...rows])], name, { type: 'text/csv' });
