import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { lockedPlaces } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { namesOf } from '#contract/kernel/named.ts';
import { PLACE_LEVELS, type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import type { Place } from '#contract/places/places.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import type { Option } from '#src/components/form/useOptions.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlacesBelow, usePlacesById } from '#src/components/place/severalPlaces.ts';
import { asFilter, valuesOf } from './filterValues.ts';
import type { Filters } from './listAddress.ts';
import { withoutPlaces } from './withoutPlaces.ts';

/**
 * Places in one field, level by level: the places within a place are offered once it is chosen (SCOPE-01). The
 * session's own places are fixed and not offered (SCOPE-05). A level takes several places (DESK-07); with a plain host
 * only one.
 */
export function PlaceFilter() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const hasDesk = hasCapability('desk');
  const { getValues, setValue } = useFormContext<Filters>();
  const levels = [useLevel('area'), useLevel('mandal'), useLevel('assembly'), useLevel('parliament')];
  const values = levels.flatMap(({ level, chosen }) => chosen.map((id) => `${level} ${id}`));
  const pick = (picked: readonly string[]) => {
    let remaining: Filters = getValues();
    for (const { level, chosen } of levels.toReversed()) {
      const ids = picked.flatMap((one) => (one.startsWith(`${level} `) ? [Number(one.split(' ')[1])] : []));
      const added = ids.filter((id) => !chosen.includes(id));
      const next = hasDesk || added.length === 0 ? ids : added;
      const gone = chosen.filter((id) => !next.includes(id));
      if (added.length === 0 && gone.length === 0) continue;
      remaining = withoutPlaces(queryClient, { ...remaining, [level]: asFilter(next) }, level, gone);
    }
    for (const level of PLACE_LEVELS)
      if (remaining[level] !== getValues(level))
        setValue(level, remaining[level] ?? null, { shouldDirty: true });
  };
  return (
    <OptionsPicker
      label={translate('complaint.fields.place')}
      options={{
        all: levels.flatMap(({ options }) => options),
        isFetching: levels.some(({ isFetching }) => isFetching),
        isError: levels.some(({ isError }) => isError),
        refetch: () => {
          for (const { isError, refetch } of levels) if (isError) refetch();
        },
      }}
      values={values}
      onChange={(picked) => pick(picked.map(String))}
    />
  );
}

/**
 * The chosen places of a level and its options: places within the session's own place or within the chosen ones above.
 */
function useLevel(level: PlaceLevel) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const actor = storedActor();
  const isLocked = actor !== null && lockedPlaces(actor).includes(level);
  const above = parentLevel(level);
  const own = actor && above ? ownPlaces(actor)[`${above}_id`] : undefined;
  const higher = useChosen(above ?? level);
  const chosen = useChosen(level);
  const parents = isLocked ? [] : !above ? [null] : own ? [own] : higher;
  const { options, ...loading } = usePlacesBelow(level, parents);
  const named = usePlacesById(
    level,
    isLocked ? [] : chosen.filter((id) => !options.some((one) => one.id === id)),
  );
  const asOption = (place: Place): Option => ({
    value: `${level} ${place.id}`,
    label: nameIn(place),
    names: namesOf(place),
    note: translate(`declare.place.${level}`),
  });
  return {
    level,
    chosen: isLocked ? [] : chosen,
    options: [...named.flatMap((place) => place ?? []), ...options].map(asOption),
    ...loading,
  };
}

const useChosen = (level: PlaceLevel): readonly number[] =>
  valuesOf(useWatch<Filters, PlaceLevel>({ name: level }));
