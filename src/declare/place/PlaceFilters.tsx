import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { filtersByPlace } from '../../../contract/access.ts';
import { storedActor } from '../../authProvider/storedSession.ts';
import { PlaceInput } from './PlaceInput.tsx';
import { FILTER_SOURCES } from './placeNames.ts';

/** Parliament and assembly above a list, for those who filter by place, locked to their own (SCOPE-07). */
export function PlaceFilters(_filter: { source: string; alwaysOn?: boolean }) {
  const actor = storedActor();
  return actor && filtersByPlace(actor) ? <Filters /> : null;
}

function Filters() {
  // Known to the form from the start, so that remembered filters are there before the selects have loaded.
  useController({ name: FILTER_SOURCES.parliament });
  useController({ name: FILTER_SOURCES.assembly });
  return (
    <Box sx={{ width: { xs: '100%', sm: '30rem' } }}>
      <PlaceInput levels={['parliament', 'assembly']} sources={FILTER_SOURCES} />
    </Box>
  );
}
