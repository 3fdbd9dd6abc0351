import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { ComplaintValues } from './complaintForm.ts';
import { EarlierComplaints } from './EarlierComplaints.tsx';
import type { CreatedComplaint } from './submission.ts';
import type { ChosenPerson } from './useChosenPerson.ts';

const PersonChoice = lazy(retryImport(() => import('./PersonChoice.tsx')));
const SimilarGrievances = lazy(retryImport(() => import('./SimilarGrievances.tsx')));

interface RelatedPanelProps {
  chosen: ChosenPerson;
  /** So many files are in the form. */
  files: number;
  /** Part of it may be on the server already: it would be found as like itself. */
  isHalfSent: boolean;
  onTakeOver: (complaint: ComplaintRow) => void;
  onAdd: (complaint: CreatedComplaint) => void;
}

/**
 * Beside the form: the card of the person who was chosen, what the phone has complained of before, and what is like the
 * grievance that is being written (PER-05, CRE-20, PER-15).
 */
export function RelatedPanel({ chosen, files, isHalfSent, onTakeOver, onAdd }: RelatedPanelProps) {
  const hasPersons = hasCapability('persons');
  const category = useWatch<ComplaintValues, 'category_id'>({ name: 'category_id' });
  return (
    <Box sx={LAYOUT}>
      <Stack component={Paper} variant="outlined" spacing={2} sx={{ p: 2, gridArea: PHONE('earlier') }}>
        {chosen.id !== null && (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <PersonChoice chosen={chosen} />
          </Suspense>
        )}
        <EarlierComplaints onTakeOver={onTakeOver} />
      </Stack>
      {hasPersons && category !== null && !isHalfSent && (
        <Box sx={{ gridArea: PHONE('similar'), minWidth: 0 }}>
          <Suspense>
            <SimilarGrievances personId={chosen.personId} files={files} onAdd={onAdd} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}

/** On a phone its parts stand among those of the form: what comes while somebody writes moves nothing that is written in. */
const LAYOUT = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  gridArea: 'earlier',
  position: { lg: 'sticky' },
  top: { lg: 80 },
};
const PHONE = (area: string) => ({ xs: area, lg: 'auto' });
