import type { FieldValues } from 'react-hook-form';
import type { Call } from '#contract/kernel/define.ts';
import { type FormOptions, useContractForm } from '#src/components/form/useContractForm.ts';
import { complaintReasonOf } from './ComplaintFailure.tsx';
import { useRenewComplaints } from './useRenewComplaints.ts';

interface ComplaintFormOptions<C extends Call, V extends FieldValues> extends FormOptions<C, V> {
  /** Milliseconds between the message and the refresh of the page. */
  renewAfterMs?: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The form of a change of a complaint. A browser reload would lose the message, the focus and a half-typed remark.
 */
export function useComplaintForm<C extends Call, V extends FieldValues>(
  definition: C,
  { renewAfterMs = 0, ...options }: ComplaintFormOptions<C, V>,
) {
  const renew = useRenewComplaints();
  return useContractForm(definition, {
    reasonOf: complaintReasonOf,
    renew: async (isSaved) => {
      if (isSaved && renewAfterMs > 0) await pause(renewAfterMs);
      await renew();
    },
    ...options,
  });
}
