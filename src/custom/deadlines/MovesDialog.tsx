import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { DeadlineMoves } from '#contract/deadlines/deadlineMoves.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { PreviewDialogProps } from '#src/components/office/usePreviewQuestion.tsx';

/** '212 due days move, 14 of them earlier', how many become overdue by it, and how many are escalated (SLA-08, SLA-12). */
export function MovesDialog({ preview, ...frame }: PreviewDialogProps<DeadlineMoves>) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { total, moved, earlier, overdue, escalated } = preview;
  const isMoving = moved > 0;
  const moves = translate('office.moves.moved', {
    smart_count: moved,
    moved: number(moved),
    earlier: number(earlier),
  });
  const escalations = translate('office.moves.escalated', {
    smart_count: escalated,
    escalated: number(escalated),
    total: number(total),
  });
  const warnings = [
    overdue > 0 && translate('office.moves.overdue', { smart_count: overdue, overdue: number(overdue) }),
    isMoving && escalated > 0 && escalations,
  ].filter(Boolean);
  return (
    <ConfirmDialog
      {...frame}
      title={isMoving ? 'office.moves.title' : 'office.moves.escalatedTitle'}
      question="office.moves.question"
      action="office.moves.action"
      cancel="office.moves.cancel"
      named={{ moves: isMoving ? moves : escalations }}
      details={warnings.length > 0 && <Alert severity="warning">{warnings.join(' ')}</Alert>}
    />
  );
}
