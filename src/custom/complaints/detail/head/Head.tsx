import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { PageTitle } from '#src/components/page/Page.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { componentOf } from '#src/components/slots/componentOf.ts';
import { Slot } from '#src/components/slots/Slot.tsx';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { StatusChip } from '../../StatusChip.tsx';
import { useDaysText } from '../../useDaysText.ts';
import { HeadButtons } from './HeadButtons.tsx';

interface HeadProps {
  complaint: ComplaintRecord;
  standing: React.Ref<HTMLDivElement>;
  onExited: () => void;
  /** The action buttons. */
  children: ReactNode;
}

/** The number, status, person, category and place of a grievance, then its actions. */
export function Head({ complaint, standing, onExited, children }: HeadProps) {
  const translate = useTranslate();
  return (
    <Box component="header" sx={{ mb: { xs: 1, sm: 1.25 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}>
          <PageTitle>{translate('complaint.detail.title', { number: complaint.complaint_number })}</PageTitle>
          <Standing ref={standing} complaint={complaint} />
        </Stack>
        <HeadButtons complaint={complaint} onExited={onExited} />
      </Stack>
      <Who complaint={complaint} />
      {children}
    </Box>
  );
}

/** Name and phone, then category and place, in one line where there is room. */
function Who({ complaint }: { complaint: ComplaintRecord }) {
  const nameIn = useNameIn();
  const place = usePlaceText()(complaint);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere', mb: { sm: 0.75 } }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
        <Name complaint={complaint} />
        <PhoneLink phone={complaint.phone} />
        <Slot name="phone" complaint={complaint} />
      </Stack>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[nameIn(complaint.category), place].filter(Boolean).join(' · ')}
      </Box>
    </Stack>
  );
}

/** The citizen's name, drawn by the capability that knows the person. */
function Name({ complaint }: { complaint: ComplaintRecord }) {
  const [part] = useSlot('person');
  const name = (
    <Box component="span" sx={{ fontWeight: 600 }}>
      {complaint.name}
    </Box>
  );
  if (!part) return name;
  const Person = componentOf(part);
  return (
    <Suspense fallback={name}>
      <Person complaint={complaint} />
    </Suspense>
  );
}

interface StandingProps {
  complaint: ComplaintRecord;
  ref: React.Ref<HTMLDivElement>;
}

/** The status, the capabilities' facts and the days. Screen readers announce changes. */
function Standing({ complaint, ref }: StandingProps) {
  const translate = useTranslate();
  const daysText = useDaysText();
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="status"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', outline: 'none' }}
    >
      <StatusChip status={complaint.status} />
      <Slot name="head" complaint={complaint} />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {daysText(complaint)}
        {complaint.source === 'web' && ` ${translate('complaint.internal')}`}
      </Box>
    </Box>
  );
}
