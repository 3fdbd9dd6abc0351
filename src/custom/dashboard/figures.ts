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

/** What a chart or a report counts under one name; some are not counted by status. */
export interface Figure extends Groups {
  /** Tells apart what has the same name. */
  key: string;
  name: string;
  total: number;
  /** Absent where the server does not tell: then the figure leads nowhere. */
  filter?: FigureFilter;
}

/** One entry of a drawing; the library takes every other property for an attribute of SVG. */
export interface Drawn {
  figure: Figure;
}

/** A row as the server sends it, under each of the names that the API has for all of its grievances. */
interface Row extends Groups, Named {
  filter?: FigureFilter;
  total?: number;
  Count?: number;
}

/** Rows of the server as figures, named in the user's language. */
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

/** Properties of the link from a figure to the grievances that it counts; undefined where they are not known. */
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
