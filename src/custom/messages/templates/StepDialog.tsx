import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { TemplateState } from '#contract/messages/messageKinds.ts';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Words } from '../Words.tsx';
import { SmsIds } from './SmsIds.tsx';
import { useStep } from './useStep.ts';

interface StepDialogProps {
  template: MessageTemplate;
  to: TemplateState;
  onMoved: (template: MessageTemplate) => void;
  onNewer: (template: MessageTemplate) => void;
  onClose: () => void;
}

/** Changes the state of a template: an approved one gets its ids, a rejected one its reason (MSG-02). */
export function StepDialog({ template, to, onClose, ...outcomes }: StepDialogProps) {
  const translate = useTranslate();
  const { values, draft, change, faults, move, submit, isNewer } = useStep(template, to, outcomes);
  const faultOf = (field: string) => faults[field] && translate(faults[field], { _: faults[field] });
  const text = (name: 'reason' | 'registered', maxLength: number) => (
    <TextField
      label={translate(`messageTemplates.step.${name}`)}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={faults[name] !== undefined}
      helperText={faultOf(name) ?? translate(`messageTemplates.step.${name}Hint`)}
      margin="dense"
      multiline
      maxRows={6}
      autoFocus={name === 'reason'}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
  const isShown = !isNewer && Object.keys(faults).every((field) => field === 'state');
  return (
    <FormDialog
      form={{ submit, draft, isPending: move.isPending, failure: isShown ? move.error : null }}
      title={translate(`messageTemplates.step.title.${to}`)}
      submit={translate(`messageTemplates.step.action.${to}`)}
      autoFocus={to !== 'rejected' && !(to === 'approved' && template.channel === 'sms')}
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
      {to === 'approved' && template.channel === 'sms' && (
        <SmsIds values={values} onChange={change} faults={faults} autoFocus />
      )}
      {to === 'approved' && text('registered', 2_000)}
      {to === 'rejected' && text('reason', 500)}
    </FormDialog>
  );
}
