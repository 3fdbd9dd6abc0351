import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { FILTER_SOURCES } from '#src/components/place/placeNames.ts';
import { type CountedPlace, placeIn, searchOf } from './place.ts';

/** Chooses one parliament or assembly; the page's address has it. */
export function PlaceChoice() {
  const [search] = useSearchParams();
  const place = placeIn(search);
  return (
    // Any other change of the address, such as the back button, resets the form.
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
          // The open report stays; its page does not, because it belongs to another place's figures.
          const report = search.get('report');
          if (report) next.set('report', report);
          setSearch(next, { replace: true });
        },
      }),
    [subscribe, search, setSearch],
  );
  return null;
}
