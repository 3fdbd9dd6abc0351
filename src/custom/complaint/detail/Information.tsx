import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { PLACE_LEVELS } from '../../../../contract/place.ts';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { Section } from '../../../kit/page/Section.tsx';
import { ForwardedLeaders } from './ForwardedLeaders.tsx';

/** Who complains of what, where, and who has it in hand; what was not given is left out (DET-01). */
export function Information({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { origin, staff, leaders, creator, email, assigned, closed_at } = complaint;
  const place = [...PLACE_LEVELS].reverse().flatMap((level) => complaint[level]?.name ?? []);
  return (
    <Section title="complaint.detail.information">
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
        }}
      >
        <Fact name="name">{complaint.name}</Fact>
        <Fact name="phone">
          <MuiLink href={`tel:+91${complaint.phone}`}>{complaint.phone}</MuiLink>
        </Fact>
        {email && (
          <Fact name="email">
            <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
          </Fact>
        )}
        <Fact name="category">{complaint.category.name}</Fact>
        <Fact name="place">{place.join(', ')}</Fact>
        <Fact name="type">{translate(`complaint.type.${complaint.type}`, { _: complaint.type })}</Fact>
        {origin && <Fact name="origin">{translate(`complaint.origin.${origin}`, { _: origin })}</Fact>}
        <Fact name="source">
          {translate(`complaint.source.${complaint.source}`, { _: complaint.source })}
        </Fact>
        {assigned && <Fact name="assigned">{assigned}</Fact>}
        <Fact name="staff">{staff?.name ?? translate('complaint.unassigned')}</Fact>
        {leaders.length > 0 && (
          <Fact name="leaders">
            <ForwardedLeaders leaders={leaders} />
          </Fact>
        )}
        {creator && <Fact name="creator">{creator.name}</Fact>}
        <Fact name="recordedAt">{instant(complaint.created_at)}</Fact>
        {closed_at && <Fact name="closedAt">{instant(closed_at)}</Fact>}
      </Box>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`complaint.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
