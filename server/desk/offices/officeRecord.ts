import type { Names } from '#server/kernel/db/names.ts';
import type { OfficeRow } from './officesOf.ts';

/** An office as the API returns it. */
export const officeRecord = ({ id, parliament_id, assembly_id }: OfficeRow, { place }: Names) => ({
  id,
  parliament: place('parliament', parliament_id),
  assembly: place('assembly', assembly_id),
});

/** The first fields of every answer on an office's settings. */
export const headOf = (office: OfficeRow, known: Names) => ({
  office: officeRecord(office, known),
  version: office.version,
  updated_at: office.updated_at.toISOString(),
  updated_by: known.user(office.updated_by),
});
