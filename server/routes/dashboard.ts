import { and, eq, sum } from 'drizzle-orm';
import { ownPlaces } from '../../contract/access.ts';
import type { StatusGroup } from '../../contract/complaintStatus.ts';
import { dashboardStats } from '../../contract/dashboard.ts';
import { complaintCounts } from '../db/schema/complaintCounts.ts';
import type { Serve } from '../http/serve.ts';

/** The four counts, from the roll-up; the session's own place replaces the chosen one (DASH-01, SCOPE-05). */
export const dashboardRoutes = (serve: Serve) => {
  serve(dashboardStats, async ({ actor, body, db }) => {
    const place = { parliament_id: body.parliament, assembly_id: body.assembly, ...ownPlaces(actor) };
    const counted = await db
      .select({ group: complaintCounts.status_group, count: sum(complaintCounts.count).mapWith(Number) })
      .from(complaintCounts)
      .where(
        and(
          place.parliament_id === null ? undefined : eq(complaintCounts.parliament_id, place.parliament_id),
          place.assembly_id === null ? undefined : eq(complaintCounts.assembly_id, place.assembly_id),
        ),
      )
      .groupBy(complaintCounts.status_group);
    const of = (group: StatusGroup) => counted.find((row) => row.group === group)?.count ?? 0;
    const [open, inProgress, closed] = [of('open'), of('in_progress'), of('closed')];
    return { open, inProgress, closed, allComplaints: open + inProgress + closed };
  });
};
