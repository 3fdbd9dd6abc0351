import { and, sql } from 'drizzle-orm';
import type { Tx } from '#server/kernel/db/open.ts';
import { complaints } from '../schema/complaints.ts';
import { inTextSample, TEXT_SAMPLE, TEXT_SAMPLE_INDEX } from '../schema/textSample.ts';
import type { Search } from './search.ts';

/** The estimated cost of a search, measured on a sample. */
export interface Effort {
  /** Candidates from the index that have to be checked. */
  looked: number;
  /** Matches among them. */
  matches: number;
}

/** A node of an executed plan. */
interface Node {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/**
 * Runs a search on a sample of one complaint in 256, which has its own trigram index, unless there are at most `few`
 * complaints. The planner's own estimates are useless here: no text contains `00~`, but every text contains its
 * trigrams.
 */
export async function effortOf(
  tx: Tx,
  { where, words }: Pick<Search, 'where' | 'words'>,
  few = 0,
): Promise<Effort> {
  if (few > 0) {
    const recorded = await mostRecorded(tx);
    if (recorded <= few) return { looked: recorded, matches: 0 };
  }
  const sample = tx
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(inTextSample(complaints.id), where, words(complaints)));
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    sql`explain (analyze, timing off, format json) ${sample.getSQL()}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) return { looked: 0, matches: 0 };
  // With few rows the planner reads all of them instead of the sample.
  const share = usesSample(plan) ? TEXT_SAMPLE : 1;
  return { looked: share * lookedAt(plan), matches: TEXT_SAMPLE * plan['Actual Rows'] };
}

/** An upper limit for the number of complaints: the highest id. */
async function mostRecorded(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(
    sql`select last_value::int as last from complaints_id_seq`,
  );
  return rows[0]?.last ?? 0;
}

const usesSample = (node: Node): boolean =>
  node['Index Name'] === TEXT_SAMPLE_INDEX || (node.Plans ?? []).some(usesSample);

function lookedAt(node: Node): number {
  const removed = (node['Rows Removed by Index Recheck'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
  const here = node['Relation Name'] === 'complaints' ? node['Actual Rows'] + removed : 0;
  return (node.Plans ?? []).reduce((sum, below) => sum + lookedAt(below), here);
}
