import type { Actor } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { dashboardIssues, dashboardReport, dashboardStats } from '#contract/dashboard/dashboard.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { countByGroup } from '#server/complaints/list/rollUps.ts';
import type { Context, Serve } from '#server/kernel/http/serve.ts';
import type { Dimension } from './dimensions.ts';
import { type CountedPlace, figuresBy, totalOf } from './figures.ts';
import { leadersByArea, registrationsByDay } from './people.ts';
import { answerSets } from './sets.ts';

/** The figures of the dashboard, from the roll-ups (DASH-01 to DASH-05, DASH-07). */
export const dashboardRoutes = (serve: Serve) => {
  // POSTs that only read.
  const options = { transaction: false };
  serve(dashboardStats, stats, options);
  serve(dashboardIssues, issues, options);
  serve(dashboardReport, report, options);
};

async function stats({ actor, body, db, features }: Context<typeof dashboardStats>) {
  const place = placeOf(actor, body);
  const { open, in_progress: inProgress, closed } = await countByGroup(db, actor, place);
  const counts = {
    open: () => open,
    inProgress: () => inProgress,
    closed: () => closed,
    allComplaints: () => open + inProgress + closed,
  };
  // Only on request: for other clients the four counts are the whole answer (GRD-04).
  const further = body.include?.includes('confirmed')
    ? { confirmed: () => features.countConfirmed(db, place) }
    : {};
  return answerSets<Partial<AnswerOf<typeof dashboardStats>>>(body, { ...counts, ...further });
}

async function issues({ actor, body, db, now }: Context<typeof dashboardIssues>) {
  const place = placeOf(actor, body);
  const by = (dimension: Dimension) => figuresBy(db, actor, place, dimension);
  return answerSets(body, {
    issues_area: async () => (await by('area')).map((figure) => ({ ...figure, Count: totalOf(figure) })),
    issues_assembly: () => by('assembly'),
    issues_parliament: () => by('parliament'),
    issues_assigned: () => by('staff'),
    issues_category: async () =>
      (await by('category')).map((figure) => {
        const { open, inProgress, closed, ...named } = figure;
        return { ...named, Count: totalOf(figure) };
      }),
    leaders_area: () => leadersByArea(db, actor, place),
    users: () => registrationsByDay(db, actor, place, now),
  });
}

async function report({ actor, body, db }: Context<typeof dashboardReport>) {
  const place = placeOf(actor, body);
  const by = async (dimension: Dimension) =>
    (await figuresBy(db, actor, place, dimension)).map((figure) => ({ ...figure, total: totalOf(figure) }));
  return answerSets(body, {
    areas: () => by('area'),
    assemblies: () => by('assembly'),
    categories: () => by('category'),
    leaders: () => by('leader'),
  });
}

/** The session's own place replaces the chosen one (SCOPE-05). */
function placeOf(actor: Actor, body: CountedPlace): CountedPlace {
  const own = ownPlaces(actor);
  return {
    parliament: own.parliament_id ?? body.parliament,
    assembly: own.assembly_id ?? body.assembly,
  };
}
