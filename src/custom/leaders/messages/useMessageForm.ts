import { sendLeaderMessage } from '#contract/leaders/leader.ts';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';

interface MessageTo {
  recipients: number[];
  /** Translation keys of the error of an empty text and of the success notice. */
  blank: string;
  done: string;
  onSent?: () => void;
}

/** A message to some leaders; it keeps its text until it is sent (VOL-05, VOL-06). */
export function useMessageForm({ recipients, blank, done, onSent }: MessageTo) {
  const renew = useRenew([LEADER]);
  const form = useContractForm(sendLeaderMessage, {
    draft: `leaderMessage/${recipients.join()}`,
    defaultValues: { title: '' },
    bodyOf: (values) => ({ ...values, leader_id: recipients }),
    check: ({ title }): Refusals => {
      if (recipients.length === 0) return { title: 'rules.leaderRequired' };
      return title.trim() ? {} : { title: blank };
    },
    once: true,
    done,
    onDone: async () => {
      form.form.reset();
      await renew();
      onSent?.();
    },
  });
  return form;
}
