import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RecordClosing } from '#contract/closing/closingCalls.ts';

interface EvidenceNoteProps {
  file: File | null;
  evidence: RecordClosing['evidence'] | undefined;
}

/** What shows that a grievance was solved, as far as there is anything (REF-16). */
export function EvidenceNote({ file, evidence }: EvidenceNoteProps) {
  const translate = useTranslate();
  const { files = 0, reports = 0, calls = 0 } = evidence ?? {};
  const proofs = [
    file && translate('closing.evidence.attached'),
    files > 0 && translate('closing.evidence.files', { smart_count: files }),
    reports > 0 && translate('closing.evidence.reports', { smart_count: reports }),
    calls > 0 && translate('closing.evidence.calls', { smart_count: calls }),
  ].filter(Boolean);
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {`${translate('closing.evidence.title')}: ${proofs.join(', ') || translate('closing.evidence.none')}`}
    </Typography>
  );
}
