import { useTranslate } from 'react-admin';
import { inPlaceOf, onlyOwnComplaints } from '#contract/access/scope.ts';
import { NOT_CLOSED, STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { fixedOptions, type Options, useOptionOf } from '#src/components/form/useOptions.ts';
import { useInCharges } from '../inCharges.ts';
import { useCategoryOptions, useLeaderOptions, useStaffOptions } from '../useComplaintOptions.ts';

/** People, and an option for records without any of them. */
function useOrNobody(people: Options, key: string): Options {
  const label = useTranslate()(key);
  const hasDesk = hasCapability('desk');
  if (!hasDesk) return people;
  return { ...people, all: [{ value: NOBODY, label }, ...people.all] };
}

export const useCategories = (): Options => useCategoryOptions();

export function useInChargeTitles(): Options {
  const optionOf = useOptionOf();
  return fixedOptions(useInCharges().map((title) => optionOf({ value: title.name, ...title })));
}

/**
 * The staff whom the user may filter by. Staff members get themselves and the colleagues whom they substitute (SLA-16).
 */
export function useStaff(): Options {
  const people = useStaffOptions();
  const everybody = useOrNobody(people, 'complaint.unassigned');
  const actor = storedActor();
  if (!actor || !onlyOwnComplaints(actor)) return everybody;
  const own = inPlaceOf(actor);
  return { ...people, all: people.all.filter(({ value }) => own.includes(Number(value))) };
}

export const useLeaders = (): Options => useOrNobody(useLeaderOptions(), 'complaint.notForwarded');

/** The groups, and a value from a link while it is active (LIST-05). */
export function useStatuses(values: readonly unknown[]): Options {
  const translate = useTranslate();
  const groups = [...Object.keys(STATUS_GROUPS), ...(values.includes(NOT_CLOSED) ? [NOT_CLOSED] : [])];
  return fixedOptions(groups.map((value) => ({ value, label: translate(`complaint.group.${value}`) })));
}
