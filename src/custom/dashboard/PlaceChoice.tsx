import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { FILTER_SOURCES } from '#src/components/place/placeNames.ts';
import { type CountedPlace, placeIn, searchOf } from './place.ts';

/** The choice of one parliament or assembly; it is kept in the page's address. */
export function PlaceChoice() {
  const [search] = useSearchParams();
  const place = placeIn(search);
  return (
    // Whatever else changes the address, such as the way back, starts the form anew.
    <Form key={searchOf(place).toString()} defaultValues={place}>
      <Box sx={{ maxWidth: '36rem' }}>
        <PlaceCascade levels={['parliament', 'assembly']} sources={FILTER_SOURCES} />
      </Box>
      <KeepInAddress />
    </Form>
  );
}

function KeepInAddress() {
  const { subscribe } = useFormContext<CountedPlace>();
  const [search, setSearch] = useSearchParams();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const next = searchOf(values);
          if (String(next) === String(searchOf(placeIn(search)))) return;
          // The open report stays; pages of another place's figures do not.
          const report = search.get('report');
          if (report) next.set('report', report);
          setSearch(next, { replace: true });
        },
      }),
    [subscribe, search, setSearch],
  );
  return null;
}
