import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import type { TemplateState } from '#contract/messages/messageKinds.ts';
import { type MessageTemplate, moveMessageTemplate } from '#contract/messages/messageTemplate.ts';
import { templateRefusal } from '#contract/messages/templateState.ts';
import { wrongWord } from '#contract/messages/templateText.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { codedKey } from '#src/i18n/codedKey.ts';
import { useRenewTemplates } from '../useTemplateEditions.ts';
import { Words } from '../Words.tsx';
import { SmsIds } from './SmsIds.tsx';
import { newerTemplate, smsIdsOf } from './templateForm.ts';

interface StepDialogProps {
  template: MessageTemplate;
  to: TemplateState;
  onMoved: (template: MessageTemplate) => void;
  /** Called with the current template when another user has changed it. */
  onNewer: (template: MessageTemplate) => void;
  onClose: () => void;
}

/**
 * Changes the state of a template: an approved one gets its ids, a rejected one its reason (MSG-02). After another
 * user's change, sending again applies it anyway.
 */
export function StepDialog({ template, to, onMoved, onNewer, onClose }: StepDialogProps) {
  const { id, channel, version } = template;
  const translate = useTranslate();
  const renew = useRenewTemplates();
  const [isNewer, setNewer] = useState(false);
  const params = { id };
  const hasIds = to === 'approved' && channel === 'sms';
  /** `registered` is the text in the operators' registry, for comparison. */
  const valuesOf = (of: MessageTemplate) => ({ ...smsIdsOf(of), reason: '', registered: '' });
  const form = useContractForm(moveMessageTemplate, {
    draft: `messageTemplate/${id}/${to}`,
    defaultValues: valuesOf(template),
    bodyOf: ({ reason, registered: _registered, ...ids }) => ({
      state: to,
      ...(hasIds ? ids : {}),
      ...(to === 'rejected' ? { reason } : {}),
      version,
    }),
    check: ({ registered, reason: _reason, ...ids }): Refusals => {
      const refused = templateRefusal({ ...template, ...ids }, to);
      const word = to === 'approved' && registered ? differing(template.text, registered) : null;
      return {
        ...(refused && { [refused.field]: `rules.${refused.message}` }),
        ...(word !== null && { registered: codedKey({ code: 'notAsRegistered', values: { word } }) }),
      };
    },
    send: async (body) => {
      try {
        return await call(moveMessageTemplate, { params, body });
      } catch (failure) {
        const newer = newerTemplate(failure);
        if (!newer) throw failure;
        setNewer(true);
        form.form.reset(valuesOf(newer), { keepDirtyValues: true });
        onNewer(newer);
        await renew();
        return false;
      }
    },
    done: `messageTemplates.step.done.${to}`,
    onDone: (moved) => {
      onMoved(moved);
      return renew();
    },
  });
  const text = (name: 'reason' | 'registered', maxLength: number) => (
    <TextInput
      source={name}
      label={`messageTemplates.step.${name}`}
      helperText={`messageTemplates.step.${name}Hint`}
      multiline
      maxRows={6}
      autoFocus={name === 'reason'}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
  return (
    <FormDialog
      form={form}
      title={translate(`messageTemplates.step.title.${to}`)}
      submit={translate(`messageTemplates.step.action.${to}`)}
      autoFocus={to !== 'rejected' && !hasIds}
      cancel="messageTemplates.step.cancel"
      onClose={onClose}
    >
      <DialogContentText>{translate(`messageTemplates.step.text.${to}`)}</DialogContentText>
      {isNewer && (
        <Alert severity="warning">
          {translate('messageTemplates.step.newer')}
          <Words lang={template.language}>{template.text}</Words>
        </Alert>
      )}
      {hasIds && <SmsIds autoFocus />}
      {to === 'approved' && text('registered', 2_000)}
      {to === 'rejected' && text('reason', 500)}
    </FormDialog>
  );
}

/** The first word in which two texts of a template differ; variables count as words. */
const differing = (text: string, registered: string) => wrongWord(asWords(text), asWords(registered), null);
const asWords = (text: string) => text.replaceAll('{#', '{ #');
