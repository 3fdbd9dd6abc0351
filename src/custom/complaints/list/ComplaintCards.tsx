import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { ClosingChip } from '#src/custom/closing/ClosingChip.tsx';
import { DueChip } from '#src/custom/deadlines/DueChip.tsx';
import { LevelChip } from '#src/custom/deadlines/LevelChip.tsx';
import { CauseChip } from '#src/custom/persons/causes/CauseChip.tsx';
import { MergedChip } from '#src/custom/persons/MergedChip.tsx';
import { AbsentChip } from '#src/custom/teamwork/AbsentChip.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { useDaysText } from '../useDaysText.ts';
import { PageCheckbox } from './PageCheckbox.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { InternalMark, keepClick, NumberLink, ROW_FOCUS, RowActions, useOpenRow } from './rowParts.tsx';

interface CardProps {
  withTicks: boolean;
  onAssign: (row: ComplaintRow) => void;
}

/** The rows of a list as cards, for phones: everything that the table tells. */
export function ComplaintCards(props: CardProps) {
  const { data } = useListContext<ComplaintRow>();
  const open = useOpenRow();
  return (
    <>
      {props.withTicks && <PageCheckbox withLabel />}
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {!data &&
          PLACES.map((place) => <Skeleton key={place} component="li" variant="rounded" height={184} />)}
        {data?.map((row) => (
          <Card
            component="li"
            key={row.id}
            onClick={() => open(row.id)}
            sx={{ p: 1.5, cursor: 'pointer', ...ROW_FOCUS }}
          >
            <ComplaintCard row={row} {...props} />
          </Card>
        ))}
      </Stack>
    </>
  );
}

const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

function ComplaintCard({ row, withTicks, onAssign }: CardProps & { row: ComplaintRow }) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const placeText = usePlaceText();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const source = translate(`complaint.source.${row.source}`, { _: row.source });
  const type = translate(`complaint.type.${row.type}`, { _: row.type });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box>
          {withTicks && <RowCheckbox row={row} />}
          <NumberLink row={row} />
          <InternalMark row={row} />
          <Box>
            <MergedChip complaint={row} /> <AbsentChip complaint={row} /> <DueChip complaint={row} />{' '}
            <LevelChip complaint={row} /> <ClosingChip complaint={row} /> <CauseChip cause={row.cause} />
          </Box>
        </Box>
        <StatusChip status={row.status} />
      </Box>
      <Typography sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name}</Typography>
      <Line>{nameIn(row.category)}</Line>
      <Line>{placeText(row)}</Line>
      <Line>{[day(row.date), daysText(row)].filter(Boolean).join(' · ')}</Line>
      <Line>
        {type} · {source}
      </Line>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Line>{row.staff?.name ?? translate('complaint.unassigned')}</Line>
        <RowActions row={row} onAssign={onAssign} />
      </Box>
      <PhoneLink phone={row.phone} onClick={keepClick} variant="body2" />
    </>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
