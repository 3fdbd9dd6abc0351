import Box from '@mui/material/Box';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { WriteLetter } from '../LettersSection.tsx';
import { WriteButton } from './WriteButton.tsx';

/** Written contact: with departments in a dialog, with the citizen on a page of its own (REF-01, REF-03). */
export default function LetterTab({ complaint }: ActionProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <WriteButton complaint={complaint} />
      <WriteLetter about={{ complaint_id: complaint.id }} />
    </Box>
  );
}
