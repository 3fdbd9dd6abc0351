import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { PlaceCascade } from './PlaceCascade.tsx';

const Cascade = lazy(async () => ({ default: (await import('./PlaceCascade.tsx')).PlaceCascade }));

/** The place cascade for the generated screens: its searchable selects are fetched when it is shown, not with the list. */
export function PlaceInput(props: ComponentProps<typeof PlaceCascade>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height={40} />}>
      <Cascade {...props} />
    </Suspense>
  );
}
