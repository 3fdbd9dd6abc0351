import type { Language } from '#contract/kernel/languages.ts';
import type { RoutingRule } from '#contract/teamwork/routing.ts';
import type { Suggestion } from '#contract/teamwork/routingCalls.ts';
import { assignment } from '#server/complaints/actions/assign.ts';
import type { Assignment, Draft, Work } from '#server/complaints/events.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { notify } from '#server/desk/notices/notify.ts';
import { lockChoice, suggest } from './suggest.ts';

/** The assignee of a new complaint, and the notices to send once it is stored. */
export interface Routing {
  staff: Assignment | null;
  recordRouting: (complaintId: number) => Promise<void>;
}

/**
 * Assigns an unassigned complaint by the first matching rule (SLA-17, SLA-18), where that rule assigns and not only
 * suggests. `language` is called where a rule needs it. Null where nobody is to be notified.
 */
export async function routeNew(
  work: Work,
  complaint: Draft,
  { rules, language }: { rules: readonly RoutingRule[]; language: () => Promise<Language | null> },
): Promise<Routing | null> {
  // Without rules none can match: a notice for each grievance would not help the desk heads.
  if (rules.length === 0) return null;
  const { db, now } = work;
  if (rules.some(({ mode }) => mode === 'assign')) await lockChoice(db, complaint);
  const asksLanguage = rules.some((rule) => rule.language !== null);
  const routed = { ...complaint, language: asksLanguage ? await language() : null };
  const chosen = await suggest(db, rules, { place: complaint, routed, now });
  if (chosen.person && chosen.rule?.mode === 'suggest') return null;
  const staff = chosen.person && (await assignment(work, complaint, chosen.person.id));
  return { staff, recordRouting: (id) => recordRouting(work, id, chosen) };
}

/** The timeline has the assignee and the reason (SLA-19); when nobody was found, the desk heads are notified. */
async function recordRouting({ db, now }: Work, id: number, chosen: Suggestion) {
  if (chosen.rule) {
    const why = { routing: [null, JSON.stringify(chosen)] as [null, string] };
    await addToTimeline({ actor: null, db, now }, id, 'routed', why);
  }
  if (chosen.person) return;
  await notify(db, [{ complaint_id: id, staff_id: null, kind: 'routing_empty' }], now);
}
