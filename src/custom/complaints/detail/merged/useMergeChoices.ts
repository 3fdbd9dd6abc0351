import { useQuery } from '@tanstack/react-query';
import type { ComplaintRecord, ComplaintRow } from '#contract/complaints/complaint.ts';
import { listComplaints } from '#contract/complaints/complaintCalls.ts';
import { listPersonComplaints } from '#contract/persons/person.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';

/** So many of a person are offered, the newest. */
const MOST = 50;

const isChoice = (target: ComplaintRecord) => (row: ComplaintRow) => row.id !== target.id && !row.merged_into;

/** The other grievances of the same person that may be merged into one. */
export function useMergeChoices(target: ComplaintRecord) {
  const { id, person_id = null } = target;
  return useQuery({
    queryKey: [COMPLAINTS, 'mergeChoices', id],
    queryFn: async ({ signal }) => {
      if (person_id === null) return [];
      const query = { page: 1, per_page: MOST };
      const cases = await call(listPersonComplaints, { params: { id: person_id }, query, signal });
      const ids = cases.data.flatMap((one) => one.id ?? []);
      const { data } = await call(listComplaints, { query: { ...query, ids }, signal });
      return data.filter(isChoice(target));
    },
  });
}
