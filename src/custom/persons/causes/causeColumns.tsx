import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import type { CauseRow } from '#contract/persons/cause.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { columnsOf, Line } from '#src/declare/parts/Cell.tsx';
import { CauseStateChip } from './CauseStateChip.tsx';

const Place = ({ cause }: { cause: CauseRow }) => usePlaceText()(cause) || EMPTY;

interface CountProps {
  cause: CauseRow;
  of: 'cases' | 'people';
  and: 'open' | 'households';
}

/** A figure, and another one that is a part of it. */
function Count({ cause, of, and }: CountProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <>
      {number(cause[of])}{' '}
      <Typography component="span" variant="body2" color="textSecondary" sx={SECOND_LINE}>
        {translate(`resources.cause.fields.${and}`)}: {number(cause[and])}
      </Typography>
    </>
  );
}

const SECOND_LINE = { whiteSpace: 'nowrap', display: { sm: 'block' } };

/** The columns of a cause's name and figures. */
export const causeColumns = columnsOf<CauseRow>(
  {
    title: ({ id, number, title }) => (
      <>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {number}
        </Typography>
        <Link to={`/grievance/cause/${id}`}>{title}</Link>
      </>
    ),
    category: ({ category }, { nameIn }) => category && nameIn(category),
    place: (cause) => <Place cause={cause} />,
    state: ({ state }) => <CauseStateChip state={state} />,
    cases: (cause) => <Count cause={cause} of="cases" and="open" />,
    people: (cause) => <Count cause={cause} of="people" and="households" />,
    oldest: ({ oldest }, { day }) => oldest && <Line>{day(oldest)}</Line>,
    staff: ({ staff }) => staff?.name,
  },
  { title: '13rem' },
);
