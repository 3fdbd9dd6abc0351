import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, type To } from 'react-router';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ShareBar, type Shares } from './ShareBar.tsx';
import type { Tone } from './tones.ts';

interface CountCardProps {
  label: string;
  tone: Tone;
  /** Undefined while loading. */
  count: number | undefined;
  /** The share of the count in all complaints, as a bar and in words. */
  shares: Shares;
  note: string;
  /** Further details, one line each. */
  further: readonly string[];
  /** The list of the counted complaints. */
  to: To;
}

/** A count that links to its complaints. */
export function CountCard({
  label,
  tone: { icon: Icon, color },
  count,
  shares,
  note,
  further,
  to,
}: CountCardProps) {
  const { number } = useFormats();
  return (
    <Card component="li">
      <CardActionArea component={Link} to={to} sx={CONTENT}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
          <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
          <Icon sx={{ color: `${color}.main` }} />
        </Box>
        <Typography
          component="p"
          sx={{
            mt: 1,
            mb: 1.5,
            fontSize: { xs: '1.75rem', sm: '2.25rem' },
            fontWeight: 600,
            lineHeight: 1.2,
          }}
        >
          {count === undefined ? <Skeleton width="60%" /> : number(count)}
        </Typography>
        <ShareBar shares={count === undefined ? {} : shares} />
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {count === undefined ? <Skeleton width="40%" /> : note}
        </Typography>
        {further.map((line) => (
          <Typography key={line} variant="caption" component="p" color="textSecondary">
            {line}
          </Typography>
        ))}
      </CardActionArea>
    </Card>
  );
}

const CONTENT = { p: { xs: 2, sm: 2.5 }, height: '100%' };
