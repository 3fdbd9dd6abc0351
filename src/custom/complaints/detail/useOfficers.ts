import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficerTarget } from '#contract/access/access.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { contactCategory } from '#contract/content/categories.ts';
import { namesCall } from '#contract/kernel/crud.ts';
import { officerKinds, proposedDepartment } from '#contract/officers/forwarding.ts';
import { listOfficers, type Officer } from '#contract/officers/officers.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { type Options, useOptions } from '#src/components/form/useOptions.ts';
import { call } from '#src/dataProvider/call.ts';
import { departmentFor } from './departmentFor.ts';

/** The values of the form of DET-08. */
export interface OfficerChoice {
  target: OfficerTarget;
  department: number | null;
  officers: number[];
  administrator: number | null;
}

/**
 * The values and options of the form. It starts with the category's department and, if there is only one officer, with
 * that one ticked.
 */
export function useOfficerChoice(complaint: ComplaintRecord, targets: readonly OfficerTarget[]) {
  const [chosen, choose] = useState<Partial<OfficerChoice>>({});
  const departments = useDepartments();
  const { target = targets[0] ?? 'department', administrator = null } = chosen;
  const proposed = useProposedDepartment(complaint, departments);
  const { department = proposed } = chosen;
  const people = useDepartmentOfficers(complaint, needsDepartment(target) ? department : null);
  const administrators = useAdministrators(complaint, needsAdministrator(target));
  const { officers = people.data?.length === 1 ? people.data.map(({ id }) => id) : [] } = chosen;
  const choice: OfficerChoice = { target, department, officers, administrator };
  const change = (changes: Partial<OfficerChoice>) => choose({ ...chosen, ...changes });
  return { choice, change, departments, people, administrators };
}

export const needsDepartment = (target: OfficerTarget) => target !== 'district';
export const needsAdministrator = (target: OfficerTarget) => target === 'district' || target === 'both';

/** The body of POST complaint/officer: every field, null or empty if the target does not use it (DET-08). */
export function officerBody(complaint_id: number, choice: OfficerChoice) {
  const { target, department, officers, administrator } = choice;
  const district = needsAdministrator(target) ? administrator : null;
  return {
    complaint_id,
    dept_id: needsDepartment(target) ? department : null,
    officer_id: needsDepartment(target) ? officers : [],
    admin_officer_id: district,
    administrator_id: district,
    is_administrator: officerKinds[target],
  };
}

/** Departments and ministries share this list. */
const useDepartments = () =>
  useOptions(['contact/category'], async (signal) => {
    const { data } = await call(namesCall(contactCategory), { signal });
    return data.map(({ id, ...named }) => ({ value: id, ...named }));
  });

/** The department of the complaint's category, loaded once, so that a refetch cannot change the form. */
function useProposedDepartment({ id, category }: ComplaintRecord, departments: Options): number | null {
  const hasDesk = hasCapability('desk');
  const { data, isLoading } = useQuery({
    ...queryOf(['department of', id], proposedDepartment, { query: { complaint_id: id } }),
    enabled: hasDesk,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return isLoading ? null : (departmentFor(category.name, departments.all, data?.dept_id) ?? null);
}

/**
 * All officers, without pages. A plain host needs the filter by place (S1 section 7); our server would leave out
 * officers of the whole state.
 */
const officersQuery = ({ parliament_id, assembly_id }: ComplaintRecord) =>
  hasCapability('desk') ? { paginate: false } : { parliament_id, assembly_id, paginate: false };

/** The officers of a department that a complaint can be forwarded to. Loads nothing without a department. */
const useDepartmentOfficers = (complaint: ComplaintRecord, category_id: number | null) =>
  useQuery({
    queryKey: ['contact', 'of department', category_id, complaint.assembly_id],
    queryFn: async ({ signal }) => {
      const query = { ...officersQuery(complaint), category_id, is_administrator: false };
      const { data } = await call(listOfficers, { query, signal });
      return data.filter((officer) => !officer.is_administrator && isNear(officer, complaint));
    },
    enabled: category_id !== null,
  });

/** The district administrators that a complaint can be forwarded to. */
const useAdministrators = (complaint: ComplaintRecord, enabled: boolean) =>
  useOptions(
    ['contact', 'administrators', complaint.assembly_id],
    async (signal) => {
      const query = { ...officersQuery(complaint), is_administrator: true };
      const { data } = await call(listOfficers, { query, signal });
      return data
        .filter((officer) => officer.is_administrator && isNear(officer, complaint))
        .map(({ id, name, designation }) => ({ value: id, name: `${name} · ${designation}` }));
    },
    enabled,
  );

/** Officers of the complaint's place or of a place that contains it. The server rejects others. */
const isNear = ({ parliament_id, assembly_id }: Officer, complaint: ComplaintRecord) =>
  [null, undefined, complaint.parliament_id].includes(parliament_id) &&
  [null, undefined, complaint.assembly_id].includes(assembly_id);
