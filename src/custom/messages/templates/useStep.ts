import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { TemplateState } from '#contract/messages/messageKinds.ts';
import { type MessageTemplate, moveMessageTemplate } from '#contract/messages/messageTemplate.ts';
import { templateRefusal } from '#contract/messages/templateState.ts';
import { wrongWord } from '#contract/messages/templateText.ts';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { checkBody, type Refusals } from '#src/components/form/formRules.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { codedKey } from '#src/i18n/codedKey.ts';
import { useRenewTemplates } from '../useTemplateEditions.ts';
import { SMS_IDS, type SmsIdValues } from './SmsIds.tsx';

interface StepValues extends SmsIdValues {
  reason: string;
  /** The text in the operators' registry, for comparison. */
  registered: string;
}

interface Outcomes {
  onMoved: (template: MessageTemplate) => void;
  /** Called with the current template when another user has changed it. */
  onNewer: (template: MessageTemplate) => void;
}

/**
 * Changes the state of a template; errors appear at their fields, and typed values stay (MSG-02). After another user's
 * change, sending again applies it anyway.
 */
export function useStep(template: MessageTemplate, to: TemplateState, { onMoved, onNewer }: Outcomes) {
  const notify = useNotify();
  const renew = useRenewTemplates();
  const [values, setValues] = useState<StepValues>({
    ...idsOf(template),
    reason: '',
    registered: '',
  });
  const draft = useDraft(`messageTemplate/${template.id}/${to}`, { values, restore: setValues });
  const [faults, setFaults] = useState<Refusals>({});
  const body = bodyOf(template, to, values);
  const move = useMutation({
    mutationFn: () => call(moveMessageTemplate, { params: { id: template.id }, body }),
    onSuccess: async (moved) => {
      notify(`messageTemplates.step.done.${to}`, { type: 'success' });
      draft.sent();
      onMoved(moved);
      await renew();
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      setFaults(failure.body.errors ?? {});
      const newer = isConflict(failure) ? (failure.body.current as MessageTemplate | undefined) : undefined;
      if (!newer) return;
      setValues((typed) => ({ ...typed, ...untouched(typed, template, newer) }));
      onNewer(newer);
      await renew();
    },
  });
  const change = (changed: Partial<StepValues>) => {
    setValues({ ...values, ...changed });
    setFaults({});
  };
  const submit = () => {
    const faults = { ...faultsOf(template, to, values), ...checkBody(moveMessageTemplate, body).refusals };
    setFaults(faults);
    if (Object.keys(faults).length === 0 && !move.isPending) move.mutate();
  };
  return { values, draft, change, faults, move, submit, isNewer: isConflict(move.error) };
}

const isConflict = (failure: unknown) => failure instanceof ApiFailure && failure.status === 409;

const idsOf = ({ entity_id, header, template_id }: MessageTemplate): SmsIdValues => ({
  entity_id: entity_id ?? '',
  header: header ?? '',
  template_id: template_id ?? '',
});

/** The current ids, except those that the user has typed over. */
function untouched(typed: SmsIdValues, template: MessageTemplate, newer: MessageTemplate) {
  const [before, now] = [idsOf(template), idsOf(newer)];
  const names = SMS_IDS.filter((name) => typed[name] === before[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

function bodyOf({ version, channel }: MessageTemplate, to: TemplateState, values: StepValues) {
  const { entity_id, header, template_id, reason } = values;
  const ids = to === 'approved' && channel === 'sms' ? { entity_id, header, template_id } : {};
  return { state: to, ...ids, ...(to === 'rejected' ? { reason } : {}), version };
}

function faultsOf(template: MessageTemplate, to: TemplateState, values: StepValues): Refusals {
  const { registered, ...ids } = values;
  const refused = templateRefusal({ ...template, ...ids }, to);
  const word = to === 'approved' && registered ? differing(template.text, registered) : null;
  return {
    ...(refused && { [refused.field]: `rules.${refused.message}` }),
    ...(word !== null && { registered: codedKey({ code: 'notAsRegistered', values: { word } }) }),
  };
}

/** The first word in which two texts of a template differ; variables count as words. */
const differing = (text: string, registered: string) => wrongWord(asWords(text), asWords(registered), null);
const asWords = (text: string) => text.replaceAll('{#', '{ #');
