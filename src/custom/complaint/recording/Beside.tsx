import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { arriving } from '../../../kit/page/arriving.ts';
import { EarlierComplaints } from './EarlierComplaints.tsx';
import type { ChosenPerson } from './useChosenPerson.ts';

const PersonChoice = lazy(arriving(() => import('./PersonChoice.tsx')));

interface BesideProps {
  chosen: ChosenPerson;
  onTakeOver: (complaint: ComplaintRow) => void;
}

/** Beside the form: the card of the person who was chosen, and what the phone has complained of before (PER-05, CRE-20). */
export const Beside = ({ chosen, onTakeOver }: BesideProps) => (
  <Stack component={Paper} variant="outlined" spacing={2} sx={{ p: 2 }}>
    {chosen.id !== null && (
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <PersonChoice chosen={chosen} />
      </Suspense>
    )}
    <EarlierComplaints onTakeOver={onTakeOver} />
  </Stack>
);
