import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { personOf } from '../person/usePersons.ts';

/** The citizen's name as a link to the person, with the number of their grievances (PER-05). */
export default function PersonLink({ complaint: { name, person_id } }: OfRecord) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data } = useQuery({ ...personOf(person_id ?? 0), enabled: Boolean(person_id) });
  if (!person_id) return <span style={{ fontWeight: 600 }}>{name}</span>;
  return (
    <>
      <MuiLink component={Link} to={`/grievance/person/${person_id}`} sx={{ fontWeight: 600 }}>
        {name}
      </MuiLink>
      {data && (
        <Typography component="span" variant="inherit" color="textSecondary">
          {translate('person.cases', { open: number(data.open), closed: number(data.closed) })}
        </Typography>
      )}
    </>
  );
}
