import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { PersonPair } from '#contract/persons/personPair.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';

interface PairProps {
  pair: PersonPair;
  onMerge: () => void;
  onDistinct: () => void;
}

/** Two people next to each other, why they may be duplicates, and the actions. */
export function Pair({ pair, onMerge, onDistinct }: PairProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { score, reasons, persons } = pair;
  const [one, other] = persons.map(({ name }) => name);
  const why = reasons.map((reason) => translate(`merging.pairs.reasons.${reason}`)).join('; ');
  return (
    <Box component="li" sx={ROW}>
      <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
        <strong>{translate('merging.pairs.score', { score: number(score) })}</strong> · {why}
      </Typography>
      {persons.map((person) => (
        <Paired key={person.id} person={person} />
      ))}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifySelf: { md: 'end' }, alignSelf: 'center' }}
      >
        <Button
          size="small"
          color="inherit"
          aria-label={translate('merging.pairs.distinctNamed', { one, other })}
          onClick={onDistinct}
        >
          {translate('merging.pairs.distinct')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={translate('merging.pairs.mergeNamed', { one, other })}
          onClick={onMerge}
        >
          {translate('merging.pairs.merge')}
        </Button>
      </Box>
    </Box>
  );
}

function Paired({ person }: { person: PersonPair['persons'][number] }) {
  const { number } = useFormats();
  const placeText = usePlaceText();
  const { id, name, other_name, phones, address, open, closed } = person;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <Link component={RouterLink} to={`/grievance/person/${id}`} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        {other_name && ` · ${other_name}`}
      </Typography>
      <Typography variant="body2">{phones.join(', ')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[address, placeText(person)].filter(Boolean).join(', ')}
      </Typography>
      <Hint text="person.cases" values={{ open: number(open), closed: number(closed) }} />
    </Box>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(2, minmax(0, 1fr)) auto',
  },
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
