import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { parseLocation } from '#contract/kernel/location.ts';
import { getLeader, type LeaderRecord } from '#contract/leaders/leader.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { LocationMap } from '#src/components/map/LocationMap.tsx';
import { Fact, Facts } from '#src/components/page/Facts.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PageNotLoaded } from '#src/components/page/PageNotLoaded.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { Decision } from './Decision.tsx';
import { useWayBack } from './linkBack.ts';
import { Pictures } from './Pictures.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** The applicant, with place and ID proof (LDR-02). */
function Applicant({ leader }: { leader: LeaderRecord }) {
  const nameIn = useNameIn();
  const { name, phone, area, party, type, water_id_number } = leader;
  return (
    <Section title="leaders.detail.person">
      <Facts words="leaders.fields" column="10rem">
        <Fact name="name">{name}</Fact>
        <Fact name="phone">
          <PhoneLink phone={phone} />
        </Fact>
        <Fact name="area">{nameIn(area)}</Fact>
        <Fact name="party">{party}</Fact>
        <Fact name="type">{type}</Fact>
        <Fact name="water_id_number">{water_id_number}</Fact>
      </Facts>
    </Section>
  );
}

/** `/leader/{id}`: one application and its decision (LDR-02 to LDR-05). */
export default function LeaderApplication() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  const back = useWayBack();
  return (
    <>
      <Button component={Link} to={back} size="small" startIcon={<ArrowBackIcon />} sx={{ mb: 1 }}>
        {translate('common.back')}
      </Button>
      <Loaded key={id} id={id} />
    </>
  );
}

function Loaded({ id }: { id: number }) {
  const { data, ...query } = useQuery(queryOf([LEADER, 'one', id], getLeader, { params: { id } }));
  if (!data || isGone(query.error)) return <PageNotLoaded query={query} words="leaders.detail" />;
  return <Application leader={data} />;
}

function Application({ leader }: { leader: LeaderRecord }) {
  const translate = useTranslate();
  return (
    <Page title={translate('leaders.detail.title')} subtitle={<StatusBadge status={leader.status} />}>
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Applicant leader={leader} />
          <Decision leader={leader} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Pictures leader={leader} />
          <Position location={leader.location} />
        </Stack>
      </Box>
    </Page>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

/** The applicant's location when applying: a marker at zoom 18. */
function Position({ location }: Pick<LeaderRecord, 'location'>) {
  const translate = useTranslate();
  const coordinates = parseLocation(location);
  return (
    <Section title="common.location">
      {coordinates ? (
        <LocationMap coordinates={coordinates} label="leaders.detail.map" />
      ) : (
        <Typography color="textSecondary">{translate('leaders.detail.noLocation')}</Typography>
      )}
    </Section>
  );
}
