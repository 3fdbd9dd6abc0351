import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { BodyOf } from '#contract/kernel/define.ts';
import { updateContactPreferences } from '#contract/persons/contactPreferences.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewPreferences } from './usePreferences.ts';

export type Said = Partial<BodyOf<typeof updateContactPreferences>>;

/** Saves a person's preferences once, shows a message, and refreshes the data (MSG-06). */
export function useSavePreferences(personId: number, onDone: () => void) {
  const notify = useNotify();
  const renew = useRenewPreferences();
  const attempt = useIdempotentSubmit();
  return useMutation({
    mutationFn: (body: Said) =>
      attempt((headers) => call(updateContactPreferences, { params: { id: personId }, body, headers })),
    onSuccess: async () => {
      notify('contactPreferences.edit.saved', { type: 'success' });
      await renew();
      onDone();
    },
  });
}
