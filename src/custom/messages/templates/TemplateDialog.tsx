import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { isEditable, isOvertaken } from '#contract/messages/templateState.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { isWritten } from '#src/components/drafts/draftRules.ts';
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
  const isPhone = useIsPhone();
  const { form, isNewer } = useTemplateForm(template, onChanged);
  const isChanged = isWritten(form.form.watch(), form.form.formState.defaultValues);
  const { data: editions = [] } = useTemplateEditions();
  const versions = editions.filter(({ family_id }) => family_id === template?.family_id);
  const title = useFocusOnMove(template);
  const isOver = template !== undefined && isOvertaken(template, versions);
  const isOwn = !template || template.from === 'own';
  const writes = !template || (isOwn && isEditable(template) && !isOver);
  return (
    <FormDialog
      form={form}
      title={
        <Box ref={title} component="span" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 0 }}>
          {template ? translate('messages.version', { ...template }) : translate('messageTemplates.new')}{' '}
          {template && <TemplateStateChip state={template.state} />}
        </Box>
      }
      submit={writes ? translate('messageTemplates.save') : null}
      cancel={isChanged ? 'messageTemplates.discard' : 'common.close'}
      isChanged={isChanged}
      maxWidth="md"
      fullScreen={isPhone}
      onClose={onClose}
      actions={
        template && isOwn && <TemplateSteps {...{ template, isOver, isChanged }} onMoved={onChanged} />
      }
    >
      {template?.state === 'rejected' && template.reason && (
        <Alert severity="warning">
          {translate('messageTemplates.rejected', { reason: template.reason })}
        </Alert>
      )}
      {isNewer && <Alert severity="warning">{translate('messageTemplates.newer')}</Alert>}
      {writes || !template ? <TemplateFields form={form} /> : <TemplateFacts template={template} />}
    </FormDialog>
  );
}

/** The pressed button disappears: the focus goes to the title, which shows the new state. */
function useFocusOnMove(template: MessageTemplate | undefined) {
  const title = useRef<HTMLElement>(null);
  const before = useRef(template?.state);
  useEffect(() => {
    if (before.current && before.current !== template?.state) title.current?.focus();
    before.current = template?.state;
  }, [template?.state]);
  return title;
}
