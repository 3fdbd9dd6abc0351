import type { listComplaints } from '../../../contract/complaintCalls.ts';
import type { QueryOf } from '../../../contract/define.ts';

/** What a list of complaints is asked for, of any of its calls. */
export type ComplaintQuery = Omit<QueryOf<typeof listComplaints>, 'export' | 'format'> & {
  term?: string | null;
  /** The instant of which it is asked, in ISO form: what is due moves with it. */
  as_of: string;
};
