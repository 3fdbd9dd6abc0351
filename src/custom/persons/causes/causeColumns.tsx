import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { CauseRow } from '#contract/persons/cause.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { Cell } from '#src/declare/parts/Cell.tsx';
import { Column } from '#src/declare/parts/Column.tsx';
import { CauseStateChip } from './CauseStateChip.tsx';

/** The row of a cell in the list of causes. */
const useCause = () => useRecordContext<CauseRow>();

const Text = Cell<CauseRow>;

function Title() {
  const cause = useCause();
  if (!cause) return null;
  return (
    <>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {cause.number}
      </Typography>
      <Link to={`/grievance/cause/${cause.id}`}>{cause.title}</Link>
    </>
  );
}

function Category() {
  const nameIn = useNameIn();
  return <Text>{({ category }) => category && nameIn(category)}</Text>;
}

function Place() {
  return <Text>{usePlaceText()}</Text>;
}

function State() {
  const cause = useCause();
  return cause ? <CauseStateChip state={cause.state} /> : null;
}

/** A figure, and another one that is a part of it. */
function Count({ of, and }: { of: 'cases' | 'people'; and: 'open' | 'households' }) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <Text>
      {(cause) => (
        <>
          {number(cause[of])}{' '}
          <Typography component="span" variant="body2" color="textSecondary" sx={SECOND_LINE}>
            {translate(`resources.cause.fields.${and}`)}: {number(cause[and])}
          </Typography>
        </>
      )}
    </Text>
  );
}

function Oldest() {
  const { day } = useFormats();
  return <Text>{({ oldest }) => oldest && <span style={IN_ONE_LINE}>{day(oldest)}</span>}</Text>;
}

const IN_ONE_LINE = { whiteSpace: 'nowrap' } as const;
const SECOND_LINE = { ...IN_ONE_LINE, display: { sm: 'block' } };

const column = (source: string, cell: ReactElement, minWidth?: string) => (
  <Column key={source} source={source} disableSort sx={{ minWidth, px: 1 }}>
    {cell}
  </Column>
);

/** The columns of a cause's name and figures. */
export const causeColumns = [
  column('title', <Title />, '13rem'),
  column('category', <Category />),
  column('place', <Place />),
  column('state', <State />),
  column('cases', <Count of="cases" and="open" />),
  column('people', <Count of="people" and="households" />),
  column('oldest', <Oldest />),
  column('staff', <Text>{({ staff }) => staff?.name}</Text>),
];
