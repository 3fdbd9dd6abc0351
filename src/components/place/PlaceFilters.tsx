import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { filtersByPlace } from '#contract/access/access.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { retryImport } from '../page/retryImport.ts';

/** Loaded only for users who see it: the cascade is larger than the list. */
const Form = lazy(retryImport(() => import('./PlaceFilterForm.tsx')));

/** The parliament and assembly filters of a list, for users who filter by place, locked to their own (SCOPE-07). */
export function PlaceFilters(_props: { source: string; alwaysOn: boolean }) {
  const actor = storedActor();
  if (!actor || !filtersByPlace(actor)) return null;
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="30rem" height={40} />}>
      <Form />
    </Suspense>
  );
}
