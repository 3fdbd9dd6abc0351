import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFieldValue } from 'react-admin';
import { Link } from 'react-router';
import { RowActions } from '../parts/RowActions.tsx';
import { SelectRecord } from '../parts/SelectRecord.tsx';

const OWN_TAB = { target: '_blank', rel: 'noopener noreferrer' };
const isForeign = (to: string) => /^https?:/.test(to);

interface RecordCardProps {
  /** The target of picture and name: a path of the admin, or another host in a new tab. */
  to: string;
  picture: ReactNode;
  /** Further content of the card. */
  children: ReactNode;
}

/** One record of a card list: its picture and name as one link, and its actions. */
export function RecordCard({ to, picture, children }: RecordCardProps) {
  const name: string = useFieldValue({ source: 'name' });
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea component={Link} to={to} {...(isForeign(to) ? OWN_TAB : {})}>
        {picture}
        <Typography component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </CardActionArea>
      <CardContent sx={{ flexGrow: 1, pt: 0.5, pb: 0 }}>{children}</CardContent>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', px: 0.5 }}>
        <SelectRecord />
        <RowActions title="name" />
      </Box>
    </Card>
  );
}
