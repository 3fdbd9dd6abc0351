import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { parseLocation } from '#contract/kernel/location.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { SafeHtml } from '#src/components/format/SafeHtml.tsx';
import { LocationMap } from '#src/components/map/LocationMap.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PageSkeleton } from '#src/components/page/PageSkeleton.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { LettersSection } from '#src/custom/letters/LettersSection.tsx';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { ComplaintKeys } from '../ComplaintKeys.tsx';
import { BackLink } from './BackLink.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DetailActions } from './DetailActions.tsx';
import { History } from './History.tsx';
import { Information } from './Information.tsx';
import { Media } from './Media.tsx';
import { MergedBanner } from './merged/MergedBanner.tsx';
import { MergedParts } from './merged/MergedParts.tsx';
import type { MergedSource } from './merged/UndoButton.tsx';
import { UndoDialog } from './merged/UndoDialog.tsx';
import { OfficerMails } from './OfficerMails.tsx';
import { OpenedBy } from './OpenedBy.tsx';
import { PlaceInList } from './place/PlaceInList.tsx';
import { Referrals } from './referrals/Referrals.tsx';
import { Standing } from './Standing.tsx';
import { Timeline } from './Timeline.tsx';
import { useComplaint } from './useComplaintDetail.ts';

/** One grievance, read, answered and resolved: `/grievance/{id}` (DET-01 to DET-06). */
export default function ComplaintDetail() {
  const id = Number(useParams().id);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mb: 1 }}>
        <BackLink />
        <PlaceInList id={id} />
      </Box>
      <ComplaintKeys />
      <Loaded key={id} id={id} />
    </>
  );
}

function Loaded({ id }: { id: number }) {
  const translate = useTranslate();
  const { data: complaint, error, refetch } = useComplaint(id);
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <Page title={translate('complaint.detail.notFound')}>
        <Typography>{translate('complaint.detail.notFoundText')}</Typography>
      </Page>
    );
  }
  if (complaint) return <Detail complaint={complaint} />;
  if (!error) return <PageSkeleton />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => refetch()}>
          {translate('complaint.list.retry')}
        </Button>
      }
    >
      {translate('complaint.detail.failed')}
    </Alert>
  );
}

function Detail({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const standing = useRef<HTMLDivElement>(null);
  const position = parseLocation(complaint.location);
  /** A button that is gone with what its dialog did gets no focus back; it would be lost with the dialog. */
  const catchFocus = () => {
    if (!document.activeElement?.closest('main')) standing.current?.focus();
  };
  const [hasDesk, hasLetters, hasMessages] = [
    hasCapability('desk'),
    hasCapability('letters'),
    hasCapability('messages'),
  ];
  const [undone, setUndone] = useState<MergedSource | null>(null);
  const [isAsking, setAsking] = useState(false);
  const undo = (source: MergedSource) => {
    setUndone(source);
    setAsking(true);
  };
  return (
    <Page
      title={translate('complaint.detail.title', { number: complaint.complaint_number })}
      subtitle={<Standing ref={standing} complaint={complaint} />}
      actions={<DetailActions complaint={complaint} onExited={catchFocus} />}
    >
      <MergedBanner complaint={complaint} onUndo={undo} />
      <Columns
        left={
          <>
            <Information complaint={complaint} />
            <Section title="complaint.detail.details">
              <SafeHtml html={complaint.details} />
            </Section>
            <Section title="complaint.media.title">
              {complaint.media?.length ? (
                <Media media={complaint.media} />
              ) : (
                <Typography color="textSecondary">{translate('complaint.media.none')}</Typography>
              )}
            </Section>
            {complaint.source === 'app' && position && (
              <Section title="complaint.detail.location">
                <LocationMap coordinates={position} />
              </Section>
            )}
          </>
        }
        right={
          <>
            {hasDesk && <OfficerMails complaint={complaint} />}
            {hasMessages && <ContactSection complaint={complaint} />}
            {hasLetters && <LettersSection about={{ complaint_id: complaint.id }} />}
            {hasLetters && <Referrals complaint={complaint} />}
            <History complaint={complaint} />
            {hasDesk && <Timeline complaintId={complaint.id} />}
            {complaint.merged_from?.length ? <MergedParts complaintId={complaint.id} onUndo={undo} /> : null}
            <OpenedBy complaint={complaint} />
          </>
        }
      />
      {/* Beside what it takes away: it is there until it has given back the focus. */}
      {undone && (
        <UndoDialog
          source={undone}
          open={isAsking}
          onClose={() => setAsking(false)}
          onExited={() => {
            setUndone(null);
            catchFocus();
          }}
        />
      )}
    </Page>
  );
}

const Columns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
    }}
  >
    <Stack sx={{ gap: 2, minWidth: 0 }}>{left}</Stack>
    <Stack sx={{ gap: 2, minWidth: 0 }}>{right}</Stack>
  </Box>
);
