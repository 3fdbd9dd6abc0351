import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { TemplateState } from '#contract/messages/messageKinds.ts';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
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
  const titleId = useId();
  const { values, draft, change, faults, move, submit, isNewer } = useStep(template, to, outcomes);
  const faultOf = (field: string) => faults[field] && translate(faults[field], { _: faults[field] });
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
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
  const isOther = move.error !== null && !isNewer && Object.keys(faults).length === 0;
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={move.isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{translate(`messageTemplates.step.title.${to}`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <DialogContentText>{translate(`messageTemplates.step.text.${to}`)}</DialogContentText>
          <DraftNotice draft={draft} />
          {isNewer && (
            <Alert severity="warning">
              {translate('messageTemplates.step.newer')}
              <Words lang={template.language}>{template.text}</Words>
            </Alert>
          )}
          {isOther && <FailureAlert failure={move.error} />}
          {faults.state && <FailureAlert failure={move.error} reasonOf={() => faults.state ?? ''} />}
          {to === 'approved' && template.channel === 'sms' && (
            <SmsIds values={values} onChange={change} faults={faults} autoFocus />
          )}
          {to === 'approved' && text('registered', 2_000)}
          {to === 'rejected' && text('reason', 500)}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={move.isPending}>
            {translate('messageTemplates.step.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={move.isPending}
            autoFocus={to !== 'rejected' && !(to === 'approved' && template.channel === 'sms')}
          >
            {translate(`messageTemplates.step.action.${to}`)}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
