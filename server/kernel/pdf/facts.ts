import { parseLocation } from '#contract/kernel/location.ts';
import { leadersOf } from '#server/complaints/leaders.ts';
import { type Complaint, rowOf } from '#server/complaints/row.ts';
import type { Names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { EMPTY, printedInstant } from './printedInstant.ts';

/** The fields of a complaint in pairs, from left to right; an empty field is a dash. */
export async function factsOf(db: Db | Tx, complaint: Complaint, known: Names, now: Date) {
  const { category, area, staff } = rowOf(complaint, known, now);
  const leaders = await leadersOf(db, complaint.id);
  const position = parseLocation(complaint.location);
  const facts: [label: string, value: string | null | undefined][] = [
    ['Name', complaint.name],
    ['Phone', complaint.phone],
    ['Category', category.name],
    ['Email', complaint.email],
    ['Type', capitalised(complaint.type)],
    ['Source', capitalised(complaint.source)],
    ['Area', area.name],
    ['Mandal', known.place('mandal', complaint.mandal_id)?.name],
    ['Assembly', known.place('assembly', complaint.assembly_id)?.name],
    ['Parliament', known.place('parliament', complaint.parliament_id)?.name],
    ['Origin', complaint.origin],
    ['Position', position && `${position.latitude}, ${position.longitude}`],
    ['Grievance Incharge', complaint.assigned],
    ['Staff', staff?.name],
    ['Forwarded to', leaders.map(({ name }) => name).join(', ')],
    ['Recorded by', known.user(complaint.creator_id)?.name],
    ['Recorded on', printedInstant(complaint.created_at)],
    ['Closed on', complaint.closed_at && printedInstant(complaint.closed_at)],
  ];
  return facts.map(([label, value]) => ({ label, value: value || EMPTY }));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
