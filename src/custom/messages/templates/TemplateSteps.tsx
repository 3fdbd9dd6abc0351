import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { TemplateState } from '#contract/messages/messageKinds.ts';
import { copyMessageTemplate, type MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { templateSteps } from '#contract/messages/templateState.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useRenewTemplates } from '../useTemplateEditions.ts';
import { StepDialog } from './StepDialog.tsx';

interface TemplateStepsProps {
  template: MessageTemplate;
  /** A newer version is in use: this one cannot be edited again. */
  isOver: boolean;
  /** There are unsaved changes: the state cannot change before a save. */
  isChanged: boolean;
  /** Called with the changed template, or its copy. */
  onMoved: (template: MessageTemplate) => void;
}

/** The possible next states of a template of the own office, and the button for its next version (MSG-02). */
export function TemplateSteps({ template, isOver, isChanged, onMoved }: TemplateStepsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [step, setStep] = useState<TemplateState | null>(null);
  const steps = templateSteps(template).filter((to) => !isOver || to !== 'draft');
  return (
    <>
      {!['draft', 'submitted'].includes(template.state) && (
        <CopyButton template={template} onCopied={onMoved} />
      )}
      {steps.map((to) => (
        <Button
          key={to}
          variant={to === steps[0] ? 'outlined' : 'text'}
          color={['rejected', 'retired'].includes(to) ? 'error' : 'primary'}
          disabled={isChanged}
          onClick={() => setStep(to)}
        >
          {translate(`messageTemplates.step.open.${to}`)}
        </Button>
      ))}
      {step && (
        <StepDialog
          template={template}
          to={step}
          onMoved={(moved) => {
            setStep(null);
            onMoved(moved);
          }}
          onNewer={(newer) => {
            if (!templateSteps(newer).includes(step)) {
              setStep(null);
              notify('messageTemplates.moved', { type: 'warning' });
            }
            onMoved(newer);
          }}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}

function CopyButton({
  template,
  onCopied,
}: {
  template: MessageTemplate;
  onCopied: (copy: MessageTemplate) => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const renew = useRenewTemplates();
  const copy = useCallOnce(copyMessageTemplate, {
    input: () => ({ params: { id: template.id } }),
    onSuccess: async (made) => {
      notify('messageTemplates.copied', { type: 'success', messageArgs: { edition: made.edition } });
      onCopied(made);
      await renew();
    },
    onError: notifyFailure,
  });
  return (
    <Button startIcon={<CopyIcon />} loading={copy.isPending} onClick={() => copy.mutate()}>
      {translate('messageTemplates.copy')}
    </Button>
  );
}
