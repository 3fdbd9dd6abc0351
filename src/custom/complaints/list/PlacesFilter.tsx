import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { lockedPlaces } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { namesOf } from '#contract/kernel/named.ts';
import { PLACE_LEVELS, type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { FILTER_SOURCES } from '#src/components/place/placeNames.ts';
import { usePlacesBelow } from '#src/components/place/severalPlaces.ts';
import { asFilter, valuesOf } from './filterValues.ts';
import type { Filters } from './listAddress.ts';
import { withoutPlaces } from './withoutPlaces.ts';

/** Places as filters: the session's own are locked (SCOPE-07), of the others several may be chosen (DESK-07). */
export function PlacesFilter() {
  const actor = storedActor();
  const hasDesk = hasCapability('desk');
  // A plain host takes one place of a level.
  const locked = !actor ? [] : hasDesk ? lockedPlaces(actor) : PLACE_LEVELS;
  return (
    <>
      {/* They stand in the grid of the others. */}
      <Box sx={{ '&, & > div': { display: 'contents' } }}>
        {locked.length > 0 && <PlaceCascade levels={locked} sources={FILTER_SOURCES} />}
      </Box>
      {PLACE_LEVELS.filter((level) => !locked.includes(level)).map((level) => (
        <LevelFilter key={level} level={level} />
      ))}
    </>
  );
}

function LevelFilter({ level }: { level: PlaceLevel }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const queryClient = useQueryClient();
  const { getValues, setValue } = useFormContext<Filters>();
  const values = valuesOf(useWatch<Filters, PlaceLevel>({ name: level }));
  const above = parentLevel(level);
  const parents = useChosen(above);
  const { options, ...loading } = usePlacesBelow(level, above ? parents : [null]);
  const pick = (picked: number[]) => {
    const gone = values.filter((id) => !picked.includes(id));
    const remaining = withoutPlaces(queryClient, { ...getValues(), [level]: asFilter(picked) }, level, gone);
    for (const each of PLACE_LEVELS) {
      if (remaining[each] !== getValues(each)) setValue(each, remaining[each] ?? null, { shouldDirty: true });
    }
  };
  const all = options.map((place) => ({ value: place.id, label: nameIn(place), names: namesOf(place) }));
  const first = above && parents.length === 0 ? translate(`declare.place.first.${above}`) : undefined;
  return (
    <OptionsPicker
      label={translate(`declare.place.${level}`)}
      options={{ all, ...loading }}
      values={values}
      onChange={(picked) => pick(picked.map(Number))}
      noneText={first}
    />
  );
}

/** The places that are chosen of a level, or the session's own one. */
function useChosen(level: PlaceLevel | null): readonly number[] {
  const chosen = useWatch<Filters, PlaceLevel>({ name: level ?? 'parliament' });
  const actor = storedActor();
  const own = level && actor ? ownPlaces(actor)[`${level}_id`] : undefined;
  if (!level) return [];
  return own ? [own] : valuesOf(chosen);
}
