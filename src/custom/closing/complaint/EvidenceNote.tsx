import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RecordClosing } from '#contract/closing/closingCalls.ts';

interface EvidenceNoteProps {
  file: File | null;
  closing: Pick<RecordClosing, 'asks_evidence' | 'evidence'>;
}

/** The evidence that a grievance was solved, or a note that the office requires some (REF-16). */
export function EvidenceNote({ file, closing }: EvidenceNoteProps) {
  const translate = useTranslate();
  const { files, reports, calls } = closing.evidence;
  const proofs = [
    file && translate('closing.evidence.attached'),
    files > 0 && translate('closing.evidence.files', { smart_count: files }),
    reports > 0 && translate('closing.evidence.reports', { smart_count: reports }),
    calls > 0 && translate('closing.evidence.calls', { smart_count: calls }),
  ].filter(Boolean);
  if (proofs.length === 0 && !closing.asks_evidence) return null;
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {`${translate('closing.evidence.title')}: ${proofs.join(', ') || translate('closing.evidence.none')}`}
    </Typography>
  );
}
