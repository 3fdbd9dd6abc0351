import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Day } from '#contract/desk/myDay.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';

/** The first of those who are to be asked about closings, and all of them by a link (REF-17, DESK-01). */
export function VerifySection({
  waiting: { total, more, data },
}: {
  waiting: NonNullable<Day['to_verify']>;
}) {
  const translate = useTranslate();
  const { day, number } = useFormats();
  const all = translate('closing.verify.all', { count: `${number(total)}${more ? '+' : ''}` });
  const link = (
    <Button
      component={Link}
      to="/grievance/verify"
      size="small"
      aria-label={`${translate('closing.verify.title')}: ${all}`}
    >
      {all}
    </Button>
  );
  return (
    <Section title="closing.verify.title" control={total > 0 && link}>
      {total === 0 && <Typography color="textSecondary">{translate('closing.verify.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, complaint_number, name, closed_at }) => (
          <Box component="li" key={id} sx={ROW}>
            <span>{complaint_number}</span>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Typography component="span" variant="body2" color="textSecondary">
              {translate('closing.verify.closedOn', { day: day(closed_at) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'baseline',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '6.5rem minmax(0, 1fr) auto' },
};
