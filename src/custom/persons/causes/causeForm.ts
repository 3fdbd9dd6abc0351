import type { CauseRecord } from '#contract/persons/cause.ts';
import { sendOwnPlaces, startingPlaces } from '#src/components/place/placeNames.ts';

/** The values of a cause's form, in display order. */
export interface CauseValues {
  title: string | null;
  category_id: number | null;
  parliament_id: number | null;
  assembly_id: number | null;
  mandal_id: number | null;
  area_id: number | null;
  staff_id: number | null;
  note: string | null;
  closed: boolean;
}

/** The starting values of a new cause: grievances and their common facts. */
export interface CauseStart {
  complaintIds: readonly number[];
  values: Partial<CauseValues>;
}

const NOTHING: CauseValues = {
  title: null,
  category_id: null,
  parliament_id: null,
  assembly_id: null,
  mandal_id: null,
  area_id: null,
  staff_id: null,
  note: null,
  closed: false,
};

export const newValues = (start?: CauseStart): CauseValues => ({
  ...NOTHING,
  ...startingPlaces(),
  ...start?.values,
});

export function valuesOf(cause: CauseRecord): CauseValues {
  const { title, category_id, parliament_id, assembly_id, mandal_id, area_id, staff_id, note, closed } =
    cause;
  return { title, category_id, parliament_id, assembly_id, mandal_id, area_id, staff_id, note, closed };
}

/** What a new cause sends. */
export const newBody =
  (start?: CauseStart) =>
  ({ closed: _, ...values }: CauseValues) => ({
    ...sendOwnPlaces(values),
    complaint_ids: start?.complaintIds ?? [],
  });
