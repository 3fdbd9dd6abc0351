import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { Named } from '#contract/kernel/named.ts';
import { placeRecordCalls } from '#contract/places/places.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { call } from '#src/dataProvider/call.ts';
import type { CauseStart, CauseValues } from './causeForm.ts';

/** The data of a grievance that a new cause starts with. */
export interface Grievance
  extends Pick<ComplaintRow, 'id' | 'complaint_number' | 'category' | 'mandal' | 'assembly'> {
  area: Place;
}

type Place = (Named & { id?: number }) | null | undefined;

const common = (places: readonly Place[]): number | null => {
  const [first, ...others] = places.map((place) => place?.id ?? null);
  return first !== undefined && others.every((id) => id === first) ? first : null;
};

/** The parliament of an assembly, which rows do not contain. */
async function parliamentOf(assembly_id: number | null): Promise<number | null> {
  const { parliament_id } = startingPlaces();
  if (parliament_id || assembly_id === null) return parliament_id ?? null;
  const assembly = await call(placeRecordCalls.assembly.one, { params: { id: assembly_id } });
  return assembly.parliament_id ?? null;
}

/**
 * The starting values of a cause of these grievances: the first one's category and constituency, and their common
 * place. Category and place make the proposed title.
 */
export async function startFrom(
  grievances: readonly Grievance[],
  titleOf: (first: Grievance, isOneArea: boolean) => string,
): Promise<CauseStart> {
  const [first] = grievances;
  if (!first) return { complaintIds: [], values: {} };
  const assembly_id = first.assembly?.id ?? null;
  const area_id = common(grievances.map(({ area }) => area));
  const mandal_id = common(grievances.map(({ mandal }) => mandal));
  const values: Partial<CauseValues> = {
    title: titleOf(first, area_id !== null),
    category_id: first.category.id ?? null,
    parliament_id: await parliamentOf(assembly_id),
    assembly_id,
    mandal_id,
    area_id: mandal_id === null ? null : area_id,
  };
  return { complaintIds: grievances.map(({ id }) => id), values };
}
