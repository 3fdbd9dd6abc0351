import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { lockedPlaces } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { levelsBelow, PLACE_LEVELS, type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useNameIn } from '../format/useNameIn.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { FORM_SOURCES, type PlaceSources } from './placeNames.ts';
import { usePlaceOptions } from './usePlaceOptions.ts';

type Ids = Record<PlaceLevel, number | null>;

/** Fixed places in one line: 'Parliament: Karimnagar · Assembly: Huzurabad'. */
const OwnPlaces = ({ levels, ids }: { levels: readonly PlaceLevel[]; ids: Ids }) => (
  <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1', py: 0.75 }}>
    {levels.map((level, index) => (
      <Fragment key={level}>
        {index > 0 && ' · '}
        <OwnPlace level={level} ids={ids} />
      </Fragment>
    ))}
  </Typography>
);

function OwnPlace({ level, ids }: { level: PlaceLevel; ids: Ids }) {
  const translate = useTranslate();
  const above = parentLevel(level);
  const { options } = usePlaceOptions(level, above && ids[above]);
  const name = useNameIn()(options.find(({ id }) => id === ids[level])) ?? '…';
  return <span>{`${translate(`declare.place.${level}`)}: ${name}`}</span>;
}

interface PlaceCascadeProps {
  /** Levels to choose, from the top; all four by default. Other levels use their value in the form or the session. */
  levels?: readonly PlaceLevel[];
  /** Required levels; each has its own error text. */
  required?: readonly PlaceLevel[];
  /** An edit form locks by role (SCOPE-04), any other by the session's ids (SCOPE-03, SCOPE-07). */
  editing?: boolean;
  /** Shows the session's own places as a line of text above the others, without a stop for the Tab key (SCOPE-03). */
  ownInOneLine?: boolean;
  /** The form field of each level's id: `FORM_SOURCES` or, in list filters, `FILTER_SOURCES`. */
  sources?: PlaceSources;
  /** Said below each place that is chosen, as a translation key. */
  note?: string | undefined;
}

/**
 * The place hierarchy as searchable selects, in any react-hook-form form. Values are ids or null. The form provides the
 * initial values: `defaultValues={startingPlaces}` in a create form (SCOPE-01 to SCOPE-06).
 */
export function PlaceCascade({
  levels = PLACE_LEVELS,
  required = [],
  editing = false,
  ownInOneLine = false,
  sources = FORM_SOURCES,
  note,
}: PlaceCascadeProps) {
  const { getValues, setValue } = useFormContext();
  const chosen = useChosenPlaces(sources);
  const actor = storedActor();
  const locked = actor ? lockedPlaces(actor, editing) : [];
  const inLine = ownInOneLine ? levels.filter((level) => locked.includes(level)) : [];

  const clearBelow = (level: PlaceLevel) => {
    for (const lower of levelsBelow(level)) {
      if (getValues(sources[lower])) setValue(sources[lower], null, { shouldDirty: true });
    }
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridColumn: '1 / -1',
        width: '100%',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
      }}
    >
      {inLine.length > 0 && <OwnPlaces levels={inLine} ids={chosen} />}
      {levels
        .filter((level) => !inLine.includes(level))
        .map((level) => {
          const above = parentLevel(level);
          return (
            <PlaceSelect
              key={level}
              level={level}
              source={sources[level]}
              chosenId={chosen[level]}
              parentId={above && chosen[above]}
              required={required.includes(level)}
              locked={locked.includes(level)}
              isFilter={sources !== FORM_SOURCES}
              note={note}
              onPick={() => clearBelow(level)}
            />
          );
        })}
    </Box>
  );
}

/** The chosen id of each level, or the session's own. */
function useChosenPlaces(sources: PlaceSources): Record<PlaceLevel, number | null> {
  const values: unknown[] = useWatch({ name: PLACE_LEVELS.map((level) => sources[level]) });
  const actor = storedActor();
  const own = actor ? ownPlaces(actor) : {};
  const entries = PLACE_LEVELS.map((level, index) => {
    const id = Number(values[index] || own[FORM_SOURCES[level]] || 0);
    return [level, id || null] as const;
  });
  return Object.fromEntries(entries) as Record<PlaceLevel, number | null>;
}
