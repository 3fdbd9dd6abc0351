import type { FieldValues } from 'react-hook-form';
import type { Call } from '#contract/kernel/define.ts';
import { type FormOptions, useContractForm } from '#src/components/form/useContractForm.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { complaintReasonOf } from './ComplaintFailure.tsx';
import { useRenewComplaints } from './useRenewComplaints.ts';

interface ComplaintFormOptions<C extends Call, V extends FieldValues> extends FormOptions<C, V> {
  /** Milliseconds between the message and the refresh of the page. */
  renewAfterMs?: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The form of a change of a complaint. It is pending until the page shows the new data. A browser reload would lose the
 * message, the focus and a half-typed remark. Conflicts (409, 422, 404) also refresh the page.
 */
export function useComplaintForm<C extends Call, V extends FieldValues>(
  definition: C,
  { renewAfterMs = 0, ...options }: ComplaintFormOptions<C, V>,
) {
  const renew = useRenewComplaints();
  return useContractForm(definition, {
    reasonOf: complaintReasonOf,
    ...options,
    onDone: async (answer, values) => {
      if (renewAfterMs > 0) await pause(renewAfterMs);
      await renew();
      await options.onDone?.(answer, values);
    },
    onFailed: async (failure) => {
      if (failure instanceof ApiFailure && [404, 409, 422].includes(failure.status)) await renew();
    },
  });
}
