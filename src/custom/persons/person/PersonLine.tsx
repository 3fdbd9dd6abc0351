import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PersonRow } from '#contract/persons/person.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';

/** A person in two lines: the name in both scripts, then phones and place. */
export function PersonLine({ person }: { person: PersonRow }) {
  const placeText = usePlaceText();
  const { name, other_name, phones } = person;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <strong>{name}</strong>
        {other_name && ` · ${other_name}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[phones.join(', '), placeText(person)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
