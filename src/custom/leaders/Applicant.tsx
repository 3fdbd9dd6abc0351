import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LeaderRecord } from '../../../contract/leader.ts';
import { EMPTY } from '../../kit/format/empty.ts';
import { PhoneLink } from '../../kit/format/PhoneLink.tsx';
import { useNameIn } from '../../kit/format/useNameIn.ts';
import { Section } from '../../kit/page/Section.tsx';

/** Who applies, from where, and with which proof (LDR-02). */
export function Applicant({ leader }: { leader: LeaderRecord }) {
  const nameIn = useNameIn();
  const { name, phone, area, party, type, water_id_number } = leader;
  return (
    <Section title="leaders.detail.person">
      <Box component="dl" sx={FACTS}>
        <Fact name="name">{name}</Fact>
        <Fact name="phone">
          <PhoneLink phone={phone} />
        </Fact>
        <Fact name="area">{nameIn(area)}</Fact>
        <Fact name="party">{party}</Fact>
        <Fact name="type">{type}</Fact>
        <Fact name="water_id_number">{water_id_number}</Fact>
      </Box>
    </Section>
  );
}

const FACTS = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`leaders.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children || EMPTY}
      </Typography>
    </Box>
  );
}
