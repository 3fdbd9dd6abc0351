import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Fact, Facts } from '#src/components/page/Facts.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import PhoneMark from '#src/custom/persons/contactPreferences/PhoneMark.tsx';
import { useInChargeText } from '../inCharges.ts';
import { ClosingFact } from './closing/ClosingFact.tsx';
import { DeadlineFacts } from './DeadlineFacts.tsx';
import { FollowupFact } from './FollowupFact.tsx';
import { ForwardedLeaders } from './ForwardedLeaders.tsx';

/** Who complains of what, where, and who has it in hand; what was not given is a dash (DET-01). */
export function Information({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const { day, instant } = useFormats();
  /** A plain host tells the day alone. */
  const written = (at: string) => (at.includes('T') ? instant(at) : day(at));
  const { origin, staff, leaders, creator, email, assigned, closed_at } = complaint;
  const nameIn = useNameIn();
  const inChargeText = useInChargeText();
  const place = [usePlaceText()(complaint), nameIn(complaint.parliament)];
  return (
    <Section title="complaint.detail.information">
      <Facts words="complaint.fields" column="8.5rem">
        <Fact name="name">{complaint.name}</Fact>
        <Fact name="phone">
          <PhoneLink phone={complaint.phone} />
          <PhoneMark personId={complaint.person_id} phone={complaint.phone} />
        </Fact>
        <Fact name="email">{email && <MuiLink href={`mailto:${email}`}>{email}</MuiLink>}</Fact>
        <Fact name="category">{nameIn(complaint.category)}</Fact>
        <Fact name="place">{place.filter(Boolean).join(', ')}</Fact>
        <Fact name="type">{translate(`complaint.type.${complaint.type}`, { _: complaint.type })}</Fact>
        <DeadlineFacts complaint={complaint} />
        <FollowupFact complaint={complaint} />
        <ClosingFact complaint={complaint} />
        <Fact name="origin">{origin && translate(`complaint.origin.${origin}`, { _: origin })}</Fact>
        <Fact name="source">
          {translate(`complaint.source.${complaint.source}`, { _: complaint.source })}
        </Fact>
        <Fact name="assigned">{assigned && inChargeText(assigned)}</Fact>
        <Fact name="staff">{staff?.name ?? translate('complaint.unassigned')}</Fact>
        <Fact name="leaders">{leaders && leaders.length > 0 && <ForwardedLeaders leaders={leaders} />}</Fact>
        <Fact name="creator">{creator?.name}</Fact>
        <Fact name="recordedAt">{complaint.created_at && written(complaint.created_at)}</Fact>
        <Fact name="closedAt">{closed_at && written(closed_at)}</Fact>
      </Facts>
    </Section>
  );
}
