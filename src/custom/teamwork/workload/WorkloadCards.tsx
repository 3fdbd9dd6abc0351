import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { WORKLOAD_FIGURES } from '#contract/teamwork/workload.ts';
import type { Workload } from '#contract/teamwork/workloadCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { FigureLink } from './FigureLink.tsx';
import { PersonCell } from './PersonCell.tsx';

/** The same as cards, for narrow screens. */
export function WorkloadCards({ workload }: { workload: Workload }) {
  const translate = useTranslate();
  const { day } = useFormats();
  return (
    <Box component="ul" aria-label={translate('workload.title')} sx={LIST}>
      {workload.rows.map((row) => (
        <Paper
          key={row.person?.id ?? 'nobody'}
          component="li"
          variant="outlined"
          sx={{ p: 1.5, minWidth: 0 }}
        >
          <Typography component="div">
            <PersonCell workload={workload} row={row} />
          </Typography>
          <Box component="dl" sx={FACTS}>
            {WORKLOAD_FIGURES.map((figure) => (
              <Fact key={figure} label={translate(`workload.figures.${figure}`)}>
                <FigureLink workload={workload} row={row} figure={figure} />
              </Fact>
            ))}
            <Fact label={translate('workload.oldest')}>{row.oldest ? day(row.oldest) : '–'}</Fact>
          </Box>
        </Paper>
      ))}
    </Box>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
);

const LIST = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const FACTS = { display: 'grid', gap: 1, m: 0, mt: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
