import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { listComplaints } from '#contract/complaints/complaintCalls.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';
import type { ComplaintValues } from './complaintForm.ts';
import { isNobodys, isWholePhone } from './typedPerson.ts';

const SHOWN = 10;

/** The newest complaints of the phone number in the form, once it is complete (CRE-20); none are looked for by one that is nobody's. */
export function useEarlierComplaints(control?: Control<ComplaintValues>) {
  const phone = useWatch<ComplaintValues, 'phone'>({ name: 'phone', control }) ?? '';
  const ofNobody = isNobodys(phone);
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: [COMPLAINTS, 'earlier', phone],
    queryFn: ({ signal }) => call(listComplaints, { query: { phone, page: 1, per_page: SHOWN }, signal }),
    enabled: isWholePhone(phone) && !ofNobody,
  });
  return { data, isLoading, isError, refetch, ofNobody };
}
