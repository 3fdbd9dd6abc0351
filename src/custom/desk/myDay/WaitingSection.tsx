import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { DaySection } from '#contract/desk/myDay.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { NumberLink } from '#src/custom/complaints/list/rowParts.tsx';
import { DueChip } from '#src/custom/deadlines/DueChip.tsx';
import { LevelChip } from '#src/custom/deadlines/LevelChip.tsx';
import { AbsentChip } from '#src/custom/teamwork/AbsentChip.tsx';

/** One part of the day: its first cases, and all of them by a link that says how many they are (DESK-01). */
export function WaitingSection({ section }: { section: DaySection }) {
  const translate = useTranslate();
  const { name, total, data } = section;
  return (
    <Section title={`myDay.section.${name}`} control={total > 0 && <AllLink section={section} />}>
      {total === 0 ? (
        <Typography color="textSecondary">{translate(`myDay.none.${name}`)}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((row) => (
            <WaitingComplaint key={row.id} row={row} />
          ))}
        </Box>
      )}
    </Section>
  );
}

/** Whoever may open the list of all finds them there, staff in their folder. */
function AllLink({ section: { name, total, more, query } }: { section: DaySection }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const actor = storedActor();
  const path = actor && maySee(actor, '/grievance/all', screens) ? '/grievance/all' : '/grievance';
  const text = translate(more ? 'myDay.allMore' : 'myDay.all', { count: number(total) });
  return (
    <Button
      component={Link}
      to={`${path}?${query}`}
      size="small"
      aria-label={`${translate(`myDay.section.${name}`)}: ${text}`}
    >
      {text}
    </Button>
  );
}

function WaitingComplaint({ row }: { row: ComplaintRow }) {
  const placeText = usePlaceText();
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ gridArea: 'number' }}>
        <NumberLink row={row} />
      </Box>
      <Box sx={{ gridArea: 'name', overflowWrap: 'anywhere' }}>{row.name}</Box>
      <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'place', overflowWrap: 'anywhere' }}>
        {placeText(row)} <AbsentChip complaint={row} />
      </Typography>
      <Box sx={CHIPS}>
        <DueChip complaint={row} />
        <LevelChip complaint={row} />
      </Box>
    </Box>
  );
}

const CHIPS = {
  gridArea: 'due',
  justifySelf: 'end',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 0.5,
};

/** The place below the name; on a phone the name below the number, too. */
const ROW = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: '6.5rem minmax(0, 3fr) fit-content(40%)' },
  gridTemplateAreas: {
    xs: '"number due" "name name" "place place"',
    sm: '"number name due" ". place due"',
  },
} as const;
