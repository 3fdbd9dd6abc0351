import Box from '@mui/material/Box';
import { Form } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { PlaceCascade } from '../../declare/place/PlaceCascade.tsx';
import { FILTER_SOURCES } from '../../declare/place/placeNames.ts';
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
  const [, setSearch] = useSearchParams();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setSearch(searchOf(values), { replace: true }),
      }),
    [subscribe, setSearch],
  );
  return null;
}
