import type { WholeComplaint, WholeRow } from '#contract/complaints/complaint.ts';
import type { ComplaintAction, ComplaintState } from '#contract/complaints/complaintActions.ts';
import type { Seat } from '#contract/places/place.ts';
import type { ComplaintReads, Features, Reader, UsesOf } from './events.ts';
import type { Complaint } from './row.ts';

type Values = Record<string, never>;
type RowReads = ComplaintReads & Required<Pick<ComplaintReads, 'row'>>;

const withRow = ({ reads }: Features): RowReads[] => reads.filter((each): each is RowReads => 'row' in each);
const deciding = (features: Features) => withRow(features).filter(({ row }) => row.decides);
const columnsOf = (reads: readonly RowReads[]) =>
  Object.assign({}, ...reads.map(({ row }) => row.columns)) as RowReads['row']['columns'];

/** The columns that capabilities add to the select of a list. */
export const addedColumns = (features: Features) => columnsOf(withRow(features));

/** The columns that the state machine needs. */
export const decidingColumns = (features: Features) => columnsOf(deciding(features));

/** `usesOf` is read once for all rows. */
type RowReader = Pick<Reader, 'features' | 'actor' | 'now'> & { usesOf: UsesOf };

function joined(reader: RowReader, place: Seat, reads: readonly RowReads[], values: object) {
  const used = reader.usesOf(place);
  const parts = reads.map(({ capability, row }) =>
    used.includes(capability) ? row.from(values as Values, reader) : row.unused,
  );
  return Object.assign({}, ...parts) as Partial<WholeRow>;
}

/** The fields that capabilities add to a row, from the values of their columns. */
export const addedToRow = (reader: RowReader, place: Seat, values: object) =>
  joined(reader, place, withRow(reader.features), values);

/** The facts for the state machine when many complaints are checked. */
export const decidingOf = (reader: RowReader, place: Seat, values: object) =>
  joined(reader, place, deciding(reader.features), values);

/** The facts of a locked complaint for the state machine, besides its own fields. */
export async function capabilityState(
  work: Reader,
  complaint: Complaint,
  requested: { action: ComplaintAction; input?: object },
): Promise<Partial<ComplaintState>> {
  const { reads } = work.features;
  const used = (await work.features.uses(work.db))(complaint);
  let state: Partial<ComplaintState> = {};
  for (const each of reads) {
    if (each.state && used.includes(each.capability))
      state = { ...state, ...(await each.state(work, complaint, { input: {}, ...requested })) };
  }
  return state;
}

/** The columns that capabilities add to the select of a whole record. */
export function recordColumns({ actor, features }: Reader) {
  const records = features.reads.map(({ record }) => record?.columns(actor) ?? {});
  return Object.assign({}, addedColumns(features), ...records) as ReturnType<typeof addedColumns>;
}

/**
 * The fields that capabilities add to a record; `values` are those of `recordColumns`, undefined for a complaint that
 * was just recorded.
 */
export async function addedToRecord(
  reader: Reader,
  complaint: Complaint,
  values: object | null,
): Promise<Partial<WholeComplaint>> {
  const { reads } = reader.features;
  const used = (await reader.features.uses(reader.db))(complaint);
  let parts: Partial<WholeComplaint> = {};
  for (const { capability, record, row } of reads) {
    const isUsed = values !== null && used.includes(capability);
    if (row && !used.includes(capability)) parts = { ...parts, ...(row.unused as Partial<WholeComplaint>) };
    if (isUsed && row)
      parts = { ...parts, ...(row.from(values as Values, reader) as Partial<WholeComplaint>) };
    if (!record) continue;
    const unused = used.includes(capability) ? record.unknown : (record.unused ?? record.unknown);
    parts = {
      ...parts,
      ...(isUsed ? await record.from(values as Values, reader, complaint) : unused),
    };
  }
  return parts;
}
