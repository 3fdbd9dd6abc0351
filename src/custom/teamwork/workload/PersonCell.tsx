import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Workload, WorkloadRow } from '#contract/teamwork/workloadCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';

/** The user of a row, with the constituency if the office has several, and the absence. */
export function PersonCell({ workload, row: { person } }: { workload: Workload; row: WorkloadRow }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const nameIn = useNameIn();
  if (!person) return translate('workload.nobody');
  const { name, active, assembly, away } = person;
  const deputy = away?.deputy?.name;
  const leave =
    away && translate(deputy ? 'workload.awayFor' : 'workload.away', { day: day(away.until), name: deputy });
  return (
    <>
      <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {!workload.office.assembly && assembly && (
        <Typography variant="body2" color="textSecondary">
          {nameIn(assembly)}
        </Typography>
      )}
      {leave && <Note text={leave} />}
      {!active && <Note text={translate('workload.inactive')} />}
    </>
  );
}

const Note = ({ text }: { text: string }) => (
  <Box>
    <Chip size="small" variant="outlined" label={text} sx={IN_LINES} />
  </Box>
);
const IN_LINES = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } };
