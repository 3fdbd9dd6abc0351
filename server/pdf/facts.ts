import { asc, eq } from 'drizzle-orm';
import { parseLocation } from '../../contract/location.ts';
import { type Complaint, rowOf } from '../complaints/row.ts';
import type { Names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintLeaders } from '../db/schema/forwarding.ts';
import { leaders } from '../db/schema/leaders.ts';
import { EMPTY, printedInstant } from './words.ts';

/** The fields of a complaint in pairs, from the left to the right; what was not given is a dash. */
export async function factsOf(db: Db | Tx, complaint: Complaint, known: Names, now: Date) {
  const { category, area, staff } = rowOf(complaint, known, now);
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
    ['Forwarded to', (await leadersOf(db, complaint.id)).join(', ')],
    ['Recorded by', known.user(complaint.creator_id)?.name],
    ['Recorded on', printedInstant(complaint.created_at)],
    ['Closed on', complaint.closed_at && printedInstant(complaint.closed_at)],
  ];
  return facts.map(([label, value]) => ({ label, value: value || EMPTY }));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

async function leadersOf(db: Db | Tx, complaintId: number): Promise<string[]> {
  const found = await db
    .select({ name: leaders.name })
    .from(complaintLeaders)
    .innerJoin(leaders, eq(leaders.id, complaintLeaders.leader_id))
    .where(eq(complaintLeaders.complaint_id, complaintId))
    .orderBy(asc(complaintLeaders.created_at), asc(leaders.id));
  return found.map(({ name }) => name);
}
