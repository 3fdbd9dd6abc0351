import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { listComplaints, searchComplaints } from '#contract/complaints/complaintCalls.ts';
import { isPhone } from '#contract/kernel/phone.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';
import type { ComplaintValues } from './complaintForm.ts';

const SHOWN = 10;

const listByPhone = (phone: string, signal: AbortSignal) =>
  call(listComplaints, { query: { phone, page: 1, per_page: SHOWN }, signal });

/** A plain host has no phone filter, so its search also finds the digits in other fields; those rows are dropped. */
async function searchPhone(phone: string, signal: AbortSignal) {
  const found = await call(searchComplaints, { query: { term: phone, page: 1 }, signal });
  const data = found.data.filter((row) => row.phone === phone);
  return { ...found, data, total: data.length };
}

/** The newest complaints of the form's phone number, once it is complete (CRE-20). A placeholder number has none. */
export function useEarlierComplaints(control?: Control<ComplaintValues>) {
  const phone = useWatch<ComplaintValues, 'phone'>({ name: 'phone', control }) ?? '';
  // Several people share a placeholder number (PER-02). An incomplete number may be part of any other.
  const ofNobody = isPhone(phone) && isPlaceholderPhone(phone);
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: [COMPLAINTS, 'earlier', phone],
    queryFn: ({ signal }) => (hasCapability('desk') ? listByPhone : searchPhone)(phone, signal),
    enabled: isPhone(phone) && !ofNobody,
  });
  return { data, isLoading, isError, refetch, ofNobody };
}
