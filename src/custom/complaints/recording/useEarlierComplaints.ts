import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { listComplaints, searchComplaints } from '#contract/complaints/complaintCalls.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';
import type { ComplaintValues } from './complaintForm.ts';
import { isNobodys, isWholePhone } from './typedPerson.ts';

const SHOWN = 10;

const listByPhone = (phone: string, signal: AbortSignal) =>
  call(listComplaints, { query: { phone, page: 1, per_page: SHOWN }, signal });

/** A plain host has no filter for phones: what its search finds elsewhere is left out. */
async function searchPhone(phone: string, signal: AbortSignal) {
  const found = await call(searchComplaints, { query: { term: phone, page: 1 }, signal });
  const data = found.data.filter((row) => row.phone === phone);
  return { ...found, data, total: data.length };
}

/** The newest complaints of the phone number in the form, once it is complete (CRE-20); none are looked for by one that is nobody's. */
export function useEarlierComplaints(control?: Control<ComplaintValues>) {
  const phone = useWatch<ComplaintValues, 'phone'>({ name: 'phone', control }) ?? '';
  const ofNobody = isNobodys(phone);
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: [COMPLAINTS, 'earlier', phone],
    queryFn: ({ signal }) => (hasCapability('desk') ? listByPhone : searchPhone)(phone, signal),
    enabled: isWholePhone(phone) && !ofNobody,
  });
  return { data, isLoading, isError, refetch, ofNobody };
}
