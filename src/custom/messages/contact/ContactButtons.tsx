import CallIcon from '@mui/icons-material/PhoneOutlined';
import MessageIcon from '@mui/icons-material/SmsOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { type OpenComplaint, useOpenComplaints } from './useOpenComplaints.ts';
import { WhichComplaint } from './WhichComplaint.tsx';

const ContactDialog = lazy(retryImport(() => import('./ContactDialog.tsx')));

interface PersonContactProps {
  person: PersonCard;
  way: 'call' | 'message';
  onClose: () => void;
}

/** Asks which open grievance a call or a message is about, if there are several, then starts it. */
function PersonContact({ person, way, onClose }: PersonContactProps) {
  const { cases: openComplaints, isError } = useOpenComplaints([person]);
  const [chosen, setChosen] = useState<OpenComplaint | null>(null);
  const [only, ...others] = openComplaints ?? [];
  const about = chosen ?? (others.length === 0 ? only : undefined);
  if (!openComplaints && !isError) return null;
  if (!about) return <WhichComplaint person={person} way={way} onChoose={setChosen} onClose={onClose} />;
  return (
    <Suspense>
      <ContactDialog way={way} complaint={about} phones={person.phones} onClose={onClose} />
    </Suspense>
  );
}

/** Calls or writes to a person about one of their open grievances (PER-08). */
export default function ContactButtons({ person }: { person: PersonCard }) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const [way, setWay] = useState<'call' | 'message' | null>(null);
  useKeys({ call: () => setWay('call'), message: () => setWay('message') });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CallIcon />}
        aria-haspopup="dialog"
        onClick={() => setWay('call')}
        {...shortcut('call')}
      >
        {translate('calls.action')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<MessageIcon />}
        aria-haspopup="dialog"
        onClick={() => setWay('message')}
        {...shortcut('message')}
      >
        {translate('common.message')}
      </Button>
      {way && <PersonContact person={person} way={way} onClose={() => setWay(null)} />}
    </>
  );
}
