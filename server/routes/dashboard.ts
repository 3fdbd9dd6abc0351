import { ownPlaces } from '../../contract/access.ts';
import { dashboardStats } from '../../contract/dashboard.ts';
import { countByGroup } from '../complaints/counts.ts';
import type { Serve } from '../http/serve.ts';

/** The four counts, from the roll-up; the session's own place replaces the chosen one (DASH-01, SCOPE-05). */
export const dashboardRoutes = (serve: Serve) => {
  serve(
    dashboardStats,
    async ({ actor, body, db }) => {
      const place = { parliament_id: body.parliament, assembly_id: body.assembly, ...ownPlaces(actor) };
      const { open, in_progress: inProgress, closed } = await countByGroup(db, actor, place);
      return { open, inProgress, closed, allComplaints: open + inProgress + closed };
    },
    { transaction: false }, // a POST that only reads
  );
};
