import type { Language } from '#contract/kernel/languages.ts';
import type { RoutingRule } from '#contract/teamwork/routing.ts';
import type { Suggestion } from '#contract/teamwork/routingCalls.ts';
import { assignment } from '#server/complaints/actions/assign.ts';
import type { Assignment, Draft, Work } from '#server/complaints/events.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { notifyAssignee } from '#server/desk/notices/notifyAssignee.ts';
import { lockChoice, suggest } from './suggest.ts';

/** Who gets a complaint that comes in, and what is to be told of that once it is there. */
export interface Routing {
  staff: Assignment | null;
  recordRouting: (complaintId: number) => Promise<void>;
}

/**
 * Gives a complaint that nobody has to whom the first rule names that fits (SLA-17, SLA-18), where that gives anything itself. `language`
 * is asked where a rule wants to know it. Null where nothing is to be told.
 */
export async function routeNew(
  work: Work,
  complaint: Draft,
  { rules, language }: { rules: readonly RoutingRule[]; language: () => Promise<Language | null> },
): Promise<Routing | null> {
  // An office without any rule expects none to fit: a notice of each grievance would tell who heads its desk nothing.
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

/** The timeline says who and why (SLA-19); where nobody was found, who heads the desk is told. */
async function recordRouting({ db, now }: Work, id: number, chosen: Suggestion) {
  if (chosen.rule) {
    const why = { routing: [null, JSON.stringify(chosen)] as [null, string] };
    await addToTimeline({ actor: null, db, now }, id, 'routed', why);
  }
  if (chosen.person) return;
  await notifyAssignee(db, [{ complaint_id: id, staff_id: null, kind: 'routing_empty' }], now);
}
