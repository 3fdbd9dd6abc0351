import { useEffect, useState } from 'react';
import {
  createMessageTemplate,
  type MessageTemplate,
  updateMessageTemplate,
} from '#contract/messages/messageTemplate.ts';
import { rebase, useContractForm } from '#src/components/form/useContractForm.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewTemplates } from '../useTemplateEditions.ts';
import { bodyOf, faultsOf, newerTemplate, type TemplateValues, valuesOf } from './templateForm.ts';

/**
 * Creates or edits a draft (MSG-02). After a failure the typed values stay; after another user's change, sending again
 * overwrites it. For another template or version the form shows its values.
 */
export function useTemplateForm(
  template: MessageTemplate | undefined,
  onSaved: (template: MessageTemplate) => void,
) {
  const renew = useRenewTemplates();
  const { officeId } = useRequestedOffice();
  const [newer, setNewer] = useState<MessageTemplate | null>(null);
  const version = newer?.version ?? template?.version ?? null;
  const form = useContractForm(template ? updateMessageTemplate : createMessageTemplate, {
    draft: template ? `messageTemplate/${template.id}` : `messageTemplate/new/${officeId}`,
    defaultValues: valuesOf(template),
    bodyOf: (values) => ({ ...bodyOf(values), ...(template ? { version } : { office_id: officeId }) }),
    check: faultsOf,
    send: async (body, headers) => {
      try {
        return template
          ? await call(updateMessageTemplate, { params: { id: template.id }, body })
          : await call(createMessageTemplate, { body, headers });
      } catch (failure) {
        const current = newerTemplate(failure);
        if (!current) throw failure;
        setNewer(current);
        return false;
      }
    },
    done: 'messageTemplates.saved',
    onDone: (stored, sent) => {
      rebase(form.form, valuesOf(stored), sent);
      onSaved(stored);
      return renew();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another template has other values
  useEffect(() => {
    setNewer(null);
    rebase(form.form, valuesOf(template), form.form.formState.defaultValues as TemplateValues);
  }, [template]);
  return { form, isNewer: newer !== null };
}
