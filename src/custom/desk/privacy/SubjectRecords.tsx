import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { HeldRecord, PersonKind } from '#contract/desk/privacy.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** The kinds of records that have a page. */
const PAGES: Partial<Record<PersonKind, string>> = {
  complaint: '/grievance',
  leader: '/leader',
  contact: '/contacts',
};

/** The records of a person, each with its kind, day and link. */
export const SubjectRecords = ({ records }: { records: readonly HeldRecord[] }) => (
  <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
    {records.map((record) => (
      <Held key={`${record.kind} ${record.id}`} record={record} />
    ))}
  </Stack>
);

function Held({ record: { kind, id, name, number, created_at } }: { record: HeldRecord }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const page = PAGES[kind];
  const label = number ?? name;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(`privacy.person.kinds.${kind}`)}
      </Typography>
      {page ? (
        <Typography variant="body2" component={Link} to={`${page}/${id}`} color="info">
          {label}
        </Typography>
      ) : (
        <Typography variant="body2">{label}</Typography>
      )}
      {number && <Typography variant="body2">{name}</Typography>}
      <Typography component="time" dateTime={created_at} variant="body2" color="textSecondary">
        {instant(created_at)}
      </Typography>
    </Stack>
  );
}
