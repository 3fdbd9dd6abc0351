import { useTranslate } from 'react-admin';
import { inPlaceOf, onlyOwnComplaints } from '#contract/access/scope.ts';
import { OUTCOMES, VERIFICATIONS } from '#contract/closing/closing.ts';
import { STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import { CLOCK_STATES, RESPONSE_STATES } from '#contract/deadlines/clock.ts';
import { LEVEL_FILTERS } from '#contract/deadlines/escalationLevels.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { FOLLOWUP_FILTERS, GIVEN_FILTERS } from '#contract/desk/deskFilters.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';
import { REFERRAL_STATES } from '#contract/letters/letterKinds.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { fixedOptions, type Options, useOptionOf } from '#src/components/form/useOptions.ts';
import { useInCharges } from '../inCharges.ts';
import { useCategoryOptions, useLeaderOptions, useStaffOptions } from '../useComplaintOptions.ts';
import type { FilterName } from './listAddress.ts';

/** What each filter is called, as keys of the catalogue. */
export const FILTER_LABELS: Record<FilterName, string> = {
  parliament: 'declare.place.parliament',
  assembly: 'declare.place.assembly',
  mandal: 'declare.place.mandal',
  area: 'declare.place.area',
  category: 'complaint.fields.category',
  assigned: 'complaint.fields.assigned',
  staff_id: 'complaint.fields.staff',
  leader_id: 'complaint.fields.leader',
  last_leader_id: 'complaint.fields.lastLeader',
  status: 'complaint.list.status',
  priority: 'complaint.fields.priority',
  sla: 'due.fields.sla',
  response: 'complaint.fields.response',
  cause: 'complaint.fields.cause',
  outcome: 'closing.outcome',
  verification: 'views.filter.verification',
  referral: 'views.filter.referral',
  language: 'person.facts.language',
  level: 'complaint.fields.level',
  from_date: 'complaint.list.from_date',
  to_date: 'complaint.list.to_date',
  due_from: 'due.fields.due_from',
  due_to: 'due.fields.due_to',
  followup: 'due.fields.followup',
  given: 'due.fields.given',
  term: 'complaint.list.keyword',
  name: 'complaint.fields.name',
  complaint_number: 'complaint.list.complaint_number',
  phone: 'complaint.fields.phone',
};

/** Some words as options, called as they are below the key. */
const useWords = (values: readonly string[], key: string): Options => {
  const translate = useTranslate();
  return fixedOptions(values.map((value) => ({ value, label: translate(`${key}.${value}`) })));
};

/** People, and what none of them has. */
function useOrNobody(people: Options, key: string): Options {
  const label = useTranslate()(key);
  const hasDesk = hasCapability('desk');
  if (!hasDesk) return people;
  return { ...people, all: [{ value: NOBODY, label }, ...people.all] };
}

function useInChargeOptions(): Options {
  const optionOf = useOptionOf();
  return fixedOptions(useInCharges().map((title) => optionOf({ value: title.name, ...title })));
}

/** Of staff those whose grievances they see: their own, and of whoever they stand in for (SLA-16). */
function useStaffFilter(): Options {
  const people = useStaffOptions();
  const everybody = useOrNobody(people, 'complaint.unassigned');
  const actor = storedActor();
  if (!actor || !onlyOwnComplaints(actor)) return everybody;
  const own = inPlaceOf(actor);
  return { ...people, all: people.all.filter(({ value }) => own.includes(Number(value))) };
}

/** What can be chosen of each filter whose values are not looked for; hooks, each for a component of its own. */
export const OPTIONS = {
  category: useCategoryOptions,
  assigned: useInChargeOptions,
  staff_id: useStaffFilter,
  leader_id: () => useOrNobody(useLeaderOptions(), 'complaint.notForwarded'),
  last_leader_id: () => useOrNobody(useLeaderOptions(), 'complaint.notForwarded'),
  status: () => useWords(Object.keys(STATUS_GROUPS), 'complaint.group'),
  priority: () => useWords(PRIORITIES, 'due.priority'),
  sla: () => useWords(CLOCK_STATES, 'due.state'),
  response: () => useWords(RESPONSE_STATES, 'due.response'),
  outcome: () => useWords(OUTCOMES, 'closing.outcomes'),
  verification: () => useWords(VERIFICATIONS, 'closed.chip'),
  referral: () => useWords(REFERRAL_STATES, 'referrals.state'),
  language: () => useWords(LANGUAGES, 'person.language'),
  level: () => useWords(LEVEL_FILTERS, 'due.level'),
  followup: () => useWords(FOLLOWUP_FILTERS, 'due.followup'),
  given: () => useWords(GIVEN_FILTERS, 'due.given'),
} as const satisfies Partial<Record<FilterName, () => Options>>;
export type ChosenName = keyof typeof OPTIONS;
