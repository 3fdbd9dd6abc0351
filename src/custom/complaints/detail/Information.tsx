import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Fact, Facts } from '#src/components/page/Facts.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { Slot } from '#src/components/slots/Slot.tsx';
import { useInChargeText } from '../inCharges.ts';
import { ForwardedLeaders } from './ForwardedLeaders.tsx';

/** The facts that the head does not show, one per line. Unknown facts are left out (DET-01). */
export function Information({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const { day, instant } = useFormats();
  /** A plain host sends the day without a time. */
  const written = (at: string) => (at.includes('T') ? instant(at) : day(at));
  const { origin, staff, leaders, creator, email, assigned, closed_at } = complaint;
  const nameIn = useNameIn();
  const inChargeText = useInChargeText();
  const place = [usePlaceText()(complaint), nameIn(complaint.parliament)];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('common.information')}
      sx={{ p: 2, display: 'grid', gap: 2 }}
    >
      <Group title="workflow.page.what">
        <Fact name="category">{nameIn(complaint.category)}</Fact>
        <Fact name="place">{place.filter(Boolean).join(', ')}</Fact>
        <Fact name="type">{translate(`complaint.type.${complaint.type}`, { _: complaint.type })}</Fact>
        <Slot name="whatFacts" complaint={complaint} />
        <Fact name="origin">{origin && translate(`complaint.origin.${origin}`, { _: origin })}</Fact>
        <Fact name="source">
          {translate(`complaint.source.${complaint.source}`, { _: complaint.source })}
        </Fact>
      </Group>
      <Group title="workflow.page.who">
        <Fact name="staff">{staff?.name ?? translate('complaint.unassigned')}</Fact>
        <Fact name="assigned">{assigned && inChargeText(assigned)}</Fact>
        <Fact name="leaders">{leaders && leaders.length > 0 && <ForwardedLeaders leaders={leaders} />}</Fact>
        <Slot name="whoFacts" complaint={complaint} />
        <Fact name="email">{email && <MuiLink href={`mailto:${email}`}>{email}</MuiLink>}</Fact>
        <Fact name="creator">{creator?.name}</Fact>
        <Fact name="recordedAt">{complaint.created_at && written(complaint.created_at)}</Fact>
        <Fact name="closedAt">{closed_at && written(closed_at)}</Fact>
      </Group>
    </Paper>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate(title)}
      </Typography>
      <Facts words="complaint.fields" isInLines>
        {children}
      </Facts>
    </Box>
  );
}
