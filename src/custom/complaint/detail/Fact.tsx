import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EMPTY } from '../../../kit/format/empty.ts';

/** One thing that is known of a grievance, under its name; a dash where it was not given (DET-01). */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`complaint.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children || EMPTY}
      </Typography>
    </Box>
  );
}
