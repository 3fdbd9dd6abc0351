import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { PersonRow } from '#contract/persons/person.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';

interface PersonListProps {
  /** Already translated. */
  label: string;
  persons: readonly PersonRow[];
}

/** People, each with a link to the page, phones to call and the place. */
export const PersonList = ({ label, persons }: PersonListProps) => (
  <Paper variant="outlined" component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {persons.map((person) => (
      <Person key={person.id} person={person} />
    ))}
  </Paper>
);

function Person({ person }: { person: PersonRow }) {
  const placeText = usePlaceText();
  const { id, name, other_name, phones } = person;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/grievance/person/${id}`} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[other_name, placeText(person)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {phones.map((phone) => (
          <PhoneLink key={phone} phone={phone} variant="body2" />
        ))}
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
