import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '#contract/access/policies.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { sidesOf } from '#contract/letters/letterText.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Fact, Facts } from '#src/components/page/Facts.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { PrintMenu } from './PrintMenu.tsx';

/** A sent letter. It can only be cancelled (REF-06). */
export function SentLetter({ letter }: { letter: LetterRecord }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const actor = storedActor();
  const [isCancelling, setCancelling] = useState(false);
  const keeps = actor !== null && can(actor, 'edit', 'register');
  const { id, number, kind, state, addressee, link, cancel_reason, cancelled_at } = letter;
  const to = [addressee.name, addressee.designation, addressee.department, addressee.address];
  const first = sidesOf(letter.language).map((side) => letter.texts[side]?.subject);
  return (
    <Page
      title={number ?? ''}
      subtitle={translate(`letters.kind.${kind}`)}
      actions={
        <>
          {link && (
            <Button href={link} target="_blank" rel="noopener" variant="contained" startIcon={<PdfIcon />}>
              {translate('common.openPdf')}
            </Button>
          )}
          {keeps && <PrintMenu ids={[id]} prints={['envelopes', 'labels', 'sheet']} />}
          {keeps && state === 'dispatched' && (
            <Button variant="outlined" color="error" onClick={() => setCancelling(true)}>
              {translate('letters.cancel.open')}
            </Button>
          )}
        </>
      }
    >
      {cancelled_at && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('letters.cancelledOn', { day: day(cancelled_at), reason: cancel_reason ?? '' })}
        </Alert>
      )}
      {!link && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('letters.erased')}
        </Alert>
      )}
      <Section title="letters.facts.title">
        <Facts words="letters.facts" column="10rem">
          <Fact name="to" isWide>
            {to.filter(Boolean).join(', ')}
          </Fact>
          <Fact name="subject" isWide>
            {first.filter(Boolean).join(' / ')}
          </Fact>
          <Fact name="sent">{letter.dispatched_at && day(letter.dispatched_at)}</Fact>
          <Fact name="by">{letter.dispatched_by?.name}</Fact>
          <Fact name="signature">{letter.signed_by?.name}</Fact>
          <Fact name="copies" isWide>
            {letter.copies_to.map(({ text }) => text).join('; ')}
          </Fact>
        </Facts>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {translate('letters.facts.stays')}
        </Typography>
      </Section>
      {isCancelling && <CancelDialog letter={letter} onClose={() => setCancelling(false)} />}
    </Page>
  );
}
