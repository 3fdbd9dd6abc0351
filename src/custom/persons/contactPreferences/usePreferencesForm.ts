import type { BodyOf } from '#contract/kernel/define.ts';
import { updateContactPreferences } from '#contract/persons/contactPreferences.ts';
import { type FormOptions, useContractForm } from '#src/components/form/useContractForm.ts';
import { useRenewPreferences } from './usePreferences.ts';

export type PreferencesInput = Partial<BodyOf<typeof updateContactPreferences>>;

/** The form of a person's preferences; it is pending until the page shows them (MSG-06). */
export function usePreferencesForm(
  id: number,
  options: FormOptions<typeof updateContactPreferences, PreferencesInput>,
) {
  return useContractForm(updateContactPreferences, {
    params: { id },
    once: true,
    done: 'contactPreferences.edit.saved',
    renew: useRenewPreferences(),
    ...options,
  });
}
