import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { type Marks, NumberMarks, Status, useMarks } from './marks.tsx';
import { PageCheckbox } from './PageCheckbox.tsx';
import { ACTIONS, MARKS, ROW } from './rowLook.ts';
import { RowActions, RowLink, RowTick, type RowWays, useRowWays } from './rowParts.tsx';
import { type ListWords, useRowWords } from './useRowWords.ts';
import { type Ticks, useTicks } from './useTicks.ts';

interface CardsProps {
  withTicks: boolean;
  onAssign: (row: ComplaintRow) => void;
}

/** The rows of a list as cards, for phones. They show the same facts as the table. */
export function ComplaintCards(props: CardsProps) {
  const { data } = useListContext<ComplaintRow>();
  const shared = { words: useRowWords(), marks: useMarks([]), ways: useRowWays(), ticks: useTicks() };
  return (
    <>
      {props.withTicks && <PageCheckbox withLabel />}
      <Box component="ul" sx={CARDS}>
        {!data && PLACES.map((place) => <li key={place} className="loading" />)}
        {data?.map((row) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the link in it
          <li key={row.id} onClick={(event) => shared.ways.open(row.id, event)}>
            <ComplaintCard row={row} {...shared} {...props} />
          </li>
        ))}
      </Box>
    </>
  );
}

const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

interface CardProps extends CardsProps {
  row: ComplaintRow;
  words: ListWords;
  marks: Marks;
  ways: RowWays;
  ticks: Ticks;
}

function ComplaintCard({ row, words, marks, ways, ticks, withTicks, onAssign }: CardProps) {
  const { translate, nameIn, placeLines, day, daysText } = words;
  const source = translate(`complaint.source.${row.source}`, { _: row.source });
  const type = translate(`complaint.type.${row.type}`, { _: row.type });
  return (
    <>
      <div className="line">
        <span>
          {withTicks && <RowTick row={row} ticks={ticks} />}
          <RowLink row={row} ways={ways} />
          <NumberMarks row={row} words={words} marks={marks} />
        </span>
        <span className="standing">
          <Status row={row} words={words} marks={marks} />
        </span>
      </div>
      <strong>{row.name}</strong>
      <div>
        {nameIn(row.category)} · {placeLines(row).filter(Boolean).join(', ')}
      </div>
      <div>{[day(row.date), daysText(row), type, source].filter(Boolean).join(' · ')}</div>
      <div className="line">
        <span>
          <PhoneLink phone={row.phone} variant="body2" />
          <span className="second">{row.staff?.name ?? translate('complaint.unassigned')}</span>
        </span>
        <Box component="span" sx={ACTIONS}>
          <RowActions row={row} onAssign={onAssign} />
        </Box>
      </div>
    </>
  );
}

const CARDS = {
  ...MARKS,
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& > li': {
    ...ROW,
    p: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    overflowWrap: 'anywhere',
  },
  '& .loading': { height: 148 },
  '& .line': { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' },
  '& .number + .second': { display: 'inline', ml: 0.5 },
  '& .standing': { display: 'grid', justifyItems: 'end', minWidth: 0 },
};
