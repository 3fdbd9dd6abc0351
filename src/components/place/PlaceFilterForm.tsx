import Box from '@mui/material/Box';
import { PlaceCascade } from './PlaceCascade.tsx';
import { FILTER_SOURCES } from './placeNames.ts';

/** The place filters in the filter form of a list. */
export default function PlaceFilterForm() {
  return (
    <Box sx={{ width: { xs: '100%', sm: '30rem' } }}>
      <PlaceCascade levels={['parliament', 'assembly']} sources={FILTER_SOURCES} />
    </Box>
  );
}
