import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PersonCard, PersonRow } from '#contract/persons/person.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { PersonFacts } from '../person/PersonFacts.tsx';
import { VisitButtons } from '../person/VisitButtons.tsx';
import type { ChosenPerson } from './useChosenPerson.ts';
import { isSaid, standingOf } from './whosePerson.ts';

const PreferenceFacts = lazyWithWords(() => import('../contactPreferences/PreferenceFacts.tsx'));

/**
 * The card of the chosen person, next to the form: the known facts, and whether the grievance will be linked to them
 * (PER-05).
 */
export default function PersonChoice({ chosen }: { chosen: ChosenPerson }) {
  const translate = useTranslate();
  const titleId = useId();
  const { card, person } = chosen;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {translate('person.choice.title')}
      </Typography>
      {person && (
        <div>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <strong>{person.name}</strong>
            {person.other_name && ` · ${person.other_name}`}
          </Typography>
          <Whither person={person} chosen={chosen} />
        </div>
      )}
      {card.data && (
        <PersonFacts person={card.data}>
          <Fact name="household">{livesWith(card.data)}</Fact>
          <PreferenceFacts personId={card.data.id} />
        </PersonFacts>
      )}
      {card.isLoading && <Skeleton variant="rounded" height={160} />}
      {person && <VisitButtons key={person.id} personId={person.id} />}
      {card.error && <Missing {...card} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Button size="small" onClick={chosen.takeSomebodyElse}>
          {translate('person.box.somebodyElse')}
        </Button>
        <Button size="small" onClick={chosen.drop}>
          {translate('person.choice.drop')}
        </Button>
        {person && <OpenPerson id={person.id} />}
      </Box>
    </Box>
  );
}

/** The household of a person (PER-05). */
const livesWith = ({ id, household }: PersonCard) =>
  household?.members
    .filter((member) => member.id !== id)
    .map(({ name }) => name)
    .join(', ');

/**
 * Which person the grievance will be linked to by the form's values. If the values name another person, the user
 * decides.
 */
function Whither({ person, chosen }: { person: PersonRow; chosen: ChosenPerson }) {
  const translate = useTranslate();
  const [name = null, phone = null, assembly_id = null] = useWatch<
    ComplaintValues,
    ['name', 'phone', 'assembly_id']
  >({ name: ['name', 'phone', 'assembly_id'] });
  const citizen = { name, phone, assembly_id };
  const standing = standingOf(person, citizen);
  if (standing === 'same' || (standing === 'different' && isSaid(chosen.said, citizen))) {
    return (
      <Typography role="status" variant="body2" color="textSecondary">
        {translate('person.choice.goes')}
      </Typography>
    );
  }
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mt: 1, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {translate(`person.choice.${standing === 'elsewhere' ? 'elsewhere' : 'differs'}`, {
        name: person.name,
      })}
      {standing === 'different' && (
        <Box>
          <Button color="inherit" variant="outlined" size="small" sx={{ mt: 1 }} onClick={chosen.say}>
            {translate('person.choice.same', { name: person.name })}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

function Missing({ error, isFetching, refetch }: ChosenPerson['card']) {
  const translate = useTranslate();
  if (isGone(error)) return <Alert severity="warning">{translate('person.choice.notFound')}</Alert>;
  return <FailedNotice text="person.choice.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
}

function OpenPerson({ id }: { id: number }) {
  const translate = useTranslate();
  return (
    // Keep `opener`: it passes a session of this tab to the new one.
    <Button
      size="small"
      href={`/grievance/person/${id}`}
      target="_blank"
      rel="opener"
      aria-label={`${translate('person.choice.open')} (${translate('common.opensNewTab')})`}
    >
      {translate('person.choice.open')}
    </Button>
  );
}
