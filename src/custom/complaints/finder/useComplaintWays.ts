import { useNavigate } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { NEWEST_FIRST } from '../list/firstCall.ts';
import { writeAddress } from '../list/listAddress.ts';

/** The targets of results: a grievance, or the role's list with the search text, which is not in the address. */
export function useComplaintWays() {
  const navigate = useNavigate();
  return {
    openComplaint: (id: ComplaintRow['id']) => navigate(`/grievance/${id}`),
    openAll: (term: string) => {
      const session = storedSession();
      if (!session) return;
      const pathname = maySee(session, '/grievance/all', screens) ? '/grievance/all' : '/grievance';
      const { field: sort, order } = NEWEST_FIRST;
      const shown = { filter: { term }, page: 1, perPage: PAGE_SIZE, sort, order };
      const { search, state } = writeAddress(shown, session.user.id, []);
      navigate({ pathname, search }, { state });
    },
  };
}
