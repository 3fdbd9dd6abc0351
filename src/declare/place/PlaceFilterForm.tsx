import Box from '@mui/material/Box';
import { FilterLiveForm } from 'react-admin';
import { PlaceCascade } from './PlaceCascade.tsx';
import { FILTER_SOURCES } from './placeNames.ts';

/** The place filters of a list as a form that applies itself. */
export default function PlaceFilterForm() {
  return (
    <Box sx={{ width: { xs: '100%', sm: '30rem' }, '& .MuiFormHelperText-root': { display: 'none' } }}>
      <FilterLiveForm debounce={0}>
        <PlaceCascade levels={['parliament', 'assembly']} sources={FILTER_SOURCES} />
      </FilterLiveForm>
    </Box>
  );
}
