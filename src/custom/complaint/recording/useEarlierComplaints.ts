import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { listComplaints } from '../../../../contract/complaintCalls.ts';
import { PHONE_DIGITS } from '../../../../contract/limits.ts';
import { call } from '../../../dataProvider/http.ts';
import { COMPLAINTS } from '../../../kit/data/resourceNames.ts';
import type { ComplaintValues } from './complaintForm.ts';

const SHOWN = 10;

/** The newest complaints of the phone number in the form, once it is complete (CRE-20). */
export function useEarlierComplaints(control?: Control<ComplaintValues>) {
  const phone = useWatch<ComplaintValues, 'phone'>({ name: 'phone', control }) ?? '';
  return useQuery({
    queryKey: [COMPLAINTS, 'earlier', phone],
    queryFn: ({ signal }) => call(listComplaints, { query: { phone, page: 1, per_page: SHOWN }, signal }),
    enabled: phone.length === PHONE_DIGITS,
  });
}
