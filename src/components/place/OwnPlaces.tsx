import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import { useNameIn } from '../format/useNameIn.ts';
import { usePlaceOptions } from './usePlaceOptions.ts';

type Ids = Record<PlaceLevel, number | null>;

/** Places that cannot be chosen otherwise, in one line: 'Parliament: Karimnagar · Assembly: Huzurabad'. */
export const OwnPlaces = ({ levels, ids }: { levels: readonly PlaceLevel[]; ids: Ids }) => (
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
