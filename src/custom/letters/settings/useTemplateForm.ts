import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { LetterKind, LetterLanguage } from '#contract/letters/letterKinds.ts';
import { createTemplate, type LetterTemplate, updateTemplate } from '#contract/letters/letterTemplate.ts';
import { SIDES, type Side, sidesOf } from '#contract/letters/letterText.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { checkBody, type Refusals } from '#src/components/form/formRules.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { useRequestedOffice } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewTemplates } from './useTemplates.ts';

interface TemplateValues {
  kind: LetterKind;
  name: string;
  language: LetterLanguage;
  texts: Record<Side, Record<'subject' | 'body', string>>;
}

const valuesOf = (template?: LetterTemplate): TemplateValues => ({
  kind: template?.kind ?? 'referral',
  name: template?.name ?? '',
  language: template?.language ?? 'te',
  texts: Object.fromEntries(
    SIDES.map((side) => [side, template?.texts[side] ?? { subject: '', body: '' }]),
  ) as TemplateValues['texts'],
});

/** The request body: the texts in the template's languages. */
const written = ({ texts, language, ...rest }: TemplateValues) => ({
  ...rest,
  language,
  texts: Object.fromEntries(sidesOf(language).map((side) => [side, texts[side]])),
});

/**
 * Creates or changes a template. After a failure the typed text is kept. After another user's change, a second submit
 * overwrites that change.
 */
export function useTemplateForm(template: LetterTemplate | undefined, onClose: () => void) {
  const notify = useNotify();
  const renew = useRenewTemplates();
  const attempt = useIdempotentSubmit();
  const { officeId } = useRequestedOffice();
  const [values, setValues, draft] = useDraftState(
    template ? `letterTemplate/${template.id}` : `letterTemplate/new/${officeId}`,
    valuesOf(template),
  );
  const [faults, setFaults] = useState<Refusals>({});
  const [version, setVersion] = useState(template?.version ?? null);
  const save = useMutation({
    mutationFn: () => {
      const body = written(values);
      return template
        ? call(updateTemplate, { params: { id: template.id }, body: { ...body, version } })
        : attempt((headers) => call(createTemplate, { body: { ...body, office_id: officeId }, headers }));
    },
    onSuccess: async () => {
      notify('registers.templates.saved', { type: 'success' });
      draft.sent();
      onClose();
      await renew();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      const newer = failure.status === 409 ? (failure.body.current as LetterTemplate | undefined) : undefined;
      if (newer) setVersion(newer.version);
      setFaults(failure.body.errors ?? {});
    },
  });
  const change = (changed: Partial<TemplateValues>) => {
    setValues({ ...values, ...changed });
    setFaults({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusals = checkBody(createTemplate, written(values)).refusals ?? {};
    setFaults(refusals);
    if (Object.keys(refusals).length === 0 && !save.isPending) save.mutate();
  };
  const isNewer = save.error instanceof ApiFailure && save.error.status === 409;
  return { values, draft, change, faults, submit, save, isNewer };
}
