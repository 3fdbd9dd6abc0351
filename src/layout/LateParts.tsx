import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { storedActor, storedSession } from '#src/authProvider/storedSession.ts';
import { Boundary } from '#src/components/page/Boundary.tsx';
import { usePageAnswered } from '#src/components/page/usePageAnswered.ts';
import { componentOf } from '#src/components/slots/componentOf.ts';
import { useCapabilities } from '#src/components/slots/useSlot.ts';

interface LatePartsProps {
  slot: 'topBar' | 'warnings';
  /** The size of each part in pixels, also before it is there. */
  size?: number;
}

/**
 * The capabilities' parts of the frame. Their code and first calls come after those of the page (GRD-12). Users who
 * must complete their profile first do not have them.
 */
export function LateParts({ slot, size }: LatePartsProps) {
  // Reads the session again on each page.
  useLocation();
  const isAnswered = usePageAnswered();
  const actor = storedActor();
  const parts = useCapabilities().flatMap((capability) => capability[slot] ?? []);
  if (!actor || !storedSession()?.profile_updated) return null;
  return parts
    .filter(({ isFor }) => !isFor || isFor(actor))
    .map((part) => {
      const Component = componentOf(part);
      return (
        <Box key={part.id} sx={{ width: size, height: size }}>
          <Boundary fallback={() => null}>
            <Suspense>{isAnswered && <Component />}</Suspense>
          </Boundary>
        </Box>
      );
    });
}
