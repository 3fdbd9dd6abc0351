import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { BodyOf } from '#contract/kernel/define.ts';
import {
  createMessageTemplate,
  type MessageTemplate,
  updateMessageTemplate,
} from '#contract/messages/messageTemplate.ts';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';
import { useRenewTemplates } from '../useTemplateEditions.ts';
import { bodyOf, faultsOf, type TemplateValues, valuesOf } from './templateForm.ts';

type Body = BodyOf<typeof createMessageTemplate>;

/**
 * Creates or edits a draft (MSG-02). After a failure the typed values stay; after another user's change, sending again
 * overwrites it. For another template or version the form shows its values.
 */
export function useTemplateForm(
  template: MessageTemplate | undefined,
  onSaved: (template: MessageTemplate) => void,
) {
  const notify = useNotify();
  const renew = useRenewTemplates();
  const [attempt] = useState(newIdempotencyKey);
  const { officeId } = useRequestedOffice();
  const [values, setValues] = useState(() => valuesOf(template));
  const [faults, setFaults] = useState<Refusals>({});
  const [version, setVersion] = useState(template?.version ?? null);
  const [saved, setSaved] = useState(values);
  const [known, setKnown] = useState(template);
  const draft = useDraft(template ? `messageTemplate/${template.id}` : `messageTemplate/new/${officeId}`, {
    values,
    initial: saved,
    restore: setValues,
  });
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  if (template !== known) {
    setKnown(template);
    setVersion(template?.version ?? null);
    setSaved(valuesOf(template));
    // Text that was typed during the save is still unsaved.
    if (!isChanged) setValues(valuesOf(template));
  }
  const save = useMutation({
    mutationFn: (typed: TemplateValues) => {
      const body = bodyOf(typed) as Body;
      return template
        ? call(updateMessageTemplate, { params: { id: template.id }, body: { ...body, version } })
        : attempt((headers) =>
            call(createMessageTemplate, { body: { ...body, office_id: officeId }, headers }),
          );
    },
    onSuccess: async (stored, typed) => {
      notify('messageTemplates.saved', { type: 'success' });
      setSaved(typed);
      draft.sent();
      onSaved(stored);
      await renew();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      const newer =
        failure.status === 409 ? (failure.body.current as MessageTemplate | undefined) : undefined;
      if (newer) setVersion(newer.version);
      setFaults(failure.body.errors ?? {});
    },
  });
  const change = (changed: Partial<TemplateValues>) => {
    setValues({ ...values, ...changed });
    setFaults({});
  };
  const submit = () => {
    const faults = faultsOf(values);
    setFaults(faults);
    if (Object.keys(faults).length === 0 && !save.isPending) save.mutate(values);
  };
  const isNewer = save.error instanceof ApiFailure && save.error.status === 409;
  return { values, draft, change, faults, submit, save, isNewer, isChanged };
}
