import papaparse from 'papaparse';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import type { LocationColumn } from '#contract/places/places.ts';
import type { PlaceNames } from './readLocations.ts';

/** How many rows have the mandal filled in; the user types the names of the areas. */
const ROWS = 20;
const COLUMNS = [...PLACE_LEVELS, 'area_te', 'area_hi'] satisfies LocationColumn[];
const BYTE_ORDER_MARK = '\uFEFF';

/** The csv template for the areas of a mandal (AREA-02). */
export function templateOf({ parliament, assembly, mandal }: PlaceNames): string {
  const rows = Array.from({ length: ROWS }, () => [parliament, assembly, mandal, '', '', '']);
  return BYTE_ORDER_MARK + papaparse.unparse({ fields: COLUMNS, data: rows }, { escapeFormulae: true });
}
