import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { MAX_LISTED_RECORDS, type PersonRecord } from '#contract/desk/privacy.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { ExportPerson } from './ExportPerson.tsx';
import { SubjectRecords } from './SubjectRecords.tsx';
import { usePerson, type Whom } from './usePerson.ts';

interface PersonHeldProps {
  whom: Whom;
  onChoose: (whom: Whom) => void;
  onErased: () => void;
}

/** All stored data about a person or a phone number, with the actions. */
export function SubjectData({ whom, onChoose, onErased }: PersonHeldProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { data, ...query } = usePerson(whom);
  const phone = 'phone' in whom ? whom.phone : (data && calledBy(data)) || '…';
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography id={titleId} component="h2" variant="h2">
          {translate('privacy.person.held', { phone })}
        </Typography>
        <NotLoaded query={query} failed="privacy.person.failed" height={200} />
        {data && <Held person={data} whom={whom} onChoose={onChoose} onErased={onErased} />}
      </Stack>
    </Card>
  );
}

/** A person's name, or the phone number of several people. */
const calledBy = ({ person_id, persons, phone }: PersonRecord) =>
  person_id === null ? phone : (persons[0]?.name ?? phone);

function Held({ person, whom, onChoose, onErased }: PersonHeldProps & { person: PersonRecord }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const [isErasing, setErasing] = useState(false);
  const all = Object.values(person.counts).reduce((sum, count) => sum + count, 0);
  const erasable = all - person.counts.account;
  return (
    <>
      {person.placeholder && <Alert severity="warning">{translate('privacy.person.placeholder')}</Alert>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('privacy.person.names')}: {person.names.join(', ')}
      </Typography>
      <SameNumber person={person} onChoose={onChoose} />
      <SubjectRecords records={person.records} />
      {all > person.records.length && (
        <Typography color="textSecondary">
          {translate('privacy.person.listed', { count: number(MAX_LISTED_RECORDS) })}
        </Typography>
      )}
      <Belongings person={person} />
      {person.counts.account > 0 && <Alert severity="info">{translate('privacy.person.accountStays')}</Alert>}
      {person.mentions.length > 0 && <Mentions mentions={person.mentions} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <ExportPerson whom={whom} />
        {erasable > 0 && (
          <Button variant="outlined" color="error" onClick={() => setErasing(true)}>
            {translate('privacy.person.erase')}
          </Button>
        )}
      </Stack>
      {isErasing && (
        <EraseDialog
          whom={whom}
          person={person}
          called={calledBy(person)}
          records={erasable}
          onClose={() => setErasing(false)}
          onErased={onErased}
        />
      )}
    </>
  );
}

/** Links between all people of a number and one of them. */
function SameNumber({ person, onChoose }: Pick<PersonHeldProps, 'onChoose'> & { person: PersonRecord }) {
  const translate = useTranslate();
  const { person_id, persons, phone } = person;
  if (person_id !== null) {
    if (!phone) return null;
    return (
      <Button
        size="small"
        sx={{ justifySelf: 'start', alignSelf: 'start' }}
        onClick={() => onChoose({ phone })}
      >
        {translate('privacy.person.everybody', { phone })}
      </Button>
    );
  }
  if (persons.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography>{translate('privacy.person.people')}</Typography>
      {persons.map(({ id, name }) => (
        <Button key={id} variant="outlined" size="small" onClick={() => onChoose({ person_id: id })}>
          {translate('privacy.person.alone', { name })}
        </Button>
      ))}
    </Stack>
  );
}

/** The files, texts, messages and mails of the records. */
function Belongings({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  const counted = (['files', 'texts', 'messages', 'mails', 'visits'] as const)
    .filter((kind) => person[kind] > 0)
    .map((kind) => translate(`privacy.person.with.${kind}`, { smart_count: person[kind] }));
  if (counted.length === 0) return null;
  return (
    <Typography>
      {translate('privacy.person.belongs')} {counted.join(', ')}
    </Typography>
  );
}

function Mentions({ mentions }: Pick<PersonRecord, 'mentions'>) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('privacy.person.mentions')}{' '}
      {mentions.map(({ id, complaint_number }) => (
        <Link key={id} to={`/grievance/update/${id}`} style={{ color: 'inherit', marginRight: '0.5em' }}>
          {complaint_number}
        </Link>
      ))}
    </Alert>
  );
}
