import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { MacroPreview } from '#contract/replies/macro.ts';
import { ReplyField } from '../../ReplyField.tsx';
import { useOutcomeText } from './useOutcomeText.ts';

interface PreviewProps {
  complaint: ComplaintRecord;
  preview: MacroPreview;
  /** The answer, if there is one. */
  message: string;
  onMessage: (message: string) => void;
  fault: string | null;
}

/** The effects of a macro's steps in words; its answer can be edited, also in another language. */
export function Preview({ complaint, preview, message, onMessage, fault }: PreviewProps) {
  const translate = useTranslate();
  const outcomeText = useOutcomeText();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" role="status" sx={{ fontWeight: 600 }}>
        {translate('macros.apply.will')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {preview.steps.map((step) => (
          <Box component="li" key={step.kind} sx={{ mb: 0.5 }}>
            <Typography>{outcomeText(step)}</Typography>
            {step.kind === 'answer' && (
              <ReplyField
                label={translate('complaint.resolve.message')}
                value={message}
                onChange={onMessage}
                fault={fault}
                about={{ complaintId: complaint.id }}
                begunWith={step.texts}
                citizens={preview.language}
              />
            )}
            {step.kind === 'refer' && (
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
                {[step.subject, step.request].filter(Boolean).join('\n')}
              </Typography>
            )}
            {'note' in step && step.note && (
              <Typography variant="body2" color="textSecondary">
                {step.note}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
