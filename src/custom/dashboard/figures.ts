import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { FigureFilter } from '#contract/dashboard/dashboard.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';
import type { Named } from '#contract/kernel/named.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { type CountName, listOf, placeIn } from './place.ts';

export const GROUPS = ['open', 'inProgress', 'closed'] as const;
type Groups = { [K in (typeof GROUPS)[number]]?: number };

/** The counts of a chart or a report under one name; some are not by status. */
export interface Figure extends Groups {
  /** Unique, also among equal names. */
  key: string;
  name: string;
  total: number;
  /** Absent if the server does not send it: then there is no link. */
  filter?: FigureFilter;
}

/** One entry of a drawing; the library uses every other property as an SVG attribute. */
export interface Drawn {
  figure: Figure;
}

/** A row of the server, with each of the API's names for the total. */
interface Row extends Groups, Named {
  filter?: FigureFilter;
  total?: number;
  Count?: number;
}

/** Converts rows of the server to figures, with names in the user's language. */
export function useFigures(): (rows: readonly Row[]) => Figure[] {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const nameOf = (row: Row) => {
    if (row.filter?.staff_id === NOBODY) return translate('complaint.unassigned');
    return row.filter?.last_leader_id === NOBODY ? translate('complaint.notForwarded') : nameIn(row);
  };
  return (rows) =>
    rows.map(({ Count, ...row }) => ({
      ...row,
      key: JSON.stringify(row.filter ?? row.name),
      name: nameOf(row),
      total: row.total ?? Count ?? GROUPS.reduce((sum, group) => sum + (row[group] ?? 0), 0),
    }));
}

/** The link properties from a figure to its complaints; undefined if unknown. */
export function useFigureLink() {
  const translate = useTranslate();
  const { number } = useFormats();
  const place = placeIn(useSearchParams()[0]);
  return ({ name, filter, ...counts }: Figure, count: CountName) =>
    filter && {
      to: listOf(place, count, filter),
      'aria-label': `${name}, ${translate(`dashboard.columns.${count}`)}: ${number(counts[count] ?? 0)}`,
    };
}
