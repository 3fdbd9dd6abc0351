import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { StatusChip } from '../StatusChip.tsx';
import { useDaysText } from '../useDaysText.ts';
import { useFormats } from '../useFormats.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { InternalMark, NumberLink, RowActions } from './rowParts.tsx';

interface ComplaintCardsProps {
  rows: readonly ComplaintRow[];
  onAssign: (row: ComplaintRow) => void;
}

/** The rows of a list as cards, for phones: everything that the table tells. */
export function ComplaintCards({ rows, onAssign }: ComplaintCardsProps) {
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Card component="li" key={row.id} sx={{ p: 1.5 }}>
          <ComplaintCard row={row} onAssign={onAssign} />
        </Card>
      ))}
    </Stack>
  );
}

function ComplaintCard({ row, onAssign }: { row: ComplaintRow; onAssign: (row: ComplaintRow) => void }) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const { day } = useFormats();
  const source = translate(`complaint.source.${row.source}`, { _: row.source });
  const type = translate(`complaint.type.${row.type}`, { _: row.type });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box>
          <RowCheckbox row={row} />
          <NumberLink row={row} />
          <InternalMark row={row} />
        </Box>
        <StatusChip status={row.status} />
      </Box>
      <Typography sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name}</Typography>
      <Line>
        {row.category.name} · {row.area.name}
      </Line>
      <Line>
        {day(row.date)} · {daysText(row)}
      </Line>
      <Line>
        {type} · {source}
      </Line>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Line>{row.staff?.name ?? translate('complaint.unassigned')}</Line>
        <RowActions row={row} onAssign={onAssign} />
      </Box>
      <MuiLink href={`tel:+91${row.phone}`} variant="body2">
        {row.phone}
      </MuiLink>
    </>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
