import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { isEditable, isOvertaken } from '#contract/messages/templateState.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useIsPhone } from '#src/declare/parts/RecordList.tsx';
import { useTemplateEditions } from '../useTemplateEditions.ts';
import { TemplateFacts } from './TemplateFacts.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import { TemplateStateChip } from './TemplateStateChip.tsx';
import { TemplateSteps } from './TemplateSteps.tsx';
import { useTemplateForm } from './useTemplateForm.ts';

interface TemplateDialogProps {
  /** The open template; absent for a new one. */
  template?: MessageTemplate;
  /** Called after a save, a change of state, or a copy: the dialog then shows the result. */
  onChanged: (template: MessageTemplate) => void;
  onClose: () => void;
}

/** A template: a draft to edit, otherwise its registered text, with the possible next states (MSG-02 to MSG-04). */
export function TemplateDialog({ template, onChanged, onClose }: TemplateDialogProps) {
  const translate = useTranslate();
  const [titleId, formId] = [useId(), useId()];
  const isPhone = useIsPhone();
  const { values, draft, change, faults, submit, save, isNewer, isChanged } = useTemplateForm(
    template,
    onChanged,
  );
  const { data: editions = [] } = useTemplateEditions();
  const versions = editions.filter(({ family_id }) => family_id === template?.family_id);
  const title = useFocusOnMove(template);
  const isOver = template !== undefined && isOvertaken(template, versions);
  const isOwn = !template || template.from === 'own';
  const writes = !template || (isOwn && isEditable(template) && !isOver);
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={save.isPending}
      isChanged={isChanged}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={titleId}
    >
      <DialogTitle ref={title} id={titleId} tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 0 }}>
        {template ? translate('messages.version', { ...template }) : translate('messageTemplates.new')}{' '}
        {template && <TemplateStateChip state={template.state} />}
      </DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          {template?.state === 'rejected' && template.reason && (
            <Alert severity="warning">
              {translate('messageTemplates.rejected', { reason: template.reason })}
            </Alert>
          )}
          {writes && <DraftNotice draft={draft} />}
          {isNewer && <Alert severity="warning">{translate('messageTemplates.newer')}</Alert>}
          {!isNewer && Object.keys(faults).length === 0 && <FailureAlert failure={save.error} />}
          {faults.state && <Alert severity="error">{translate(faults.state, { _: faults.state })}</Alert>}
          {writes || !template ? (
            <TemplateFields values={values} onChange={change} faults={faults} />
          ) : (
            <TemplateFacts template={template} />
          )}
        </Box>
      </DialogContent>
      {/* A sibling of the form: otherwise submitting the inner dialog would also submit this form. */}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose} disabled={save.isPending}>
          {translate(isChanged ? 'messageTemplates.discard' : 'common.close')}
        </Button>
        {template && isOwn && <TemplateSteps {...{ template, isOver, isChanged }} onMoved={onChanged} />}
        {writes && (
          <Button type="submit" form={formId} variant="contained" loading={save.isPending}>
            {translate('messageTemplates.save')}
          </Button>
        )}
      </DialogActions>
    </GuardedDialog>
  );
}

/** The pressed button disappears: the focus goes to the title, which shows the new state. */
function useFocusOnMove(template: MessageTemplate | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(template?.state);
  useEffect(() => {
    if (before.current && before.current !== template?.state) title.current?.focus();
    before.current = template?.state;
  }, [template?.state]);
  return title;
}
